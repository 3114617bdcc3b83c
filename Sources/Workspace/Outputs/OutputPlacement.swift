package import Diagnostics
internal import TokenCompiler
package import TokenOutput

/// The outputs of a configuration to build, and the folders of their files.
package struct OutputPlacement: Sendable {
  /// An output to build.
  package struct Place: Sendable {
    /// The index of the output in the configuration.
    package let index: Int
    package let output: ConfiguredOutput
    /// The folder of the output.
    package let directory: AbsolutePath
  }

  /// The outputs to build, in the order of the configuration.
  package private(set) var places: [Place] = []
  /// Problems with the folders and with the selected targets.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The selected targets, or `nil` for all.
  package private(set) var targets: Set<String>?
  /// The destination of the files.
  package let destination: OutputDestination
  private let confinement: Confinement
  private let records: BuildRecords
  /// The files that belong to Git.
  private let git: ProtectedFiles
  /// The real paths of the outputs' folders.
  private var realPaths = RealPaths()

  /// Selects outputs of `project`.
  ///
  /// - Parameters:
  ///   - project: the configuration, whose source has been read.
  ///   - targets: the targets named on the command line, with their locations; empty for all.
  ///   - destination: the destination of the files.
  package init(
    _ project: Project,
    targets: [(name: String, span: Span?)] = [],
    to destination: OutputDestination = .configured
  ) {
    switch destination {
    case .configured:
      (self.destination, confinement, records) = (.configured, project.confinement, project.records)
    case .under(let root):
      self.destination = destination
      confinement = Confinement(project.confinement, movedTo: Disk.realPath(root))
      records = BuildRecords(of: confinement.base.appending(project.path.name))
    case .oneFile(let path):
      confinement = Confinement(only: Disk.realPath(path.parent))
      let file = confinement.base.appending(path.name)
      self.destination = .oneFile(file)
      // A folder may contain several such files, from configurations with the same name.
      records = BuildRecords(of: file.sibling("\(file.name).\(project.path.name)"))
    }
    git = ProtectedFiles([], in: confinement.repository)
    let outputs = project.configuration.outputs
    if !targets.isEmpty { self.targets = Set(targets.map(\.name)) }
    var known: [String] = []
    for output in outputs where !known.contains(output.target.value) {
      known.append(output.target.value)
    }
    for target in targets where !known.contains(target.name) {
      diagnostics.append(.targetNotConfigured(target.name, at: target.span, known: known))
    }
    place(outputs)
  }

  /// Determines the folders of the selected outputs, and reports those that may not be written to.
  private mutating func place(_ outputs: [ConfiguredOutput]) {
    for (index, output) in outputs.enumerated()
    where targets?.contains(output.target.value) ?? true {
      let directory = directory(of: output)
      if !confinement.allows(directory, &realPaths) {
        diagnostics.append(outside(output, directory))
      } else if git.isInGit(realPaths.realPath(directory)) {
        let (path, span) = (output.directory.value, output.directory.span)
        diagnostics.append(.inGitFolder(path, at: span))
      } else {
        places.append(Place(index: index, output: output, directory: directory))
      }
    }
  }

  private func directory(of output: ConfiguredOutput) -> AbsolutePath {
    if case .oneFile = destination { return confinement.base }
    return confinement.base.appending(output.directory.value)
  }

  /// Keeps only the outputs whose targets can combine all their files into one.
  package mutating func keepOneFileOutputs(with selection: TargetSelection) {
    places.removeAll { selection.target($0.output.target.value)?.oneFile == nil }
    targets = Set(places.map(\.output.target.value))
  }

  /// Assigns the generated files to their paths.
  ///
  /// - Parameters:
  ///   - rendered: the files of each of ``places``.
  ///   - imports: the start of an import statement for each access level, the widest first, if all
  ///     files are combined into one.
  ///   - inputs: the files that the build reads, except for the configuration.
  ///   - templates: the hash of each target's templates.
  ///   - diagnostics: receives an error for each file that may not be written to its path.
  /// - Returns: the run, ready to be compared with the disk.
  package func place(
    _ rendered: [[OutputFile]],
    imports: [String] = [],
    reading inputs: [AbsolutePath],
    templates: [String: String],
    diagnostics: inout [Diagnostic]
  ) -> RenderedRun {
    let files = files(of: rendered, imports)
    let protected = ProtectedFiles(
      inputs + [records.configuration],
      in: confinement.repository
    )
    var check = PlacementCheck(places, confinement, protected, realPaths)
    for file in files { diagnostics += check.problem(with: file).map { [$0] } ?? [] }
    return RenderedRun(
      files: files,
      generator: Generator.name,
      templates: templates,
      confinement: confinement,
      records: records,
      protected: protected,
      targets: targets
    )
  }

  private func files(of rendered: [[OutputFile]], _ imports: [String]) -> [GeneratedFile] {
    let base = confinement.base
    let parts = zip(places, rendered).flatMap { place, files in
      contents(files, imports).map { (place, $0) }
    }
    var sizes: [String: Int] = [:]
    for (place, file) in parts {
      sizes[place.output.target.value, default: 0] += file.content.count
    }
    let recorded = Set(sizes.filter { GeneratedFile.areLinesRecorded(totalSize: $0.value) }.keys)
    return concurrentMap(parts, isHeavy: sizes.values.reduce(0, +) > 64 << 10) { place, file in
      let target = place.output.target.value
      return GeneratedFile(
        file.content,
        at: place.directory.appending(file.path),
        base: base,
        target: target,
        output: place.index,
        recordsLines: recorded.contains(target)
      )
    }
  }

  /// Returns paths relative to the folder of an output, with the contents of the files.
  private func contents(
    _ files: [OutputFile],
    _ imports: [String]
  ) -> [(path: String, content: FileContent)] {
    guard case .oneFile(let path) = destination else { return files.map { ($0.path, $0.content) } }
    let sorted = files.sorted { $0.path < $1.path }
    return [(path.name, FileContent(OneFile(sorted.map(\.bytes), imports: imports).bytes))]
  }

  private func outside(_ output: ConfiguredOutput, _ directory: AbsolutePath) -> Diagnostic {
    .outside(output, directory, confinement)
  }
}
