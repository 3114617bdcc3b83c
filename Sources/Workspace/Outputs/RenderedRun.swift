internal import TokenOutput

/// The files that a run generates, before they're compared or written.
package struct RenderedRun: Sendable {
  /// The files, in the order of the outputs and of their targets' rules.
  package let files: [GeneratedFile]
  package let manifest: Manifest
  /// The folders that may be written to.
  package let confinement: Confinement
  /// The files that builds keep next to the configuration.
  package let records: BuildRecords
  /// The files that are never written or deleted.
  let protected: ProtectedFiles
  /// The targets to build, or `nil` for all.
  package let targets: Set<String>?
  /// Files on disk that an earlier run in the same process found up to date.
  package var known = KnownOutputs()
  /// Whether there are enough files, or large enough ones, to use more than one thread.
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
    isLarge = Self.isLarge(files.map(\.content.count))
    var manifest = Manifest(generator: generator, configuration: records.configuration.name)
    manifest.templates = templates
    manifest.files.reserveCapacity(files.count)
    for file in files {
      manifest.files[file.name] = Manifest.File(target: file.target, file.record)
    }
    self.manifest = manifest
  }

  /// Whether there are enough files of these sizes, or large enough ones, to use several threads.
  static func isLarge(_ sizes: [Int]) -> Bool { sizes.count > 40 || sizes.reduce(0, +) > 4 << 20 }

  /// Whether this run builds `target`.
  func builds(_ target: String) -> Bool {
    targets.map { $0.contains(target) } ?? true
  }
}
