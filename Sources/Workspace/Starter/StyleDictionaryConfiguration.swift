internal import Diagnostics
internal import JSONSyntax

/// The settings of a Style Dictionary configuration that have equivalents in ours.
struct StyleDictionaryConfiguration {
  let path: AbsolutePath
  /// The patterns of token files, in order.
  let patterns: [String]
  /// The prefixes of names, by the kind of output.
  let prefixes: [String: String]
  /// Whether sizes without a unit are in `rem`.
  let readsSizesAsRem: Bool

  /// Parses a file.
  ///
  /// Returns `nil` if it isn't a Style Dictionary configuration.
  init?(_ bytes: [UInt8], at path: AbsolutePath) {
    var diagnostics: [Diagnostic] = []
    let file = SourceMap.FileID(index: 0)
    let tree = JSONTree.parse(bytes, file: file, options: .commented, diagnostics: &diagnostics)
    guard diagnostics.isEmpty, let root = tree.root, tree.kind(root) == .object,
      let platforms = tree.value(of: "platforms", in: root), tree.kind(platforms) == .object
    else { return nil }
    func texts(_ list: JSONNode?) -> [String] {
      guard let list else { return [] }
      return tree.elements(of: list).filter { tree.kind($0) == .string }.map { tree.string($0) }
    }
    let patterns =
      texts(tree.value(of: "include", in: root)) + texts(tree.value(of: "source", in: root))
    guard !patterns.isEmpty else { return nil }
    self.path = path
    self.patterns = patterns.flatMap(Self.expanded)
    var prefixes: [String: String] = [:]
    var readsSizesAsRem = false
    for platform in tree.members(of: platforms) {
      func text(_ name: StaticString) -> String? {
        tree.value(of: name, in: platform.value)
          .flatMap { tree.kind($0) == .string ? tree.string($0) : nil }
      }
      let group = text("transformGroup") ?? tree.string(platform.key)
      readsSizesAsRem =
        readsSizesAsRem || ["css", "scss", "js", "less", "android", "ios"].contains(group)
      guard let prefix = text("prefix"), !prefix.isEmpty else { continue }
      if ["css", "scss", "less", "web"].contains(group) {
        prefixes["css"] = prefixes["css"] ?? prefix
      } else if group.hasPrefix("android") {
        prefixes["android"] = prefixes["android"] ?? prefix
      }
    }
    self.prefixes = prefixes
    self.readsSizesAsRem = readsSizesAsRem
  }

  /// Returns the token files that match the patterns, in the order of the patterns.
  func files() -> [AbsolutePath] {
    var known: Set<AbsolutePath> = []
    return patterns.flatMap { pattern -> [AbsolutePath] in
      guard let search = FilePattern(pattern, in: path.parent) else {
        let file = path.parent.appending(pattern)
        return Disk.isFile(file) ? [file] : []
      }
      return search.matches().files
    }.filter { known.insert($0).inserted }
  }

  /// Expands the alternatives in a pattern, as in `*.{json,json5}` and `*.@(json|json5)`.
  static func expanded(_ pattern: String) -> [String] {
    guard let (before, choices, after) = alternatives(in: pattern) else {
      // Exclusions can't be expressed here, so all files are examined.
      return [pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern]
    }
    return choices.flatMap { expanded(before + $0 + after) }
  }

  private static func alternatives(in pattern: String) -> (String, [String], String)? {
    for (open, close, separator) in [("{", "}", ","), ("@(", ")", "|"), ("+(", ")", "|")] {
      guard let start = pattern.range(of: open),
        let end = pattern[start.upperBound...].firstIndex(of: Character(close))
      else { continue }
      let choices = pattern[start.upperBound..<end].split(separator: Character(separator))
      return (
        String(pattern[..<start.lowerBound]), choices.map(String.init),
        String(pattern[pattern.index(after: end)...])
      )
    }
    return nil
  }
}

extension String {
  /// Returns the first range of another string.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
