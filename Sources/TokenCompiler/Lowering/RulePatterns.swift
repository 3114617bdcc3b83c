import TokenModel

/// The tokens that a rule stands for: those at its paths, in its files.
struct RulePatterns: Sendable {
  private let paths: [NamePattern]
  private let files: [NamePattern]

  init(_ rule: SourceRule) {
    paths = rule.paths.compactMap { NamePattern($0.value, separator: ".") }
    files = rule.files.compactMap { NamePattern($0.value, separator: "/") }
  }

  /// Whether the names of a token's path are those of the rule.
  func match(path: [ArraySlice<UInt8>]) -> Bool {
    paths.isEmpty || paths.contains { $0.matches(path) }
  }

  /// Whether the names in the path of a file are those of the rule.
  func match(file: [ArraySlice<UInt8>]) -> Bool {
    files.isEmpty || files.contains { $0.matches(file) }
  }
}
