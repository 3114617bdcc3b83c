package import Diagnostics
internal import JSONSyntax

/// The messages about the configuration.
extension Diagnostic {
  static func configurationNotFound(
    lookedFor candidates: [String],
    others: [String]
  ) -> Diagnostic {
    let names = candidates.map { "`\($0)`" }.joined(separator: " nor ")
    let shown = others.prefix(4).map { "`\($0)`" }.joined(separator: ", ")
    let help =
      switch others.count {
      case 0:
        "name the configuration, or change to the folder that it is in; `tokens init` makes one"
      case 1: "name the one in another folder: \(shown)"
      default: "name one of those in other folders: \(shown)\(others.count > 4 ? " …" : "")"
      }
    return Diagnostic(
      .configurationNotFound,
      "there is no configuration: neither \(names) exists here or in a folder around",
      help: help
    )
  }

  static func missingArgumentFile(
    _ path: String,
    at span: Span?,
    nearest: String?
  ) -> Diagnostic {
    Diagnostic(
      .missingFile,
      "there is no file `\(path)`",
      at: span.map { Label($0, "no such file") },
      help: nearest.map { "did you mean `\($0)`?" }
    )
  }

  package static func unreadableFile(
    _ path: String,
    _ failure: Disk.Failure,
    at span: Span?,
    help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .unreadableFile,
      "`\(path)` cannot be read: \(failure.explanation)",
      at: span.map { Label($0) },
      help: help
    )
  }

  static func missingTemplates(_ path: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .missingFile,
      "there is no folder `\(path)` for templates",
      at: span.map { Label($0, "no such folder") },
      help: "`templates` is a folder with a folder for each target of your own"
    )
  }

  static func wrongKind(
    _ path: String,
    found: String,
    expected: String,
    at span: Span?,
    help: String
  ) -> Diagnostic {
    Diagnostic(
      .wrongKindOfFile,
      "`\(path)` is \(found), expected \(expected)",
      at: span.map { Label($0) },
      help: help
    )
  }

  // MARK: Members

  static func unknownSetting(
    _ name: String,
    of owner: String,
    known: [String],
    _ nearest: String?,
    at span: Span
  ) -> Diagnostic {
    let names = known.filter { $0 != "$schema" }.map { "`\($0)`" }
    return Diagnostic(
      .unknownSetting,
      "\(owner) has no member `\(name)`",
      at: Label(span, "no member has this name"),
      help: nearest.map { "did you mean `\($0)`?" }
        ?? (names.isEmpty
          ? "take it out: no member is known here"
          : "the members are \(names.joined(separator: ", "))")
    )
  }

  static func missingSetting(
    _ name: String,
    of owner: String,
    expected: String,
    at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .missingSetting,
      "\(owner) has no `\(name)`",
      at: Label(span, "`\(name)` is missing"),
      help: "add `\"\(name)\"`: \(expected)"
    )
  }

  static func invalidSetting(
    _ name: String,
    found: JSONKind,
    expected: String,
    at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .invalidSetting,
      "\(quoted(name)) is \(found.phrase), expected \(expected)",
      at: Label(span, "expected \(expected)")
    )
  }

  static func emptyList(_ name: String, expected: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidSetting,
      "`\(name)` is empty, expected \(expected)",
      at: Label(span, "expected \(expected)")
    )
  }

  static func unusableText(_ name: String, isEmpty: Bool, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidSetting,
      isEmpty
        ? "\(quoted(name)) is empty, expected a name or path"
        : "\(quoted(name)) contains the character U+0000, which no name or path can have",
      at: Label(span)
    )
  }

  static func emptyHighContrast(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidSetting,
      "`highContrast` is empty, expected the contexts or the modifier of high contrast",
      at: Label(span),
      help: "write `{\"light\": …, \"dark\": …}` or `{\"modifier\": …, \"high\": …}`"
    )
  }

  /// A name in backquotes; a phrase such as "an element of `source`" has its own.
  private static func quoted(_ name: String) -> String {
    name.contains("`") || name.contains(" ") ? name : "`\(name)`"
  }

  // MARK: Sources, targets and folders

  static func modifiersBesideResolver(at span: Span, source: Span?) -> Diagnostic {
    Diagnostic(
      .misplacedSetting,
      "`modifiers` stands beside a resolver document, which declares its own",
      at: Label(span, "not expected"),
      also: source.map { [Label($0, "the resolver document")] } ?? [],
      help: "take `modifiers` out, or name the token files themselves under `source`"
    )
  }

  static func unmatchedPattern(_ pattern: String, at span: Span?, folder: String) -> Diagnostic {
    Diagnostic(
      .unmatchedPattern,
      "no file matches the pattern `\(pattern)`",
      at: span.map { Label($0, "finds nothing") },
      help: "patterns are relative to \(folder == "." ? "this folder" : "`\(folder)`")"
    )
  }

  static func unreadableFolder(
    _ path: String,
    _ failure: Disk.Failure,
    of pattern: String,
    at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .unreadableFolder,
      severity: .warning,
      "the folder `\(path)` cannot be read: \(failure.explanation)",
      at: span.map { Label($0, "may match files in it") },
      help: "make the folder readable, or write a pattern that does not lead there"
    )
  }

  /// A pattern matches files that a build has written; `first` is one of them.
  static func generatedSource(
    _ pattern: String,
    at span: Span?,
    first: String,
    count: Int
  ) -> Diagnostic {
    Diagnostic(
      .generatedSource,
      severity: .warning,
      count == 1
        ? "`\(pattern)` matches `\(first)`, which is an output of this configuration"
        : "`\(pattern)` matches \(count) outputs of this configuration, as `\(first)`",
      at: span.map { Label($0, "outputs are not read as sources") },
      help: "write a pattern that matches the sources only"
    )
  }

  /// The message for a file with several mentions, of which the first few are shown.
  static func repeatedSource(_ path: String, at mentions: [Span?]) -> Diagnostic {
    let spans = mentions.compactMap { $0 }
    let count = mentions.count == 2 ? "twice" : "\(mentions.count) times"
    return Diagnostic(
      .repeatedSource,
      "`\(path)` is listed \(count) under `source`",
      at: spans.dropFirst().first.map { Label($0, "listed again") },
      also: spans.first.map { [Label($0, "first listed here")] } ?? [],
      help: "keep one of them; where two files set the same token, the later one wins"
    )
  }

  static func outsideDirectory(
    _ directory: String,
    at span: Span?,
    leadsTo place: String?,
    root: String
  ) -> Diagnostic {
    Diagnostic(
      .outsideDirectory,
      "the directory `\(directory)` is outside of the repository",
      at: span.map { Label($0, place.map { "leads to `\($0)`" } ?? "leads out") },
      notes: [
        "files are written only in \(root == "." ? "this folder" : "`\(root)`") and below"
      ],
      help: "if the files belong there, add `\"outside\": [\"\(directory)\"]` to the configuration"
    )
  }

  static func targetNotConfigured(_ name: String, at span: Span?, known: [String]) -> Diagnostic {
    let list = known.map { "`\($0)`" }.joined(separator: ", ")
    return Diagnostic(
      .targetNotConfigured,
      "no output has the target `\(name)`",
      at: span.map { Label($0, "expected a target of the configuration") },
      help: nearestName(to: name, among: known).map { "did you mean `\($0)`?" }
        ?? (known.isEmpty
          ? "the configuration has no outputs"
          : known.count == 1
            ? "the configuration has outputs for \(list) only"
            : "the targets of the configuration are \(list)")
    )
  }
}
