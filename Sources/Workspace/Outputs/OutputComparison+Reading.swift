internal import Diagnostics

extension OutputComparison {
  /// Compares the files of a run with the disk.
  ///
  /// - Parameter run: what this run would write.
  /// - Returns: the comparison.
  /// - Throws: what could not be read, although it exists.
  package static func make(_ run: RenderedRun) throws(Disk.Failure) -> OutputComparison {
    let written = try WrittenFiles.read(in: run.confinement.base)
    let files = run.files
    let results = concurrentMap(Array(files.indices), isHeavy: files.count > 256) { index in
      Result { () throws(Disk.Failure) in try entry(files[index], index, written) }
    }
    var comparison = OutputComparison(manifest: run.manifest)
    comparison.written = written
    for result in results { comparison.entries.append(try result.get()) }
    comparison.entries += try leftovers(of: run, written)
    comparison.keepWhatIsNotBuilt(run)
    return comparison
  }

  @inline(never)
  private static func entry(
    _ file: GeneratedFile,
    _ index: Int,
    _ written: WrittenFiles
  ) throws(Disk.Failure) -> Entry {
    var state = OutputState.current
    var objection: Objection?
    do {
      let content = try Disk.read(file.path, .fileItself)
      if !POSIX.areEqual(content, file.bytes) {
        if !written.contains(file.name) {
          (state, objection) = (.edited, .foreign)
        } else if written.contains(file.name, hash: ContentFingerprint.digits(of: content)) {
          state = .stale
        } else {
          (state, objection) = (.edited, .edited)
        }
      }
    } catch {
      switch error.reason {
      case .missing: state = .missing
      case .isSymbolicLink: (state, objection) = (.edited, .symbolicLink)
      case .isDirectory, .other: throw error
      }
    }
    return Entry(
      path: file.path,
      name: file.name,
      target: file.target,
      state: state,
      objection: objection,
      file: index
    )
  }

  /// The files of earlier builds that belong to no output any more.
  ///
  /// Where only some targets are built, the files of the others are no concern of this run. What
  /// lies outside of the allowed folders is let alone, whatever the manifest says.
  private static func leftovers(
    of run: RenderedRun,
    _ written: WrittenFiles
  ) throws(Disk.Failure) -> [Entry] {
    let made = Set(run.files.map(\.name))
    var entries: [Entry] = []
    for name in written.names where !made.contains(name) {
      guard let target = written.target(of: name), run.builds(target) else { continue }
      let path = run.confinement.base.appending(name)
      guard run.confinement.allows(path.parent) else { continue }
      var objection: Objection?
      do {
        let content = try Disk.read(path, .fileItself)
        if !written.contains(name, hash: ContentFingerprint.digits(of: content)) {
          objection = .edited
        }
      } catch {
        switch error.reason {
        case .missing: continue
        case .isSymbolicLink: objection = .symbolicLink
        // A folder in its place is none of ours.
        case .isDirectory: continue
        case .other: throw error
        }
      }
      entries.append(
        Entry(
          path: path,
          name: name,
          target: target,
          state: objection == nil ? .leftover : .edited,
          objection: objection
        )
      )
    }
    return entries
  }

  /// Takes over the manifest's lines on targets that this run leaves alone.
  private mutating func keepWhatIsNotBuilt(_ run: RenderedRun) {
    guard let earlier = written.manifest else { return }
    for (name, file) in earlier.files where !run.builds(file.target) {
      manifest.files[name] = manifest.files[name] ?? file
    }
    for (target, hash) in earlier.templates where !run.builds(target) {
      manifest.templates[target] = hash
    }
  }
}
