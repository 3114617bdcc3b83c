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
    isLarge = files.count > 200 || files.reduce(0) { $0 + $1.content.count } > 4 << 20
    var manifest = Manifest(generator: generator, configuration: records.configuration.name)
    manifest.templates = templates
    manifest.files.reserveCapacity(files.count)
    var sizes: [String: Int] = [:]
    for file in files { sizes[file.target, default: 0] += file.content.count }
    for file in files {
      var content = Manifest.Content(hash: file.hash)
      if sizes[file.target, default: 0] <= Self.recordedSize {
        content.lines = file.content.withUnsafeBytes { LineRecord(of: $0) }
      }
      manifest.files[file.name] = Manifest.File(target: file.target, content)
    }
    self.manifest = manifest
  }

  /// The maximum size of a target's files, in bytes, for the manifest to record their lines.
  ///
  /// This limits the size of the manifest and the time to create it.
  private static let recordedSize = 512 << 10

  /// Whether this run builds `target`.
  func builds(_ target: String) -> Bool {
    targets.map { $0.contains(target) } ?? true
  }
}
