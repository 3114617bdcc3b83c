package import Diagnostics

/// The messages about generated files and the disk.
extension Diagnostic {
  /// What is to be said of a file that is not as it should be.
  ///
  /// - Parameters:
  ///   - entry: the file; it is not current.
  ///   - path: its path as a person would type it.
  ///   - difference: where and in which tokens it differs, if that was looked for.
  ///   - notes: facts that explain the difference.
  /// - Returns: the finding, an error.
  package static func difference(
    _ entry: OutputComparison.Entry,
    path: String,
    _ difference: OutputDifference?,
    notes: [String] = []
  ) -> Diagnostic {
    let tokens = entry.state == .missing ? nil : difference?.note
    let notes = notes + (tokens.map { [$0] } ?? [])
    let label = difference?.label
    switch (entry.state, entry.objection) {
    case (_, .isRead?):
      return .overwritesInput(path)
    case (_, .symbolicLink?):
      return edited(path, "is a symbolic link, expected the file itself", entry, label, notes)
    case (_, .conflict?):
      return edited(path, "contains merge conflict markers", entry, label, notes)
    case (_, .foreign?):
      return edited(path, "is in the way and was not written by a build", entry, label, notes)
    case (_, .edited?) where entry.file == nil:
      return edited(path, "is left over and was edited by hand", entry, label, notes)
    case (_, .edited?), (.edited, nil):
      return edited(path, "was edited by hand", entry, label, notes)
    case (.missing, nil):
      let help = "run `tokens build`"
      return Diagnostic(.missingOutput, "`\(path)` is missing", at: label, notes: notes, help: help)
    case (.leftover, nil):
      let message = "`\(path)` is left over: no output of the configuration makes it"
      let help = "run `tokens build` to delete it"
      return Diagnostic(.leftoverOutput, message, at: label, notes: notes, help: help)
    case (.stale, nil), (.current, nil):
      let message = "`\(path)` is out of date"
      let help = "run `tokens build`"
      return Diagnostic(.staleOutput, message, at: label, notes: notes, help: help)
    }
  }

  private static func edited(
    _ path: String,
    _ what: String,
    _ entry: OutputComparison.Entry,
    _ label: Label?,
    _ notes: [String]
  ) -> Diagnostic {
    let effect = entry.file == nil ? "deletes" : "replaces"
    let help =
      switch entry.objection {
      case .foreign:
        "move it away, or give the output another `directory`; `tokens build --force` replaces it"
      case .conflict:
        "take either side, as with `git checkout --ours \(path)`, and run `tokens build`"
      default: "make the change in the source; `tokens build --force` \(effect) the file"
      }
    return Diagnostic(.editedOutput, "`\(path)` \(what)", at: label, notes: notes, help: help)
  }

  // MARK: The manifest

  package static func staleManifest(_ path: String, exists: Bool, notes: [String]) -> Diagnostic {
    Diagnostic(
      .staleManifest,
      exists
        ? "`\(path)` is not up to date, although the files that it lists are"
        : "`\(path)` is missing",
      notes: notes,
      help: "run `tokens build`"
    )
  }

  /// - Parameters:
  ///   - path: the manifest.
  ///   - severity: an error where the disk is judged, advice where it is written again.
  /// - Returns: the finding.
  package static func unreadableManifest(_ path: String, _ severity: Diagnostic.Severity)
    -> Diagnostic
  {
    Diagnostic(
      .unreadableManifest,
      severity: severity,
      "`\(path)` is not as a build writes it, and is taken as absent",
      help: "`tokens build` writes it again"
    )
  }

  /// - Parameters:
  ///   - path: the manifest.
  ///   - severity: an error where the disk is judged, advice where it is written again.
  /// - Returns: the finding.
  package static func manifestConflict(_ path: String, _ severity: Diagnostic.Severity)
    -> Diagnostic
  {
    Diagnostic(
      .unreadableManifest,
      severity: severity,
      "`\(path)` contains merge conflict markers; files that either side lists count as built",
      help: "`tokens build` writes it again"
    )
  }

  /// - Parameters:
  ///   - path: one of the files.
  ///   - count: how many there are.
  ///   - folders: the folders that they are in, as patterns of `.gitattributes` name them.
  /// - Returns: the finding, advice.
  package static func changedLineEnds(
    _ path: String,
    count: Int,
    folders: [String]
  ) -> Diagnostic {
    let others = count == 1 ? "has" : "and \(count - 1) more have"
    let rest = folders.count == 1 ? "" : " (and the same for \(folders.count - 1) more folders)"
    return Diagnostic(
      .changedLineEnds,
      severity: .advice,
      "`\(path)` \(others) CR LF line endings, but a build writes LF",
      help: "add `\(folders.first ?? "")** text eol=lf`\(rest) to `.gitattributes`"
    )
  }

  // MARK: The disk

  package static func unwritable(
    _ path: String,
    _ failure: Disk.Failure,
    again: String = "see to this and build again"
  ) -> Diagnostic {
    Diagnostic(
      .unwritableFile,
      "`\(path)` cannot be written: \(failure.explanation)",
      help: "every file is as it was or as it should be; \(again)"
    )
  }

  package static func unreadableOutput(_ path: String, _ failure: Disk.Failure) -> Diagnostic {
    Diagnostic(
      .unreadableFile,
      "`\(path)` cannot be read: \(failure.explanation)",
      help: "a file of this name is to be written; nothing was"
    )
  }

  package static func buildInProgress() -> Diagnostic {
    Diagnostic(
      .buildInProgress,
      "another build of this configuration is still writing",
      help: "wait for it, or end its process"
    )
  }

  // MARK: Places

  /// Two files in one place; `other` is the path of the first one.
  static func conflict(
    _ path: String,
    at span: Span?,
    with other: String,
    at otherSpan: Span?
  ) -> Diagnostic {
    Diagnostic(
      .conflictingOutputs,
      path == other
        ? "`\(path)` would be written twice"
        : path.lowercased() == other.lowercased()
          ? "two files would differ in nothing but upper and lower case: `\(path)`"
          : "`\(path)` and `\(other)` are the same file, and it would be written twice",
      at: span.map { Label($0, "writes the file") },
      also: otherSpan == span ? [] : otherSpan.map { [Label($0, "writes it too")] } ?? [],
      help: "give each output a `directory` of its own"
    )
  }

  static func inGitFolder(_ path: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .protectedPath,
      "`\(path)` belongs to Git, and a build writes nothing there",
      at: span.map { Label($0, "writes there") },
      help: "give the output another `directory`"
    )
  }

  static func reservedName(_ path: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .protectedPath,
      "`\(path)` has a name that is reserved for the records of builds",
      at: span.map { Label($0, "writes the file") },
      help:
        "choose another name; `.tokens-manifest.json`, `.tokens-build.lock`, `.NAME.tokens-new` and "
        + "names like them are reserved"
    )
  }

  package static func overwritesInput(_ path: String, at span: Span? = nil) -> Diagnostic {
    Diagnostic(
      .conflictingOutputs,
      "`\(path)` would be written, but the build reads it",
      at: span.map { Label($0, "writes the file") },
      help: "give the output another `directory`"
    )
  }
}
