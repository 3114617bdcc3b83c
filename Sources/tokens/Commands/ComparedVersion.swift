internal import CommandLineParsing
internal import Diagnostics
internal import JSONSyntax
internal import TokenCompiler
internal import TokenDiff
internal import TokenLint
internal import TokenOutput
internal import Workspace

/// A version of a source to compare: the working tree, a Git revision, or files.
struct ComparedVersion: Sendable {
  /// The version in messages, as in `main`.
  let label: String
  /// The configuration, or a file that `tokens ir` printed.
  private let file: AbsolutePath
  private let isIR: Bool
  /// The files of a revision.
  let folder: RevisionFolder?

  /// The version in the working tree.
  init(workingTree configuration: AbsolutePath) {
    label = "the working tree"
    file = configuration
    isIR = false
    folder = nil
  }

  /// Finds the version at a path.
  init(_ path: AbsolutePath, label: String, at span: Span?) throws(Finding) {
    self.label = label
    folder = nil
    let isFolder = (try? Disk.isFolder(path)) ?? false
    let found = isFolder ? ConfigurationSearch(in: path).here : path
    guard let found else {
      throw Finding(.noConfiguration(in: label, others: [], at: span), status: .usage)
    }
    file = found
    isIR = !isFolder && !Project.isConfiguration(path)
  }

  /// Reads a Git revision.
  ///
  /// `configuration` is the path of the configuration relative to the root of the repository.
  init(
    revision: String,
    label: String,
    _ configuration: String,
    of repository: GitRepository,
    at span: Span?
  ) throws(Finding) {
    self.label = label
    isIR = false
    do throws(GitRepository.Failure) {
      let folder = try RevisionFolder(repository.commit(revision), of: repository)
      self.folder = folder
      let known = folder.configurations
      let name = known.contains(configuration) ? configuration : known.count == 1 ? known[0] : nil
      file = folder.root.appending(name ?? configuration)
      if name == nil {
        folder.remove()
        throw .missingConfiguration(known)
      }
    } catch {
      throw Finding(.revision(label, error, at: span), status: error.status)
    }
  }
}

extension ComparedVersion {
  /// The tokens of a version, or the reasons why there are none.
  struct Result: Sendable {
    var snapshot: TokenSnapshot?
    var sources: SourceMap
    var diagnostics: [Diagnostic] = []
    /// Whether the snapshot lacks names because of errors in the outputs.
    var lacksNames = false
  }

  /// Compiles the version and finds the names in its outputs.
  ///
  /// `sources` are the files of the run, and `current` is the working directory. The later of two
  /// versions has the pairs of colors whose contrast is compared. The outputs of the earlier one
  /// may have errors, because they may have been written for another version of the program.
  func load(_ sources: SourceMap, current: AbsolutePath, isLater: Bool) -> Result {
    var result = Result(sources: sources)
    do throws(Finding) {
      result.snapshot =
        isIR
        ? try read(&result, current: current)
        : try compile(&result, current: current, isLater: isLater)
    } catch {
      result.diagnostics.append(error.diagnostic)
    }
    result.diagnostics = result.diagnostics.filter { $0.severity == .error }
    if !result.diagnostics.isEmpty { result.snapshot = nil }
    result.sources = result.sources.mapPaths { file in
      guard file.isFile, !file.path.hasPrefix("built-in/") else { return file.path }
      let path = self.file.parent.appending(file.path)
      return folder.map { "\(label):\(path.relative(to: $0.root))" } ?? path.relative(to: current)
    }
    return result
  }

  private func read(
    _ result: inout Result,
    current: AbsolutePath
  ) throws(Finding) -> TokenSnapshot? {
    let bytes: [UInt8]
    do {
      bytes = try Disk.read(file, .stream)
    } catch {
      throw Finding(
        .unreadableFile(file.relative(to: current), error, at: nil),
        status: .environment
      )
    }
    let id = result.sources.add(path: file.name, bytes: bytes)
    let tree = JSONTree.parse(bytes, file: id, diagnostics: &result.diagnostics)
    guard result.diagnostics.isEmpty else { return nil }
    if let snapshot = TokenSnapshot(tree) { return snapshot }
    throw Finding(.notComparable(label), status: .failure)
  }

  private func compile(
    _ result: inout Result,
    current: AbsolutePath,
    isLater: Bool
  ) throws(Finding) -> TokenSnapshot? {
    let project = try Project.open(
      file,
      at: nil,
      current: current,
      sources: &result.sources,
      diagnostics: &result.diagnostics
    )
    guard let project, !result.diagnostics.containsError else { return nil }
    let compilation = project.input.compile(result.sources)
    result.sources = compilation.sources
    result.diagnostics += compilation.diagnostics
    guard let ir = compilation.ir, !result.diagnostics.containsError else { return nil }
    let placement = OutputPlacement(project)
    let selection = try TargetSelection(for: placement, of: project)
    result.sources.join(selection.sources)
    let mistakes = placement.diagnostics + selection.diagnostics
    guard isLater || !mistakes.containsError else {
      result.lacksNames = true
      return TokenSnapshot(ir)
    }
    result.diagnostics += mistakes
    var snapshot = TokenSnapshot(ir, of: project, selection, in: placement)
    if isLater {
      snapshot?.pairs = CheckedPair.all(in: ir, project.configuration.lint).map {
        TokenSnapshot.ColorPair(text: $0.text, ground: $0.ground, minimum: $0.minimum)
      }
    }
    return snapshot
  }
}

extension TokenSnapshot {
  /// Creates the snapshot of compiled tokens.
  init?(_ ir: IR) {
    var bytes: [UInt8] = []
    ir.appendJSON(to: &bytes)
    var mistakes: [Diagnostic] = []
    self.init(JSONTree.parse(bytes, file: SourceMap.FileID(index: 0), diagnostics: &mistakes))
  }

  /// Creates the snapshot of compiled tokens, with their names in the outputs of a configuration.
  ///
  /// Outputs are labeled with their folders relative to the configuration, which can move.
  init?(
    _ ir: IR,
    of project: Project,
    _ selection: TargetSelection,
    in placement: OutputPlacement
  ) {
    self.init(ir)
    let outputs = selection.spellings(OutputSource(ir), in: placement, of: project.configuration)
    self.outputs = outputs.map { directory, spellings in
      let place = directory.relative(to: project.confinement.base)
      return Output(
        label: place == "." ? spellings.target : "\(spellings.target) in \(place)",
        names: ir.tokens.indices.map { index in
          spellings[TokenID(UInt32(index))].map { $0.map(\.text) }
        }
      )
    }
  }
}

extension GitRepository.Failure {
  /// The status of a run that fails for this reason.
  var status: ExitStatus {
    switch self {
    case .noProgram, .unreadableObject: .environment
    case .noRepository, .unknownRevision, .noMergeBase, .missingConfiguration: .usage
    }
  }
}
