/// What the manifest of a configuration should be after a run.
struct ManifestPlan: Sendable {
  let manifest: Manifest
  let text: [UInt8]
  /// Files of a manifest that configurations shared, which may be those of another one.
  ///
  /// They are left alone, and stay listed until their configuration has taken them over.
  let othersFiles: Set<String>

  /// Plans the manifest of `run`.
  ///
  /// - Parameters:
  ///   - run: the run.
  ///   - written: what earlier builds have written.
  ///   - expected: the manifest of the run by itself, and its text.
  init(
    _ run: RenderedRun,
    _ written: WrittenFiles,
    expecting expected: (manifest: Manifest, text: [UInt8])
  ) {
    var manifest = expected.manifest
    var othersFiles: Set<String> = []
    if !written.isAsExpected {
      for earlier in written.manifests { manifest.keep(earlier, of: run, written) }
      let claimed = Self.claimedBeside(run.records.configuration, written, run)
      if claimed != nil { othersFiles = Self.unknownFiles(written, run) }
      let unclaimed = othersFiles.subtracting(claimed ?? [])
      for name in othersFiles { manifest.files[name] = nil }
      if !unclaimed.isEmpty {
        manifest.configuration = nil
        for earlier in written.manifests {
          for (name, file) in earlier.files where unclaimed.contains(name) {
            manifest.files[name] = manifest.files[name] ?? file
          }
        }
      }
    }
    self.manifest = manifest
    self.othersFiles = othersFiles
    text = manifest == expected.manifest ? expected.text : manifest.text
  }

  /// The files of the manifest that the run does not make.
  private static func unknownFiles(_ written: WrittenFiles, _ run: RenderedRun) -> Set<String> {
    var names: Set<String> = []
    for manifest in written.manifests {
      names.formUnion(manifest.files.keys.filter { run.manifest.files[$0] == nil })
    }
    return names
  }

  /// The files that the manifests of other configurations in the folder list; `nil` where there are no
  /// other configurations, or the manifest was never theirs too.
  private static func claimedBeside(
    _ configuration: AbsolutePath,
    _ written: WrittenFiles,
    _ run: RenderedRun
  ) -> Set<String>? {
    guard run.records.shared == nil, !written.manifests.isEmpty,
      written.manifests.allSatisfy({ $0.configuration == nil }),
      !unknownFiles(written, run).isEmpty
    else { return nil }
    var claimed: Set<String>?
    for name in (try? Disk.names(in: configuration.parent)) ?? [] {
      let path = configuration.sibling(name)
      guard path != configuration, !name.hasPrefix("."), Project.isConfiguration(path) else {
        continue
      }
      claimed = claimed ?? []
      guard let text = try? Disk.read(BuildRecords(of: path).manifest, .fileItself) else {
        continue
      }
      for manifest in WrittenFiles.manifests(in: text) { claimed?.formUnion(manifest.files.keys) }
    }
    return claimed
  }
}

extension Manifest {
  /// Takes over the lines of `earlier` on targets that a run leaves alone.
  fileprivate mutating func keep(_ earlier: Manifest, of run: RenderedRun, _ written: WrittenFiles)
  {
    for (name, file) in earlier.files where !run.builds(file.target) {
      // After a merge each side has a line; the one that tells of the file on disk is kept.
      if files[name] == nil || written.hasConflict && file.isOnDisk(name, run) {
        files[name] = file
      }
    }
    for (target, hash) in earlier.templates where !run.builds(target) {
      templates[target] = templates[target] ?? hash
    }
  }
}

extension Manifest.File {
  fileprivate func isOnDisk(_ name: String, _ run: RenderedRun) -> Bool {
    let path = run.confinement.base.appending(name)
    guard let bytes = try? Disk.read(path, .fileItself) else { return false }
    return hash == ContentFingerprint.digits(of: bytes)
  }
}
