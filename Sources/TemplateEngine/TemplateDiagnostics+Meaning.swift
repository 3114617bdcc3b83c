import Diagnostics

/// What is said of a template that can be read, and means nothing.
extension TemplateDiagnostics {
  // MARK: - Names

  static func unknownName(_ name: String, at span: Span, known: [String], macros: [String])
    -> Diagnostic
  {
    let isMacro = macros.contains(name)
    return Diagnostic(
      .unknownTemplateName,
      "there is no variable `\(name)` here",
      at: Label(span, "unknown name"),
      help: isMacro
        ? "call the macro with `\(name)(…)`" : suggestion(for: name, among: known) ?? choice(known)
    )
  }

  static func bareLoop(_ span: Span, isInLoop: Bool) -> Diagnostic {
    Diagnostic(
      .unknownTemplateName,
      isInLoop ? "`loop` is not a value of its own" : "`loop` is known within a `for` only",
      at: Label(span, isInLoop ? "expected a member" : "no loop here"),
      help: isInLoop ? "write `loop.index` or another member" : nil
    )
  }

  static func unknownMember(
    _ member: Name,
    of type: String,
    known: [String]
  ) -> Diagnostic {
    Diagnostic(
      .unknownTemplateMember,
      "`\(type)` has no member `\(member.text)`",
      at: Label(member.span, "unknown member"),
      help: suggestion(for: member.text, among: known) ?? choice(known)
    )
  }

  static func noMembers(_ member: Name, type: String, hint: String?) -> Diagnostic {
    Diagnostic(
      .templateTypeMismatch,
      "a value of type `\(type)` has no members, found `.\(member.text)`",
      at: Label(member.span, "expected a value with members"),
      help: hint
    )
  }

  static func unknownFilter(_ filter: Name, known: [String]) -> Diagnostic {
    Diagnostic(
      .unknownTemplateFilter,
      "there is no filter `\(filter.text)`",
      at: Label(filter.span, "unknown filter"),
      help: suggestion(for: filter.text, among: known) ?? "filters are \(list(known))"
    )
  }

  static func unknownStyle(_ style: String, filter: String, at span: Span, known: [String])
    -> Diagnostic
  {
    let message =
      style.isEmpty
      ? "the target has no rule for `\(filter)`"
      : "the target has no \(filter) style `\(style)`"
    return Diagnostic(
      .unknownTemplateFilter,
      message,
      at: Label(span, "no such style"),
      help: suggestion(for: style, among: known) ?? choice(known.filter { !$0.isEmpty })
        ?? "styles stand in `text` in `target.json`"
    )
  }

  static func unknownNameForm(_ form: String, at span: Span, known: [String]) -> Diagnostic {
    Diagnostic(
      .unknownTemplateFilter,
      "names have no form `\(form)`",
      at: Label(span, "unknown form"),
      help: suggestion(for: form, among: known) ?? choice(known)
    )
  }

  static func unknownMacro(_ name: String, at span: Span, known: [String], filters: [String])
    -> Diagnostic
  {
    var help = suggestion(for: name, among: known)
    if help == nil, let filter = nearestName(to: name, among: filters) {
      help = "`\(filter)` is a filter: write `value | \(filter)`"
    }
    help = help ?? choice(known)
    return Diagnostic(
      .unknownTemplateName,
      "there is no macro `\(name)`",
      at: Label(span, "unknown macro"),
      help: help
    )
  }

  static func unknownType(_ name: String, at span: Span, known: [String]) -> Diagnostic {
    Diagnostic(
      .unknownTemplateName,
      "there is no type `\(name)`",
      at: Label(span, "unknown type"),
      help: suggestion(for: name, among: known) ?? choice(known)
    )
  }

  static func unknownCase(_ name: Name, of type: String, known: [String]) -> Diagnostic {
    Diagnostic(
      .unknownTemplateName,
      "`\(type)` has no case `\(name.text)`",
      at: Label(name.span, "unknown case"),
      help: suggestion(for: name.text, among: known) ?? choice(known)
    )
  }

  static func unknownWord(_ word: String, of type: String, at span: Span, known: [String])
    -> Diagnostic
  {
    Diagnostic(
      .unknownTemplateName,
      "`\(printable(word))` is not a word of `\(type)`",
      at: Label(span, "unknown word"),
      help: suggestion(for: word, among: known) ?? choice(known)
    )
  }

  static func unknownFile(_ name: Name, known: [String]) -> Diagnostic {
    Diagnostic(
      .unknownTemplateName,
      "there is no template file `\(printable(name.text))`",
      at: Label(name.span, "unknown file"),
      help: suggestion(for: name.text, among: known) ?? choice(known)
    )
  }

  static func duplicateName(_ name: String, at span: Span, first: Span) -> Diagnostic {
    Diagnostic(
      .duplicateTemplateName,
      "`\(name)` is already taken",
      at: Label(span, "taken"),
      also: [Label(first, "first here")],
      help: "choose another name"
    )
  }

  static func unusedMacro(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .unusedTemplateName,
      severity: .warning,
      "nothing calls the macro `\(name)`",
      at: Label(span, "never called"),
      help: "remove it"
    )
  }

  static func includeCycle(_ name: Name, chain: [String]) -> Diagnostic {
    Diagnostic(
      .templateIncludeCycle,
      "`\(name.text)` includes itself",
      at: Label(name.span, "leads back to where it began"),
      notes: ["the way is \(chain.map { "`\($0)`" }.joined(separator: ", "))"],
      help: "put what both need in a third file"
    )
  }

  static func tooManyIncludes(_ name: Name, limit: Int) -> Diagnostic {
    Diagnostic(
      .templateLimit,
      "the template includes more than \(limit) files, or too many in each other",
      at: Label(name.span, "one too many"),
      help: "use macros for what is printed often"
    )
  }

  // MARK: - Families

  static func missingCases(_ family: String, union: String, cases: [String], at span: Span)
    -> Diagnostic
  {
    let more = cases.count > 4 ? " and \(cases.count - 3) more cases" : ""
    let shown =
      more.isEmpty ? list(cases) : cases.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
    return Diagnostic(
      .missingMacro,
      "`\(family)` has no macro for \(shown)\(more) of `\(union)`",
      at: Label(span, "called with a `\(union)`"),
      help: "add `{% macro \(family).\(cases.first ?? "else")(value) %}`, or `\(family).else`"
    )
  }

  static func familyMismatch(_ name: String, at span: Span, first: Span) -> Diagnostic {
    Diagnostic(
      .templateTypeMismatch,
      "the parameters of `\(name)` after the first differ from those of its family",
      at: Label(span, "these parameters"),
      also: [Label(first, "the family's are set here")]
    )
  }

  static func untypedParameter(_ name: Name) -> Diagnostic {
    Diagnostic(
      .templateSyntax,
      "the parameter `\(name.text)` has no type",
      at: Label(name.span, "expected `\(name.text): TYPE`"),
      help: "types are `code`, `text`, `bool`, `integer`, `number` and those of the data"
    )
  }

  static func caseNeedsParameter(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .templateArgumentMismatch,
      "`\(name)` needs a first parameter, for the value",
      at: Label(span, "no parameter")
    )
  }

  static func notAUnion(_ family: String, type: String, at span: Span, cases: [String])
    -> Diagnostic
  {
    Diagnostic(
      .templateTypeMismatch,
      "`\(family)` expects a union or one of its cases, found `\(type)`",
      at: Label(span, "found `\(type)`"),
      help: "its cases are \(list(cases))"
    )
  }

  // MARK: - Types

  static func mismatch(_ found: String, expected: String, at span: Span, help: String? = nil)
    -> Diagnostic
  {
    Diagnostic(
      .templateTypeMismatch,
      "expected \(expected), found `\(found)`",
      at: Label(span, "found `\(found)`"),
      help: help
    )
  }

  static func rawText(at span: Span) -> Diagnostic {
    Diagnostic(
      .rawTextInTemplate,
      "raw text from the source is printed as it is",
      at: Label(span, "may hold anything"),
      help: "write `| string` or `| comment` after it"
    )
  }

  static func wrongCount(_ name: String, expected: String, found: Int, at span: Span)
    -> Diagnostic
  {
    Diagnostic(
      .templateArgumentMismatch,
      "`\(name)` takes \(expected), found \(found)",
      at: Label(span, "expected \(expected)")
    )
  }

  static func notLiteral(_ filter: String, expected: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .templateArgumentMismatch,
      "`\(filter)` takes \(expected)",
      at: Label(span, "expected \(expected)")
    )
  }

  static func chunksOutsideFor(at span: Span) -> Diagnostic {
    Diagnostic(
      .templateTypeMismatch,
      "`chunks` stands directly in a `for` only",
      at: Label(span, "not in a `for`"),
      help: "write `{% for chunk in list | chunks(100) %}`"
    )
  }
}
