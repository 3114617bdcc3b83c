internal import CommandLineParsing
internal import Diagnostics
internal import Workspace

/// The program: parses the command line, runs the command, and exits with its status.
@main
struct Tokens {
  static func main() {
    POSIX.prepareHeap()
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
      var run = Run(parsed, sources: sources)
      let hasPages = parsed.names(DiffCommand.self) || parsed.names(AuditCommand.self)
      if parsed[Program.format].isPage, !hasPages {
        run.diagnostics = [.formatOfPages(at: parsed.spans(of: Program.format).first)]
      } else {
        do throws(Finding) {
          try Program.commands.first(where: parsed.names)?.perform(&run)
        } catch {
          run.add(error)
        }
      }
      status = run.finish()
    }
    POSIX.exit(status.rawValue)
  }
}
