import Diagnostics
import JSONSyntax

/// The messages of this stage.
enum OutputDiagnostics {
  // MARK: target.json

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
      "`\(path)` is `\(word)`, which is not one of its words",
      at: Label(span),
      help: suggestion(word, words) ?? "it can be " + words.quotedList
    )
  }

  static func mistyped(
    _ path: String,
    found: JSONKind,
    expected: String,
    _ span: Span
  ) -> Diagnostic {
    let subject = path.isEmpty ? "target.json" : "`\(path)`"
    return Diagnostic(
      .invalidTarget,
      "\(subject) is \(found.phrase) where \(expected) is expected",
      at: Label(span)
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

  static func notOneCharacter(_ text: String, in path: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .invalidTarget,
      "`\(text)` in `\(path)` is not a single character",
      at: Label(span),
      help: "a member here is one character and what is written for it"
    )
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
      help: "write it like `{group.id}.css`"
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
    _ span: Span
  ) -> Diagnostic {
    Diagnostic(
      .invalidTarget,
      "there is no `\(name)` for `\(chain)`",
      at: Label(span),
      help: suggestion(name, known) ?? "there is " + known.quotedList
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

  static func missingTargetFile(_ name: String, _ span: Span?) -> Diagnostic {
    Diagnostic(
      .invalidTarget,
      "the template folder `\(name)` holds no target.json",
      at: span.map { Label($0) },
      help: "add one; `{\"targetVersion\": 1, \"extends\": \"css\"}` is the shortest"
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

  static func unusedTemplate(_ name: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .unusedTemplate,
      "nothing uses the template `\(name)`",
      at: Label(span),
      help: "name it in `files` or in an `include`, or delete it"
    )
  }

  // MARK: Configuration

  static func unknownOption(_ setting: OptionSetting, of target: Target) -> Diagnostic {
    let known = target.options.map(\.name)
    return Diagnostic(
      .unknownTargetOption,
      "the target `\(target.name)` has no option `\(setting.name)`",
      at: setting.nameSpan.map { Label($0) },
      help: suggestion(setting.name, known)
        ?? (known.isEmpty ? "it has no options" : "it has " + known.quotedList)
    )
  }

  static func repeatedOption(_ setting: OptionSetting) -> Diagnostic {
    Diagnostic(
      .invalidTargetOption,
      "the option `\(setting.name)` is set twice",
      at: setting.nameSpan.map { Label($0) },
      help: "keep the one that you mean"
    )
  }

  static func invalidOption(
    _ name: String,
    _ setting: OptionSetting,
    expected: String,
    of option: OptionDeclaration
  ) -> Diagnostic {
    var nearest: String?
    if case .string(let text) = setting.value, option.kind == .choice {
      nearest = suggestion(text, option.values)
    }
    return Diagnostic(
      .invalidTargetOption,
      "`\(name)` is \(setting.value.phrase) where \(expected) is expected",
      at: (setting.span ?? setting.nameSpan).map { Label($0) },
      help: nearest ?? option.help.map { "`\(option.name)` is the \($0)" }
    )
  }

  static func unknownModifier(_ name: String, known: [String], _ span: Span?) -> Diagnostic {
    Diagnostic(
      .unknownModifier,
      "the source has no modifier `\(name)`",
      at: span.map { Label($0) },
      help: suggestion(name, known)
        ?? (known.isEmpty ? "it has no modifiers" : "it has " + known.quotedList)
    )
  }

  static func unknownContext(
    _ name: String,
    of modifier: String,
    known: [String],
    _ span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .unknownContext,
      "the modifier `\(modifier)` has no context `\(name)`",
      at: span.map { Label($0) },
      help: suggestion(name, known) ?? "it has " + known.quotedList
    )
  }

  // MARK: Tokens

  static func unitNotOnTarget(
    _ path: String,
    _ unit: String,
    target: String,
    _ span: Span
  ) -> Diagnostic {
    Diagnostic(
      .unitNotOnTarget,
      severity: .warning,
      "`\(path)` is left out of `\(target)`, which has nothing for the unit `\(unit)`",
      at: Label(span),
      help: "write it in `px` or `rem`, or make the token private to keep it for other tokens"
    )
  }

  static func unknownTextStyle(
    _ word: String,
    known: [String],
    target: String,
    _ span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .unknownTextStyle,
      severity: .warning,
      "`\(target)` has no text style `\(word)` of the platform",
      at: span.map { Label($0) },
      help: suggestion(word, known) ?? "it has " + known.quotedList
    )
  }

  /// A thing that has a name, and where it was written.
  struct NamedPlace {
    let path: String
    let span: Span?
  }

  static func nameCollision(
    _ name: String,
    _ first: NamedPlace,
    _ second: NamedPlace,
    target: String
  ) -> Diagnostic {
    Diagnostic(
      .nameCollision,
      "`\(first.path)` and `\(second.path)` are both called `\(name)` in `\(target)`",
      at: second.span.map { Label($0, "the same name") },
      also: first.span.map { [Label($0, "`\(name)` here first")] } ?? [],
      help: renaming(second, target)
    )
  }

  static func takenName(_ name: String, _ place: NamedPlace, target: String) -> Diagnostic {
    Diagnostic(
      .nameCollision,
      "`\(place.path)` is called `\(name)` in `\(target)`, a name that the target needs itself",
      at: place.span.map { Label($0) },
      help: renaming(place, target)
    )
  }

  static func contextCollision(
    _ first: String,
    _ second: String,
    of modifier: String,
    name: String,
    target: String
  ) -> Diagnostic {
    Diagnostic(
      .nameCollision,
      "the contexts `\(first)` and `\(second)` of `\(modifier)` are both called `\(name)` in "
        + "`\(target)`",
      help: "rename one of them"
    )
  }

  private static func renaming(_ place: NamedPlace, _ target: String) -> String {
    "give `\(place.path)` another name there: "
      + "`\"$extensions\": {\"dev.tokens\": {\"names\": {\"\(target)\": \"…\"}}}`"
  }

  static func invalidOverride(_ name: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .invalidTargetName,
      "`\(name)` is not a name that can be printed as it is",
      at: Label(span),
      help: "use letters, digits, `_` and `-`"
    )
  }

  static func tooManySettings(_ modifiers: [String], limit: Int, target: String) -> Diagnostic {
    Diagnostic(
      .tooManySettings,
      "`\(target)` would need more than \(limit) combinations of the contexts of "
        + modifiers.quotedList.replacingOr,
      help: "fix some of them with `contexts` in the output's configuration"
    )
  }

  // MARK: Files

  static func unsafePath(_ path: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .unsafeOutputPath,
      "`\(path)` is not a path inside the output's directory",
      at: Label(span),
      help: "use names parted by `/`, without `.` and `..` and without a `/` in front"
    )
  }

  static func repeatedPath(_ path: String, _ first: Span, _ second: Span) -> Diagnostic {
    Diagnostic(
      .outputPathCollision,
      "two files would be written to `\(path)`",
      at: Label(second),
      also: first == second ? [] : [Label(first, "here first")],
      help: "put something into the path that tells them apart, such as `{group.id}`"
    )
  }

  private static func suggestion(_ name: String, _ known: [String]) -> String? {
    nearestName(to: name, among: known).map { "did you mean `\($0)`?" }
  }
}

extension String {
  /// A list for a sentence that means all of it.
  fileprivate var replacingOr: String {
    guard let place = indices.last(where: { self[$0...].hasPrefix(" or ") }) else { return self }
    return self[..<place] + " and " + self[index(place, offsetBy: 4)...]
  }
}

extension OptionValue {
  /// What it is called in messages.
  fileprivate var phrase: String {
    switch self {
    case .string(let text): "`\(text)`"
    case .number(let number): "`\(number.shortText)`"
    case .boolean(let boolean): "`\(boolean)`"
    case .contexts: "an object"
    case .unsupported: "a list, `null` or an object of something else"
    }
  }
}
