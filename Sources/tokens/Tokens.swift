internal import CommandLineParsing
internal import Diagnostics
internal import Workspace

/// The program: reads the command line, runs the command and ends with its exit status.
@main
struct Tokens {
  static func main() {
    POSIX.ignoreWriteSignals()
    var sources = SourceMap()
    let arguments = Array(CommandLine.arguments.dropFirst())
    let status: ExitStatus
    switch CommandLineParser(Program.declaration).parse(arguments, sources: &sources) {
    case .help(let path, let wasRequested):
      let stream = wasRequested ? StandardStream.output : .error
      let page = HelpPage(
        path,
        width: stream.terminal.helpWidth,
        decorator: stream.terminal.decorator(for: .auto)
      )
      let written = stream.write(page.text())
      status = wasRequested ? written : .usage
    case .version(let version):
      status = StandardStream.output.write("\(Program.name) \(version)\n")
    case .failure(let diagnostics, let understood):
      var run = Run(understood, sources: sources)
      run.diagnostics = diagnostics
      status = run.finish()
    case .run(let parsed):
      status = perform(Run(parsed, sources: sources))
    }
    POSIX.exit(status.rawValue)
  }

  private static func perform(_ run: Run) -> ExitStatus {
    switch run.parsed.command {
    case InitCommand.declaration: InitCommand.perform(run)
    case ImportCommand.declaration: ImportCommand.perform(run)
    case BuildCommand.declaration: BuildCommand.perform(run)
    case CheckCommand.declaration: CheckCommand.perform(run)
    case ServeCommand.declaration: ServeCommand.perform(run)
    case IRCommand.declaration: IRCommand.perform(run)
    case MigrateCommand.declaration: MigrateCommand.perform(run)
    case ListCommand.declaration: ListCommand.perform(run)
    case TargetsCommand.declaration: TargetsCommand.perform(run)
    case SchemaCommand.declaration: SchemaCommand.perform(run)
    case ExplainCommand.declaration: ExplainCommand.perform(run)
    case CompletionsCommand.declaration: CompletionsCommand.perform(run)
    case ManualCommand.declaration: ManualCommand.perform()
    case let command: preconditionFailure("nobody performs `\(command.name)`")
    }
  }
}
