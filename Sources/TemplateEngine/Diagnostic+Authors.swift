package import Diagnostics

extension DiagnosticCode {
  package static let templateAuthorCodes: [DiagnosticCode] = [
    nameCollision, templateFailure, templateWarning,
  ]

  package static let nameCollision: DiagnosticCode = """
    error[name-collision]: two names are the same on a target

    Names are adapted to each target: words are joined, letter case is changed, and
    characters that aren't allowed in a language are removed. Names that differ in
    the source can become the same, or match a name that the target reserves. Some
    targets also combine the name of a token with a part of its value: in Android, a
    border `edge` has a color `edge_color`. One would replace the other, so nothing
    was written. With `"onError": "omit"`, this is a warning for most names, and the
    target gets only the first of the two.

    Example:

        "a b": { "$value": "1px" }, "a-b": { "$value": "2px" }

    Fix: rename one of them, or set a different name for this target:
    `"$extensions": { "dev.tokens": { "names": { "css": "a-b-2" } } }`.
    """

  package static let templateFailure: DiagnosticCode = """
    error[template-failure]: a template reports an error

    The template uses `{% fail %}` for a case that the target can't print. The
    message is from the template's author, and the location is the token, group, or
    constant that the template specifies.

    Example:

        {% if token.type == "gradient" %}
        {% fail "gradients cannot be printed here" at token %}
        {% endif %}

    Fix: follow the message, or change the template.
    """

  package static let templateWarning: DiagnosticCode = """
    warning[template-warning]: a template reports a warning

    The template uses `{% warn %}` for a case that the target prints in a way that
    may be unexpected. The message is from the template's author.

    Example:

        {% warn "the shadow loses its spread" at token %}

    Fix: follow the message, or allow the warning with `lint`.
    """
}

/// Diagnostics reported by templates, and diagnostics about misunderstood statements and filters.
extension Diagnostic {
  static func report(_ report: Machine.Report, at span: Span) -> Self {
    var message = printable(report.message)
    if message.isEmpty { message = "the template reports an empty message" }
    let subject = report.subject.map { Label($0, "about this") }
    let place = Label(span, "reported here")
    let others = subject == nil ? [] : [place]
    switch report.kind {
    case .failure:
      return Self(.templateFailure, message).at(subject ?? place).also(others)
    case .warning:
      return Self(.templateWarning, message).at(subject ?? place).also(others)
    case .collision:
      return collision(report, subject ?? place, Label(span, "the name is generated here"))
    }
  }

  private static func collision(
    _ report: Machine.Report,
    _ subject: Label,
    _ place: Label
  ) -> Self {
    Self(.nameCollision, "the name `\(printable(report.message))` is used twice")
      .at(subject).also((report.first.map { [Label($0, "first here")] } ?? []) + [place])
      .help("rename one of them, or change the name in the template")
  }

  static func changedVariable(_ name: Name, first: Span) -> Self {
    Self(.duplicateTemplateName, "`\(name.text)` is already taken")
      .at(name.span, "taken").also(first, "first here")
      .help(
        "variables can't be changed: choose another name, or write "
          + "`{% set \(name.text) = … if … else … %}` once"
      )
  }

  /// Warns about an unused variable.
  ///
  /// If `isHiding` is `true`, an enclosing block has a variable of the same name.
  static func unusedVariable(_ name: Name, isHiding: Bool) -> Self {
    Self(.unusedTemplateName, "nothing uses the variable `\(name.text)`")
      .at(name.span, "never used")
      .help(
        isHiding
          ? "to set the outer `\(name.text)`, which this doesn't change, write "
            + "`{% set \(name.text) = … if … else … %}` there" : "remove it"
      )
  }

  static func familyResultMismatch(_ macro: MacroDefinition, first: Span) -> Self {
    Self(
      .templateTypeMismatch,
      "`\(macro.fullName)` doesn't have the same result as the other macros of its family"
    )
    .at(macro.name.span, macro.result == nil ? "prints" : "has a different type")
    .also(first, "defines the family's result")
  }

  static func missingResultType(at span: Span) -> Self {
    Self(.templateSyntax, "a macro that returns a value needs a type")
      .at(span, "expected `: TYPE` before this").help("write `{% macro name(…): bool = … %}`")
  }

  static func wrongEnd(_ keyword: Keyword, expected: Keyword, at span: Span) -> Self {
    Self(
      .templateSyntax,
      "expected `{% \(expected.rawValue) %}`, found `{% \(keyword.rawValue) %}`"
    )
    .at(span, "ends a different kind of block")
  }

  static func loopInCondition(_ span: Span) -> Self {
    Self(.unknownTemplateName, "the condition of a loop can't use `loop`")
      .at(span, "not available here")
      .help("use `loop` in the body; it counts only elements that meet the condition")
  }

  static func roundedInteger(_ span: Span) -> Self {
    Self(.templateTypeMismatch, "`round` expects `number`, found `integer`")
      .at(span, "already an integer")
      .help("write `(a / b) | round`; a filter applies to the value directly before it")
  }

  static func unknownTable(_ name: String, at span: Span, known: [String]) -> Self {
    Self(.unknownTemplateName, "the target has no table `\(printable(name))`")
      .at(span, "unknown table").suggesting(name, among: known).help(choice(known))
      .help("define tables in `tables` in `target.json`")
  }
}
