import TokenModel

/// The patterns for the token paths and files to which a rule applies.
struct RulePatterns: Sendable {
  private let paths: [NamePattern]
  private let files: [NamePattern]

  init(_ rule: SourceRule) {
    paths = rule.paths.compactMap { NamePattern($0.value, separator: ".") }
    files = rule.files.compactMap { NamePattern($0.value, separator: "/") }
  }

  func match(path: [ArraySlice<UInt8>]) -> Bool {
    paths.isEmpty || paths.contains { $0.matches(path) }
  }

  func match(file: [ArraySlice<UInt8>]) -> Bool {
    files.isEmpty || files.contains { $0.matches(file) }
  }
}
