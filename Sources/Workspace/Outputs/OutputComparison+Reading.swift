internal import Diagnostics

extension OutputComparison {
  /// Compares the files of a run with the disk.
  ///
  /// - Parameter run: the run.
  /// - Returns: the comparison.
  /// - Throws: ``Disk/Failure`` if an existing file can't be read.
  package static func make(_ run: RenderedRun) throws(Disk.Failure) -> OutputComparison {
    try make(run, expecting: (run.manifest, run.manifest.text))
  }

  /// Compares the files of a run with the disk.
  ///
  /// `expected` is the manifest of this run alone, and its text.
  static func make(
    _ run: RenderedRun,
    expecting expected: (manifest: Manifest, text: [UInt8])
  ) throws(Disk.Failure) -> OutputComparison {
    let written = try WrittenFiles.read(run.records, expecting: expected)
    return try compare(run, written, ManifestPlan(run, written, expecting: expected))
  }

  /// Returns the comparison if a build has nothing to do.
  ///
  /// The outputs are read only if the manifest is up to date. Most builds with work to do are found
  /// by their manifest alone.
  static func ifDone(
    _ run: RenderedRun,
    expecting expected: (manifest: Manifest, text: [UInt8])
  ) throws(Disk.Failure) -> OutputComparison? {
    let written = try WrittenFiles.read(run.records, expecting: expected)
    guard written.journal == nil, written.manifestText != nil else { return nil }
    let plan = ManifestPlan(run, written, expecting: expected)
    guard written.manifestText == plan.text else { return nil }
    let comparison = try compare(run, written, plan)
    return comparison.isDone ? comparison : nil
  }

  private static func compare(
    _ run: RenderedRun,
    _ written: WrittenFiles,
    _ plan: ManifestPlan
  ) throws(Disk.Failure) -> OutputComparison {
    let start = POSIX.earliestTimestamp
    let candidates = LeftoverCandidates(of: run, written, plan)
    let leftovers = try candidates.entries(written)
    let merged = MergedFiles(written, vanished: leftovers.vanished)
    let entries = try entries(of: run, written, candidates.otherNames)
    return OutputComparison(
      entries: (entries + leftovers.entries).map { merged.recognized($0, of: run) },
      manifest: plan.manifest,
      manifestText: plan.text,
      written: written,
      start: start,
      hasCurrentManifest: written.manifestText == plan.text
    )
  }

  // MARK: The files of the run

  private static func entries(
    of run: RenderedRun,
    _ written: WrittenFiles,
    _ otherNames: [Int: String]
  ) throws(Disk.Failure) -> [Entry] {
    let files = run.files
    // Before the first build, looking for each of thousands of files would take a while.
    let missing =
      written.manifest == nil ? Set(files.map(\.path.parent)).filter { !Disk.mayExist($0) } : []
    let found = concurrentMap(Array(files.indices), isHeavy: run.isLarge) { index in
      Result { () throws(Disk.Failure) -> FoundFile in
        let file = files[index]
        if !missing.isEmpty, missing.contains(file.path.parent) { return .missing }
        if let found = run.known.unchanged(file) { return found }
        return try FoundFile(at: file.path, expecting: file.content)
      }
    }
    var entries: [Entry] = []
    entries.reserveCapacity(files.count)
    for (index, found) in found.enumerated() {
      let entry = entry(run, index, try found.get(), written, otherName: otherNames[index])
      entries.append(entry)
    }
    return entries
  }

  private static func entry(
    _ run: RenderedRun,
    _ index: Int,
    _ found: FoundFile,
    _ written: WrittenFiles,
    otherName: String?
  ) -> Entry {
    let file = run.files[index]
    var (state, refusal): (OutputState, Refusal?) =
      switch found.content {
      case .expected, .expectedWithCarriageReturns: (.current, nil)
      case .missing: (.missing, nil)
      case .symbolicLink: (.edited, .symbolicLink)
      case .other(let other):
        if written.contains(file.name, other)
          || otherName.map({ written.contains($0, other) }) ?? false
        {
          (.stale, nil)
        } else if written.contains(file.name) || otherName != nil {
          (.edited, other.hasConflict ? .conflict : .edited)
        } else {
          (.edited, .foreign)
        }
      }
    if state != .current, run.protected.isRead(found.status) { refusal = .isRead }
    return Entry(
      path: file.path,
      name: file.name,
      target: file.target,
      state: state,
      refusal: refusal,
      merge: nil,
      file: index,
      found: found
    )
  }
}
