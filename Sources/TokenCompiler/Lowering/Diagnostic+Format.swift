package import Diagnostics
import TokenModel

extension DiagnosticCode {
  package static let formatCodes: [DiagnosticCode] = [
    notAnObject, rootToken, unknownProperty, invalidProperty, tokenWithChildren, ignoredMember,
    valueAndReference, unfinishedToken, invalidName, unknownType, legacyType, unknownContext,
  ]

  package static let notAnObject: DiagnosticCode = """
    error[not-an-object]: a token or group must be an object

    A token file is a single object. It contains groups, which contain groups and
    tokens, and all of them are objects. The value of a token goes into its `$value`
    property.

    Example:

        { "gap": 4 }

    Fix: write the complete token, as in
    `{ "gap": { "$type": "number", "$value": 4 } }`. For a property such as `$value`
    or `$type`, add the dollar sign.
    """

  package static let rootToken: DiagnosticCode = """
    error[root-token]: the root of a file, or a `$root` property, is misused

    The root of a file is a group and can't be a token. Inside a group, `$root` is
    the group's own token and can't be a group.

    Example:

        { "$value": 4, "$type": "number" }

    Fix: give the token a name. If `$root` is meant to be a group, rename it to a
    name without a leading dollar sign.
    """

  package static let unknownProperty: DiagnosticCode = """
    error[unknown-property]: DTCG doesn't define a property of this name

    Names that begin with a dollar sign are reserved for DTCG. This one is probably
    misspelled, or it contains a token, which would be lost. Other undefined names
    are ignored with a warning, `ignored-member`.

    Example:

        { "red": { "$type": "color", "$valeu": "{swatch.red}" } }

    Fix: correct the spelling. Put data for other tools into `$extensions`, under a
    key of your own.
    """

  package static let invalidProperty: DiagnosticCode = """
    error[invalid-property]: a property has a value of the wrong type

    `$type` and `$description` are strings. `$deprecated` is `true`, `false`, or a
    string with the reason. `$extensions` is an object. `$extends`, which only
    groups have, is the path of a single group.

    Example:

        { "old": { "$deprecated": "use `new`", "$description": 12 } }

    Fix: write a value of the type given in the message.
    """

  package static let tokenWithChildren: DiagnosticCode = """
    error[token-with-children]: a token contains other tokens or groups

    An object with a `$value` is a token and can't contain tokens or groups. This
    also applies to the merged source: if one file has a token, no other file that
    is active in the same contexts can have a group at that path. If a single file
    has both the token and tokens inside it, the value is used as the group's
    `$root` token, with the warning `foreign-form`.

    Example:

        { "accent": { "$value": "{red}", "$root": { "$value": "{darkRed}" } } }

    Fix: give the group its own token called `$root`:
    `{ "accent": { "$root": { "$value": "{red}" }, "dim": … } }`. Refer to it as
    `{accent.$root}`.
    """

  package static let ignoredMember: DiagnosticCode = """
    warning[ignored-member]: a token or group has a property that DTCG doesn't define

    Some tools add their own properties. These are ignored, so the token may not
    look as intended. In files in another tool's form, each name is reported once,
    and `tokens migrate` keeps the values in `dev.tokens.notes`.

    Example:

        { "muted": { "$value": "{swatch.ink}", "lighten": 0.5 } }

    Fix: include it in the value, here
    `"$value": "~color.mix({white}, {swatch.ink})"`, or move it into `$extensions`,
    under a key of your own.
    """

  package static let valueAndReference: DiagnosticCode = """
    error[value-and-reference]: a token has both a `$value` and a `$ref`

    A token has either a value or a reference to another token. With both, it isn't
    clear which one to use.

    Example:

        { "link": { "$value": "{red}", "$ref": "#/blue" } }

    Fix: remove one of the two.
    """

  package static let unfinishedToken: DiagnosticCode = """
    advice[unfinished-token]: a group has a type but no contents

    An object without a `$value` is a group, even if it has a `$type`. An empty
    group is valid, but one with a type is usually a token without its value.

    Example:

        { "red": { "$type": "color" } }

    Fix: add the `$value`, or remove the object.
    """

  package static let invalidName: DiagnosticCode = """
    error[invalid-name]: a token or group has an invalid name

    References join names with periods and enclose them in curly braces, so a name
    can't contain `.`, `{`, or `}`. It also can't be empty or begin with a dollar
    sign. Everything else is allowed: spaces, leading digits, any script, emoji.

    Example:

        { "gap.small": { "$type": "number", "$value": 4 } }

    Fix: nest groups, as in `{ "gap": { "small": … } }`, or use another character.
    """

  package static let unknownType: DiagnosticCode = """
    warning[unknown-type]: DTCG doesn't define this `$type`

    The types are color, dimension, fontFamily, fontWeight, duration, cubicBezier,
    number, strokeStyle, border, transition, shadow, gradient, and typography, in
    exactly this spelling. A misspelled type is an error. With any other type,
    strings, numbers, and booleans are kept as constants of their group, and other
    values are ignored.

    Example:

        { "red": { "$type": "Color" } }

    Fix: use one of these types.
    """

  package static let legacyType: DiagnosticCode = """
    warning[legacy-type]: a type has a name from an earlier draft or another tool

    The type is read as its current equivalent. Other DTCG tools reject the old
    name, and so does `--strict`.

    Example:

        { "ease": { "$type": "cubic-bezier", "$value": [0.2, 0, 0, 1] } }

    Fix: write the name given in the message, here `cubicBezier`.
    """

  package static let unknownContext: DiagnosticCode = """
    error[unknown-context]: the modifier doesn't have a context of this name

    A setting, an argument, a token, or the modifier's own `default` names a context
    that the modifier doesn't have.

    Example:

        "theme": { "contexts": { "light": [], "dark": [] }, "default": "drak" }

    Fix: write the name of one of the modifier's contexts.
    """
}

/// Diagnostics about the structure of a token file.
extension Diagnostic {
  static func rootMustBeObject(_ span: Span, _ found: String) -> Self {
    Self(.notAnObject, "a token file must contain an object, but this is \(found)")
      .at(span).help("wrap the tokens in braces: { \"name\": { \"$type\": …, \"$value\": … } }")
  }

  static func childMustBeObject(_ name: String, _ found: String, _ span: Span) -> Self {
    Self(.notAnObject, "`\(name)` is \(found), but tokens and groups are objects")
      .at(span, "expected an object").help(helpForPlainName(name))
      .help("a group contains only groups and tokens; the value of a token goes into `$value`")
  }

  /// Returns a help for the name of a property without its dollar sign, or `nil` for other names.
  private static func helpForPlainName(_ name: String) -> String? {
    switch name {
    case "value", "type", "description", "extensions", "ref", "extends", "deprecated":
      "properties begin with a dollar sign: did you mean `$\(name)`?"
    default: nil
    }
  }

  static func rootIsToken(_ span: Span) -> Self {
    Self(.rootToken, "the root of a token file is a group and can't have a `$value`")
      .at(span).help("give the token a name: { \"name\": { \"$value\": … } }")
  }

  static func rootMemberMustBeToken(_ span: Span) -> Self {
    Self(.rootToken, "`$root` must be a token, but it has no `$value`")
      .at(span)
      .help("add a `$value`; if it's a group, rename it, because `$root` is a group's own token")
  }

  /// Reports an unknown `$` property: a warning if it's ignored, which it can't be if it contains a
  /// token or is probably misspelled.
  static func unknownProperty(
    _ name: String,
    of holder: String,
    _ path: String,
    meaning meant: String?,
    isIgnored: Bool,
    _ span: Span
  ) -> Self {
    guard !isIgnored || meant != nil else {
      return ignoredMember(name, of: path, holder: holder, span)
    }
    return Self(.unknownProperty, "a \(holder) has no property `\(name)`")
      .at(span).notes(["names that begin with `$` are reserved for DTCG"])
      .suggesting(meant, insteadOf: name)
      .help("use a name without `$`; data for other tools goes into `$extensions`")
  }

  /// Returns the property of a token or group that `name` most likely misspells; `nil` if there is
  /// none, or if it's among those that the token or group already has.
  static func property(
    near name: String,
    of holder: String,
    besides known: [String]
  ) -> String? {
    let group = [
      "$type", "$description", "$deprecated", "$extensions", "$extends", "$ref", "$root",
    ]
    let token = ["$value", "$type", "$description", "$deprecated", "$extensions", "$ref"]
    let nearest = nearestName(to: name, among: holder == "group" ? group : token)
    return nearest.flatMap { known.contains($0) ? nil : $0 }
  }

  static func wrongPropertyKind(
    _ property: String,
    expected: String,
    found: String,
    _ span: Span
  ) -> Self {
    let help: String? =
      switch property {
      case "$type": "write one type in quotes, as in \"$type\": \"color\""
      case "$description": "write the text as one string"
      case "$deprecated": "write `true`, or the reason in quotes"
      case "$extensions": "write an object with a key for each tool: { \"com.example\": … }"
      case "$extends": "to extend several groups, extend one that extends the next"
      case "$schema": "write the URL of the schema in quotes, or remove it"
      default: nil
      }
    return Self(.invalidProperty, "`\(property)` is \(found), but must be \(expected)")
      .at(span, "expected \(expected)").help(help)
  }

  static func extendsTwice(_ span: Span, first: Span) -> Self {
    Self(.invalidProperty, "a group can't have both `$extends` and `$ref`")
      .at(span).also(first, "the first is here").help("remove one of them")
  }

  static func tokenExtends(_ span: Span) -> Self {
    Self(.invalidProperty, "only groups can have `$extends`, but this is a token")
      .at(span).help("to use another token's value, write \"$value\": \"{other.token}\"")
  }

  static func tokenWithChildren(_ path: String, children: [Span], value: Span?) -> Self {
    Self(.tokenWithChildren, "`\(path)` has a value, so it can't contain other tokens or groups")
      .at(children.first, "a child of a token")
      .also(
        (value.map { [Label($0, "this makes it a token")] } ?? [])
          + children.dropFirst().prefix(3).map { Label($0, "another child") }
      )
      .help("move the value into a `$root` token of the group: \"$root\": { \"$value\": … }")
  }

  /// Warns about another tool's property next to a `$value`.
  static func ignoredMember(
    _ name: String,
    of path: String,
    holder: String = "token",
    _ span: Span
  ) -> Self {
    let owner = path.isEmpty ? "the file" : "the \(holder) `\(path)`"
    return Self(.ignoredMember, "`\(name)` of \(owner) is not defined by DTCG and is ignored")
      .at(span).help(helpForPlainName(name))
      .help("put data for other tools into `$extensions`, under a key of your own")
  }

  static func valueAndReference(_ span: Span, value: Span) -> Self {
    Self(.valueAndReference, "a token can have a `$value` or a `$ref`, but not both")
      .at(span, "the reference is here").also(value, "the value is here")
      .help("remove one of them")
  }

  static func unfinishedToken(_ path: String, _ span: Span) -> Self {
    Self(.unfinishedToken, "`\(path)` has a `$type` but is an empty group")
      .at(Span(file: span.file, start: span.start, end: span.start + 1))
      .help("if this is a token, add its `$value`; otherwise remove it")
  }

  static func emptyName(_ span: Span) -> Self {
    Self(.invalidName, "a token or group has an empty name")
      .at(span).help("give it a name; use `$root` for a group's own token")
  }

  static func illegalName(_ name: String, character: UInt8, _ span: Span) -> Self {
    let character = String(UnicodeScalar(character))
    return Self(
      .invalidName,
      "the name `\(name)` contains `\(character)`, which is reserved for references"
    )
    .at(span, "not allowed in a name")
    .help(
      character == "."
        ? "nest groups instead, or use `-` or `_`" : "remove `{` and `}` from the name"
    )
  }

  static func misspelledType(_ word: String, meant: String, _ span: Span) -> Self {
    Self(.unknownType, severity: .error, "there is no token type `\(word)`")
      .at(span).suggesting(meant, insteadOf: word)
  }

  static func unknownType(_ word: String, among names: [String], _ span: Span) -> Self {
    Self(.unknownType, "there is no token type `\(word)`")
      .at(span, "strings, numbers, and booleans become constants; other values are ignored")
      .help("the types are \(names.joined(separator: ", "))")
  }

  static func legacyType(_ word: String, now type: TokenType, _ span: Span) -> Self {
    Self(.legacyType, "the type `\(word)` is now called `\(type.name)`")
      .at(span).help("write \"$type\": \"\(type.name)\"")
  }

  static func contextNeverApplies(
    _ context: String,
    of modifier: String,
    only other: String?,
    _ span: Span
  ) -> Self {
    Self(
      .unknownContext,
      other.map {
        "`\(context)` never applies here: this file is used only if `\(modifier)` is `\($0)`"
      } ?? "`\(context)` of `\(modifier)` never applies here"
    )
    .at(span).help("move the value to a file that is used in that context, or in all contexts")
  }

  static func unknownContextOfShortForm(
    _ name: String,
    of modifier: String?,
    foundIn owners: [String],
    among modifiers: [Modifier],
    _ span: Span
  ) -> Self {
    if owners.count > 1 {
      return Self(
        .unknownContext,
        "`\(name)` is a context of \(owners.joined(separator: " and of "))"
      )
      .at(span).help("specify which: { \"\(owners[0])\": { \"\(name)\": … } }")
    }
    let named = modifiers.filter { modifier ?? $0.name == $0.name }
    let candidates = named.flatMap(\.contexts) + (modifier == nil ? named.map(\.name) : [])
    return Self(
      .unknownContext,
      modifier.map { "`\($0)` has no context `\(name)`" }
        ?? "`\(name)` is neither a modifier nor a context"
    )
    .at(span).suggesting(name, among: candidates)
    .help(
      candidates.isEmpty
        ? "declare a modifier with this context, in a resolver document or in the configuration"
        : "the contexts are \(named.flatMap(\.contexts).listed())"
    )
  }
}
