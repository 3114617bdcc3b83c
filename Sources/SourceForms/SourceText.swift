package import Diagnostics
package import JSONSyntax

/// The text of a token file as JSON.
///
/// Many tools read every token file as JSON5 and use the last of several properties with the same
/// name.
package struct SourceText {
  /// The tree, whose locations are in the file.
  package let tree: JSONTree
  /// The JSON converted from the file; `nil` if the file is JSON.
  package let json: RewrittenText?
  /// The errors in the file that were tolerated, in source order.
  package private(set) var flaws: [Diagnostic] = []
  /// The names of the properties that later ones replace, in source order.
  package private(set) var repeated: [String] = []

  /// Parses a file.
  ///
  /// A file named `.json5` or `.jsonc` is JSON5. A `.json` file can be JSON5, too, except for
  /// resolver documents and for files with a name reserved for DTCG.
  ///
  /// - Parameters:
  ///   - bytes: the contents of the file.
  ///   - path: the path of the file.
  ///   - file: the file identifier for spans.
  ///   - diagnostics: receives the errors, unless all of them are tolerated.
  package init(
    _ bytes: [UInt8],
    path: String,
    file: SourceMap.FileID = SourceMap.FileID(index: 0),
    diagnostics: inout [Diagnostic]
  ) {
    let json = JSON5Text.isExtension(of: path) ? JSON5Text.json(bytes) : nil
    var flaws: [Diagnostic] = []
    let tree =
      json.map { JSONTree.parse($0, file: file, diagnostics: &flaws) }
      ?? JSONTree.parse(bytes, file: file, diagnostics: &flaws)
    if !flaws.isEmpty, Self.mayBeJSON5(path), let text = Self.converted(bytes, file) {
      (self.tree, self.json, repeated) = text
      self.flaws = flaws
    } else {
      (self.tree, self.json) = (tree, json)
      diagnostics += flaws
    }
  }

  /// Creates the text from the tree of a JSON file without errors.
  package init(_ tree: JSONTree) {
    self.tree = tree
    json = nil
  }

  private static func mayBeJSON5(_ path: String) -> Bool {
    let standard = [".tokens.json", ".resolver.json"]
    return JSON5Text.isExtension(of: path)
      || path.hasSuffix(".json") && !standard.contains(where: path.hasSuffix)
  }

  /// Converts JSON5 without repeated properties; `nil` if the file has other errors.
  private static func converted(
    _ bytes: [UInt8],
    _ file: SourceMap.FileID
  ) -> (JSONTree, RewrittenText, repeated: [String])? {
    guard let json = JSON5Text.json(bytes) else { return nil }
    var flaws: [Diagnostic] = []
    let tree = JSONTree.parse(json.bytes, file: file, options: .repeating, diagnostics: &flaws)
    guard flaws.isEmpty, let root = tree.root,
      tree.kind(root) != .object || tree.value(of: "resolutionOrder", in: root) == nil
    else { return nil }
    let (text, repeated) = withoutRepetitions(tree)
    let unique = text.replacingOrigins(by: json)
    let uniqueTree = JSONTree.parse(unique, file: file, diagnostics: &flaws)
    return flaws.isEmpty ? (uniqueTree, unique, repeated) : nil
  }

  /// Returns the text without the properties that later ones replace, and their names.
  private static func withoutRepetitions(_ tree: JSONTree) -> (RewrittenText, names: [String]) {
    var cuts: [(range: Range<UInt32>, name: String)] = []
    var waiting = tree.root.map { [$0] } ?? []
    while let node = waiting.popLast() {
      waiting += tree.elements(of: node)
      let members = tree.members(of: node).map { ($0, name: tree.string($0.key)) }
      let last = Dictionary(members.enumerated().map { ($1.name, $0) }) { $1 }
      for (index, (member, name)) in members.enumerated() {
        if last[name] == index {
          waiting.append(member.value)
        } else {
          let next = members[index + 1].0
          cuts.append((tree.start(of: member.key)..<tree.start(of: next.key), name))
        }
      }
    }
    cuts.sort { $0.range.lowerBound < $1.range.lowerBound }
    var text = RewrittenText()
    tree.bytes.withUnsafeBufferPointer { source in
      var start: UInt32 = 0
      for (range, _) in cuts {
        text.copy(start..<range.lowerBound, of: source)
        start = range.upperBound
      }
      text.copy(start..<UInt32(source.count), of: source)
    }
    return (text, cuts.map(\.name))
  }
}
