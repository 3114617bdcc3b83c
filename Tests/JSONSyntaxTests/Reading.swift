import Diagnostics
import JSONSyntax

/// What the reader made of a text.
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

  /// The errors as `line:column: code: message`, in the order in which they were reported.
  var report: [String] {
    let lines = LineMap(tree.bytes)
    return diagnostics.map { diagnostic in
      guard let label = diagnostic.primary else { return diagnostic.message }
      let position = lines.position(at: label.span.start)
      return "\(position.line):\(position.column): \(diagnostic.code.name): \(diagnostic.message)"
    }
  }

  /// The tree written so that two different trees differ.
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
