import CommandLineParsing
import Foundation

/// `benchmark stages`: times the stages of a build in this process.
enum StagesCommand: BenchmarkCommand {
  private static let configuration = Argument<String>(
    "CONFIG",
    completion: .files,
    help: "the configuration to build; its outputs are deleted and generated again"
  )

  static let declaration = Command(
    "stages",
    summary: "time each stage of a build on one thread",
    discussion: """
      The compiler is linked into this program, and renders one output at a time. The sum of the stages \
      is the time on a machine with one core.
      """,
    examples: [
      Command.Example("benchmark stages tokens/tokens.config.json", "Time a configuration")
    ],
    options: [ProgramOptions.runs, ProgramOptions.json],
    arguments: [configuration]
  )

  static func perform(_ parsed: ParsedCommand) throws -> Bool {
    var runs: [StageTimes] = []
    for _ in 0..<(try ProgramOptions.count(parsed)) {
      runs.append(try StageClock.build(parsed[configuration]))
    }
    let times = StageTimes(medianOf: runs)
    let isOnOutput = try ProgramOptions.writeJSON(times, parsed)
    if isOnOutput { return true }
    var table = TextTable(["stage", "ms", "µs per token"])
    for stage in times.stages {
      let perToken = stage.seconds * 1e6 / Double(max(times.tokens, 1))
      table.add([stage.name, Figures.fixed(stage.seconds * 1e3, 2), Figures.fixed(perToken, 2)])
    }
    print("\(Figures.grouped(times.tokens)) tokens, \(times.inputs.count) files\n\n\(table.text)")
    return true
  }
}
