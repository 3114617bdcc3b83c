/// What one run makes, before anything is compared or written.
package struct RenderedRun: Sendable {
  /// The files, in the order of the outputs and of their targets' rules.
  package var files: [GeneratedFile]
  /// The manifest that belongs to them.
  package var manifest: Manifest
  /// Where may be written.
  package var confinement: Confinement
  /// The targets that are built; `nil` for all.
  package var targets: Set<String>?

  package init(
    files: [GeneratedFile],
    generator: String,
    templates: [String: String],
    confinement: Confinement,
    targets: Set<String>? = nil
  ) {
    self.files = files
    self.confinement = confinement
    self.targets = targets
    manifest = Manifest(generator: generator)
    manifest.templates = templates
    for file in files {
      manifest.files[file.name] = Manifest.File(target: file.target, hash: file.hash)
    }
  }

  /// Whether the files of `target` are this run's concern.
  func builds(_ target: String) -> Bool {
    targets.map { $0.contains(target) } ?? true
  }
}
