import Diagnostics
import TokenModel

/// Finds component styles of one kind that do not agree about the type of a field or the kind of a part.
struct ComponentFieldCheck {
  private let ir: IR
  /// The groups by their paths.
  private let groups: [PathID: Int]
  private var members: [Member: Declaration] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  /// A field or a part of a kind.
  private struct Member: Hashable {
    let kind: TextID
    let name: TextID
  }

  /// What the first component says of a member.
  private struct Declaration {
    /// What it is, as messages say it.
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

  /// What is wrong with the components of an IR that is complete besides.
  ///
  /// - Complexity: O(fields of all components).
  static func check(_ ir: IR) -> [Diagnostic] {
    guard !ir.components.isEmpty else { return [] }
    var check = ComponentFieldCheck(ir)
    for component in ir.components { check.check(component) }
    return check.diagnostics
  }

  private mutating func check(_ component: Component) {
    for constant in groups[component.path].map({ ir.groups[$0].constants }) ?? [] {
      let token = ir.tokens[Int(constant.index)]
      add(ir.paths.name(of: token.path), token, type(of: ir.constant(constant)), component)
    }
    for field in component.fields {
      let token = ir.tokens[Int(field.token.index)]
      add(field.name, token, "a `\(token.type.name)`", component)
    }
    for part in component.parts {
      let kind = "a part of the kind `\(ir.texts[part.kind])`"
      if let group = groups[part.path] {
        add(ir.paths.name(of: part.path), at: ir.groups[group].origin, kind, component)
      }
      check(part)
    }
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
