import CommandLineParsing
import Diagnostics
import Foundation

/// The entry point: parses the command line and runs the command.
@main
struct Benchmark {
  /// The commands, in the order of the help.
  static let commands: [any BenchmarkCommand.Type] = [
    MeasureCommand.self, StagesCommand.self, InstructionsCommand.self, GenerateCommand.self,
  ]

  static let declaration = Command(
    "benchmark",
    summary: "measure the time, memory, and instructions of `tokens`",
    discussion: """
      Sources are synthetic, and equal for equal arguments. Build with -c release, because figures of \
      debug builds are meaningless.
      """,
    subcommands: commands.map { $0.declaration }
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
        let command = commands.first { $0.declaration.name == parsed.command.name }
        exit(try command?.perform(parsed) == true ? 0 : 1)
      } catch {
        complain("\(error)")
        exit(1)
      }
    }
  }

  /// Writes a line to standard error.
  static func complain(_ text: String) {
    FileHandle.standardError.write(Data("benchmark: \(text)\n".utf8))
  }
}

/// A command of the program: its declaration and its implementation.
protocol BenchmarkCommand: SendableMetatype {
  static var declaration: Command { get }

  /// Runs the command and returns whether it succeeded.
  static func perform(_ parsed: ParsedCommand) throws -> Bool
}
