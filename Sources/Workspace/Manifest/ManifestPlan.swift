/// The manifest that a configuration should have after a run.
struct ManifestPlan: Sendable {
  let manifest: Manifest
  let text: [UInt8]
  /// Files in a shared manifest that may belong to another configuration.
  ///
  /// They're left alone, and stay in the manifest until their configuration takes them over.
  let othersFiles: Set<String>

  /// Plans the manifest of `run`.
  ///
  /// - Parameters:
  ///   - run: the run.
  ///   - written: the files that earlier builds wrote.
  ///   - expected: the manifest of this run alone, and its text.
  init(
    _ run: RenderedRun,
    _ written: WrittenFiles,
    expecting expected: (manifest: Manifest, text: [UInt8])
  ) {
    var manifest = expected.manifest
    var othersFiles: Set<String> = []
    if !written.isAsExpected {
      if let earlier = written.manifest { manifest.keep(earlier, of: run) }
      let claimed = Self.claimedBeside(run.records.configuration, written, run)
      if claimed != nil { othersFiles = Self.unknownFiles(written, run) }
      let unclaimed = othersFiles.subtracting(claimed ?? [])
      for name in othersFiles { manifest.files[name] = nil }
      if !unclaimed.isEmpty {
        manifest.configuration = nil
        for (name, file) in written.manifest?.files ?? [:] where unclaimed.contains(name) {
          manifest.files[name] = manifest.files[name] ?? file
        }
      }
    }
    self.manifest = manifest
    self.othersFiles = othersFiles
    text = manifest == expected.manifest ? expected.text : manifest.text
  }

  /// Returns the files in the manifest that the run doesn't generate.
  private static func unknownFiles(_ written: WrittenFiles, _ run: RenderedRun) -> Set<String> {
    Set(written.manifest?.files.keys.filter { run.manifest.files[$0] == nil } ?? [])
  }

  /// Returns the files in the manifests of other configurations in the folder, or `nil` if there
  /// are no other configurations, or if they never shared the manifest.
  private static func claimedBeside(
    _ configuration: AbsolutePath,
    _ written: WrittenFiles,
    _ run: RenderedRun
  ) -> Set<String>? {
    guard run.records.shared == nil, let manifest = written.manifest,
      manifest.configuration == nil, !unknownFiles(written, run).isEmpty
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
      if let manifest = Manifest(text: text) { claimed?.formUnion(manifest.files.keys) }
    }
    return claimed
  }
}

extension Manifest {
  /// Keeps the entries of `earlier` for targets that the run doesn't build.
  fileprivate mutating func keep(_ earlier: Manifest, of run: RenderedRun) {
    guard run.targets != nil else { return }
    for (name, file) in earlier.files where !run.builds(file.target) && files[name] == nil {
      files[name] = file.contents.count > 1 ? file.onDisk(name, run) : file
    }
    for (target, hash) in earlier.templates where !run.builds(target) {
      templates[target] = templates[target] ?? hash
    }
  }
}

extension Manifest.File {
  /// Returns the file with only the content on disk, if that's the content of one side of a merge.
  fileprivate func onDisk(_ name: String, _ run: RenderedRun) -> Manifest.File {
    let path = run.confinement.base.appending(name)
    guard let bytes = try? Disk.read(path, .fileItself) else { return self }
    let hash = ContentFingerprint.digits(of: bytes)
    var file = self
    file.contents = contents.filter { $0.hash == hash }
    return file.contents.isEmpty ? self : file
  }
}
