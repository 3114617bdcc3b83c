internal import TokenOutput

/// What one run makes, before anything is compared or written.
package struct RenderedRun: Sendable {
  /// The files, in the order of the outputs and of their targets' rules.
  package let files: [GeneratedFile]
  /// The manifest that belongs to them.
  package let manifest: Manifest
  /// Where may be written.
  package let confinement: Confinement
  /// What is kept beside the configuration.
  package let records: BuildRecords
  /// What is never written or deleted.
  let protected: ProtectedFiles
  /// The targets that are built; `nil` for all.
  package let targets: Set<String>?
  /// Whether the files are so many, or so large, that more than one thread should look at them.
  let isLarge: Bool

  package init(
    files: [GeneratedFile],
    generator: String,
    templates: [String: String],
    confinement: Confinement,
    records: BuildRecords,
    protected: ProtectedFiles,
    targets: Set<String>? = nil
  ) {
    self.files = files
    self.confinement = confinement
    self.records = records
    self.protected = protected
    self.targets = targets
    isLarge = files.count > 200 || files.reduce(0) { $0 + $1.content.count } > 4 << 20
    var manifest = Manifest(generator: generator, configuration: records.configuration.name)
    manifest.templates = templates
    manifest.files.reserveCapacity(files.count)
    for file in files {
      manifest.files[file.name] = Manifest.File(target: file.target, hash: file.hash)
    }
    self.manifest = manifest
  }

  /// Whether the files of `target` are this run's concern.
  func builds(_ target: String) -> Bool {
    targets.map { $0.contains(target) } ?? true
  }
}
