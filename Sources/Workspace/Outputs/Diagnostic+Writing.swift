package import Diagnostics
internal import TokenCompiler

extension DiagnosticCode {
  package static let writingCodes: [DiagnosticCode] = [
    existingFile, conflictingOutputs, protectedPath, missingOutput, staleOutput, editedOutput,
    leftoverOutput, unwritableFile, unlistablePath, buildInProgress,
  ]

  package static let existingFile: DiagnosticCode = """
    error[file-in-the-way]: a file to write already exists

    `tokens init` and similar commands don't overwrite existing files. If one of the
    files to write exists, none are written.

    Example:

        tokens init     # in a folder that has tokens/tokens.config.json

    Fix: choose another folder, as in `tokens init design/tokens`, or move the file.
    An existing source doesn't need `init`: run `tokens build`.
    """

  package static let conflictingOutputs: DiagnosticCode = """
    error[conflicting-outputs]: two outputs would be written to the same file

    Two outputs write the same path (also if the paths differ only in letter case,
    which many machines ignore, or through a symbolic link), or an output would
    overwrite a file that the build reads. Nothing was written, even with `--force`.

    Example:

        [{ "target": "css", "directory": "build" },
         { "target": "css", "directory": "build", "contexts": { "brand": "b" } }]

    Fix: use a different `directory` for each output.
    """

  package static let protectedPath: DiagnosticCode = """
    error[protected-path]: an output would be written to a protected path

    A build doesn't write to `.git` folders, which contain the history of the
    repository, or to the names of its own files: the manifest, the lock, and
    temporary files. `--force` doesn't change this. Symbolic links are resolved
    first.

    Example:

        { "target": "css", "directory": ".git/hooks" }

    Fix: choose another `directory` for the output, or rename the file in your
    target's `target.json`.
    """

  package static let missingOutput: DiagnosticCode = """
    error[missing-output]: a generated file is missing

    The configuration has an output with this file, but it isn't on disk: it was
    never built, was deleted, or isn't committed.

    Example:

        git clone … && tokens check

    Fix: run `tokens build`, and commit the file with the source.
    """

  package static let staleOutput: DiagnosticCode = """
    error[stale-output]: a generated file is out of date

    The file is from an earlier build, and a new build would write something
    different: the source, the configuration, a template, or the program has changed
    since. The message lists the tokens that differ.

    Example:

        edit tokens/swatch.tokens.json && tokens check

    Fix: run `tokens build`, and commit the file with the source.
    """

  package static let editedOutput: DiagnosticCode = """
    error[edited-output]: a build would overwrite a file that was edited by hand or not generated

    A build replaces and deletes only generated files. This file was edited by hand
    or comes from elsewhere, and its changes would be lost. Nothing was written.

    Example:

        edit generated/css/tokens.css && tokens build

    Fix: make the change in the source instead of the generated file, and run
    `tokens build --force` to replace it. If the file isn't generated, choose
    another `directory` for the output.
    """

  package static let leftoverOutput: DiagnosticCode = """
    error[leftover-output]: a generated file is orphaned

    An earlier build wrote this file, but it doesn't belong to any output now: the
    output was removed from the configuration, was moved to another folder, or has
    different files.

    Example:

        { "target": "css", "directory": "moved" }

    Fix: run `tokens build` to delete it, and commit the change.
    """

  package static let unwritableFile: DiagnosticCode = """
    error[unwritable-file]: a file or folder can't be written, moved, or deleted

    The operating system refused the operation because of missing permissions, a
    full disk, or a conflicting file. Prepared files were rolled back; every file is
    either unchanged or up to date.

    Example:

        chmod -w generated && tokens build

    Fix: fix the cause given in the message, and build again.
    """

  package static let unlistablePath: DiagnosticCode = """
    error[unlistable-path]: a path can't be written to a list of files or a depfile

    `--list-inputs` and `--list-outputs` print one path per line, so a path can't
    contain a line break or another control character. In a depfile, make and ninja
    treat some characters as syntax even if they are escaped: ; = % | * ? [ < > ^ `
    \\, a leading ~, and a colon or a space at the end.

    Example:

        tokens build --depfile tokens.d    # with a source called `a;b.tokens.json`

    Fix: rename the file or folder.
    """

  package static let buildInProgress: DiagnosticCode = """
    error[build-in-progress]: another build of the same configuration is in progress

    Only one build at a time can write the files of a configuration. This build
    waited for several seconds, but the other one didn't finish.

    Example:

        tokens build & tokens build

    Fix: wait for the other build. The lock belongs to its process and is released
    when the process ends for any reason.
    """
}

/// Diagnostics about generated files and the disk.
extension Diagnostic {
  /// Reports a generated file that isn't up to date.
  ///
  /// - Parameters:
  ///   - entry: the file, which must not be current.
  ///   - path: its path as a person would type it.
  ///   - difference: the location and tokens that differ, if they were determined.
  ///   - notes: facts that explain the difference.
  /// - Returns: the error.
  package static func difference(
    _ entry: OutputComparison.Entry,
    path: String,
    _ difference: OutputDifference?,
    notes: [String] = []
  ) -> Self {
    let tokens = entry.state == .missing ? nil : difference?.note
    let notes = notes + (tokens.map { [$0] } ?? [])
    let label = difference?.label
    switch (entry.state, entry.refusal) {
    case (_, .isRead?):
      return .overwritesInput(path)
    case (_, .symbolicLink?):
      return edited(path, "is a symbolic link, expected the file itself", entry, label, notes)
    case (_, .conflict?):
      return edited(path, "contains merge conflict markers", entry, label, notes)
    case (_, .foreign?):
      return edited(path, "is in the way and was not written by a build", entry, label, notes)
    case (_, .edited?) where entry.file == nil:
      return edited(path, "is orphaned and was edited by hand", entry, label, notes)
    case (_, .edited?), (.edited, nil):
      return edited(path, "was edited by hand", entry, label, notes)
    case (.missing, nil):
      let help = "run `tokens build`"
      return Self(.missingOutput, "`\(path)` is missing").at(label).notes(notes).help(help)
    case (.leftover, nil):
      let message = "`\(path)` is orphaned: no output of the configuration writes it"
      let help = "run `tokens build` to delete it"
      return Self(.leftoverOutput, message).at(label).notes(notes).help(help)
    case (.stale, nil), (.current, nil):
      let message = "`\(path)` is out of date"
      let help = "run `tokens build`"
      return Self(.staleOutput, message).at(label).notes(notes).help(help)
    }
  }

  private static func edited(
    _ path: String,
    _ what: String,
    _ entry: OutputComparison.Entry,
    _ label: Label?,
    _ notes: [String]
  ) -> Self {
    let effect = entry.file == nil ? "deletes" : "replaces"
    let help =
      switch entry.refusal {
      case .foreign:
        "move it, or choose another `directory` for the output; `tokens build --force` replaces it"
      case .conflict:
        "choose either side, as with `git checkout --ours \(path)`, and run `tokens build`"
      default: "make the change in the source; `tokens build --force` \(effect) the file"
      }
    return Self(.editedOutput, "`\(path)` \(what)").at(label).notes(notes).help(help)
  }

  // MARK: The disk

  package static func unwritable(_ path: String, _ failure: Disk.Failure) -> Self {
    Self(.unwritableFile, "`\(path)` can't be written: \(failure.explanation)")
      .help("fix this and build again; every file is either unchanged or up to date")
  }

  package static func unreadableOutput(_ path: String, _ failure: Disk.Failure) -> Self {
    Self(.unreadableFile, "`\(path)` can't be read: \(failure.explanation)")
      .help("a build writes a file of this name; nothing was written")
  }

  package static func buildInProgress() -> Self {
    Self(.buildInProgress, "another build of this configuration is still writing")
      .help("wait until it finishes, or end its process")
  }

  // MARK: Paths

  /// Reports two outputs that write the same file; `other` is the first one's path.
  static func conflict(
    _ path: String,
    at span: Span?,
    with other: String,
    at otherSpan: Span?
  ) -> Self {
    Self(
      .conflictingOutputs,
      path == other
        ? "`\(path)` would be written twice"
        : path.lowercased() == other.lowercased()
          ? "the paths of two files differ only in letter case: `\(path)`"
          : "`\(path)` and `\(other)` are the same file, and it would be written twice"
    )
    .at(span, "writes the file")
    .also(otherSpan == span ? [] : otherSpan.map { [Label($0, "writes it too")] } ?? [])
    .help("use a different `directory` for each output")
  }

  static func inGitFolder(_ path: String, at span: Span?) -> Self {
    Self(.protectedPath, "`\(path)` belongs to Git, and a build doesn't write there")
      .at(span, "writes there").help("choose another `directory` for the output")
  }

  /// Reports a path in a `.git` folder.
  ///
  /// - Parameters:
  ///   - path: the path on the command line.
  ///   - span: its location.
  /// - Returns: the error.
  package static func namedInGit(_ path: String, at span: Span?) -> Self {
    Self(.protectedPath, "`\(path)` belongs to Git, and files aren't written there")
      .at(span, "leads to Git's files").help("choose a path outside `.git`")
  }

  /// Reports an existing file that would be overwritten with a depfile.
  ///
  /// - Parameters:
  ///   - path: the path for the depfile.
  ///   - span: its location.
  /// - Returns: the error.
  package static func noDepfile(_ path: String, at span: Span?) -> Self {
    Self(.existingFile, "`\(path)` exists and isn't the depfile of an earlier build")
      .at(span, "would be overwritten")
      .help("choose another file, or add `--force` to replace this one")
  }

  /// Reports a path that can't be listed.
  ///
  /// - Parameters:
  ///   - path: the path of an input or output.
  ///   - list: the list, as in "a depfile".
  ///   - reason: the reason.
  /// - Returns: the error.
  package static func unlistablePath(
    _ path: String,
    in list: String,
    because reason: String
  ) -> Self {
    Self(.unlistablePath, "`\(path)` can't be written to \(list): \(reason)")
      .help("rename the file or folder; nothing was written")
  }

  package static func reservedName(_ path: String, at span: Span?) -> Self {
    Self(.protectedPath, "`\(path)` has a name that is reserved for builds")
      .at(span, "writes the file")
      .help(
        "choose another name; `.tokens-manifest.json`, `.tokens-build.lock`, `.NAME.tokens-new` and "
          + "names like them are reserved"
      )
  }

  package static func overwritesInput(_ path: String, at span: Span? = nil) -> Self {
    Self(.conflictingOutputs, "`\(path)` would be written, but the build reads it")
      .at(span, "writes the file").help("choose another `directory` for the output")
  }
}
