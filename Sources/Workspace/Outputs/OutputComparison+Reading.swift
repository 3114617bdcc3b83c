internal import Diagnostics

extension OutputComparison {
  /// Compares the files of a run with the disk.
  ///
  /// - Parameters:
  ///   - run: what this run would write.
  ///   - earlier: how it compared a moment ago. What nothing has happened to since is not read again.
  /// - Returns: the comparison.
  /// - Throws: what could not be read, although it exists.
  @inline(never)
  package static func make(
    _ run: RenderedRun,
    after earlier: OutputComparison? = nil
  ) throws(Disk.Failure) -> OutputComparison {
    let expected =
      earlier.map { ($0.manifest, $0.manifestText) } ?? (run.manifest, run.manifest.text)
    let written = try WrittenFiles.read(
      in: run.confinement.base,
      expecting: expected,
      earlier: earlier?.written
    )
    var entries = try self.entries(of: run, written, after: earlier)
    entries += try leftovers(of: run, written, after: earlier)
    var (manifest, text) = expected
    if let kept = written.manifest.flatMap({ run.manifest.keeping($0, run.builds) }) {
      (manifest, text) = (kept, kept.text)
    }
    return OutputComparison(
      entries: entries,
      manifest: manifest,
      manifestText: text,
      written: written,
      hasCurrentManifest: written.manifestText == text
    )
  }

  // MARK: The files of the run

  private static func entries(
    of run: RenderedRun,
    _ written: WrittenFiles,
    after earlier: OutputComparison?
  ) throws(Disk.Failure) -> [Entry] {
    let files = run.files
    let known = earlier?.entries
    let found = concurrentMap(Array(files.indices), isHeavy: run.isLarge) { index in
      Result { () throws(Disk.Failure) in
        try FoundFile(
          at: files[index].path,
          expecting: files[index].content,
          earlier: known?[index].found
        )
      }
    }
    var entries: [Entry] = []
    entries.reserveCapacity(files.count)
    for (index, found) in found.enumerated() {
      entries.append(entry(files[index], index, try found.get(), written))
    }
    return entries
  }

  private static func entry(
    _ file: GeneratedFile,
    _ index: Int,
    _ found: FoundFile,
    _ written: WrittenFiles
  ) -> Entry {
    let (state, objection): (OutputState, Objection?) =
      switch found.content {
      case .expected: (.current, nil)
      case .missing: (.missing, nil)
      case .symbolicLink: (.edited, .symbolicLink)
      case .other(let hash):
        if written.contains(file.name, hash: hash) {
          (.stale, nil)
        } else {
          (.edited, written.contains(file.name) ? .edited : .foreign)
        }
      }
    return Entry(
      path: file.path,
      name: file.name,
      target: file.target,
      state: state,
      objection: objection,
      file: index,
      found: found
    )
  }

  // MARK: What is left over

  /// The files of earlier builds that belong to no output any more.
  ///
  /// Where only some targets are built, the files of the others are no concern of this run. What
  /// lies outside of the allowed folders is let alone, whatever the manifest says.
  private static func leftovers(
    of run: RenderedRun,
    _ written: WrittenFiles,
    after earlier: OutputComparison?
  ) throws(Disk.Failure) -> [Entry] {
    // The manifest lists just what this run makes.
    if written.isAsExpected, written.journal?.files.isEmpty ?? true { return [] }
    let made = Set(run.files.map(\.name))
    var known: [String: FoundFile] = [:]
    for entry in earlier?.entries[run.files.count...] ?? [] { known[entry.name] = entry.found }
    var realPaths = RealPaths()
    var entries: [Entry] = []
    for name in written.names where !made.contains(name) {
      guard let target = written.target(of: name), run.builds(target) else { continue }
      let path = run.confinement.base.appending(name)
      guard run.confinement.allows(path.parent, &realPaths) else { continue }
      let found: FoundFile
      do {
        found = try FoundFile(at: path, expecting: nil, earlier: known[name])
      } catch {
        // A folder in its place is none of ours.
        guard error.reason == .isDirectory else { throw error }
        continue
      }
      let objection: Objection?
      switch found.content {
      case .missing: continue
      case .symbolicLink: objection = .symbolicLink
      case .expected: objection = nil
      case .other(let hash): objection = written.contains(name, hash: hash) ? nil : .edited
      }
      entries.append(
        Entry(
          path: path,
          name: name,
          target: target,
          state: objection == nil ? .leftover : .edited,
          objection: objection,
          file: nil,
          found: found
        )
      )
    }
    return entries
  }
}

extension Manifest {
  /// This manifest with the lines of `earlier` on targets that a run leaves alone; `nil` where there
  /// are none.
  fileprivate func keeping(_ earlier: Manifest, _ builds: (String) -> Bool) -> Manifest? {
    var kept = self
    for (name, file) in earlier.files where !builds(file.target) {
      kept.files[name] = kept.files[name] ?? file
    }
    for (target, hash) in earlier.templates where !builds(target) {
      kept.templates[target] = hash
    }
    return kept == self ? nil : kept
  }
}
