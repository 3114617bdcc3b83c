package import Diagnostics
import JSONSyntax
import TemplateEngine

extension DiagnosticCode {
  package static let targetCodes: [DiagnosticCode] = [
    unknownTarget, invalidTarget, unknownTargetMember, missingTemplate, unusedTemplate,
  ]

  package static let unknownTarget: DiagnosticCode = """
    error[unknown-target]: an output has an unknown target

    A target is a built-in one, or a folder of templates in the folder that
    `templates` in the configuration specifies. Nothing was written.

    Example:

        { "target": "sass", "directory": "dist" }

    Fix: use the name of an existing target, or add a folder with a `target.json`.
    See `templates/guide/own-target.md`.
    """

  package static let invalidTarget: DiagnosticCode = """
    error[invalid-target]: target.json has an invalid property

    `target.json` defines how a target generates names, text, and files. One of its
    properties has the wrong type, isn't one of the allowed words, refers to
    something that doesn't exist, or is missing.

    Example:

        "names": { "token": "camelCase" }

    Fix: see `templates/guide/target-json.md`.
    """

  package static let unknownTargetMember: DiagnosticCode = """
    error[unknown-target-member]: target.json has an unknown property

    A property in `target.json` isn't defined and would have no effect. It's usually
    misspelled.

    Example:

        "names": { "tokens": "kebab" }

    Fix: use the suggested name, or remove the property.
    """

  package static let missingTemplate: DiagnosticCode = """
    error[missing-template]: target.json refers to a missing template file

    A template in `files` isn't in the target's folder or in the folder of the
    target that it extends.

    Example:

        "files": [ { "template": "tokens.tmpl", "path": "tokens.scss" } ]

    Fix: add the template file, or correct its name.
    """

  package static let unusedTemplate: DiagnosticCode = """
    error[unused-template]: a file in a target's folder isn't used

    Every file in a target's folder must be a template in `files` of its
    `target.json`, or be included by another template. Otherwise it has no effect.
    Often, its name is misspelled where it's used.

    Example:

        my-templates/dart/literal.tmpl      included nowhere

    Fix: use the file or delete it.
    """
}

/// Diagnostics about `target.json`.
extension Diagnostic {
  static func unknownMember(
    _ member: TypedReader.Member,
    of path: String,
    known: [String]
  ) -> Self {
    let place = path.isEmpty ? "target.json" : "`\(path)`"
    return Self(.unknownTargetMember, "\(place) has no property `\(member.name)`")
      .at(member.key).suggesting(member.name, among: known)
      .help("use " + known.listed("or"))
  }

  static func unknownWord(_ word: String, at path: String, words: [String], _ span: Span) -> Self {
    Self(.invalidTarget, "`\(path)` is `\(word)`, which isn't one of its values")
      .at(span).suggesting(word, among: words).help("use " + words.listed("or"))
  }

  static func mistyped(_ path: String, found: String, expected: String, _ span: Span) -> Self {
    let subject = path.isEmpty ? "target.json" : "`\(path)`"
    return Self(.invalidTarget, "\(subject) is \(found), expected \(expected)").at(span)
  }

  static func defaultToken(_ path: String, _ span: Span) -> Self {
    Self(
      .invalidTarget,
      "`\(path)` has a token as its default, but a target has no access to the tokens of a source"
    )
    .at(span).help("remove it; templates can check for the option with `if let`")
  }

  static func memberBesideCopy(_ name: String, _ span: Span) -> Self {
    Self(.invalidTarget, "a file with `copy` can't have `\(name)`")
      .at(span)
      .help(
        name == "each" || name == "in"
          ? "use a `template` instead; all copies would be the same"
          : "use either `template` or `copy`"
      )
  }

  static func extensionCycle(_ names: [String], _ span: Span) -> Self {
    Self(
      .invalidTarget,
      "these targets extend each other in a cycle: \(names.quoted)"
    )
    .at(span, "extends `\(names.last ?? "")` again")
  }

  static func missingMember(_ name: String, of path: String, _ span: Span) -> Self {
    Self(.invalidTarget, "`\(path)` has no `\(name)`, which is required")
      .at(span).help("add `\(name)`")
  }

  static func missingPlaceholder(_ text: String, in path: String, _ span: Span) -> Self {
    Self(.invalidTarget, "`\(path)` has no placeholder `\(text)` for the name")
      .at(span).help("write `\(text)` where the name goes")
  }

  static func numberedSinglePart(_ path: String, _ span: Span) -> Self {
    Self(.invalidTarget, "`\(path)` has `{N}`, but this part isn't numbered")
      .at(span).help("remove `{N}`, which is the number of a layer, a stop, or a dash")
  }

  static func unknownKind(_ kind: String, at path: String, known: [String], _ span: Span) -> Self {
    let message =
      kind.isEmpty
      ? "`\(path)` has no kind before the name"
      : "`\(path)` has the kind `\(kind)`, which is not in `names.kinds`"
    return Self(.invalidTarget, message)
      .at(span).suggesting(kind, among: known)
      .help(known.isEmpty ? "add it to `names.kinds`" : "use " + known.listed("or"))
  }

  static func notOneCharacter(_ text: String, in path: String, _ span: Span) -> Self {
    Self(.invalidTarget, "`\(text)` in `\(path)` is not a single character")
      .at(span).help("write a single character as the name, and its replacement as the value")
  }

  static func flawedString(
    _ flaw: StringStyle.Flaw,
    _ style: StringStyle,
    at path: String,
    _ span: Span
  ) -> Self {
    let (reason, help) =
      switch flaw {
      case .endless: ("opens with `\(style.open)` and has no `close`", "add `close`")
      case .bare:
        (
          "has neither quotes nor escapes, so text would be printed raw",
          "add `open` and `close`, or `control` with `{HEX}` in it"
        )
      case .openEnd: unescaped(style.close, "so text could end the literal")
      case .openEscape(let scalar): unescaped(String(scalar), "which begins its escapes")
      }
    return flawed(path, reason, help, span)
  }

  private static func unescaped(_ text: String, _ effect: String) -> (String, String) {
    (
      "does not escape `\(text)`, \(effect)",
      "add it to `escapes`, or `control` with `{HEX}` in it"
    )
  }

  private static func flawed(
    _ path: String,
    _ reason: String,
    _ help: String,
    _ span: Span
  ) -> Self {
    Self(.invalidTarget, "`\(path)` \(reason)").at(span).help(help)
  }

  static func flawedComment(_ flaw: CommentStyle.Flaw, at path: String, _ span: Span) -> Self {
    let (reason, help) =
      switch flaw {
      case .bare:
        (
          "has no prefix for the text, so it would be printed raw",
          "add `line`, `first` and `last`, or `single`"
        )
      case .endless: ("has `first` but no `last`, so the comment wouldn't end", "add `last`")
      case .noPlace:
        ("has no placeholder `{}` in `single`", "write `{}` where the text goes")
      case .openEnd(let end):
        (
          "doesn't replace `\(end)`, so text could end the comment",
          "add it, or a part of it, to `replace`"
        )
      }
    return flawed(path, reason, help, span)
  }

  static func invalidOptionName(_ name: String, _ span: Span) -> Self {
    Self(.invalidTarget, "`\(name)` can't be the name of an option")
      .at(span).help("use only letters and digits, with a letter first, as in `options.NAME`")
  }

  static func invalidPattern(_ path: String, _ reason: String, _ span: Span) -> Self {
    Self(.invalidTarget, "`\(path)` is not a valid regular expression: \(reason)")
      .at(span).help("use only literals, `.`, `[]`, `()`, `|`, `*`, `+`, `?`, and `\\`")
  }

  static func invalidPathPattern(_ reason: String, _ span: Span) -> Self {
    Self(.invalidTarget, "invalid path of a file: \(reason)")
      .at(span).help("write a path such as `{group.id}.txt`")
  }

  static func invalidCondition(_ reason: String, _ span: Span) -> Self {
    Self(.invalidTarget, "invalid condition: \(reason)")
      .at(span)
      .help("write a condition such as `group.tokens > 0` or `not textStyles and options.classes`")
  }

  static func depthWithoutGroup(_ span: Span) -> Self {
    Self(.invalidTarget, "`depth` applies only to files for each group")
      .at(span).help("add `\"each\": \"group\"`, or remove `depth`")
  }

  static func appearancesWithoutEach(_ span: Span) -> Self {
    Self(.invalidTarget, "`in` applies only to files for each token, group, type, or component")
      .at(span)
      .help("add an `each` such as `\"each\": \"token\"`, or use `\"each\": \"appearance\"`")
  }

  static func unknownPathName(
    _ name: String,
    in chain: String,
    known: [String],
    files: FileRule.Each?,
    _ span: Span
  ) -> Self {
    let each = files.map { "`\(name)` is only for files with `\"each\": \"\($0.rawValue)\"`" }
    return Self(.invalidTarget, "there is no `\(name)` for `\(chain)`")
      .at(span).help(each).suggesting(name, among: known).help("use " + known.listed("or"))
  }

  static func unfitValue(_ chain: String, expected: String, _ span: Span) -> Self {
    Self(.invalidTarget, "`\(chain)` can't be used here, expected \(expected)").at(span)
  }

  static func unknownTable(_ name: String, known: [String], _ span: Span) -> Self {
    Self(.invalidTarget, "there is no table `\(name)`")
      .at(span).suggesting(name, among: known).help("add it to `tables`, or write `:path`")
  }

  static func missingRow(_ word: String, table: String, _ span: Span) -> Self {
    Self(.invalidTarget, "the table `\(table)` has no entry for `\(word)`")
      .at(span).help("add `\"\(word)\": \"…\"`, or `\"\(word)\": null` to omit its files")
  }

  static func unknownTarget(_ name: String, known: [String], _ span: Span?) -> Self {
    Self(.unknownTarget, "there is no target `\(name)`")
      .at(span).suggesting(name, among: known)
      .help(known.isEmpty ? nil : "use " + known.listed("or"))
  }

  static func missingTargetFile(_ name: String, _ span: Span?, known: [String]) -> Self {
    Self(.invalidTarget, "the template folder `\(name)` has no target.json")
      .at(span)
      .help(
        "add one with at least `{\"targetVersion\": 1, \"extends\": \"\(known.first ?? "…")\"}`"
      )
  }

  static func missingTemplate(_ name: String, known: [String], _ span: Span) -> Self {
    Self(.missingTemplate, "there is no template `\(name)`").at(span).suggesting(name, among: known)
  }

  static func textBesideTemplate(_ span: Span) -> Self {
    Self(
      .invalidTarget,
      "a spelling can't have both a `template` and a `text`"
    )
    .at(span).help("use either `text` or `template`")
  }

  static func unusedTemplate(_ name: String, _ span: Span) -> Self {
    Self(.unusedTemplate, "nothing uses the template `\(name)`")
      .at(span).help("name it in `files` or in an `include`, or delete it")
  }
}
