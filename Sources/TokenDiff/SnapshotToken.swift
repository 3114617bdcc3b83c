import JSONSyntax

/// A token or constant of a ``TokenSnapshot``.
package struct SnapshotToken: Sendable {
  /// A context for each of some modifiers.
  typealias Contexts = [String: String]

  package let path: String
  /// The type of the token or constant, such as `color`.
  package let type: String
  package let isPrivate: Bool
  /// Whether it's a constant of a group, which DTCG has no type for.
  let isConstant: Bool
  /// The reason for the deprecation, empty if there is none; `nil` if the token isn't deprecated.
  package let deprecation: String?
  let description: String?
  /// The number of a text style.
  let number: String?
  /// The former path that the source declares.
  let formerPath: String?
  let base: SnapshotValue
  /// The values in contexts in which they differ from ``base``.
  let variants: [(when: Contexts, value: SnapshotValue)]
  /// The contexts without this token.
  let absences: [Contexts]
  /// The paths of the tokens that any of the values refers to.
  let references: Set<String>

  /// Reads a token, or a constant of `group`.
  init(_ path: String, _ node: JSONNode, _ tree: JSONTree, group: JSONNode? = nil) {
    self.path = path
    isConstant = group != nil
    type = tree.text(of: "type", in: node) ?? ""
    isPrivate = tree.text(of: "visibility", in: group ?? node) == "private"
    deprecation = Self.deprecation(of: group ?? node, tree)
    description = tree.text(of: "description", in: node)
    number = tree.value(of: "textStyle", in: node).flatMap { style in
      guard let number = tree.value(of: "number", in: style), tree.kind(number) == .number else {
        return nil
      }
      return String(decoding: tree.text(number), as: UTF8.self)
    }
    formerPath = Self.formerPath(of: node, tree)
    base = SnapshotValue(node, tree)
    variants = tree.elements(of: "variants", in: node).map { variant in
      (Self.contexts(tree.value(of: "when", in: variant), tree), SnapshotValue(variant, tree))
    }
    absences = tree.elements(of: "absentIn", in: node).map { Self.contexts($0, tree) }
    references = variants.reduce(into: base.references) { $0.formUnion($1.value.references) }
  }

  private static func deprecation(of node: JSONNode, _ tree: JSONTree) -> String? {
    guard let value = tree.value(of: "deprecated", in: node) else { return nil }
    switch tree.kind(value) {
    case .string: return tree.string(value)
    case .true: return ""
    default: return nil
    }
  }

  private static func formerPath(of node: JSONNode, _ tree: JSONTree) -> String? {
    tree.value(of: "extensions", in: node).flatMap { tree.value(of: "dev.tokens", in: $0) }
      .flatMap { tree.text(of: "renamedFrom", in: $0) }
  }

  private static func contexts(_ node: JSONNode?, _ tree: JSONTree) -> Contexts {
    guard let node else { return [:] }
    return Dictionary(
      tree.members(of: node).map { (tree.string($0.key), tree.string($0.value)) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The modifiers that the value, or the existence of the token, depends on.
  var modifiers: Set<String> {
    variants.reduce(into: Set(absences.flatMap(\.keys))) { $0.formUnion($1.when.keys) }
  }

  /// Returns the value in a combination of contexts; `nil` if the token doesn't exist there.
  ///
  /// - Complexity: O(*n*) in the number of variants and absences.
  func value(in contexts: Contexts) -> SnapshotValue? {
    func holds(_ when: Contexts) -> Bool { when.allSatisfy { contexts[$0.key] == $0.value } }
    if absences.contains(where: holds) { return nil }
    return variants.first { holds($0.when) }?.value ?? base
  }

  /// A text that is equal for two tokens of the same type with the same values in all contexts.
  var signature: String {
    let others = variants.map { variant in
      variant.when.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        .joined(separator: ",") + ":" + variant.value.source
    }
    return ([type, base.source] + others.sorted()).joined(separator: "\n")
  }
}
