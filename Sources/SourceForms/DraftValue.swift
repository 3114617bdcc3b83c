package import JSONSyntax

/// A JSON value created from a file in another form or format.
///
/// It's converted to text in only two ways: on one line by ``json``, or in the layout of a writer.
package indirect enum DraftValue: Equatable, Sendable {
  case string(String)
  case number(Double)
  case boolean(Bool)
  case array([DraftValue])
  case object([Member])
  /// A reference to a token, by the token's path in the draft.
  case reference([String])
  /// A value that is kept as written in its file.
  case source(SourceValue)

  package struct Member: Equatable, Sendable {
    package let name: String
    /// The name as written in the file, including escapes; `nil` for a new property.
    let key: SourceValue?
    package let value: DraftValue

    package init(_ name: String, _ value: DraftValue) {
      self.name = name
      key = nil
      self.value = value
    }

    /// Creates a property that keeps its name, with the old or a new value.
    init(_ member: JSONMember, in tree: JSONTree, _ value: DraftValue? = nil) {
      name = tree.string(member.key)
      key = SourceValue(tree: tree, node: member.key)
      self.value = value ?? .source(member.value, of: tree)
    }

    /// Returns the `$extensions` of a group or token, with properties of the `dev.tokens`
    /// extension.
    package static func extensions(_ own: [Member]) -> Member {
      Member("$extensions", .object([Member("dev.tokens", .object(own))]))
    }
  }

  /// Returns a value that is kept as written in its file.
  static func source(_ node: JSONNode, of tree: JSONTree) -> DraftValue {
    .source(SourceValue(tree: tree, node: node))
  }

  /// Returns a number with a unit, as in the value of a dimension.
  package static func measure(_ value: Double, _ unit: String) -> DraftValue {
    .object([Member("value", .number(value)), Member("unit", .string(unit))])
  }
}

/// A value that is kept as written in a file.
package struct SourceValue: Equatable, Sendable {
  let tree: JSONTree
  let node: JSONNode

  package static func == (one: SourceValue, other: SourceValue) -> Bool {
    one.tree.text(one.node) == other.tree.text(other.node)
  }
}

// MARK: Text

extension DraftValue.Member {
  /// The property as JSON on one line.
  var json: String {
    "\(key.map { DraftValue.source($0).json } ?? JSONWriter.quoted(name)): \(value.json)"
  }
}

extension DraftValue {
  /// The value as JSON on one line, except for values that are kept as written in their file.
  package var json: String {
    var writer = JSONWriter(.chosen)
    write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Writes the value.
  ///
  /// - Parameters:
  ///   - writer: the destination.
  ///   - reference: returns the text of a reference for a path.
  package func write(
    to writer: inout JSONWriter,
    reference: ([String]) -> String = { "{" + $0.joined(separator: ".") + "}" }
  ) {
    switch self {
    case .string(let text): writer.string(text)
    case .number(let number): writer.number(number)
    case .boolean(let boolean): writer.boolean(boolean)
    case .reference(let path): writer.string(reference(path))
    case .source(let source): source.tree.withText(source.node) { writer.verbatim($0) }
    case .array(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer, reference: reference) }
      writer.endArray()
    case .object(let members):
      writer.beginObject()
      for member in members {
        if let key = member.key {
          key.tree.withText(key.node) { writer.name(verbatim: $0) }
        } else {
          writer.name(member.name)
        }
        member.value.write(to: &writer, reference: reference)
      }
      writer.endObject()
    }
  }
}

// MARK: Values of a file

extension JSONTree {
  /// Calls a function with each string in a value, except for names.
  func forEachString(in node: JSONNode, _ body: (JSONNode) -> Void) {
    switch kind(node) {
    case .array: for element in elements(of: node) { forEachString(in: element, body) }
    case .object: for member in members(of: node) { forEachString(in: member.value, body) }
    case .string: body(node)
    case .number, .true, .false, .null: break
    }
  }

  /// Returns a value of the file with some of its leaves replaced; `nil` if `replacement` returns
  /// `nil` for all of them.
  func replacingLeaves(
    of node: JSONNode,
    _ replacement: (_ leaf: JSONNode) -> DraftValue?
  ) -> DraftValue? {
    switch kind(node) {
    case .array:
      let elements = elements(of: node).map { ($0, replacingLeaves(of: $0, replacement)) }
      guard elements.contains(where: { $0.1 != nil }) else { return nil }
      return .array(elements.map { $1 ?? .source($0, of: self) })
    case .object:
      let members = members(of: node).map { ($0, replacingLeaves(of: $0.value, replacement)) }
      guard members.contains(where: { $0.1 != nil }) else { return nil }
      return .object(members.map { DraftValue.Member($0, in: self, $1) })
    default: return replacement(node)
    }
  }
}
