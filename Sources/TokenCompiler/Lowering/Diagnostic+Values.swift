import Diagnostics
import JSONSyntax
import TokenModel

/// The messages about values of all types.
extension Diagnostic {
  /// A value or a part of one that is not what has to stand there.
  static func wrongValue(
    _ type: TokenType,
    _ message: String,
    at span: Span,
    _ label: String = "",
    help: String? = nil
  ) -> Diagnostic {
    Diagnostic(.invalid(type), message, at: Label(span, label), help: help)
  }

  /// What to do about things that are wrong everywhere.
  static func usualHelp(for node: JSONNode, in source: ValueSource) -> String? {
    switch source.tree.kind(node) {
    case .null:
      return "`null` is never a value; leave the member or the token out"
    case .object where source.tree.member(named: "$value", in: node) != nil:
      return "write what stands in `$value` here; a token does not nest in a value"
    case .object where source.tree.member(named: "$ref", in: node) != nil:
      return "an object with `$ref` holds nothing else"
    case .string:
      return textHelp(source.tree.string(node))
    default:
      return nil
    }
  }

  /// What to do about a text that looks like a reference or a formula and cannot be one.
  static func textHelp(_ written: String) -> String? {
    if written.hasPrefix("~") {
      return "a formula stands for a whole value or for a part of a composite value"
    }
    guard let open = written.firstIndex(of: "{"), written[open...].contains("}") else { return nil }
    return
      "a reference is the whole string, as in `\"{a.b}\"`; a calculation begins with `~`, as in "
      + "`\"~{a.b} * 2\"`"
  }

  /// The edit that writes a measure as the standard wants it.
  static func edit(_ number: String, _ unit: String) -> String {
    #"write `{ "value": \#(number), "unit": "\#(unit)" }`"#
  }

  /// Names in backquotes, as a sentence has them.
  static func list(_ names: [String], _ conjunction: String = "and") -> String {
    let quoted = names.map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  // MARK: Members

  /// Members that a value of a simple type cannot have.
  static func unknownMembers(
    _ type: TokenType,
    _ members: [JSONMember],
    _ source: ValueSource
  ) -> [Diagnostic] {
    if let nested = nestedToken(type.name, type, members, source) { return [nested] }
    let known =
      type == .color ? ["colorSpace", "components", "alpha", "hex"] : ["value", "unit"]
    return members.map { member in
      let name = source.tree.string(member.key)
      let nearest = nearestName(to: name, among: known)
      return wrongValue(
        type,
        "a \(type.name) has no member `\(name)`",
        at: source.tree.span(member.key),
        help: nearest.map { "did you mean `\($0)`?" }
          ?? "it has \(list(known)) and nothing else; other data goes into `$extensions`"
      )
    }
  }

  /// Members that a value has to have, and has not.
  static func missingMembers(
    _ type: TokenType,
    _ names: [String],
    _ source: ValueSource,
    _ object: JSONNode,
    noun: String? = nil
  ) -> Diagnostic {
    wrongValue(
      type,
      "a \(noun ?? type.name) needs \(list(names))",
      at: source.openingBrace(object),
      names.count == 1 ? "`\(names[0])` is missing" : "they are missing",
      help: "add \(list(names.map { example(of: $0, in: type) }))"
    )
  }

  /// A typography value without a part that the standard asks for.
  static func omittedMembers(
    _ noun: String,
    _ names: [String],
    _ source: ValueSource,
    _ object: JSONNode
  ) -> Diagnostic {
    Diagnostic(
      .missingCompositeMember,
      severity: .warning,
      "a \(noun) needs \(list(names)); left to the platform here",
      at: Label(
        source.openingBrace(object),
        names.count == 1 ? "`\(names[0])` is missing" : "they are missing"
      ),
      help: "add \(list(names.map { example(of: $0, in: .typography) })), or what is meant"
    )
  }

  /// A member as it might be written.
  private static func example(of member: String, in type: TokenType) -> String {
    let value =
      switch member {
      case "unit": type == .duration ? #""ms""# : #""px""#
      case "value", "position": "0"
      case "colorSpace": #""srgb""#
      case "components": "[0, 0.4, 1]"
      case "style": #""solid""#
      case "lineCap": #""butt""#
      case "timingFunction": "[0, 0, 1, 1]"
      case "duration", "delay": #"{ "value": 0, "unit": "ms" }"#
      case "fontFamily": #""Inter""#
      case "fontSize": #"{ "value": 16, "unit": "px" }"#
      case "fontWeight": "400"
      case "lineHeight": "1.5"
      case "color": #""{color.name}""#
      case "dashArray": #"[{ "value": 4, "unit": "px" }]"#
      default: #"{ "value": 0, "unit": "px" }"#
      }
    return #""\#(member)": \#(value)"#
  }

  /// A member of a composite that it cannot have and that is dropped.
  static func unknownPart(
    _ shape: CompositeShape,
    _ source: ValueSource,
    _ member: JSONMember
  ) -> Diagnostic {
    Diagnostic(
      .unknownCompositeMember,
      severity: .warning,
      "a \(shape.noun) has no member `\(source.tree.string(member.key))`; it is left out",
      at: Label(source.tree.span(member.key)),
      help: "it has \(list(shape.members.map(\.name.description))); other data goes into "
        + "`$extensions` of the token"
    )
  }

  /// A member that was meant as one that is missing.
  static func misspeltMember(
    _ shape: CompositeShape,
    meant: String,
    _ source: ValueSource,
    _ member: JSONMember
  ) -> Diagnostic {
    wrongValue(
      shape.type,
      "a \(shape.noun) has no member `\(source.tree.string(member.key))`, and `\(meant)` is missing",
      at: source.tree.span(member.key),
      help: "did you mean `\(meant)`?"
    )
  }

  /// What is wrong with a value that is a token of its own, or a reference and more; `nil` where
  /// neither is so.
  static func nestedToken(
    _ noun: String,
    _ type: TokenType,
    _ unknown: [JSONMember],
    _ source: ValueSource
  ) -> Diagnostic? {
    for member in unknown {
      if source.tree.equals(member.key, "$ref") {
        return memberBesideReference(source, member.key)
      }
      guard source.tree.equals(member.key, "$value") else { continue }
      return wrongValue(
        type,
        "found a token with `$value`, expected the \(noun) itself",
        at: source.tree.span(member.key),
        help: "put what stands in `$value` in place of the object around it"
      )
    }
    return nil
  }

  // MARK: Lists

  /// Why a reference in a list cannot stand for one element.
  enum ListReference {
    case severalLayers(Int)
    case severalStops(Int)
  }

  static func listReference(_ flaw: ListReference, at span: Span) -> Diagnostic {
    switch flaw {
    case .severalLayers(let count):
      wrongValue(
        .shadow,
        "a reference in a shadow list stands for one layer, found a shadow of \(count)",
        at: span,
        help: "refer to a token for each layer, or to the whole shadow in place of the list"
      )
    case .severalStops(let count):
      wrongValue(
        .gradient,
        "a reference in a gradient stands for one stop, found a gradient of \(count)",
        at: span,
        help: "refer to a token for each stop, or to the whole gradient in place of the list"
      )
    }
  }
}
