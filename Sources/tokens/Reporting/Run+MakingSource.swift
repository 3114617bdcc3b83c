internal import Diagnostics
internal import TokenImport
internal import Workspace

extension Run {
  /// Creates the files of a source.
  ///
  /// - Parameters:
  ///   - source: the tokens.
  ///   - more: files to add to the source, by their paths in the folder.
  ///   - folder: the folder.
  ///   - help: the help if one of the files exists.
  /// - Returns: whether they were created.
  mutating func make(
    _ source: ImportedSource,
    and more: [StarterSource.File] = [],
    in folder: AbsolutePath,
    help: String
  ) -> Bool {
    let files = ImportedFiles.files(of: source) + more
    guard let made = make(files, attributes: StarterSource.attributes, in: folder, help: help)
    else { return false }
    remarks += made.files.map { Self.line("created", shown($0)) }
    if let existing = made.existing { remarks += linesToAdd(to: existing) }
    return true
  }

  /// Tells how to build the new source in a folder, or reports why it doesn't build.
  mutating func tryBuild(of folder: AbsolutePath) {
    let configuration = folder.appending("tokens.config.json")
    let build = shown(folder) == "tokens" ? "tokens build" : "tokens build \(shown(configuration))"
    remarks.append(
      builds(configuration)
        ? "now run `\(build)`" : "fix these errors in the files, then run `\(build)`"
    )
  }

  /// Whether a new source builds.
  ///
  /// Reports the errors if it doesn't.
  private mutating func builds(_ configuration: AbsolutePath) -> Bool {
    let (reported, levels) = (diagnostics, levels)
    diagnostics = []
    // From here on, paths are relative to the folder of the configuration.
    let current = Disk.realPath(currentFolder)
    let base = Disk.realPath(configuration.parent)
    sources = sources.mapPaths { file in
      file.isFile ? current.appending(file.path).relative(to: base) : file.path
    }
    do throws(Finding) {
      keep(try render(at: configuration))
    } catch {
      add(error)
    }
    // Warnings will be shown by the next build.
    let errors = diagnostics.filter { $0.severity == .error }
    diagnostics = reported + errors
    self.levels = levels
    return errors.isEmpty
  }
}
