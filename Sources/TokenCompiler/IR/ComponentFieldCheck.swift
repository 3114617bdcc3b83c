import Diagnostics
import TokenModel

/// Finds component styles of the same kind that disagree on a field's type or a part's kind.
struct ComponentFieldCheck {
  private let ir: IR
  /// The indices of groups in ``IR/groups``, by path.
  private let groups: [PathID: Int]
  private var members: [Member: Declaration] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  /// A field or part name of a component kind.
  private struct Member: Hashable {
    let kind: TextID
    let name: TextID
  }

  /// The first declaration of a member.
  private struct Declaration {
    /// The type or kind, as phrased in diagnostics.
    let type: String
    let origin: Token.Origin
  }

  private init(_ ir: IR) {
    self.ir = ir
    groups = Dictionary(
      ir.groups.indices.map { (ir.groups[$0].path, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns diagnostics for the components of an otherwise complete IR.
  ///
  /// - Complexity: O(fields of all components).
  static func check(_ ir: IR) -> [Diagnostic] {
    guard !ir.components.isEmpty else { return [] }
    var check = ComponentFieldCheck(ir)
    for component in ir.components { check.check(component) }
    return check.diagnostics
  }

  private mutating func check(_ component: Component) {
    let constants = groups[component.path].map { ir.groups[$0].constants } ?? []
    let constantNames = constants.map { ir.paths.name(of: ir.tokens[Int($0.index)].path) }
    let names = Set(component.fields.map(\.name) + constantNames)
    for (name, constant) in zip(constantNames, constants) {
      let token = ir.tokens[Int(constant.index)]
      let value = ir.constant(constant)
      compareWithBuiltIn(name, of: value.typeName, token, component, beside: names)
      add(name, token, type(of: value), component)
    }
    for field in component.fields {
      let token = ir.tokens[Int(field.token.index)]
      compareWithBuiltIn(field.name, of: token.type.name, token, component, beside: names)
      add(field.name, token, "a `\(token.type.name)`", component)
    }
    for part in component.parts {
      let kind = "a part of type `\(ir.texts[part.kind])`"
      if let group = groups[part.path] {
        add(ir.paths.name(of: part.path), at: ir.groups[group].origin, kind, component)
      }
      check(part)
    }
  }

  /// Warns about a field that looks like a misspelled built-in field, once per component kind.
  private mutating func compareWithBuiltIn(
    _ name: TextID,
    of type: String,
    _ token: Token,
    _ component: Component,
    beside names: Set<TextID>
  ) {
    guard !token.isPrivate, members[Member(kind: component.kind, name: name)] == nil,
      let meant = ComponentVocabulary.suggestedField(
        by: ir.texts[name],
        type: type,
        kind: ir.texts[component.kind]
      ),
      // A component that has both fields has the similar one on purpose.
      !names.contains(where: { ir.texts[$0] == meant })
    else { return }
    diagnostics.append(
      .misspelledField(
        ir.texts[name],
        meant: meant,
        of: ir.texts[component.kind],
        ir.sources.span(of: token.base.origin)
      )
    )
  }

  private func type(of constant: ConstantValue) -> String {
    guard case .word(_, let words) = constant else { return "a `\(constant.typeName)`" }
    return "one of `" + words.map { ir.texts[$0] }.joined(separator: "`, `") + "`"
  }

  private mutating func add(
    _ name: TextID,
    _ token: Token,
    _ type: String,
    _ component: Component
  ) {
    guard !token.isPrivate else { return }
    add(name, at: token.base.origin, type, component)
  }

  private mutating func add(
    _ name: TextID,
    at origin: Token.Origin,
    _ type: String,
    _ component: Component
  ) {
    let member = Member(kind: component.kind, name: name)
    guard let first = members[member] else {
      members[member] = Declaration(type: type, origin: origin)
      return
    }
    guard first.type != type else { return }
    diagnostics.append(
      .conflictingField(
        ir.texts[name],
        of: ir.texts[component.kind],
        type,
        ir.sources.span(of: origin),
        first: first.type,
        ir.sources.span(of: first.origin)
      )
    )
  }
}
