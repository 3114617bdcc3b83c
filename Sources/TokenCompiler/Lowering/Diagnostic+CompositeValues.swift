package import Diagnostics
import JSONSyntax
import TokenModel

extension DiagnosticCode {
  package static let compositeValueCodes: [DiagnosticCode] = [
    invalidStrokeStyle, invalidBorder, invalidTransition, invalidShadow, invalidGradient,
    invalidTypography, unknownCompositeMember, missingCompositeMember,
  ]

  package static let invalidStrokeStyle: DiagnosticCode = """
    error[invalid-stroke-style]: invalid stroke style value

    A stroke style is one of the words `solid`, `dashed`, `dotted`, `double`,
    `groove`, `ridge`, `outset`, and `inset`, or an object with `dashArray`, a list
    of at least one dimension, and `lineCap`, which is `round`, `butt`, or `square`.

    Example:

        { "dashArray": [4, 2] }

    Fix: write the lengths as dimensions and add `lineCap`.
    """

  package static let invalidBorder: DiagnosticCode = """
    error[invalid-border]: invalid border value

    A border is an object with `color`, `width` (a dimension), and `style` (a stroke
    style). Each is a value of its type or a reference to a token of that type.

    Example:

        { "color": "{color.line}", "style": "solid" }

    Fix: add the missing property, here `"width": { "value": 1, "unit": "px" }`.
    """

  package static let invalidTransition: DiagnosticCode = """
    error[invalid-transition]: invalid transition value

    A transition is an object with `duration`, `delay` (also a duration), and
    `timingFunction` (a cubic Bézier curve). Each is a value of its type or a
    reference to a token of that type.

    Example:

        { "duration": "{duration.short}", "timingFunction": "{easing.standard}" }

    Fix: add the missing property, here `"delay": { "value": 0, "unit": "ms" }`.
    """

  package static let invalidShadow: DiagnosticCode = """
    error[invalid-shadow]: invalid shadow value

    A shadow is an object with `color`, the dimensions `offsetX`, `offsetY`, `blur`,
    and `spread`, and optionally `inset` (`true` or `false`). It can also be a list
    of at least one such object or reference. A reference in a list must be to a
    single layer.

    Example:

        { "color": "{color.shade}", "offsetX": "{size.0}", "offsetY": "{size.1}" }

    Fix: add the missing properties, here `blur` and `spread`.
    """

  package static let invalidGradient: DiagnosticCode = """
    error[invalid-gradient]: invalid gradient value

    A gradient is a list of at least one stop. A stop is an object with `color` and
    `position` (a number from 0 to 1), or a reference to a gradient with a single
    stop.

    Example:

        { "color": "{color.sky}", "position": 0 }

    Fix: write a list, as in `[{ … }, { … }]`.
    """

  package static let invalidTypography: DiagnosticCode = """
    error[invalid-typography]: invalid typography value

    A typography value is an object with `fontFamily`, `fontSize` (a dimension),
    `fontWeight`, `letterSpacing` (a dimension), and `lineHeight` (a number, as a
    multiple of the font size). Each is a value of its type or a reference to a
    token of that type.

    Example:

        { "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400 }

    Fix: add the missing properties, here at least `"fontFamily": "Inter"`.
    """

  package static let unknownCompositeMember: DiagnosticCode = """
    warning[unknown-composite-member]: a composite value has an unknown property

    DTCG defines the properties of composite values, and other DTCG tools ignore any
    other property. It's left out of the value, but the IR keeps it in the token's
    extensions, under `dev.tokens` and `dropped`.

    Example:

        { "fontSize": …, "WebkitFontSmoothing": "antialiased" }

    Fix: remove it, or move it to the token's `$extensions`, under a key of your
    own.
    """

  package static let missingCompositeMember: DiagnosticCode = """
    warning[missing-composite-member]: a typography value is missing a required property

    DTCG requires all five properties of a typography value. A token without
    `letterSpacing` or `lineHeight` is still usable: outputs leave the property to
    the platform. `--strict` rejects it.

    Example:

        { "fontFamily": "Inter", "fontSize": …, "fontWeight": 400 }

    Fix: add the property, as in `"letterSpacing": { "value": 0, "unit": "px" }`.
    """
}

/// Diagnostics about the properties of composite values.
extension Diagnostic {
  /// Reports required properties that are missing from a value.
  static func missingMembers(
    _ type: TokenType,
    _ names: [String],
    _ source: ValueSource,
    _ object: JSONNode,
    noun: String? = nil
  ) -> Self {
    Self(.invalid(type), "a \(noun ?? type.name) needs \(names.listed())")
      .at(
        source.openingBrace(object),
        names.count == 1 ? "`\(names[0])` is missing" : "they are missing"
      )
      .help("add \(names.map { example(of: $0, in: type) }.listed())")
  }

  /// Warns about a typography value without properties that DTCG requires but outputs don't.
  static func omittedMembers(
    _ noun: String,
    _ names: [String],
    _ source: ValueSource,
    _ object: JSONNode
  ) -> Self {
    Self(.missingCompositeMember, "a \(noun) needs \(names.listed()); using the platform's default")
      .at(
        source.openingBrace(object),
        names.count == 1 ? "`\(names[0])` is missing" : "they are missing"
      )
      .help("add \(names.map { example(of: $0, in: .typography) }.listed()), or another value")
  }

  /// Returns a property with a sample value.
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

  /// Warns about an unknown property of a composite value, which is dropped.
  static func unknownPart(
    _ shape: CompositeShape,
    _ source: ValueSource,
    _ member: JSONMember
  ) -> Self {
    Self(
      .unknownCompositeMember,
      "a \(shape.noun) has no property `\(source.tree.string(member.key))`; it is ignored"
    )
    .at(source.tree.span(member.key))
    .help(
      "it can have \(shape.members.map(\.name.description).listed()); other data goes into the "
        + "token's `$extensions`"
    )
  }

  /// Reports an unknown property that is most likely a misspelling of a missing one.
  static func misspeltMember(
    _ shape: CompositeShape,
    meant: String,
    _ source: ValueSource,
    _ member: JSONMember
  ) -> Self {
    let name = source.tree.string(member.key)
    return Self(
      .invalid(shape.type),
      "a \(shape.noun) has no property `\(name)`, and `\(meant)` is missing"
    )
    .at(source.tree.span(member.key)).suggesting(meant, insteadOf: name)
  }
}
