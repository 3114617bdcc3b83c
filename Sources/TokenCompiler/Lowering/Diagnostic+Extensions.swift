package import Diagnostics
import JSONSyntax
import SourceForms
import TokenModel

extension DiagnosticCode {
  package static let extensionCodes: [DiagnosticCode] = [
    unknownExtensionMember, invalidExtension, misplacedExtension, misspelledExtension,
  ]

  package static let unknownExtensionMember: DiagnosticCode = """
    error[unknown-extension-member]: `dev.tokens` has no property of this name

    All properties of `$extensions["dev.tokens"]` are defined by this program, so an
    unknown name is a mistake. Data of other tools under other keys is preserved.

    Example:

        "$extensions": { "dev.tokens": { "visibilty": "private" } }

    Fix: use the suggested name, or move the data under a key of your own, as in
    `"$extensions": {"org.example": {}}`.
    """

  package static let invalidExtension: DiagnosticCode = """
    error[invalid-extension]: a property of `dev.tokens` has an invalid value

    Each property of `$extensions["dev.tokens"]` has a specific form. This value has
    a different one, or it's a word or number that isn't allowed.

    Example:

        "$extensions": { "dev.tokens": { "align": "middle" } }

    Fix: write what the message expects, here one of `start`, `end`, `left`,
    `right`, `center`, and `justify`.
    """

  package static let misplacedExtension: DiagnosticCode = """
    error[misplaced-extension]: a property of `dev.tokens` is in the wrong place

    Some properties of `$extensions["dev.tokens"]` are for groups, some for tokens,
    and some for tokens of one type: `number` is for text styles, `faces` for font
    families, `gradient` for gradients, and `grid` and `fluid` for dimensions.
    Elsewhere they have no effect.

    Example:

        "ink": { "$type": "color", "$value": "{swatch.ink}",
                 "$extensions": { "dev.tokens": { "number": 3 } } }

    Fix: move the property to a group or token that supports it, or remove it.
    """

  package static let misspelledExtension: DiagnosticCode = """
    warning[misspelled-extension]: an extension key looks like a misspelling of `dev.tokens`

    All keys of `$extensions` except `dev.tokens` are for other tools, and their
    contents are preserved but not read. A key that is nearly `dev.tokens` is most
    likely a typo, and settings in it, such as `"visibility": "private"`, have no
    effect.

    Example:

        "$extensions": { "dev.token": { "visibility": "private" } }

    Fix: write `dev.tokens`.
    """
}

/// Diagnostics about `$extensions["dev.tokens"]`.
extension Diagnostic {
  static func unknownExtensionMember(
    _ name: String,
    of holder: String,
    among names: [String],
    at span: Span
  ) -> Self {
    Self(.unknownExtensionMember, "\(holder) has no property `\(name)`")
      .at(span).suggesting(name, among: names)
      .help("its properties are " + names.quoted)
  }

  static func misspelledExtension(_ name: String, at span: Span) -> Self {
    Self(
      .misspelledExtension,
      "`\(name)` is nearly `dev.tokens`, but is treated as the data of another tool"
    )
    .at(span).suggesting("dev.tokens", insteadOf: name)
  }

  static func invalidGenerator(_ mistake: GeneratedMembers.Mistake) -> Self {
    Self(.invalidExtension, mistake.message).at(mistake.span).help(mistake.help)
  }

  static func missingExtensionMember(
    _ name: String,
    of holder: String,
    at span: Span,
    help: String? = nil
  ) -> Self {
    Self(.invalidExtension, "\(holder) has no `\(name)`")
      .at(span, "expected a property `\(name)`").help(help ?? "add \"\(name)\"")
  }

  static func conflictingExtensionMembers(
    _ name: String,
    _ other: String,
    of holder: String,
    at span: Span,
    _ otherSpan: Span
  ) -> Self {
    Self(.invalidExtension, "\(holder) has both `\(name)` and `\(other)`")
      .at(span).also(otherSpan, "the other one").help("remove one of them")
  }

  static func fluidWidths(
    _ from: (length: Dimension, span: Span),
    _ to: (length: Dimension, span: Span)
  ) -> Self {
    Self(
      .invalidExtension,
      "a length can't grow from a width of \(from.length.text) to one of \(to.length.text)"
    )
    .at(to.span).also(from.span, "the first width").help("write the smaller width in `from`")
  }

  static func fluidMinimum(_ minimum: Dimension, _ value: Dimension, at span: Span) -> Self {
    Self(
      .invalidExtension,
      "`min` is \(minimum.text), but the value of the token is \(value.text)"
    )
    .at(span).help("the smallest length is the `$value`")
  }

  static func fluidLength(_ name: String, _ length: Dimension, at span: Span) -> Self {
    let found = length.fluid == nil ? length.text : "a fluid length"
    return Self(
      .invalidExtension,
      "`\(name)` is \(found), expected a fixed one in `px` or `rem`"
    )
    .at(span)
  }

  static func fluidUnits(_ maximum: Dimension, _ value: Dimension, at span: Span) -> Self {
    Self(
      .invalidExtension,
      "a fluid length is between \(value.text) and \(maximum.text), which have different units"
    )
    .at(span).help("write it in `\(value.unit.name)`, the unit of the `$value`")
  }

  static func fluidMaximum(_ maximum: Dimension, _ value: Dimension, at span: Span) -> Self {
    Self(
      .invalidExtension,
      "`max` is \(maximum.text), which isn't greater than the value of the token, \(value.text)"
    )
    .at(span).help("write the smaller length in `$value`, and the greater one in `max`")
  }

  static func invalidExtension(
    _ name: String,
    found: String,
    expected: String,
    help: String?,
    at span: Span
  ) -> Self {
    let subject = name.hasPrefix("a ") ? name : "`\(name)`"
    return Self(.invalidExtension, "\(subject) is \(found), expected \(expected)")
      .at(span).help(help)
  }

  static func illegalConstantName(_ name: String, at span: Span) -> Self {
    Self(
      .invalidExtension,
      name.isEmpty ? "a constant has an empty name" : "a constant can't be called `\(name)`"
    )
    .at(span).help("use a name that doesn't begin with `$` or contain `{`, `}`, or `.`")
  }

  static func constantBesideNamesake(_ name: String, at span: Span, other: Span) -> Self {
    Self(.invalidExtension, "the group has both a constant and a token or group called `\(name)`")
      .at(span, "the constant").also(other, "the other one").help("rename one of them")
  }

  static func misplacedExtension(_ key: ExtensionKey, isOnGroup: Bool, at span: Span) -> Self {
    Self(
      .misplacedExtension,
      isOnGroup
        ? "`\(key.rawValue)` is on a group, but belongs on a token"
        : "`\(key.rawValue)` is on a token, but belongs on a group"
    )
    .at(span)
    .help(isOnGroup ? "move it to the tokens that it's meant for" : "move it to the group")
  }

  static func extensionOnType(
    _ key: ExtensionKey,
    expected: TokenType,
    found: TokenType,
    at span: Span
  ) -> Self {
    Self(
      .misplacedExtension,
      "`\(key.rawValue)` is on a token of type `\(found.name)`, but belongs on one of type"
        + " `\(expected.name)`"
    )
    .at(span).help("remove it, or move it to a `\(expected.name)` token")
  }
}

extension Dimension {
  /// The number and the unit, as in CSS.
  fileprivate var text: String { "\(value.jsonText)\(unit.name)" }
}
