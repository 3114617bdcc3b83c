package import Diagnostics
internal import JSONSyntax

/// A file to import.
package struct ImportFile: Sendable {
  /// The identifier of the file in diagnostics.
  package let id: SourceMap.FileID
  /// The path as specified, or relative to the specified folder.
  package let path: String
  package let bytes: [UInt8]

  package init(id: SourceMap.FileID, path: String, bytes: [UInt8]) {
    self.id = id
    self.path = path
    self.bytes = bytes
  }

  /// The location of the file's beginning, for diagnostics about the whole file.
  var start: Span { Span(file: id, start: 0, end: 0) }

  /// Parses the file as JSON.
  ///
  /// - Parameters:
  ///   - options: the extensions of JSON to accept.
  ///   - diagnostics: receives the syntax errors.
  /// - Returns: the tree and its root; `nil` if there are errors.
  func json(
    _ options: JSONOptions,
    _ diagnostics: inout [Diagnostic]
  ) -> (tree: JSONTree, root: JSONNode)? {
    let before = diagnostics.count
    let tree = JSONTree.parse(bytes, file: id, options: options, diagnostics: &diagnostics)
    guard diagnostics.count == before, let root = tree.root else { return nil }
    return (tree, root)
  }
}
