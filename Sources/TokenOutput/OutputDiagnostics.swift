import Diagnostics
import JSONSyntax

/// The messages of this stage.
enum OutputDiagnostics {
  // MARK: Configuration

  static func unknownToken(
    _ path: String,
    _ setting: OptionSetting,
    known: [String]
  ) -> Diagnostic {
    Diagnostic(
      .invalidTargetOption,
      "the option `\(setting.name)` names `\(path)`, which is not a token of the source",
      at: setting.span.map { Label($0, "no such token") },
      help: suggestion(path, known) ?? "write the names of its groups and its own, with periods"
    )
  }

  static func excludedToken(_ path: String, _ option: String, _ span: Span?) -> Diagnostic {
    Diagnostic(
      .invalidTargetOption,
      "the option `\(option)` names `\(path)`, which this output leaves out",
      at: span.map { Label($0) },
      help: "name a token that is in this output"
    )
  }

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
      "`\(name)` is \(setting.value.phrase), expected \(expected)",
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

  static func omission(
    _ trait: TokenTrait,
    of path: String,
    others: Int,
    target: String,
    option: String?,
    _ span: Span
  ) -> Diagnostic {
    let remedy =
      option.map { "set the option `\($0)`" } ?? "set it by hand where the tokens are used"
    let member = "`\(trait.member.name)`"
    let subject = trait.word.map { "`\($0)` in \(member)" } ?? member
    let more = others == 0 ? "" : " and \(others) more \(others == 1 ? "token" : "tokens")"
    return Diagnostic(
      .omittedMember,
      severity: .warning,
      "`\(target)` leaves out \(subject) of `\(path)`\(more)",
      at: Label(span),
      help: "it prints nothing for it: \(remedy)"
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

  /// A part of `first` is called like `second` or a part of it.
  static func partCollision(
    _ name: String,
    _ first: (part: NumberedPart, place: NamedPlace),
    _ second: (part: NumberedPart?, place: NamedPlace),
    target: String
  ) -> Diagnostic {
    func isCalled(_ part: NumberedPart) -> String { "\(part.ownDescription) is called `\(name)`" }
    let other = second.part.map { "\($0.description) of " } ?? ""
    return Diagnostic(
      .nameCollision,
      "\(other)`\(second.place.path)` and \(first.part.description) of `\(first.place.path)` are "
        + "both called `\(name)` in `\(target)`",
      at: second.place.span.map { Label($0, second.part.map(isCalled) ?? "the same name") },
      also: first.place.span.map { [Label($0, isCalled(first.part))] } ?? [],
      help: renaming(second.place, target)
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
    _ first: NamedPlace,
    _ second: NamedPlace,
    of modifier: String,
    name: String,
    target: String
  ) -> Diagnostic {
    Diagnostic(
      .nameCollision,
      "the contexts `\(first.path)` and `\(second.path)` of `\(modifier)` are both called `\(name)` in "
        + "`\(target)`",
      at: second.span.map { Label($0, "the same name") },
      also: first.span.map { [Label($0, "`\(name)` here first")] } ?? [],
      help: "rename one of them"
    )
  }

  static func modifierCollision(
    _ first: NamedPlace,
    _ second: NamedPlace,
    name: String,
    target: String
  ) -> Diagnostic {
    Diagnostic(
      .nameCollision,
      "the modifiers `\(first.path)` and `\(second.path)` are both called `\(name)` in `\(target)`",
      at: second.span.map { Label($0, "the same name") },
      also: first.span.map { [Label($0, "`\(name)` here first")] } ?? [],
      help: "rename one of them"
    )
  }

  static func wordCollision(
    _ first: String,
    _ second: String,
    of constant: NamedPlace,
    name: String,
    target: String
  ) -> Diagnostic {
    Diagnostic(
      .nameCollision,
      "the words `\(first)` and `\(second)` of `\(constant.path)` are both called `\(name)` in "
        + "`\(target)`",
      at: constant.span.map { Label($0) },
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
      help: "use letters, digits and `_`, a letter first, and no word that the language reserves"
    )
  }

  static func groupsTooDeep(_ group: NamedPlace, depth: Int, target: String) -> Diagnostic {
    Diagnostic(
      .nestingTooDeep,
      "`\(group.path)` lies \(depth) groups deep, too deep for the templates of `\(target)`",
      at: group.span.map { Label($0, "the deepest group") },
      help: "nest the groups less deeply"
    )
  }

  static func tooManySettings(
    _ modifiers: [String],
    limit: Int,
    target: String,
    _ span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .tooManySettings,
      "`\(target)` would need more than \(limit) combinations of the contexts of "
        + modifiers.quotedList.replacingOr,
      at: span.map { Label($0) },
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

  static func tooMuchOutput(limit: Int, _ span: Span) -> Diagnostic {
    Diagnostic(
      .templateLimit,
      "the files of this run have more than \(limit) bytes together",
      at: Label(span, "the limit is reached here"),
      help: "make fewer outputs at a time, with `--target`, or print less into each file"
    )
  }

  static func sharedPath(
    _ path: String,
    _ first: NamedPlace,
    _ second: NamedPlace,
    target: String
  ) -> Diagnostic {
    Diagnostic(
      .outputPathCollision,
      "`\(first.path)` and `\(second.path)` would both be written to `\(path)` by `\(target)`",
      at: second.span.map { Label($0, "the same file, as letter case does not count") },
      also: first.span.map { [Label($0, "here first")] } ?? [],
      help: renaming(second, target)
    )
  }

  static func longFileName(
    _ name: String,
    limit: Int,
    _ place: NamedPlace,
    target: String
  ) -> Diagnostic {
    Diagnostic(
      .fileNameTooLong,
      "`\(target)` would write `\(place.path)` to a file whose name has \(name.utf8.count) bytes, "
        + "expected at most \(limit)",
      at: place.span.map { Label($0, "the name of the file is made of this one") },
      help: renaming(place, target)
    )
  }

  static func longFileName(_ name: String, limit: Int, _ span: Span) -> Diagnostic {
    Diagnostic(
      .fileNameTooLong,
      "the name of a file has \(name.utf8.count) bytes, expected at most \(limit)",
      at: Label(span),
      help: "give shorter values to the options that the target makes paths of"
    )
  }

  static func repeatedPath(
    _ path: String,
    _ first: Span,
    _ second: Span,
    isBuiltIn: Bool
  ) -> Diagnostic {
    Diagnostic(
      .outputPathCollision,
      "two files would be written to `\(path)`",
      at: Label(second),
      also: first == second ? [] : [Label(first, "here first")],
      help: isBuiltIn
        ? "give other values to the options that the target makes paths of"
        : "put something into the path that tells them apart, such as `{group.id}`"
    )
  }

  static func suggestion(_ name: String, _ known: [String]) -> String? {
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

extension OptionSetting.Value {
  /// What it is called in messages.
  fileprivate var phrase: String {
    switch self {
    case .string(let text): "`\(text)`"
    case .number(let number): "`\(number.shortText)`"
    case .boolean(let boolean): "`\(boolean)`"
    case .contexts, .modifiers: "an object"
    case .unsupported: "a list, `null` or an object of something else"
    }
  }
}
