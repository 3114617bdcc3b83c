import Diagnostics
import TokenModel

/// What is wrong with the shape of a token file.
extension Diagnostic {
  static func rootIsNoObject(_ span: Span, _ found: String) -> Diagnostic {
    Diagnostic(
      .notAnObject,
      "a token file holds an object, but this is \(found)",
      at: Label(span),
      help: "wrap the tokens in braces: { \"name\": { \"$type\": …, \"$value\": … } }"
    )
  }

  static func childIsNoObject(_ name: String, _ found: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .notAnObject,
      "`\(name)` is \(found), but a group's members are objects",
      at: Label(span, "expected an object"),
      help: helpForPlainName(name)
        ?? "a group holds groups and tokens, and both are objects; a token's value stands in `$value`"
    )
  }

  /// Help for the name of a property that lacks its dollar sign; `nil` for all other names.
  private static func helpForPlainName(_ name: String) -> String? {
    switch name {
    case "value", "type", "description", "extensions", "ref", "extends", "deprecated":
      "properties begin with a dollar sign: did you mean `$\(name)`?"
    default: nil
    }
  }

  static func rootIsToken(_ span: Span) -> Diagnostic {
    Diagnostic(
      .rootToken,
      "the root of a token file is a group and has no `$value`",
      at: Label(span),
      help: "give the token a name: { \"name\": { \"$value\": … } }"
    )
  }

  static func rootChildIsNoToken(_ span: Span) -> Diagnostic {
    Diagnostic(
      .rootToken,
      "`$root` has to be a token, but it has no `$value`",
      at: Label(span),
      help: "give it a `$value`; a group needs another name, because `$root` is a group's own token"
    )
  }

  static func unknownProperty(_ name: String, of holder: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .unknownProperty,
      "a \(holder) has no property `\(name)`",
      at: Label(span),
      notes: ["names that begin with `$` are reserved by the standard"],
      help: property(near: name, of: holder).map { "did you mean `\($0)`?" }
        ?? "a name of your own must not begin with `$`; data for other tools goes into `$extensions`"
    )
  }

  /// The property of a token or group that `name` was most likely meant to be.
  static func property(near name: String, of holder: String) -> String? {
    let group = [
      "$type", "$description", "$deprecated", "$extensions", "$extends", "$ref", "$root",
    ]
    let token = ["$value", "$type", "$description", "$deprecated", "$extensions", "$ref"]
    return nearestName(to: name, among: holder == "group" ? group : token)
  }

  static func wrongPropertyKind(
    _ property: String,
    expected: String,
    found: String,
    _ span: Span
  ) -> Diagnostic {
    let help: String? =
      switch property {
      case "$type": "write one type in quotes, as in \"$type\": \"color\""
      case "$description": "write the text as one string"
      case "$deprecated": "write `true`, or the reason in quotes"
      case "$extensions": "write an object with a member for each tool: { \"com.example\": … }"
      case "$extends": "to take over several groups, extend one that extends the next"
      case "$schema": "write the address of the schema in quotes, or leave it out"
      default: nil
      }
    return Diagnostic(
      .invalidProperty,
      "`\(property)` is \(found), but it has to be \(expected)",
      at: Label(span, "expected \(expected)"),
      help: help
    )
  }

  static func extendsTwice(_ span: Span, first: Span) -> Diagnostic {
    Diagnostic(
      .invalidProperty,
      "a group extends one group, but this one has both `$extends` and `$ref`",
      at: Label(span),
      also: [Label(first, "the first is here")],
      help: "leave one of them out"
    )
  }

  static func tokenExtends(_ span: Span) -> Diagnostic {
    Diagnostic(
      .invalidProperty,
      "`$extends` belongs to groups, but this is a token",
      at: Label(span),
      help: "to take another token's value, write \"$value\": \"{other.token}\""
    )
  }

  static func tokenWithChildren(_ path: String, children: [Span], value: Span?) -> Diagnostic {
    Diagnostic(
      .tokenWithChildren,
      "`\(path)` has a value, so it cannot hold other tokens or groups",
      at: children.first.map { Label($0, "a child of a token") },
      also: (value.map { [Label($0, "this makes it a token")] } ?? [])
        + children.dropFirst().prefix(3).map { Label($0, "another child") },
      help: "move the value into a `$root` token of the group: \"$root\": { \"$value\": … }"
    )
  }

  /// A member of another tool's beside a `$value`.
  static func ignoredMember(_ name: String, of path: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .ignoredMember,
      severity: .warning,
      "`\(name)` of the token `\(path)` is not defined by the standard and is ignored",
      at: Label(span),
      help: helpForPlainName(name)
        ?? "data for other tools goes into `$extensions`, under a name of your own"
    )
  }

  static func valueAndReference(_ span: Span, value: Span) -> Diagnostic {
    Diagnostic(
      .valueAndReference,
      "a token has a `$value` or a `$ref`, not both",
      at: Label(span, "the reference is here"),
      also: [Label(value, "the value is here")],
      help: "leave one of them out"
    )
  }

  static func unfinishedToken(_ path: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .unfinishedToken,
      severity: .advice,
      "`\(path)` has a `$type` but is an empty group",
      at: Label(Span(file: span.file, start: span.start, end: span.start + 1)),
      help: "if it is meant to be a token, give it a `$value`"
    )
  }

  static func emptyName(_ span: Span) -> Diagnostic {
    Diagnostic(
      .invalidName,
      "a token or group has an empty name",
      at: Label(span),
      help: "give it a name; a group's own token is called `$root`"
    )
  }

  static func illegalName(_ name: String, character: UInt8, _ span: Span) -> Diagnostic {
    let character = String(UnicodeScalar(character))
    return Diagnostic(
      .invalidName,
      "the name `\(name)` contains `\(character)`, which references need for themselves",
      at: Label(span, "not allowed in a name"),
      help: character == "."
        ? "nest groups instead, or write `-` or `_`" : "leave `{` and `}` out of names"
    )
  }

  static func misspelledType(_ word: String, meant: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .unknownType,
      "there is no token type `\(word)`",
      at: Label(span),
      help: "did you mean `\(meant)`?"
    )
  }

  static func unknownType(_ word: String, among names: [String], _ span: Span) -> Diagnostic {
    Diagnostic(
      .unknownType,
      severity: .warning,
      "there is no token type `\(word)`",
      at: Label(span, "texts, numbers and booleans are kept as constants, others are left out"),
      help: "the types are \(names.joined(separator: ", "))"
    )
  }

  static func legacyType(_ word: String, now type: TokenType, _ span: Span) -> Diagnostic {
    Diagnostic(
      .legacyType,
      severity: .warning,
      "the type `\(word)` is now called `\(type.name)`",
      at: Label(span),
      help: "write \"$type\": \"\(type.name)\""
    )
  }

  static func contextNeverHolds(
    _ context: String,
    of modifier: String,
    only other: String?,
    _ span: Span
  ) -> Diagnostic {
    Diagnostic(
      .unknownContext,
      other.map {
        "`\(context)` can never hold here: this file counts where `\(modifier)` is `\($0)`"
      } ?? "`\(context)` of `\(modifier)` can never hold here",
      at: Label(span),
      help: "move the value to a file that counts in that context, or in all"
    )
  }

  static func unknownContextOfShortForm(
    _ name: String,
    of modifier: String?,
    foundIn owners: [String],
    among modifiers: [Modifier],
    _ span: Span
  ) -> Diagnostic {
    if owners.count > 1 {
      return Diagnostic(
        .unknownContext,
        "`\(name)` is a context of \(owners.joined(separator: " and of "))",
        at: Label(span),
        help: "say which: { \"\(owners[0])\": { \"\(name)\": … } }"
      )
    }
    let named = modifiers.filter { modifier ?? $0.name == $0.name }
    let candidates = named.flatMap(\.contexts) + (modifier == nil ? named.map(\.name) : [])
    return Diagnostic(
      .unknownContext,
      modifier.map { "`\($0)` has no context `\(name)`" }
        ?? "`\(name)` is neither a modifier nor the context of one",
      at: Label(span),
      help: nearestName(to: name, among: candidates).map { "did you mean `\($0)`?" }
        ?? (candidates.isEmpty
          ? "declare a modifier with this context, in a resolver document or in the configuration"
          : "the contexts are \(list(named.flatMap(\.contexts)))")
    )
  }
}
