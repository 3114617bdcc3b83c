import CommandLineParsing
import Diagnostics
import Foundation

/// The program: reads the command line and runs the command.
@main
struct Benchmark {
  static let declaration = Command(
    "benchmark",
    summary: "measure what `tokens` costs",
    discussion: """
      Sources are synthetic, and the same arguments make the same ones. Build with -c release: what a \
      debug build takes says nothing.
      """,
    subcommands: [
      MeasureCommand.declaration, StagesCommand.declaration, InstructionsCommand.declaration,
      GenerateCommand.declaration,
    ]
  )

  static func main() {
    var sources = SourceMap()
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch CommandLineParser(declaration).parse(arguments, sources: &sources) {
    case .help(let path, let wasRequested):
      print(HelpPage(path, width: 100).text(), terminator: "")
      exit(wasRequested ? 0 : 2)
    case .version: exit(0)
    case .failure(let diagnostics, _):
      for diagnostic in diagnostics { complain(diagnostic.message) }
      exit(2)
    case .run(let parsed):
      do {
        exit(try perform(parsed) ? 0 : 1)
      } catch {
        complain("\(error)")
        exit(1)
      }
    }
  }

  /// Runs the command; whether all is well.
  private static func perform(_ parsed: ParsedCommand) throws -> Bool {
    switch parsed.command {
    case MeasureCommand.declaration: try MeasureCommand.perform(parsed)
    case StagesCommand.declaration: try StagesCommand.perform(parsed)
    case GenerateCommand.declaration: try GenerateCommand.perform(parsed)
    case InstructionsCommand.declaration: try InstructionsCommand.perform(parsed)
    case let command: preconditionFailure("nobody performs `\(command.name)`")
    }
  }

  /// Writes a line to standard error.
  static func complain(_ text: String) {
    FileHandle.standardError.write(Data("benchmark: \(text)\n".utf8))
  }
}
