import Diagnostics
import JSONSyntax
import TokenCompiler
import TokenModel

/// The contents of `$extensions`, in flat arrays.
///
/// Empty unless a template reads them.
struct ExtensionTable {
  /// A property of an object or an element of a list.
  struct Entry {
    /// The property name; empty for an element.
    let name: TextID
    var value: Value
  }

  /// An extension value.
  enum Value: Hashable {
    case text(TextID)
    case number(Double)
    case boolean(Bool)
    case null
    /// The range of the elements' entries.
    case list(Range<Int>)
    /// The range of the properties' entries.
    case object(Range<Int>)

    /// The names of the cases in templates.
    static let kinds = ["text", "number", "boolean", "null", "list", "object"]

    /// The index of the case in ``kinds``.
    var kind: Int {
      switch self {
      case .text: 0
      case .number: 1
      case .boolean: 2
      case .null: 3
      case .list: 4
      case .object: 5
      }
    }
  }

  private(set) var entries: [Entry] = []
  /// The extensions of tokens and constants, by their index in the IR.
  private var tokens: [Int: Range<Int>] = [:]
  private var groups: [Int: Range<Int>] = [:]

  /// Reads all extensions of an IR.
  ///
  /// Objects are read level by level instead of recursively, because they can be nested as deeply
  /// as JSON allows.
  init(_ input: BindingInput, _ texts: inout TextTable) {
    guard input.uses(TokenMember.extensions) || input.uses(GroupMember.extensions) else { return }
    let ir = input.ir
    for (index, token) in ir.tokens.enumerated() {
      if let span = token.extensions { tokens[index] = read(span, at: token.path, ir, &texts) }
    }
    for (index, group) in ir.groups.enumerated() {
      if let span = group.extensions { groups[index] = read(span, at: group.path, ir, &texts) }
    }
  }

  func ofToken(_ index: Int) -> Range<Int> { tokens[index] ?? 0..<0 }
  func ofGroup(_ index: Int) -> Range<Int> { groups[index] ?? 0..<0 }

  private mutating func read(
    _ span: Span,
    at path: PathID,
    _ ir: IR,
    _ texts: inout TextTable
  ) -> Range<Int> {
    // The compiler has already reported errors in the extensions.
    var mistakes: [Diagnostic] = []
    let bytes = Array(ir.json(of: .extensions(path), at: span))
    let tree = JSONTree.parse(bytes, file: span.file, diagnostics: &mistakes)
    guard let root = tree.root else { return 0..<0 }
    var pending: [(entry: Int, node: JSONNode)] = []
    let top = children(of: root, tree, &texts, &pending)
    while let (entry, node) = pending.popLast() {
      let range = children(of: node, tree, &texts, &pending)
      entries[entry].value = tree.kind(node) == .array ? .list(range) : .object(range)
    }
    return top
  }

  /// Adds an entry for each child of a node.
  ///
  /// Lists and objects are added to `pending` for later.
  private mutating func children(
    of node: JSONNode,
    _ tree: JSONTree,
    _ texts: inout TextTable,
    _ pending: inout [(entry: Int, node: JSONNode)]
  ) -> Range<Int> {
    let start = entries.count
    func add(_ name: String, _ child: JSONNode) {
      let value: Value
      switch tree.kind(child) {
      case .string: value = .text(texts.intern(tree.string(child)))
      case .number: value = .number(tree.number(child))
      case .true, .false: value = .boolean(tree.kind(child) == .true)
      case .null: value = .null
      case .array, .object:
        value = .null
        pending.append((entries.count, child))
      }
      entries.append(Entry(name: texts.intern(name), value: value))
    }
    if tree.kind(node) == .array {
      for element in tree.elements(of: node) { add("", element) }
    } else {
      for member in tree.members(of: node) { add(tree.string(member.key), member.value) }
    }
    return start..<entries.count
  }
}
