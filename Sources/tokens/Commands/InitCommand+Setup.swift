internal import CommandLineParsing
internal import Diagnostics
internal import TemplateEngine
internal import TokenCompiler
internal import TokenModel
internal import Workspace

extension InitCommand {
  /// The action that the arguments request.
  enum Action {
    /// Create a starter source in a folder.
    case starter(String)
    /// Create a configuration for existing token files.
    case setup(ProjectSetup)
    /// Do nothing, because of an error that was reported.
    case nothing
  }

  /// Determines the action that the arguments request.
  static func action(_ run: inout Run) -> Action {
    let arguments = run.parsed[paths]
    let spans = run.parsed.spans(of: paths)
    if run.parsed[sample] {
      guard arguments.count < 2 else {
        run.diagnostics.append(.severalFolders(at: spans[1]))
        return .nothing
      }
      return .starter(arguments.first ?? "tokens")
    }
    guard !arguments.isEmpty else { return actionInCurrentFolder(&run) }
    var found: [AbsolutePath] = []
    for (argument, span) in zip(arguments, spans) {
      let path = run.currentFolder.appending(argument)
      if Disk.exists(path) {
        found.append(path)
      } else if arguments.count > 1 || argument.hasSuffix(".json") {
        do throws(Finding) {
          _ = try ConfigurationSearch(in: run.currentFolder).named(argument, at: span)
        } catch {
          run.add(error)
        }
      } else {
        return .starter(argument)
      }
    }
    guard found.count == arguments.count else { return .nothing }
    do throws(ProjectSetup.Failure) {
      return .setup(try ProjectSetup(found))
    } catch {
      return action(after: error, arguments, spans, &run)
    }
  }

  /// Determines the action without arguments.
  private static func actionInCurrentFolder(_ run: inout Run) -> Action {
    // A configuration that exists is reported as in the way.
    let search = ConfigurationSearch(in: run.currentFolder)
    if let here = search.here { return .starter(run.shown(here.parent)) }
    do throws(ProjectSetup.Failure) {
      return .setup(try ProjectSetup([run.currentFolder], isCautious: true))
    } catch {
      if case .noTokens(let broken, let notes) = error, broken.isEmpty {
        return starter("tokens", notes, &run)
      }
      return action(after: error, ["."], [], &run)
    }
  }

  private static func action(
    after failure: ProjectSetup.Failure,
    _ arguments: [String],
    _ spans: [Span],
    _ run: inout Run
  ) -> Action {
    switch failure {
    case .severalResolvers(let files):
      let names = files.map { run.shown($0) }
      run.diagnostics.append(.severalResolvers(names, at: spans.first))
    case .unreadable(let files):
      run.diagnostics.append(.unreadableTokens(files.map { run.shown($0) }))
    case .noTokens(let broken, let notes):
      let isFolder = !Disk.isFile(run.currentFolder.appending(arguments[0]))
      if arguments.count == 1, isFolder, broken.isEmpty {
        return starter(arguments[0], notes, &run)
      }
      run.diagnostics.append(
        .noTokens(arguments[0], broken: broken.map { run.shown($0) }, at: spans.first)
      )
    }
    return .nothing
  }

  /// Creates a starter source, and reports the files that may contain tokens.
  private static func starter(
    _ folder: String,
    _ notes: [ProjectSetup.Finding],
    _ run: inout Run
  ) -> Action {
    run.remarks += notes.map { Run.line($0.topic, $0.text) }
    return .starter(folder)
  }

  /// Writes a configuration next to token files, and reports the findings.
  static func perform(_ setup: ProjectSetup, _ run: inout Run) {
    let made = run.make(
      setup.files,
      attributes: StarterSource.attributes,
      in: setup.folder,
      help: "run `tokens build`, or delete the existing setup to start over"
    )
    guard let made else { return }
    run.remarks += setup.findings.map { Run.line($0.topic, $0.text) }
    run.remarks += made.files.map { Run.line("created", run.shown($0)) }
    let configuration = setup.folder.appending("tokens.config.json")
    summarize(configuration, hasThemes: setup.hasTokenSets, &run)
    if let existing = made.existing { run.remarks += run.linesToAdd(to: existing) }
    let shown = run.shown(configuration)
    let isFound = ConfigurationSearch.candidates.contains(shown)
    run.remarks.append("now run `tokens build\(isFound ? "" : " \(shown)")`")
  }

  // MARK: Summary of the source

  /// Compiles the new configuration, and reports its tokens and errors.
  private static func summarize(
    _ configuration: AbsolutePath,
    hasThemes: Bool,
    _ run: inout Run
  ) {
    var sources = run.sources
    var diagnostics: [Diagnostic] = []
    guard
      let project = try? Project.open(
        configuration,
        at: nil,
        current: run.currentFolder,
        sources: &sources,
        diagnostics: &diagnostics
      )
    else { return }
    let compilation = project.input.compile(sources)
    diagnostics += compilation.diagnostics
    let (ir, omission) = tokens(of: compilation, project, sources, configuration, &run)
    if let ir {
      for modifier in ir.modifiers where hasThemes {
        let names = modifier.contexts.joined(separator: ", ")
        run.remarks.append(Run.line("themes", "\(modifier.name): \(names), from `$themes`"))
      }
      if let platforms = PlatformContexts(ir.modifiers), platforms.fix(in: configuration) {
        run.remarks.append(Run.line("guessed", platforms.text))
      }
      run.remarks.append(Run.line("tokens", counts(of: ir)))
    }
    if let line = line(about: diagnostics, omission) { run.remarks.append(line) }
  }

  /// Returns a line about the errors that a build reports or, if there are none, about its warnings.
  private static func line(about diagnostics: [Diagnostic], _ omission: Omission?) -> String? {
    let errors =
      omission?.causes
      ?? Dictionary(diagnostics.filter { $0.severity == .error }.map { ($0.code, 1) }) { $0 + $1 }
    guard errors.isEmpty else {
      let count = errors.values.reduce(0, +).counted("error")
      return Run.line("errors", "\(count) to fix: \(codes(of: errors))")
    }
    let warnings = diagnostics.count { $0.severity == .warning }
    guard warnings > 0 else { return nil }
    return Run.line("tokens", "\(warnings.counted("warning")), shown by `tokens build`")
  }

  /// Returns the tokens of a compilation, and those that are left out.
  ///
  /// Those with errors are left out, also in later builds.
  private static func tokens(
    of compilation: Compilation,
    _ project: Project,
    _ sources: SourceMap,
    _ configuration: AbsolutePath,
    _ run: inout Run
  ) -> (IR?, Omission?) {
    if let omission = compilation.omission, ProjectSetup.omitErrors(in: configuration) {
      var input = project.input
      input.request.omitsErrors = true
      let rest = input.compile(sources)
      let left = rest.omission ?? omission
      let count = left.tokens.count.counted(
        "of \(left.total) tokens has errors and is",
        "of \(left.total) tokens have errors and are"
      )
      run.remarks.append(Run.line("omitted", "\(count) left out (`onError`)"))
      return (rest.ir, left)
    }
    let count = compilation.ir.map { collisions($0, of: project) } ?? 0
    if count > 0, ProjectSetup.omitErrors(in: configuration) {
      let names = count.counted("token or group", "tokens and groups")
      run.remarks.append(
        Run.line("omitted", "\(names) with a name that an output uses twice (`onError`)")
      )
    }
    return (compilation.ir, nil)
  }

  /// Returns the number of errors in the outputs if all of them are names that are used twice;
  /// otherwise 0.
  private static func collisions(_ ir: IR, of project: Project) -> Int {
    let placement = OutputPlacement(project)
    let targets = try? TargetSelection(for: placement, of: project)
    guard let targets else { return 0 }
    let found = OutputRendering.diagnostics(of: ir, to: placement, with: targets, of: project)
    let errors = found.filter { $0.severity == .error }
    return errors.allSatisfy { $0.code == .nameCollision } ? errors.count : 0
  }

  /// Returns the number of tokens of each type.
  private static func counts(of ir: IR) -> String {
    var counts: [(type: TokenType, count: Int)] = []
    for type in TokenType.allCases + [.constant] {
      let count = ir.tokens.count { $0.type == type }
      if count > 0 { counts.append((type, count)) }
    }
    let types = counts.map { "\($0.count) \($0.type.name)" }.joined(separator: ", ")
    return "\(ir.tokens.count): \(types)"
  }

  private static func codes(of errors: [DiagnosticCode: Int]) -> String {
    let sorted = errors.sorted { ($1.value, $0.key.name) < ($0.value, $1.key.name) }
    let shown = sorted.prefix(4).map { "\($0.value) \($0.key.name)" }
    return shown.joined(separator: ", ") + (sorted.count > 4 ? " and others" : "")
  }
}
