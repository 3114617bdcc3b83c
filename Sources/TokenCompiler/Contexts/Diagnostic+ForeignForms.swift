package import Diagnostics
import JSONSyntax
import SourceForms

extension DiagnosticCode {
  package static let foreignFormCodes: [DiagnosticCode] = [
    foreignFormat, foreignForm, json5Syntax,
  ]

  package static let foreignFormat: DiagnosticCode = """
    error[foreign-format]: a file listed as a token file is in another format

    The file has no tokens and looks like an app theme, a style sheet, or a resource
    file. It isn't read.

    Example:

        { "colors": { "accent": { "r": 138, "g": 21, "b": 56, "a": 1 } } }

    Fix: import it once with `tokens import FORMAT FILE`, and list the generated
    token files as sources instead. `tokens import --help` lists the formats.
    """

  package static let foreignForm: DiagnosticCode = """
    warning[foreign-form]: a token file is in the form of another tool or an earlier draft

    The file is read as its tool means it: `value`, `type`, and `comment` are read
    as `$value`, `$type`, and `$description`, types of Tokens Studio and Style
    Dictionary as those of DTCG, lengths without a unit as pixels, also numbers that
    a composite value refers to as lengths, colors in CSS notation or as a `color`
    with an `alpha`, formulas such as `floor({base} / 4) * {scale}` as expressions,
    shadows with `x` and `y`, and shorthands such as `1px solid #000` and
    `linear-gradient(45deg, {a}, {b})`. The type of a token without one is inferred
    from its value, or else from the words of its path. A value without a DTCG type
    becomes a constant of its group. Other text in CSS notation, such as `none` and
    lists with references, is printed verbatim by style sheets and is a string
    elsewhere; a `clamp()` used as a size is its smallest size elsewhere, and one
    such as `clamp(1rem, 0.9rem + 1vw, 2rem)` is a fluid dimension. Properties and
    objects without tokens, such as `attributes`, are ignored. References can be
    written `$a.b` and `{a.b.value}`. A token with tokens inside becomes a group
    with a `$root`. In names, `.` and braces are replaced with `_`. A reference to a
    value outside of tokens, such as `"unit": "px"` in a group, or to a part of a
    value is replaced with its text. A composition, an object of an unknown type,
    and a text style without a font, a size, or a weight become a group of their
    parts; an alias of one extends that group. Each file is reported once.

    In a document of Tokens Studio or Penpot, with `$themes` or `$metadata` next to
    its token sets, each group of themes is a modifier and each theme a context.
    Sets are merged in the order of `tokenSetOrder`, those that themes only use as a
    source first. The sets can also be files in a folder with `$themes.json` and
    `$metadata.json`.

    In the native export of Figma variables, `com.figma.aliasData` becomes a
    reference if the source has the token, and `com.figma.hiddenFromPublishing`
    makes a token private. Identifiers under `iOS` and `ANDROID` of
    `com.figma.codeSyntax` are used as names for `swift` and `kotlin`. Numbers such
    as 0.20000000298023224 are rounded to what the designer typed, 0.2.

    Example:

        { "gap": { "value": "16", "type": "spacing", "comment": "between cards" } }

    Fix: run `tokens migrate`, which rewrites the file as Design Tokens 2025.10:
    `"gap": { "$type": "dimension", "$value": { "value": 16, "unit": "px" },
    "$description": "between cards" }`. Or allow the form in the configuration:
    `"lint": { "foreign-form": "allow" }`.
    """

  package static let json5Syntax: DiagnosticCode = """
    warning[json5-syntax]: a token file isn't valid JSON, but other tools read it

    The file is read as JSON5, as in Style Dictionary: comments, trailing commas,
    single quotes, and names without quotes are allowed, and the last of several
    properties with the same name applies. Files named `.tokens`, `.tokens.json`, or
    `.resolver.json` must be valid JSON.

    Example:

        { "gap": { "value": "16px", } }

    Fix: correct the file, rename it to `.json5`, or allow the syntax in the
    configuration: `"lint": { "json5-syntax": "allow" }`.
    """
}

/// Diagnostics about files in the form of other tools.
extension Diagnostic {
  /// Warns about a file in another form, once for all of the forms in it.
  ///
  /// `summary` lists the forms with their counts, and `span` is the first occurrence. A file with
  /// sets and themes can't be migrated.
  static func foreignForm(_ summary: String, at span: Span, canBeMigrated: Bool = true) -> Self {
    let explanation = "`tokens explain foreign-form` describes how each form is read"
    return Self(.foreignForm, "the file is not written as Design Tokens 2025.10: \(summary)")
      .at(span, "the first occurrence; read as its tool means it")
      .help(canBeMigrated ? "`tokens migrate` rewrites it; \(explanation)" : explanation)
  }

  /// Warns about a file that was read as JSON5, once for all of its errors.
  ///
  /// `flaw` is the first one.
  static func json5Syntax(_ flaw: Diagnostic, in text: SourceText) -> Self {
    var parts: [String] = []
    if text.flaws.contains(where: { $0.code != .repeatedMember }) {
      parts.append("the file isn't valid JSON and is read as JSON5")
    }
    if !text.repeated.isEmpty {
      let verb = text.repeated.count == 1 ? "is" : "are"
      parts.append("\(text.repeated.quoted(first: 1)) \(verb) repeated, and the last one applies")
    }
    var warning = Self(.json5Syntax, parts.joined(separator: "; "))
    warning.primary = flaw.primary
    warning.secondary = flaw.secondary
    guard flaw.code != .repeatedMember else { return warning.help("remove the others") }
    if let place = flaw.primary?.span { warning = warning.at(place, flaw.message) }
    return warning.help("correct it, or rename the file to `.json5`")
  }

  static func importableFormat(_ format: ImportFormat, at span: Span) -> Self {
    Self(.foreignFormat, "this isn't a token file: it looks like \(format.phrase)")
      .at(span, "has no tokens")
      .help("convert such files to a token source with `tokens import \(format.rawValue) FILE…`")
  }

  /// Warns about a property of other tools, once for all of its occurrences.
  static func ignoredMembers(_ members: [IgnoredMember]) -> Self {
    let count = members.reduce(0) { $0 + $1.count }
    let first = members[0]
    return Self(
      .ignoredMember,
      "`\(first.name)` is a property of another tool and is ignored"
        + (count > 1 ? " (\(count) times)" : "")
    )
    .at(first.span).help("`tokens migrate` keeps it in `dev.tokens.notes`")
  }

  static func unreadModifier(at span: Span) -> Self {
    Self(
      .ignoredMember,
      "unsupported color modifier: the color in `value` is used unchanged"
    )
    .at(span, "has no effect")
    .help("use `lighten`, `darken`, `mix`, or `alpha` with a reference or a color in sRGB")
  }
}
