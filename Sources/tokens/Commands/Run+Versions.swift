internal import CommandLineParsing
internal import Diagnostics
internal import TokenDiff
internal import Workspace

extension Run {
  /// Compares the versions in the arguments.
  ///
  /// - Returns: the differences, or `nil` if a version can't be compiled, which is reported.
  mutating func compareVersions() -> TokenDifference? {
    var versions: [ComparedVersion] = []
    defer { for version in versions { version.folder?.remove() } }
    do throws(Finding) {
      for word in versionWords { versions.append(try version(word)) }
    } catch {
      add(error)
      return nil
    }
    progress.begin("compiling")
    let (first, second, sources, current) = (versions[0], versions[1], sources, currentFolder)
    let (old, new) = concurrently {
      first.load(sources, current: current, isLater: false)
    } and: {
      second.load(sources, current: current, isLater: true)
    }
    progress.end()
    guard let before = old.snapshot else { return report(old, of: first) }
    guard let after = new.snapshot else { return report(new, of: second) }
    if old.lacksNames {
      remarks.append("names aren't compared, because the outputs of \(first.label) have errors")
    }
    return TokenDifference(from: before, to: after)
  }

  /// Reports the errors of a version.
  private mutating func report(
    _ result: ComparedVersion.Result,
    of version: ComparedVersion
  ) -> TokenDifference? {
    sources = result.sources
    diagnostics += result.diagnostics
    remarks.append("\(version.label) doesn't compile, so there is nothing to compare")
    if let submodules = version.folder?.submodules, !submodules.isEmpty {
      let names = submodules.prefix(3).joined(separator: ", ")
      remarks.append("the files of submodules aren't in the repository: \(names)")
    }
    return nil
  }

  /// A word that names a version.
  private struct VersionWord {
    /// The word; `nil` for the working tree.
    var text: String?
    /// The revision whose common ancestor with ``text`` is meant, if any.
    var other: String?
    var span: Span?
  }

  /// The two versions, with `A..B` and `A...B` split.
  private var versionWords: [VersionWord] {
    let (old, new) = (parsed[VersionArguments.old], parsed[VersionArguments.new])
    let span = parsed.spans(of: VersionArguments.old).first
    guard let old else { return [VersionWord(text: "HEAD"), VersionWord()] }
    if let new {
      let place = parsed.spans(of: VersionArguments.new).first
      return [VersionWord(text: old, span: span), VersionWord(text: new, span: place)]
    }
    for separator in ["...", ".."] where !Disk.exists(currentFolder.appending(old)) {
      guard let range = old.firstRange(of: separator) else { continue }
      let (start, end) = (String(old[..<range.lowerBound]), String(old[range.upperBound...]))
      var first = VersionWord(text: start.isEmpty ? "HEAD" : start, span: span)
      if separator == "..." { first.other = end.isEmpty ? "HEAD" : end }
      return [first, VersionWord(text: end.isEmpty ? nil : end, span: span)]
    }
    return [VersionWord(text: old, span: span), VersionWord()]
  }

  private mutating func version(_ word: VersionWord) throws(Finding) -> ComparedVersion {
    guard let text = word.text else {
      return ComparedVersion(workingTree: try configurationOfVersions())
    }
    let path = currentFolder.appending(text)
    if word.other == nil, Disk.exists(path) {
      return try ComparedVersion(path, label: text, at: word.span)
    }
    return try version(text, mergedWith: word.other, try? configurationOfVersions(), at: word.span)
  }

  /// Reads a Git revision, or its common ancestor with another one, with the configuration in the
  /// working tree, if there is one.
  private func version(
    _ text: String,
    mergedWith other: String? = nil,
    _ configuration: AbsolutePath?,
    at span: Span?
  ) throws(Finding) -> ComparedVersion {
    let repository: GitRepository
    let revision: String
    do throws(GitRepository.Failure) {
      repository = try GitRepository(containing: Disk.realPath(currentFolder))
      revision = if let other { try repository.mergeBase(text, other) } else { text }
    } catch {
      throw Finding(.revision(text, error, at: span), status: error.status)
    }
    let name = configuration.map { path in
      Disk.realPath(path.parent).appending(path.name).relative(to: repository.root)
    }
    return try ComparedVersion(
      revision: revision,
      label: text,
      name ?? ConfigurationSearch.candidates[0],
      of: repository,
      at: span
    )
  }

  /// Compiles the tokens of a Git revision.
  ///
  /// - Returns: the tokens, or `nil` if they can't be compiled, which is reported.
  mutating func snapshot(
    ofRevision revision: String,
    _ configuration: AbsolutePath,
    at span: Span?
  ) -> TokenSnapshot? {
    do throws(Finding) {
      let version = try version(revision, configuration, at: span)
      defer { version.folder?.remove() }
      let result = version.load(sources, current: currentFolder, isLater: false)
      if var snapshot = result.snapshot {
        // Names are compared only if both versions have them.
        snapshot.outputs = []
        return snapshot
      }
      _ = report(result, of: version)
    } catch {
      add(error)
    }
    return nil
  }

  /// Returns the configuration in the working tree.
  private func configurationOfVersions() throws(Finding) -> AbsolutePath {
    let span = parsed.spans(of: ConfigurationOption.declaration).first
    let search = ConfigurationSearch(in: currentFolder)
    return try search.find(parsed[ConfigurationOption.declaration], at: span)
  }
}

/// The arguments of commands that compare two versions.
enum VersionArguments {
  static let old = Argument<String?>(
    "OLD",
    completion: .files,
    help: "the earlier version (default: HEAD)"
  )
  static let new = Argument<String?>(
    "NEW",
    completion: .files,
    help: "the later version (default: the working tree)"
  )

  static let declarations: [any DeclaredArgument] = [old, new]
}
