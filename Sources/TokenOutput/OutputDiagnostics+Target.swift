import Diagnostics
import JSONSyntax
import TemplateEngine

extension OutputDiagnostics {
  static func unknownMember(
    _ member: TypedReader.Member,
    of path: String,
    known: [String]
  ) -> Diagnostic {
    let place = path.isEmpty ? "target.json" : "`\(path)`"
    return Diagnostic(
      .unknownTargetMember,
      "\(place) has no member `\(member.name)`",
      at: Label(member.key),
      help: suggestion(member.name, known) ?? "it can have " + known.quotedList
    )
  }

  static func unknownWord(
    _ word: String,
    at path: String,
    words: [String],
    _ span: Span
  ) -> Diagnostic {
    Diagnostic(
      .invalidTarget,
      "`\(path)` is `\(word)`, which is not one of its values",
      at: Label(span),
      help: suggestion(word, words) ?? "it can be " + words.quotedList
    )
  }

  static func mistyped(
    _ path: String,
    found: String,
    expected: String,
    _ span: Span
  ) -> Diagnostic {
    let subject = path.isEmpty ? "target.json" : "`\(path)`"
    return Diagnostic(
      .invalidTarget,
      "\(subject) is \(found), expected \(expected)",
      at: Label(span)
    )
  }

  static func defaultToken(_ path: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .invalidTarget,
      "`\(path)` names a token, but a target does not know the tokens of a source",
      at: Label(span),
      help: "remove it: templates ask whether the option is there with `if let`"
    )
  }

  static func memberBesideCopy(_ name: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .invalidTarget,
      "a file that is copied cannot have `\(name)`",
      at: Label(span),
      help: name == "each"
        ? "what is copied is the same for everything: write a template instead"
        : "write either `template` or `copy`"
    )
  }

  static func extensionCycle(_ names: [String], _ span: Span) -> Diagnostic {
    Diagnostic(
      .invalidTarget,
      "these targets extend each other in a cycle: "
        + names.map { "`\($0)`" }.joined(separator: ", "),
      at: Label(span, "leads back to `\(names.last ?? "")`")
    )
  }

  static func missingMember(_ name: String, of path: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .invalidTarget,
      "`\(path)` has no member `\(name)`, which it needs",
      at: Label(span),
      help: "add `\(name)`"
    )
  }

  static func missingPlaceholder(_ text: String, in path: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .invalidTarget,
      "`\(path)` has no `\(text)`, which stands for the name",
      at: Label(span),
      help: "write `\(text)` where the name goes"
    )
  }

  static func numberedSinglePart(_ path: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .invalidTarget,
      "`\(path)` has `{N}`, but there is only one of this part",
      at: Label(span),
      help: "remove `{N}`: it is the number of a layer, a stop or a dash"
    )
  }

  static func unknownKind(
    _ kind: String,
    at path: String,
    known: [String],
    _ span: Span
  ) -> Diagnostic {
    let message =
      kind.isEmpty
      ? "`\(path)` has no kind in front of the name"
      : "`\(path)` has the kind `\(kind)`, which is not in `names.kinds`"
    return Diagnostic(
      .invalidTarget,
      message,
      at: Label(span),
      help: suggestion(kind, known)
        ?? (known.isEmpty ? "add it to `names.kinds`" : "it can be " + known.quotedList)
    )
  }

  static func notOneCharacter(_ text: String, in path: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .invalidTarget,
      "`\(text)` in `\(path)` is not a single character",
      at: Label(span),
      help: "a member here is one character and what is written for it"
    )
  }

  static func flawedString(
    _ flaw: StringStyle.Flaw,
    _ style: StringStyle,
    at path: String,
    _ span: Span
  ) -> Diagnostic {
    let (reason, help) =
      switch flaw {
      case .endless: ("opens with `\(style.open)` and has no `close`", "add `close`")
      case .bare:
        (
          "has neither marks nor escapes, so a text would be printed raw",
          "add `open` and `close`, or `control` with `{HEX}` in it"
        )
      case .openEnd: unescaped(style.close, "so a text could end the literal")
      case .openEscape(let scalar): unescaped(String(scalar), "which its escapes begin with")
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
  ) -> Diagnostic {
    Diagnostic(.invalidTarget, "`\(path)` \(reason)", at: Label(span), help: help)
  }

  static func flawedComment(
    _ flaw: CommentStyle.Flaw,
    at path: String,
    _ span: Span
  ) -> Diagnostic {
    let (reason, help) =
      switch flaw {
      case .bare:
        (
          "puts nothing before the text, so a text would be printed raw",
          "add `line`, `first` and `last`, or `single`"
        )
      case .endless: ("has `first` and no `last`, so the comment would not end", "add `last`")
      case .noPlace:
        ("has no `{}` in `single`, which stands for the text", "write `{}` where the text goes")
      case .openEnd(let end):
        (
          "does not replace `\(end)`, so a text could end the comment",
          "add it, or a part of it, to `replace`"
        )
      }
    return flawed(path, reason, help, span)
  }

  static func invalidOptionName(_ name: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .invalidTarget,
      "`\(name)` cannot be the name of an option",
      at: Label(span),
      help: "templates write it as `options.NAME`: use letters and digits, a letter first"
    )
  }

  static func invalidPattern(_ path: String, _ reason: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .invalidTarget,
      "`\(path)` is not a regular expression: \(reason)",
      at: Label(span),
      help: "literals, `.`, `[]`, `()`, `|`, `*`, `+`, `?` and `\\` are supported"
    )
  }

  static func invalidPathPattern(_ reason: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .invalidTarget,
      "the path of the files is wrong: \(reason)",
      at: Label(span),
      help: "write it like `{group.id}.txt`"
    )
  }

  static func invalidCondition(_ reason: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .invalidTarget,
      "the condition is wrong: \(reason)",
      at: Label(span),
      help: "write it like `group.tokens > 0` or `not textStyles and options.classes`"
    )
  }

  static func depthWithoutGroup(_ span: Span) -> Diagnostic {
    Diagnostic(
      .invalidTarget,
      "`depth` has a meaning for files of groups only",
      at: Label(span),
      help: "add `\"each\": \"group\"` or leave `depth` out"
    )
  }

  static func unknownPathName(
    _ name: String,
    in chain: String,
    known: [String],
    files: FileRule.Each?,
    _ span: Span
  ) -> Diagnostic {
    let each = files.map { "only a file with `\"each\": \"\($0.rawValue)\"` sees `\(name)`" }
    return Diagnostic(
      .invalidTarget,
      "there is no `\(name)` for `\(chain)`",
      at: Label(span),
      help: each ?? suggestion(name, known) ?? "there is " + known.quotedList
    )
  }

  static func unfitValue(_ chain: String, expected: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .invalidTarget,
      "`\(chain)` cannot stand here, where \(expected) is expected",
      at: Label(span)
    )
  }

  static func unknownTable(_ name: String, known: [String], _ span: Span) -> Diagnostic {
    Diagnostic(
      .invalidTarget,
      "there is no table `\(name)`",
      at: Label(span),
      help: suggestion(name, known) ?? "add it to `tables`, or write `:path`"
    )
  }

  static func missingRow(_ word: String, table: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .invalidTarget,
      "the table `\(table)` says nothing about `\(word)`",
      at: Label(span),
      help: "add `\"\(word)\": \"…\"`, or `\"\(word)\": null` to leave its files out"
    )
  }

  static func unknownTarget(_ name: String, known: [String], _ span: Span?) -> Diagnostic {
    Diagnostic(
      .unknownTarget,
      "there is no target `\(name)`",
      at: span.map { Label($0) },
      help: suggestion(name, known)
        ?? (known.isEmpty ? nil : "there is " + known.quotedList)
    )
  }

  static func missingTargetFile(_ name: String, _ span: Span?, known: [String]) -> Diagnostic {
    Diagnostic(
      .invalidTarget,
      "the template folder `\(name)` holds no target.json",
      at: span.map { Label($0) },
      help:
        "add one; `{\"targetVersion\": 1, \"extends\": \"\(known.first ?? "…")\"}` is the shortest"
    )
  }

  static func missingTemplate(_ name: String, known: [String], _ span: Span) -> Diagnostic {
    Diagnostic(
      .missingTemplate,
      "there is no template `\(name)`",
      at: Label(span),
      help: suggestion(name, known)
    )
  }

  static func textBesideTemplate(_ span: Span) -> Diagnostic {
    Diagnostic(
      .invalidTarget,
      "a spelling with a `template` cannot have a `text`, which the template prints",
      at: Label(span),
      help: "write either `text` or `template`"
    )
  }

  static func unusedTemplate(_ name: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .unusedTemplate,
      "nothing uses the template `\(name)`",
      at: Label(span),
      help: "name it in `files` or in an `include`, or delete it"
    )
  }
}
