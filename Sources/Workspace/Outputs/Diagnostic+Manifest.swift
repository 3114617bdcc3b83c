package import Diagnostics

extension DiagnosticCode {
  package static let manifestCodes: [DiagnosticCode] = [
    staleManifest, unreadableManifest, newerVersion, uncheckedMerge, changedLineEnds,
  ]

  package static let staleManifest: DiagnosticCode = """
    error[stale-manifest]: the list of generated files is out of date

    The generated files are up to date, but `.tokens-manifest.json`, which lists
    them with their hashes and the versions that generated them, isn't. Without a
    current list, later builds can't distinguish their own files from files edited
    by hand. Each configuration has its own list: for `brand.json` it's
    `.tokens-manifest.brand.json`.

    Example:

        git rm tokens/.tokens-manifest.json && tokens check

    Fix: run `tokens build`, and commit the list with the files.
    """

  package static let unreadableManifest: DiagnosticCode = """
    error[unreadable-manifest]: the list of generated files can't be read

    `.tokens-manifest.json` isn't in the form that a build writes. If Git has merged
    two versions, with conflict markers or with `merge=union`, the files listed on
    either side are treated as generated. Otherwise the list is treated as missing:
    files that are up to date are accepted, and others aren't replaced without
    `--force`.

    Example:

        <<<<<<< HEAD

    Fix: run `tokens build` to write it again. With the `.gitattributes` that
    `tokens init` creates, Git merges the file without conflicts:

        /.tokens-manifest*.json text eol=lf linguist-generated merge=union
    """

  package static let newerVersion: DiagnosticCode = """
    error[newer-version]: the generated files were written by a later version of tokens

    `.tokens-manifest.json` contains the version that wrote the generated files. An
    earlier version could change them back, and a colleague's next build would
    change them again. Nothing was written.

    Example:

        "generator": "tokens 0.2.0" and `tokens 0.1.0` runs

    Fix: update tokens. To return to the earlier version for the whole team, run
    `tokens build --force`. To require a version before the first build, set
    `"requires": ">=0.2"` in the configuration.
    """

  package static let uncheckedMerge: DiagnosticCode = """
    advice[unchecked-merge]: merged files were replaced without a check for manual edits

    Git has merged generated files of two branches, and the build has replaced them
    with the output of the merged source. Normally, it first checks that each line
    was written by a build on one of the branches. The list of generated files
    doesn't include the lines of these files, because a target's files are larger
    than 512 KB in total, or because an earlier version of tokens wrote the list.

    Example:

        git merge feature && tokens build

    Fix: if nobody edits generated files, there's nothing to do. Otherwise, review
    the changes with `git diff`.
    """

  package static let changedLineEnds: DiagnosticCode = """
    advice[changed-line-ends]: outputs have CR LF line endings, but a build writes LF

    The files are up to date except for their line endings. On Windows, and if
    `core.autocrlf` is set, Git replaces LF with CR LF when it checks files out. A
    build leaves such files unchanged.

    Example:

        git config core.autocrlf true && git clone …

    Fix: add the suggested line to `.gitattributes`, such as
    `/tokens/generated/** text eol=lf`, and check the files out again. The
    `.gitattributes` file that `tokens init` creates includes such lines.
    """
}

/// Diagnostics about the manifest.
extension Diagnostic {
  package static func staleManifest(_ path: String, exists: Bool, notes: [String]) -> Self {
    Self(
      .staleManifest,
      exists
        ? "`\(path)` is out of date, although the files that it lists are up to date"
        : "`\(path)` is missing"
    )
    .notes(notes).help("run `tokens build`")
  }

  /// Reports a manifest that can't be read.
  ///
  /// - Parameters:
  ///   - path: the manifest.
  ///   - severity: an error for a check of the files, or advice for a build, which rewrites it.
  /// - Returns: the diagnostic.
  package static func unreadableManifest(_ path: String, _ severity: Diagnostic.Severity)
    -> Self
  {
    Self(
      .unreadableManifest,
      severity: severity,
      "`\(path)` is not in the form that a build writes, and is treated as missing"
    )
    .help("run `tokens build` to write it again")
  }

  /// Reports a manifest that Git has merged, which makes `tokens check` fail.
  package static func mergedManifest(_ path: String) -> Self {
    Self(
      .unreadableManifest,
      "`\(path)` is a merge of two versions; files listed on either side are treated as generated"
    )
    .help("run `tokens build`")
  }

  /// Reports a manifest with merge conflicts, which a build replaces.
  ///
  /// - Parameters:
  ///   - path: the manifest.
  ///   - name: its file name.
  ///   - severity: advice, because the build continues.
  /// - Returns: the diagnostic.
  package static func manifestConflict(
    _ path: String,
    name: String,
    _ severity: Diagnostic.Severity
  ) -> Self {
    Self(
      .unreadableManifest,
      severity: severity,
      "`\(path)` contained merge conflict markers; files listed on either side are treated as generated"
    )
    .help("add `/\(name) merge=union` to the `.gitattributes` next to it to avoid the conflicts")
  }

  package static func newerVersion(_ path: String, _ generator: String) -> Self {
    Self(.newerVersion, "`\(path)` was written by \(generator); this is \(Generator.name)")
      .help("update tokens, or use `tokens build --force` to write the files with this version")
  }

  /// Returns advice to review merged files that a build replaces without a check for manual edits.
  ///
  /// - Parameters:
  ///   - path: one of the files.
  ///   - count: the number of files.
  /// - Returns: the advice.
  package static func uncheckedMerge(_ path: String, count: Int) -> Self {
    let files = count == 1 ? "`\(path)` was" : "`\(path)` and \(count - 1) more files were"
    return Self(
      .uncheckedMerge,
      "\(files) merged by Git and replaced without a check for manual edits"
    )
    .help("review the changes with `git diff`")
  }

  /// Returns advice to check out generated files with LF line endings.
  ///
  /// - Parameters:
  ///   - path: one of the files.
  ///   - count: the number of files.
  ///   - folders: the folders of the files, as patterns for `.gitattributes`.
  /// - Returns: the advice.
  package static func changedLineEnds(_ path: String, count: Int, folders: [String]) -> Self {
    let others = count == 1 ? "has" : "and \(count - 1) more have"
    let rest = folders.count == 1 ? "" : " (and the same for \(folders.count - 1) more folders)"
    return Self(.changedLineEnds, "`\(path)` \(others) CR LF line endings, but a build writes LF")
      .help("add `\(folders.first ?? "")** text eol=lf`\(rest) to `.gitattributes`")
  }
}
