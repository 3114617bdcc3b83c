internal import CommandLineParsing
internal import Diagnostics
internal import TokenCompiler
internal import TokenLint
internal import TokenOutput
internal import Workspace

extension Run {
  /// Reads the configuration in ``ConfigurationArgument``, or that of the previous run.
  ///
  /// Returns `nil` if it has errors.
  mutating func openConfiguredProject() throws(Finding) -> Project? {
    let argument = parsed[ConfigurationArgument.declaration]
    let span = parsed.spans(of: ConfigurationArgument.declaration).first
    if let configuration { return try openProject(at: configuration, named: span) }
    let search = ConfigurationSearch(in: currentFolder) { [parsed] word in
      Self.hint(for: word, after: parsed)
    }
    let path = try search.find(argument, at: span)
    return try openProject(at: path, named: span)
  }

  /// Returns a suggestion for a word that isn't a configuration.
  private static func hint(for word: String, after parsed: ParsedCommand) -> String? {
    let command = parsed.path.spelling
    if word == "help" { return "`\(command) --help` shows the command's options" }
    let targets = word.split(separator: ",").map(String.init)
    let known = Set(TemplateLibrary().names)
    guard !targets.isEmpty, targets.allSatisfy(known.contains) else { return nil }
    return parsed.names(BuildCommand.self)
      ? "`\(command) --target \(word)` builds the outputs of a target"
      : "`\(word)` is a target; `\(command)` takes a configuration"
  }

  /// Reads the configuration at `path`.
  ///
  /// Returns `nil` if it has errors.
  mutating func openProject(
    at path: AbsolutePath,
    named span: Span? = nil
  ) throws(Finding) -> Project? {
    inputs.files.insert(path)
    var project = try Project.open(
      path,
      at: span,
      current: currentFolder,
      sources: &sources,
      diagnostics: &diagnostics
    )
    configuration = path
    if omitsErrors { project?.input.request.omitsErrors = true }
    let needsLint = project.map { OutputRequest.needsLint($0.configuration) } ?? false
    project?.input.request.isForLint = isForLint || needsLint
    if var input = project?.input {
      memory?.prepare(&input)
      project?.input = input
    }
    if let project { inputs.add(project) }
    base = Disk.realPath(path.parent)
    levels = project?.configuration.levels ?? DiagnosticLevels()
    lintSettings = project?.configuration.lint ?? lintSettings
    return project
  }

  /// Returns the source in the arguments: a configuration, a resolver document, or token files.
  mutating func input() throws(Finding) -> CompilationInput? {
    let arguments = parsed[SourceArgument.declaration]
    let spans = parsed.spans(of: SourceArgument.declaration)
    let search = ConfigurationSearch(in: currentFolder)
    guard !arguments.isEmpty else {
      return try openProject(at: search.find(nil, at: nil))?.input
    }
    var paths: [(path: AbsolutePath, span: Span?)] = []
    for (argument, span) in zip(arguments, spans) {
      do {
        paths.append((try search.named(argument, at: span), span))
      } catch {
        add(error)
      }
    }
    guard paths.count == arguments.count else { return nil }
    if let only = paths.first, paths.count == 1, Project.isConfiguration(only.path) {
      return try openProject(at: only.path, named: only.span)?.input
    }
    var input = CompilationInput(files: paths)
    input.request.omitsErrors = omitsErrors
    input.request.isForLint = isForLint
    return input
  }

  /// Compiles `input`, and records the diagnostics and inputs.
  mutating func compile(_ input: CompilationInput) -> Compilation {
    progress.begin("compiling")
    let compilation = input.compile(sources)
    keep(compilation)
    progress.end()
    take(compilation, input.files)
    return compilation
  }

  /// Records the diagnostics and inputs of a compilation.
  mutating func take(_ compilation: Compilation, _ files: SourceFiles) {
    memory?.take(compilation)
    sources = compilation.sources
    diagnostics += compilation.diagnostics
    report(compilation.omission)
    inputs.files.formUnion(files.paths)
    if files.metUnreadableFile { status = max(status, .environment) }
  }

  static let omitErrors = Flag(
    "omit-errors",
    help: "leave out tokens with errors, and those that refer to them, with a warning"
  )

  /// Whether the tokens will be checked with the rules of `tokens lint`, or need its properties.
  var isForLint: Bool {
    parsed.names(LintCommand.self) || parsed.names(ExplainCommand.self)
      || parsed.names(ServeCommand.self)
      || [LintCommand.lint, ListCommand.unused].contains { parsed.declares($0) && parsed[$0] }
  }

  /// Whether the command line requests that tokens with errors be left out.
  private var omitsErrors: Bool { parsed.declares(Self.omitErrors) && parsed[Self.omitErrors] }

  /// Reports the tokens that were left out because of errors, or that could be left out.
  private mutating func report(_ omission: Omission?) {
    guard let omission else { return }
    if omission.isApplied {
      let shown = shownSources
      diagnostics.append(
        .omittedTokens(omission, isComplete: isVerbose) { shown.place(of: $0) }
      )
    } else if parsed.declares(Self.omitErrors) {
      let setting =
        configuration.map { "set `\"onError\": \"omit\"` in \(self.shown($0))" }
        ?? "use `--omit-errors`"
      let (count, total) = (omission.tokens.count, omission.total)
      let tokens = count.counted("of \(total) tokens is", "of \(total) tokens are")
      remarks.append("\(tokens) affected; to build without them, \(setting)")
    }
  }

  /// Returns a line that summarizes the compiled tokens.
  func summary(of ir: IR) -> String {
    "\(ir.tokens.count.counted("token")) in \(ir.groups.count.counted("group"))"
  }
}

extension Run {
  /// Keeps `value` until the process ends, if it ends soon, because freeing large structures takes
  /// time.
  func keep(_ value: some Any) {
    guard memory == nil else { return }
    _ = Unmanaged.passRetained(Kept(value))
  }
}

/// A box for a value, because only objects can be retained without an owner.
private final class Kept<Value> {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
