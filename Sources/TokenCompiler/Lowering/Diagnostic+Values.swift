package import Diagnostics
import JSONSyntax
import TokenModel

extension DiagnosticCode {
  package static let valueCodes: [DiagnosticCode] = [
    invalidColor, invalidDimension, invalidFontFamily, invalidFontWeight, invalidDuration,
    invalidCubicBezier, invalidNumber,
  ]

  package static let invalidColor: DiagnosticCode = """
    error[invalid-color]: invalid color value

    A color is an object with `colorSpace` (one of fourteen names) and `components`
    (a list of three, each a number or `"none"`). `alpha` (0 to 1) and `hex` (`#`
    and six digits, for tools that don't support color spaces) are optional.

    The components of RGB and XYZ color spaces range from 0 to 1, not to 255. In
    `hsl` and `hwb`, the hue is in degrees and the other two range from 0 to 100.
    Lightness ranges to 100 in `lab` and `lch`, and to 1 in `oklab` and `oklch`. A
    hue is less than 360.

    Example:

        { "colorSpace": "srgb", "components": [255, 102, 0] }

    Fix: use the range of the color space, here `[1, 0.4, 0]`.
    """

  package static let invalidDimension: DiagnosticCode = """
    error[invalid-dimension]: invalid dimension value

    A dimension is an object with exactly two properties: `value`, a number, and
    `unit`, which is `px` or `rem`. The unit is required even if the value is 0.

    Example:

        { "value": 16 }

    Fix: write both, as in `{ "value": 16, "unit": "px" }`.
    """

  package static let invalidFontFamily: DiagnosticCode = """
    error[invalid-font-family]: invalid font family value

    A font family is a font name, or a list of at least one font name in order of
    preference. Each name is a string.

    Example:

        ["Inter", 400]

    Fix: write only names, as in `["Inter", "sans-serif"]`.
    """

  package static let invalidFontWeight: DiagnosticCode = """
    error[invalid-font-weight]: invalid font weight value

    A font weight is a number from 1 to 1000, or one of the lowercase names that
    DTCG defines, from `thin` (100) to `ultra-black` (950).

    Example:

        "heaviest"

    Fix: write a number or a name, such as `900` or `"black"`.
    """

  package static let invalidDuration: DiagnosticCode = """
    error[invalid-duration]: invalid duration value

    A duration is an object with exactly two properties: `value`, a number, and
    `unit`, which is `ms` or `s`.

    Example:

        { "value": 2, "unit": "min" }

    Fix: convert it to one of the two units, as in `{ "value": 120, "unit": "s" }`.
    """

  package static let invalidCubicBezier: DiagnosticCode = """
    error[invalid-cubic-bezier]: invalid cubic Bézier value

    A timing curve is a list of four numbers, the x and y coordinates of two control
    points. The x coordinates range from 0 to 1; the y coordinates can be any
    number. Named curves aren't supported.

    Example:

        "ease-in"

    Fix: write the coordinates, as in `[0.42, 0, 1, 1]`.
    """

  package static let invalidNumber: DiagnosticCode = """
    error[invalid-number]: invalid number value

    The value of a token of type `number`, or a numeric property such as the
    position of a gradient stop, is a JSON number without quotes or a unit.

    Example:

        "1.5"

    Fix: write `1.5`, without quotes.
    """

  /// Returns the code for invalid values of `type`.
  static func invalid(_ type: TokenType) -> DiagnosticCode {
    switch type {
    case .color: .invalidColor
    case .dimension: .invalidDimension
    case .fontFamily: .invalidFontFamily
    case .fontWeight: .invalidFontWeight
    case .duration: .invalidDuration
    case .cubicBezier: .invalidCubicBezier
    case .number: .invalidNumber
    case .strokeStyle: .invalidStrokeStyle
    case .border: .invalidBorder
    case .transition: .invalidTransition
    case .shadow: .invalidShadow
    case .gradient: .invalidGradient
    case .typography: .invalidTypography
    case .constant: .invalidExtension
    }
  }
}

/// Diagnostics about values of any type.
extension Diagnostic {
  /// Returns a help for a mistake that is possible in any value, or `nil` if there's none.
  static func usualHelp(for node: JSONNode, in source: ValueSource) -> String? {
    switch source.tree.kind(node) {
    case .null:
      return "remove the property or the token; `null` is never a value"
    case .object where source.tree.member(named: "$value", in: node) != nil:
      return "write only the contents of its `$value`; a value can't contain a token"
    case .object where source.tree.member(named: "$ref", in: node) != nil:
      return "remove the other properties; an object with `$ref` can't have any"
    case .string:
      return textHelp(source.tree.string(node))
    default:
      return nil
    }
  }

  /// Returns a help for a string that looks like a reference or an expression but can't be one here,
  /// or `nil` for other strings.
  static func textHelp(_ written: String) -> String? {
    if written.hasPrefix("~") {
      return "use an expression for a whole value or for a property of a composite value"
    }
    guard let open = written.firstIndex(of: "{"), written[open...].contains("}") else { return nil }
    return
      "write only the reference, as in `\"{a.b}\"`, or an expression that begins with `~`, as in "
      + "`\"~{a.b} * 2\"`"
  }

  /// Returns a help with a dimension or duration in DTCG's form.
  static func edit(_ number: String, _ unit: String) -> String {
    #"write `{ "value": \#(number), "unit": "\#(unit)" }`"#
  }

  /// Reports the unknown properties of a value that isn't composite.
  static func unknownMembers(
    _ type: TokenType,
    _ members: [JSONMember],
    _ source: ValueSource
  ) -> [Self] {
    if let nested = nestedToken(type.name, type, members, source) { return [nested] }
    let known =
      type == .color ? ["colorSpace", "components", "alpha", "hex"] : ["value", "unit"]
    return members.map { member in
      let name = source.tree.string(member.key)
      let nearest = nearestName(to: name, among: known)
      return Self(.invalid(type), "a \(type.name) has no property `\(name)`")
        .at(source.tree.span(member.key)).suggesting(nearest, insteadOf: name)
        .help("it can have only \(known.listed()); other data goes into `$extensions`")
    }
  }

  /// Returns an error if a value is a nested token, or a reference with other properties; otherwise
  /// `nil`.
  static func nestedToken(
    _ noun: String,
    _ type: TokenType,
    _ unknown: [JSONMember],
    _ source: ValueSource
  ) -> Self? {
    for member in unknown {
      if source.tree.equals(member.key, "$ref") {
        return referenceWithOtherProperties(source, member.key)
      }
      guard source.tree.equals(member.key, "$value") else { continue }
      return Self(.invalid(type), "found a token with `$value`, expected the \(noun) itself")
        .at(source.tree.span(member.key))
        .help("replace the object with the contents of its `$value`")
    }
    return nil
  }

  // MARK: Lists

  /// The reason why a reference can't be an element of a list.
  enum ListReference {
    case severalLayers(Int)
    case severalStops(Int)
  }

  static func listReference(_ flaw: ListReference, at span: Span) -> Self {
    switch flaw {
    case .severalLayers(let count):
      Self(
        .invalid(.shadow),
        "a reference in a shadow list must be to a single layer, found a shadow of \(count)"
      )
      .at(span).help("refer to a token for each layer, or replace the list with the reference")
    case .severalStops(let count):
      Self(
        .invalid(.gradient),
        "a reference in a gradient must be to a single stop, found a gradient of \(count)"
      )
      .at(span)
      .help("refer to a token for each stop, or replace the list with the reference")
    }
  }
}
