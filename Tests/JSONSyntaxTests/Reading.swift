import Diagnostics
import JSONSyntax

/// The result of parsing a text.
struct Reading {
  let tree: JSONTree
  let diagnostics: [Diagnostic]

  init(_ bytes: [UInt8], options: JSONOptions = .strict) {
    var diagnostics: [Diagnostic] = []
    tree = JSONTree.parse(
      bytes,
      file: SourceMap.FileID(index: 0),
      options: options,
      diagnostics: &diagnostics
    )
    self.diagnostics = diagnostics
  }

  init(_ text: String, options: JSONOptions = .strict) {
    self.init(Array(text.utf8), options: options)
  }

  /// The errors as `line:column: code: message`, in the order of their discovery.
  var report: [String] {
    let lines = LineMap(tree.bytes)
    return diagnostics.map { diagnostic in
      guard let label = diagnostic.primary else { return diagnostic.message }
      let position = lines.position(at: label.span.start)
      return "\(position.line):\(position.column): \(diagnostic.code.name): \(diagnostic.message)"
    }
  }

  /// A description of the tree that is different for different trees.
  var outline: String {
    tree.root.map { outline(of: $0) } ?? "nothing"
  }

  private func outline(of node: JSONNode) -> String {
    switch tree.kind(node) {
    case .object:
      "{"
        + tree.members(of: node).map { "\(tree.string($0.key)): \(outline(of: $0.value))" }
        .joined(separator: ", ") + "}"
    case .array: "[" + tree.elements(of: node).map { outline(of: $0) }.joined(separator: ", ") + "]"
    case .string: "'\(tree.string(node))'"
    case .number: "\(tree.number(node))"
    case .true: "true"
    case .false: "false"
    case .null: "null"
    }
  }
}

extension JSONTree {
  /// The bytes of `node`, written with a layout.
  func bytes(of node: JSONNode, _ layout: JSONWriter.Layout) -> [UInt8] {
    var writer = JSONWriter(layout)
    writer.value(node, of: self)
    return writer.bytes
  }
}
