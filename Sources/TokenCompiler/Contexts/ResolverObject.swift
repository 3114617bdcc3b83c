import Diagnostics
import JSONSyntax

/// The kinds of object in a resolver document for which DTCG lists the properties.
enum ResolverObject {
  case document, set, modifier
  /// A set or modifier written inline in `resolutionOrder`.
  case inlineSet, inlineModifier
  /// A reference in `resolutionOrder` or `sources`, with the properties that it overrides.
  case setReference, modifierReference
  /// An element of `sources` that refers to a file or set.
  case source

  /// The names of all permitted properties.
  var members: [String] {
    switch self {
    case .document:
      [
        "$schema", "version", "name", "description", "sets", "modifiers", "resolutionOrder",
        "$defs",
      ]
    case .set: ["description", "sources", "$extensions"]
    case .modifier: ["description", "contexts", "default", "$extensions"]
    case .inlineSet: ["type", "name"] + ResolverObject.set.members
    case .inlineModifier: ["type", "name"] + ResolverObject.modifier.members
    case .setReference: ["$ref"] + ResolverObject.set.members
    case .modifierReference: ["$ref"] + ResolverObject.modifier.members
    case .source: ["$ref"]
    }
  }

  /// The display name for diagnostics.
  var noun: String {
    switch self {
    case .document: "resolver document"
    case .set, .inlineSet, .setReference: "set"
    case .modifier, .inlineModifier, .modifierReference: "modifier"
    case .source: "source"
    }
  }
}

extension SourcePlanner {
  /// Checks the names of an object's properties, and the values of properties that every kind
  /// shares.
  ///
  /// - Returns: the known names that the unknown ones resemble.
  @discardableResult
  mutating func checkMembers(of object: SyntaxNode, as kind: ResolverObject) -> [String] {
    guard checked.insert(object).inserted else { return [] }
    let tree = tree(of: object)
    let known = kind.members
    var meant: [String] = []
    for member in tree.members(of: object.node) {
      let name = tree.string(member.key)
      switch name {
      case _ where !known.contains(name):
        let nearest = nearestName(to: name, among: known)
        if let nearest { meant.append(nearest) }
        report(.unknownResolverMember(name, of: kind, nearest: nearest, at: tree.span(member.key)))
      case "name", "description", "$schema":
        _ = expect(.string, member.value, in: object.document, named: name, of: kind)
      case "$extensions":
        _ = expect(.object, member.value, in: object.document, named: name, of: kind)
      default: break
      }
    }
    return meant
  }

  /// Reports a property with a value of the wrong JSON type.
  mutating func expect(
    _ kind: JSONKind,
    _ node: JSONNode,
    in document: DocumentID,
    named name: String,
    of object: ResolverObject
  ) -> Bool {
    let tree = trees[document]
    if tree.kind(node) == kind { return true }
    if !tree.wasRepaired(node) {
      report(
        .wrongResolverMember(name, of: object, tree.kind(node), expected: kind, tree.span(node))
      )
    }
    return false
  }
}
