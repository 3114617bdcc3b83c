import Diagnostics

/// The messages of this stage.
enum TemplateDiagnostics {
  // MARK: - Syntax

  static func unclosedTag(_ span: Span, mark: String) -> Diagnostic {
    Diagnostic(
      .templateSyntax,
      "the tag is never closed, expected `\(mark)`",
      at: Label(span, "opened here"),
      help: mark == "}}" ? "to print `{{` itself, write `{{ \"{{\" }}`" : nil
    )
  }

  static func unexpectedCharacter(_ character: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .templateSyntax,
      "`\(printable(character))` has no meaning in a tag",
      at: Label(span, "unexpected"),
      help: character == "!" ? "write `not` and `!=`" : nil
    )
  }

  static func badNumber(_ digits: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .templateSyntax,
      "`\(digits)` is not a number that a template can hold",
      at: Label(span, "expected digits, as in `12` or `0.5`")
    )
  }

  static func unclosedText(_ span: Span) -> Diagnostic {
    Diagnostic(
      .templateSyntax,
      "the text literal is not closed before the end of its line",
      at: Label(span, "opened here"),
      help: "a line end is written `\\n`"
    )
  }

  static func badEscape(_ escape: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .templateSyntax,
      "`\(printable(escape))` is not an escape",
      at: Label(span, "unknown escape"),
      help: "escapes are `\\n`, `\\t`, `\\\\`, `\\\"` and `\\'`"
    )
  }

  static func unexpected(_ token: Token, expected: String) -> Diagnostic {
    var help: String?
    if token.kind == .symbol(.assign) { help = "equality is written `==`" }
    return Diagnostic(
      .templateSyntax,
      "expected \(expected), found \(token.description)",
      at: Label(token.span, "expected \(expected)"),
      help: help
    )
  }

  static func reservedWord(_ word: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .templateSyntax,
      "`\(word)` is a word of the language and cannot be a name",
      at: Label(span, "choose another name")
    )
  }

  static func notCallable(_ span: Span) -> Diagnostic {
    Diagnostic(
      .templateSyntax,
      "only macros can be called, by their names",
      at: Label(span, "called here"),
      help: "a filter is written `value | filter(argument)`"
    )
  }

  static func tooDeep(_ span: Span, limit: Int) -> Diagnostic {
    Diagnostic(
      .templateLimit,
      "nested more than \(limit) deep",
      at: Label(span, "too deep"),
      help: "move inner parts to macros"
    )
  }

  static func fileTooLarge(_ source: TemplateSource, limit: Int) -> Diagnostic {
    Diagnostic(
      .templateLimit,
      "the template has \(source.bytes.count) bytes, more than \(limit)",
      at: Label(source.span(0..<0))
    )
  }

  static func notUTF8(_ span: Span) -> Diagnostic {
    Diagnostic(
      .templateSyntax,
      "the template is not UTF-8",
      at: Label(span, "no UTF-8 from here"),
      help: "save the file as UTF-8"
    )
  }

  static func emptyTag(_ span: Span) -> Diagnostic {
    Diagnostic(
      .templateSyntax,
      "the tag says nothing, expected one of \(list(openingKeywords))",
      at: Label(span, "expected a word")
    )
  }

  static func unknownTag(_ keyword: String, at span: Span) -> Diagnostic {
    let known = [
      "import": "`include` makes the macros of a file known",
      "raw": "to print `{{` itself, write `{{ \"{{\" }}`",
      "call": "call a macro with `{{ name(…) }}`",
      "extends": "use macros and `include`",
      "block": "use macros and `include`",
      "elseif": "did you mean `elif`?",
      "with": "use `set`, whose variables live to the end of the block",
    ]
    return Diagnostic(
      .templateSyntax,
      "there is no tag `\(keyword)`",
      at: Label(span, "unknown tag"),
      help: known[keyword] ?? suggestion(for: keyword, among: TemplateParser.keywords)
        ?? "tags are \(list(openingKeywords))"
    )
  }

  static func strayKeyword(_ keyword: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .templateSyntax,
      "`\(keyword)` belongs to no open block",
      at: Label(span, "nothing to close")
    )
  }

  static func unclosedBlock(
    _ keyword: String,
    end: String,
    at span: Span,
    found: Span?
  ) -> Diagnostic {
    Diagnostic(
      .templateSyntax,
      "the block `\(keyword)` is never closed, expected `{% \(end) %}`",
      at: Label(span, "opened here"),
      also: found.map { [Label($0, "expected `{% \(end) %}` before this")] } ?? []
    )
  }

  static func nestedMacro(_ span: Span) -> Diagnostic {
    Diagnostic(
      .templateSyntax,
      "a macro stands in a block",
      at: Label(span, "expected at the top of a file"),
      help: "move the macro out; it is known everywhere"
    )
  }

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

  static func loopOutsideLoop(_ span: Span) -> Diagnostic {
    Diagnostic(
      .unknownTemplateName,
      "`loop` is known within a `for` only",
      at: Label(span, "no loop here")
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
      "`\(printable(word))` is no word of `\(type)`",
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

  static func unusedVariable(_ name: Name) -> Diagnostic {
    Diagnostic(
      .unusedTemplateName,
      severity: .warning,
      "nothing uses the variable `\(name.text)`",
      at: Label(name.span, "never used"),
      help: "remove it"
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
    Diagnostic(
      .missingMacro,
      "`\(family)` has no macro for \(list(cases)) of `\(union)`",
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

  // MARK: - Running

  static func stopped(_ fault: RenderFault, at span: Span, limits: TemplateLimits) -> Diagnostic {
    let (code, message): (DiagnosticCode, String) =
      switch fault {
      case .outputBytes:
        (.templateLimit, "the output grew beyond \(limits.outputBytes) bytes")
      case .steps:
        (.templateLimit, "loops and calls took more than \(limits.steps) steps")
      case .callDepth:
        (.templateLimit, "calls are nested more than \(limits.callDepth) deep")
      case .notFinite:
        (.templateValue, "the number is not finite and cannot be printed")
      case .overflow:
        (.templateValue, "the result is beyond the range of whole numbers")
      case .negativeHexadecimal:
        (.templateValue, "a negative number has no hexadecimal form")
      case .unexpectedValue:
        (.templateValue, "the data holds another kind of value than it promises")
      }
    return Diagnostic(code, message, at: Label(span, "stopped here"))
  }

  // MARK: - Words

  private static let openingKeywords = ["for", "if", "set", "macro", "include"]

  private static func suggestion(for name: String, among known: [String]) -> String? {
    nearestName(to: name, among: known).map { "did you mean `\($0)`?" }
  }

  /// What there is to choose from, if it is little.
  private static func choice(_ known: [String]) -> String? {
    known.isEmpty || known.count > 12 ? nil : "known are \(list(known))"
  }

  private static func list(_ names: [String]) -> String {
    let quoted = names.map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Text for a message of one line.
  private static func printable(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { UTF8Text.isTreacherous($0.value) ? "\u{FFFD}" : $0 }
      )
    )
  }
}
