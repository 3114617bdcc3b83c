package import Diagnostics

extension DiagnosticCode {
  package static let templateSyntaxCodes: [DiagnosticCode] = [
    templateSyntax, templateLimit, templateValue,
  ]

  package static let templateSyntax: DiagnosticCode = """
    error[template-syntax]: invalid syntax in a template

    A template is text with tags: `{{ value }}`, `{% tag %}`, and `{# comment #}`. A
    tag isn't closed, contains an extra word or is missing one, or ends a block that
    isn't open.

    Example:

        {% for token in tokens %}
        {{ token.name }

    Fix: correct the tag; `templates/guide/language.md` describes each one. To
    print `{{` itself, write `{{ "{{" }}`.
    """

  package static let templateLimit: DiagnosticCode = """
    error[template-limit]: a template exceeds a limit

    Loops, calls, nesting, and output are limited, so that a mistake in a template
    ends with an error and not with a full disk.

    Example:

        {% macro group(g: Group) %}{{ group(g) }}{% endmacro %}

    Fix: find the endless loop or recursion at the location in the message.
    `templates/guide/language.md` lists the limits.
    """

  package static let templateValue: DiagnosticCode = """
    error[template-value]: a value can't be printed or computed

    At run time, a computation had an invalid result: a division by zero, an integer
    that's too large, or a negative number in hexadecimal.

    Example:

        {{ token.size / token.grid }}

    Fix: check the value first: `{% if token.grid > 0 %}`.
    """
}

/// Diagnostics about the syntax and the rendering of templates.
extension Diagnostic {
  // MARK: - Syntax

  static func unclosedTag(_ span: Span, mark: String) -> Self {
    Self(.templateSyntax, "the tag is never closed, expected `\(mark)`")
      .at(span, "opened here")
      .help(mark == "}}" ? "to print `{{` itself, write `{{ \"{{\" }}`" : nil)
  }

  static func unexpectedCharacter(_ character: String, at span: Span) -> Self {
    Self(.templateSyntax, "`\(printable(character))` is not allowed in a tag")
      .at(span, "unexpected").help(character == "!" ? "write `not` and `!=`" : nil)
  }

  static func badNumber(_ digits: String, at span: Span) -> Self {
    Self(.templateSyntax, "`\(digits)` is not a valid number")
      .at(span, "expected digits, as in `12` or `0.5`")
  }

  static func unclosedText(_ span: Span) -> Self {
    Self(.templateSyntax, "the text literal is not closed before the end of its line")
      .at(span, "opened here").help("write `\\n` for a line break")
  }

  static func badEscape(_ escape: String, at span: Span) -> Self {
    Self(.templateSyntax, "`\(printable(escape))` is not an escape")
      .at(span, "unknown escape").help("use `\\n`, `\\t`, `\\\\`, `\\\"`, or `\\'`")
  }

  static func unexpected(_ token: Token, expected: String) -> Self {
    var help: String?
    if token.kind == .symbol(.assign) { help = "write `==` for equality" }
    return Self(.templateSyntax, "expected \(expected), found \(token.description)")
      .at(token.span, "expected \(expected)").help(help)
  }

  static func reservedWord(_ word: String, at span: Span) -> Self {
    Self(.templateSyntax, "`\(word)` is a reserved word and can't be a name")
      .at(span, "choose another name")
  }

  static func notCallable(_ span: Span) -> Self {
    Self(.templateSyntax, "only macros can be called")
      .at(span, "called here").help("for a filter, write `value | filter(argument)`")
  }

  static func tooDeep(_ span: Span, limit: Int) -> Self {
    Self(.templateLimit, "nested more than \(limit) deep")
      .at(span, "too deep").help("move inner parts to macros")
  }

  static func fileTooLarge(_ source: TemplateSource, limit: Int) -> Self {
    Self(.templateLimit, "the template has \(source.bytes.count) bytes, more than \(limit)")
      .at(source.span(0..<0))
  }

  static func notUTF8(_ span: Span) -> Self {
    Self(.templateSyntax, "the template is not UTF-8")
      .at(span, "not UTF-8 from here").help("save the file as UTF-8")
  }

  static func emptyTag(_ span: Span) -> Self {
    Self(.templateSyntax, "the tag is empty, expected one of \(openingKeywords.listed())")
      .at(span, "expected a word")
  }

  static func unknownTag(_ keyword: String, at span: Span) -> Self {
    let known = [
      "import": "use `include`, which also makes the macros of a file available",
      "raw": "to print `{{` itself, write `{{ \"{{\" }}`",
      "call": "call a macro with `{{ name(…) }}`",
      "extends": "use macros and `include`",
      "block": "use macros and `include`",
      "elseif": "did you mean `elif`?",
      "with": "use `set`, whose variables are available until the end of the block",
    ]
    return Self(.templateSyntax, "there is no tag `\(keyword)`")
      .at(span, "unknown tag").help(known[keyword])
      .suggesting(keyword, among: Keyword.allCases.filter(\.beginsTag).map(\.rawValue))
      .help("the tags are \(openingKeywords.listed())")
  }

  static func strayKeyword(_ keyword: Keyword, at span: Span) -> Self {
    Self(.templateSyntax, "`\(keyword.rawValue)` doesn't belong to an open block")
      .at(span, "nothing to close")
  }

  /// Reports unclosed blocks: the innermost one, and those around it from the inside out.
  static func unclosed(_ block: OpenBlock, around: [OpenBlock], found: Span?) -> Self {
    var labels = found.map { [Label($0, "expected `{% \(block.end) %}` before this")] } ?? []
    var notes: [String] = []
    if let outermost = around.last {
      labels.append(
        Label(outermost.span, "this `\(outermost.keyword.rawValue)` is not closed either")
      )
      let count = around.count - 1
      if count > 0 {
        notes.append(
          "between the two, \(count.counted("more block is", "more blocks are")) not closed"
        )
      }
    }
    return Self(
      .templateSyntax,
      "the block `\(block.keyword.rawValue)` is never closed, expected `{% \(block.end.rawValue) %}`"
    )
    .at(block.span, "opened here").also(labels).notes(notes)
  }

  static func nestedMacro(_ span: Span) -> Self {
    Self(.templateSyntax, "a macro is inside a block")
      .at(span, "expected at the top of a file").help("move it out of the block")
  }

  static func tooManyVariables(limit: Int, _ span: Span) -> Self {
    Self(.templateLimit, "a template or macro has more than \(limit) variables")
      .at(span).help("move parts of it into macros")
  }

  // MARK: - Running

  static func stopped(_ fault: RenderFault, at span: Span, limits: TemplateLimits) -> Self {
    let (code, message): (DiagnosticCode, String) =
      switch fault {
      case .outputBytes:
        (.templateLimit, "the output grew beyond \(limits.outputBytes) bytes")
      case .keptBytes:
        (.templateLimit, "variables and arguments contain more than \(limits.keptBytes) bytes")
      case .steps:
        (.templateLimit, "loops and calls took more than \(limits.steps) steps")
      case .callDepth:
        (.templateLimit, "calls are nested more than \(limits.callDepth) deep")
      case .notFinite:
        (.templateValue, "the number is not finite and can't be printed")
      case .overflow:
        (.templateValue, "the result is too large for an integer")
      case .negativeHexadecimal:
        (.templateValue, "a negative number has no hexadecimal form")
      case .reports:
        (.templateLimit, "the template reports more than \(Machine.reportLimit) messages")
      case .unexpectedValue:
        (.templateValue, "a value in the data doesn't have its declared type")
      case .unlinked:
        preconditionFailure("the run continues once the macro has been compiled")
      }
    return Self(code, message).at(span, "stopped here")
  }

  // MARK: - Words

  static let openingKeywords = ["for", "if", "set", "macro", "include", "fail", "warn", "unique"]

  /// Returns a help that lists `known`, or `nil` if it's empty or has more than twelve elements.
  static func choice(_ known: [String]) -> String? {
    known.isEmpty || known.count > 12 ? nil : "use \(known.listed("or"))"
  }

  /// Returns `text` with characters that are unsafe in a one-line message replaced with U+FFFD.
  static func printable(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { UTF8Text.isTreacherous($0.value) ? "\u{FFFD}" : $0 }
      )
    )
  }
}
