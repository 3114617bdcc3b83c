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
      help: known[keyword] ?? suggestion(
        for: keyword,
        among: Keyword.allCases.filter(\.beginsTag).map(\.rawValue)
      )
        ?? "tags are \(list(openingKeywords))"
    )
  }

  static func strayKeyword(_ keyword: Keyword, at span: Span) -> Diagnostic {
    Diagnostic(
      .templateSyntax,
      "`\(keyword.rawValue)` belongs to no open block",
      at: Label(span, "nothing to close")
    )
  }

  /// Blocks that are open at the same place: the innermost, and those around it from the inside out.
  static func unclosed(
    _ block: OpenBlock,
    around: [OpenBlock],
    found: Span?
  ) -> Diagnostic {
    var labels = found.map { [Label($0, "expected `{% \(block.end) %}` before this")] } ?? []
    var notes: [String] = []
    if let outermost = around.last {
      labels.append(
        Label(outermost.span, "this `\(outermost.keyword.rawValue)` is not closed either")
      )
      let count = around.count - 1
      if count > 0 {
        notes.append(
          "between the two, \(count) more \(count == 1 ? "block is" : "blocks are") not closed"
        )
      }
    }
    return Diagnostic(
      .templateSyntax,
      "the block `\(block.keyword.rawValue)` is never closed, expected `{% \(block.end.rawValue) %}`",
      at: Label(block.span, "opened here"),
      also: labels,
      notes: notes
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

  static func tooManyVariables(limit: Int, _ span: Span) -> Diagnostic {
    Diagnostic(
      .templateLimit,
      "a template or macro has more than \(limit) variables",
      at: Label(span),
      help: "move parts of it into macros"
    )
  }

  // MARK: - Running

  static func stopped(_ fault: RenderFault, at span: Span, limits: TemplateLimits) -> Diagnostic {
    let (code, message): (DiagnosticCode, String) =
      switch fault {
      case .outputBytes:
        (.templateLimit, "the output grew beyond \(limits.outputBytes) bytes")
      case .keptBytes:
        (.templateLimit, "variables and arguments hold more than \(limits.keptBytes) bytes of text")
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
      case .reports:
        (.templateLimit, "the template has made more than \(Machine.reportLimit) messages")
      case .unexpectedValue:
        (.templateValue, "the data holds another kind of value than it promises")
      }
    return Diagnostic(code, message, at: Label(span, "stopped here"))
  }

  // MARK: - Words

  static let openingKeywords = ["for", "if", "set", "macro", "include", "fail", "warn", "unique"]

  static func suggestion(for name: String, among known: [String]) -> String? {
    nearestName(to: name, among: known).map { "did you mean `\($0)`?" }
  }

  /// What there is to choose from, if it is little.
  static func choice(_ known: [String]) -> String? {
    known.isEmpty || known.count > 12 ? nil : "known are \(list(known))"
  }

  static func list(_ names: [String]) -> String {
    let quoted = names.map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Text for a message of one line.
  static func printable(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { UTF8Text.isTreacherous($0.value) ? "\u{FFFD}" : $0 }
      )
    )
  }
}
