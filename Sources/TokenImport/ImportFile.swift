package import Diagnostics
internal import JSONSyntax

/// A file that is imported.
package struct ImportFile: Sendable {
  /// What stands for the file in messages.
  package let id: SourceMap.FileID
  /// The path as it was named, or inside of the folder that was named.
  package let path: String
  package let bytes: [UInt8]

  package init(id: SourceMap.FileID, path: String, bytes: [UInt8]) {
    self.id = id
    self.path = path
    self.bytes = bytes
  }

  /// Reads the file as JSON.
  ///
  /// - Parameters:
  ///   - options: what is accepted beyond the standard.
  ///   - diagnostics: gets the mistakes in the syntax.
  /// - Returns: the tree and its root; `nil` if there are mistakes.
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
