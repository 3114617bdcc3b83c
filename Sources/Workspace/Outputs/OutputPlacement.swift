package import Diagnostics
internal import TokenCompiler
package import TokenOutput

/// Which outputs of a configuration are built, and the folders that their files go to.
package struct OutputPlacement: Sendable {
  /// An output that is built.
  package struct Place: Sendable {
    /// Its index in the configuration.
    package let index: Int
    package let output: ConfiguredOutput
    /// The folder that it goes to.
    package let directory: AbsolutePath
  }

  /// In the order of the configuration.
  package private(set) var places: [Place] = []
  /// What is wrong with the folders, and with the choice of targets.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The targets that were chosen; `nil` for all.
  package private(set) var targets: Set<String>?
  /// Where the files go.
  package let destination: OutputDestination
  private let confinement: Confinement
  private let records: BuildRecords
  /// What belongs to Git.
  private let git: ProtectedFiles
  /// Those of the outputs' folders.
  private var realPaths = RealPaths()

  /// Chooses among the outputs of `project`.
  ///
  /// - Parameters:
  ///   - project: the configuration, whose source has been read.
  ///   - targets: the names given on the command line and where; all outputs if there are none.
  ///   - destination: where the files go.
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
      // Several such files may stand in a folder, of configurations that are called alike.
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
    for (index, output) in outputs.enumerated()
    where self.targets?.contains(output.target.value) ?? true {
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

  /// Leaves only the outputs whose targets allow that all their files are one.
  package mutating func keepOneFileOutputs(with selection: TargetSelection) {
    places.removeAll { selection.target($0.output.target.value)?.oneFile == nil }
    targets = Set(places.map(\.output.target.value))
  }

  /// Puts what the outputs have made in its places.
  ///
  /// - Parameters:
  ///   - rendered: for each of ``places`` its files.
  ///   - imports: how an import begins where all files become one, the widest access first.
  ///   - inputs: files that the build reads, besides the configuration.
  ///   - templates: the hash of the templates of each target.
  ///   - diagnostics: gets what cannot be written where it would have to go.
  /// - Returns: the run, ready to be compared with the disk.
  package func place(
    _ rendered: [[OutputFile]],
    imports: [String] = [],
    reading inputs: [AbsolutePath],
    templates: [String: String],
    diagnostics: inout [Diagnostic]
  ) -> RenderedRun {
    let base = confinement.base
    let parts = zip(places, rendered).flatMap { place, files in
      contents(files, imports).map { (place, $0) }
    }
    let size = parts.reduce(0) { $0 + $1.1.content.count }
    let files = concurrentMap(parts, isHeavy: size > 4 << 20) { place, file in
      GeneratedFile(
        file.content,
        at: place.directory.appending(file.path),
        base: base,
        target: place.output.target.value,
        output: place.index
      )
    }
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

  /// Paths in the folder of an output, and what stands there.
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

extension Diagnostic {
  /// `directory`, a folder of `output`, lies outside of the folders that may be written to.
  static func outside(
    _ output: ConfiguredOutput,
    _ directory: AbsolutePath,
    _ confinement: Confinement
  ) -> Diagnostic {
    let base = confinement.base
    let real = Disk.realPath(directory).relative(to: base)
    return .outsideDirectory(
      output.directory.value,
      at: output.directory.span,
      leadsTo: real == directory.relative(to: base) ? nil : real,
      root: confinement.repository.relative(to: base)
    )
  }
}
