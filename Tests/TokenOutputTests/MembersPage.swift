import TemplateEngine

@testable import TokenOutput

/// The page `templates/guide/members.md`, generated from the declarations of members, unions, and
/// words.
struct MembersPage {
  private let schema = OutputSchema(options: [], hasPixels: false).template

  var text: String {
    var sections = [Self.introduction, root]
    for kind in ObjectKind.allCases where !ObjectKind.roots.contains(kind) {
      sections.append(section(of: kind))
      if kind == .constant { sections.append(cases(of: .constantValue)) }
      if kind == .token { sections.append(cases(of: .value)) }
    }
    return (sections + [words]).joined(separator: "\n")
  }

  private var root: String {
    var text = section(of: .root)
    text += """

      A file with `each` has one more name. Files for a context or an appearance see everything in that setting.

      | `each` | name | type |
      |---|---|---|

      """
    for each in FileRule.Each.allCases where each != .once {
      guard let member = schema[OutputSchema.root(of: each)].members.last else { continue }
      text += "| `\(each.rawValue)` | `\(member.name)` | `\(describe(member.type))` |\n"
    }
    return text
  }

  /// The heading, the notes, and the table of an object type.
  private func section(of kind: ObjectKind) -> String {
    let object = schema[kind.id]
    var text = "## \(object.name)\n\n"
    if let notes = Self.notes[kind] { text += notes + "\n" }
    if kind == .uses {
      return text + "`\(object.members.map(\.name).joined(separator: "` `"))`\n"
    }
    guard let members = kind.members else { return text }
    if Self.notes[kind] != nil { text += "\n" }
    return text + "| member | type | description |\n|---|---|---|\n" + rows(of: members)
  }

  /// The table's rows. Consecutive members with the same type and summary share a row.
  private func rows(of members: (some OutputMember).Type) -> String {
    var rows: [(names: [String], type: String, summary: String)] = []
    for member in members.allCases {
      let type = describe(member.type)
      if let last = rows.last, last.type == type, last.summary == member.summary {
        rows[rows.count - 1].names.append(member.rawValue)
      } else {
        rows.append(([member.rawValue], type, member.summary))
      }
    }
    return rows.map { row in
      let names = row.names.map { "`\($0)`" }.joined(separator: " ")
      return "| \(names) | `\(row.type)` | \(row.summary) |\n"
    }
    .joined()
  }

  private func cases(of kind: UnionKind) -> String {
    let union = schema[kind.id]
    let types = union.cases.map { "| `\($0.name)` | `\(schema[$0.type].name)` |\n" }.joined()
    let notes = kind == .value ? Self.valueNotes + "\n\n" : ""
    return "## \(union.name)\n\n\(notes)| case | type |\n|---|---|\n\(types)"
  }

  private var words: String {
    let rows = schema.words.map { type in
      "| `\(type.name)` | \(type.words.map { "`\($0)`" }.joined(separator: " ")) |\n"
    }
    return "## Words\n\n| type | words |\n|---|---|\n\(rows.joined())"
  }

  private func describe(_ type: TemplateType) -> String {
    switch type {
    case .bool: "bool"
    case .integer: "integer"
    case .number: "number"
    case .code: "code"
    case .text: "text"
    case .word(let id): schema[id].name
    case .optional(let type): describe(type) + "?"
    case .list(let type): "[" + describe(type) + "]"
    case .object(let id): schema[id].name
    case .union(let id): schema[id].name
    }
  }
}

// MARK: Notes

extension MembersPage {
  private static let introduction = """
    # Template data

    Everything that a [template](language.md) can read. A template uses the members of [Root](#root) as names, such
    as `tokens` or `options.prefix`. `T?` marks a value that may be absent, `[T]` a list. Unless stated otherwise,
    lists are in source order.

    Templates always see a token **in a setting**: one context for each modifier, such as dark mode and one brand.
    Everything reached through the token, such as its group or a referenced token, is in the same setting. By
    default, that's the base: the default context of every modifier.

    This page is generated from the declarations in `Sources/TokenOutput/Host/Members`. To update it, run
    `UPDATE_GOLDENS=1 swift test --filter MembersPage`.

    """

  private static let valueNotes = """
    A union. `value as color` gives an optional, and a macro family has a macro for each case.

    - `reference` occurs only if `references` of `target.json` allows it for the type, the output contains the
      token, and the token has the same type and value in every context in question.
    - `appearances` occurs only with `"inside"` in `contexts`, for the types listed there, if light and dark or
      standard and high contrast differ. A token that varies in any other way is themed.
    - `formula`, of type `Formula`, exists only in targets with a choice option `formulas`. It occurs in composite
      values.

    ConstantValue has a case `number` too, so `{% macro literal.number(n: Number) %}` must state its type.
    """

  private static let notes: [ObjectKind: String] = [
    .group: "Groups without a token or constant of the output are omitted.",
    .color: """
    Red, green, blue, and alpha are from 0 to 1. Gamut mapping is that of CSS Color 4.
    """,
    .typography: """
    The properties as in the source, which can be references, and their normalized form.
    """,
    .missing: """
    What a token has in another context of the source, whether or not the output pins it. A target that generates
    one output for each brand needs it to use the same names in all of them.
    """,
    .setting: """
    A choice of contexts, with the tokens that are relevant there.

    - **`cascade`** is for style sheets, where rules apply to any element and references are resolved where they are
      used. The base comes first, with all tokens. Each following setting is a combination, default contexts
      included, of the modifiers that change how a token is *written*, counting a reference as written. Modifiers
      that change only the referenced token are `carriers`: an element with such an attribute needs the same
      declaration again. The default combination comes first.
    - **`variants`** contains each value of each token once. A token is in the settings that choose a context for
      exactly the modifiers it varies with, if its value differs from the base. To look up a value, take the
      matching setting that contains the token, or else the base.
    - **`settings`** and **`themes`** are complete. More than 4,096 combinations are an error.
    """,
    .rule: """
    A style sheet rule. The context for an element comes from the element itself, the nearest ancestor that chooses
    one, or else the environment: a media query. A setting has one rule for each possible set of queries. Elements
    that can't be in the setting are omitted. The environment can choose any context except the default that has a
    `scheme` or `contrast` or for which the option `conditions` is set.
    """,
    .modifier: "Options of type `modifier` are members too.",
    .context: "Options of type `context` are members too.",
    .componentType: """
    The common type of the groups with the same `component`. It has every field and part that any of them has. The
    compiler checks that their types agree.
    """,
    .constant: """
    A value of a group with a type that DTCG doesn't define. Like tokens, constants vary by context and are in a
    setting. Lists of tokens don't contain them.
    """,
    .wordConstant: "One of a closed set of words, which is the same in every context.",
    .pointConstant: """
    Coordinates and sizes of constants are in pixels; in `lengths` they have the source's unit.
    """,
    .uses: "Whether the output contains a value of a type, alone or inside another value:",
    .options: """
    One member for each option of `target.json`. An option without a value or default is absent.

    | type of the option | type |
    |---|---|
    | `string` | `text`; `code` with a `pattern`, which must allow only safe values |
    | `identifier` | `code` |
    | `boolean` | `bool` |
    | `integer`, `number` | the same |
    | `choice` | a word type of its `values` |
    | `token` | `Token`. An output sets it to the path of a token. `options` of a setting gives the token in that setting |
    | `context`, `modifier` | `text?`, or `code?` with a `pattern`, as a member of each `Context` or `Modifier` |
    """,
    .extension: """
    A value of `$extensions`. `kind` determines which of `text`, `number`, and `boolean` is present. To find one by
    name: `first(e in token.extensions if e.name == "com.example.app")`.
    """,
    .spelling: """
    How code that uses another output writes a token; see [Spellings](target-json.md#spellings).
    """,
    .valueRole: """
    The purpose of a number. The compiler warns about values out of range, and code that reads values at run time
    should keep the compiled value instead. A token with several roles has the strictest.
    """,
  ]
}
