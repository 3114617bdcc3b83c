internal import CommandLineParsing
internal import Diagnostics
internal import TokenImport
internal import Workspace

extension Run {
  /// Creates new files.
  ///
  /// - Parameters:
  ///   - files: the files, by their paths in the folder.
  ///   - attributes: a `.gitattributes` to write unless there is one, or `nil`.
  ///   - folder: the folder.
  ///   - help: the help if one of the files exists.
  /// - Returns: the created files, and an existing `.gitattributes`. If nothing was created,
  ///   reports an error and returns `nil`.
  mutating func make(
    _ files: [StarterSource.File],
    attributes: StarterSource.File? = nil,
    in folder: AbsolutePath,
    help: String
  ) -> (files: [AbsolutePath], existing: AbsolutePath?)? {
    guard !ProtectedFiles.belongsToGit(folder) else {
      diagnostics.append(.namedInGit(shown(folder), at: nil))
      return nil
    }
    do throws(Disk.Failure) {
      switch try StarterWriter.write(files, attributes: attributes, to: folder) {
      case .done(let files, let existing): return (files, existing)
      case .occupied(let files):
        let command = parsed.command.name
        diagnostics.append(.occupied(files.map { shown($0) }, command: command, help: help))
      }
    } catch {
      diagnostics.append(.unwritable(shown(error.path), error))
    }
    return nil
  }

  /// Returns a remark that begins with its topic.
  static func line(_ topic: String, _ text: String) -> String {
    topic + String(repeating: " ", count: max(1, 12 - topic.count)) + text
  }

  /// Returns remarks with the lines to add to an existing `.gitattributes`.
  func linesToAdd(to existing: AbsolutePath) -> [String] {
    ["add these lines to the existing \(shown(existing)):"]
      + StarterSource.attributes.text.split(separator: "\n").map { "    \($0)" }
  }

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
    // An audit may have loaded the targets of another configuration, without errors.
    sources.removeFilesApart()
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
