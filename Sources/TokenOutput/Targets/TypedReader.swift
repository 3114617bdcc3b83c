import Diagnostics
import JSONSyntax

/// Reads properties of a JSON tree, validating their names and types, and reports errors.
struct TypedReader {
  let tree: JSONTree
  private(set) var diagnostics: [Diagnostic]

  init(_ tree: JSONTree, diagnostics: [Diagnostic] = []) {
    self.tree = tree
    self.diagnostics = diagnostics
  }

  /// A property of an object.
  struct Member {
    let name: String
    /// The path of the object that contains the property.
    let parent: String
    /// The path from the root, joined by periods, for diagnostics.
    var path: String { parent.isEmpty ? name : "\(parent).\(name)" }
    let key: Span
    let value: JSONNode
  }

  mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  /// Returns the properties of an object whose names are in `known` and reports the others.
  mutating func members(of node: JSONNode, at path: String, known: [String]) -> [Member] {
    members(of: node, at: path).filter { member in
      if known.contains(member.name) { return true }
      report(.unknownMember(member, of: path, known: known))
      return false
    }
  }

  /// Returns all properties of an object.
  mutating func members(of node: JSONNode, at path: String) -> [Member] {
    guard tree.kind(node) == .object else {
      mistyped(node, at: path, expected: "an object")
      return []
    }
    return tree.members(of: node).map { member in
      Member(
        name: tree.string(member.key),
        parent: path,
        key: tree.span(member.key),
        value: member.value
      )
    }
  }

  mutating func string(_ member: Member) -> String? {
    string(member.value, at: member.path)
  }

  mutating func string(_ node: JSONNode, at path: @autoclosure () -> String) -> String? {
    guard tree.kind(node) == .string else {
      mistyped(node, at: path(), expected: "a string")
      return nil
    }
    return tree.string(node)
  }

  /// Returns a string, or `.some(nil)` for `null`.
  mutating func stringOrNull(_ member: Member) -> String?? {
    if tree.kind(member.value) == .null { return .some(nil) }
    guard tree.kind(member.value) == .string else {
      mistyped(member.value, at: member.path, expected: "a string or `null`")
      return nil
    }
    return tree.string(member.value)
  }

  mutating func boolean(_ member: Member) -> Bool? {
    switch tree.kind(member.value) {
    case .true: return true
    case .false: return false
    default:
      mistyped(member.value, at: member.path, expected: "`true` or `false`")
      return nil
    }
  }

  mutating func number(_ member: Member) -> Double? {
    guard tree.kind(member.value) == .number else {
      mistyped(member.value, at: member.path, expected: "a number")
      return nil
    }
    return tree.number(member.value)
  }

  /// Returns an integer in `range`.
  mutating func integer(_ member: Member, in range: ClosedRange<Int>) -> Int? {
    let number = tree.number(member.value)
    guard tree.kind(member.value) == .number, number == number.rounded(),
      number >= Double(range.lowerBound), number <= Double(range.upperBound)
    else {
      let expected =
        range.count == 1
        ? "`\(range.lowerBound)`"
        : "a whole number from \(range.lowerBound) to \(range.upperBound)"
      mistyped(member.value, at: member.path, expected: expected)
      return nil
    }
    return Int(number)
  }

  /// Returns the case of an enumeration whose raw value is the string.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ member: Member,
    _ type: Word.Type
  ) -> Word? {
    let words = Word.allCases.map(\.rawValue)
    return word(member.value, at: member.path, among: words).flatMap(Word.init(rawValue:))
  }

  /// Returns a string that is one of `words`.
  mutating func word(
    _ node: JSONNode,
    at path: @autoclosure () -> String,
    among words: [String]
  ) -> String? {
    guard let text = string(node, at: path()) else { return nil }
    guard words.contains(text) else {
      report(.unknownWord(text, at: path(), words: words, tree.span(node)))
      return nil
    }
    return text
  }

  mutating func strings(_ member: Member) -> [String] {
    guard tree.kind(member.value) == .array else {
      mistyped(member.value, at: member.path, expected: "a list of strings")
      return []
    }
    return tree.elements(of: member.value).compactMap { string($0, at: member.path) }
  }

  /// Reports that a value has the wrong type or is out of range.
  mutating func mistyped(_ node: JSONNode, at path: String, expected: String) {
    guard !tree.wasRepaired(node) else { return }
    let isNumber = tree.kind(node) == .number
    let found =
      isNumber
      ? "`\(tree.withText(node) { String(decoding: $0.prefix(40), as: UTF8.self) })`"
      : tree.kind(node).phrase
    report(.mistyped(path, found: found, expected: expected, tree.span(node)))
  }
}
