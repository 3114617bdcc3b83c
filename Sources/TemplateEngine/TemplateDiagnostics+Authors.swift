import Diagnostics

/// The messages that a template's author asks for, and what is said of statements and filters that do
/// not do what they seem to.
extension TemplateDiagnostics {
  static func report(_ report: Machine.Report, at span: Span) -> Diagnostic {
    var message = printable(report.message)
    if message.isEmpty { message = "the template reports something without a message" }
    let subject = report.subject.map { Label($0, "this one") }
    let place = Label(span, "reported here")
    let others = subject == nil ? [] : [place]
    switch report.kind {
    case .failure:
      return Diagnostic(.templateFailure, message, at: subject ?? place, also: others)
    case .warning:
      return Diagnostic(
        .templateWarning,
        severity: .warning,
        message,
        at: subject ?? place,
        also: others
      )
    case .collision:
      return collision(report, subject ?? place, Label(span, "the name is made here"))
    }
  }

  private static func collision(
    _ report: Machine.Report,
    _ subject: Label,
    _ place: Label
  ) -> Diagnostic {
    Diagnostic(
      .nameCollision,
      "two things get the name `\(printable(report.message))`",
      at: subject,
      also: (report.first.map { [Label($0, "has it already")] } ?? []) + [place],
      help: "rename one of them, or let the template make another name"
    )
  }

  static func changedVariable(_ name: Name, first: Span) -> Diagnostic {
    Diagnostic(
      .duplicateTemplateName,
      "`\(name.text)` is already taken",
      at: Label(name.span, "taken"),
      also: [Label(first, "first here")],
      help: "a variable is never changed: choose another name, or write "
        + "`{% set \(name.text) = … if … else … %}` once"
    )
  }

  /// `isHiding` says whether a block outside has a variable of the same name.
  static func unusedVariable(_ name: Name, isHiding: Bool) -> Diagnostic {
    Diagnostic(
      .unusedTemplateName,
      severity: .warning,
      "nothing uses the variable `\(name.text)`",
      at: Label(name.span, "never used"),
      help: isHiding
        ? "this does not change the `\(name.text)` outside: write "
          + "`{% set \(name.text) = … if … else … %}` there"
        : "remove it"
    )
  }

  static func familyResultMismatch(_ macro: MacroDefinition, first: Span) -> Diagnostic {
    Diagnostic(
      .templateTypeMismatch,
      "`\(macro.fullName)` does not give what the other macros of its family give",
      at: Label(macro.name.span, macro.result == nil ? "prints" : "gives another type"),
      also: [Label(first, "the family's result is set here")]
    )
  }

  static func missingResultType(at span: Span) -> Diagnostic {
    Diagnostic(
      .templateSyntax,
      "a macro that gives a value has a type",
      at: Label(span, "expected `: TYPE` before this"),
      help: "write `{% macro name(…): bool = … %}`"
    )
  }

  static func wrongEnd(_ keyword: Keyword, expected: Keyword, at span: Span) -> Diagnostic {
    Diagnostic(
      .templateSyntax,
      "expected `{% \(expected.rawValue) %}`, found `{% \(keyword.rawValue) %}`",
      at: Label(span, "ends another kind of block")
    )
  }

  static func loopInCondition(_ span: Span) -> Diagnostic {
    Diagnostic(
      .unknownTemplateName,
      "a condition that picks elements cannot ask for `loop`",
      at: Label(span, "not known here"),
      help: "`loop` counts only the elements that were picked: ask for it in the body"
    )
  }

  static func roundedInteger(_ span: Span) -> Diagnostic {
    Diagnostic(
      .templateTypeMismatch,
      "`round` expects `number`, found `integer`",
      at: Label(span, "already a whole number"),
      help: "a filter belongs to the value directly before it: write `(a / b) | round`"
    )
  }

  static func unknownTable(_ name: String, at span: Span, known: [String]) -> Diagnostic {
    Diagnostic(
      .unknownTemplateName,
      "the target has no table `\(printable(name))`",
      at: Label(span, "unknown table"),
      help: suggestion(for: name, among: known) ?? choice(known)
        ?? "tables stand in `tables` in `target.json`"
    )
  }
}
