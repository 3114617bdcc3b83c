import CommandLineParsing
import Diagnostics
import Foundation
import TokenCompiler
import TokenOutput

/// `benchmark instructions`: counts the instructions of a build, stage by stage.
enum InstructionsCommand: BenchmarkCommand {
  private static let size = Option<Int>(
    "tokens",
    value: "COUNT",
    default: 10_000,
    help: "the number of tokens; limits apply only to the recorded number"
  )
  private static let limits = Option<String?>(
    "limits",
    value: "FILE",
    completion: .files,
    help: "the recorded limits"
  )
  private static let record = Option<String?>(
    "record",
    value: "COMMIT",
    help: "record the measured counts as the reference, under the name of this commit"
  )

  static let declaration = Command(
    "instructions",
    summary: "count the instructions of each stage of a build",
    discussion: """
      Runs the program under Valgrind's Callgrind: a build, and a check after one token in ten has \
      changed. Counts differ by a few millionths between runs, even on a busy machine.
      """,
    options: [size, limits, record, ProgramOptions.program, ProgramOptions.keep],
    arguments: []
  )

  static func perform(_ parsed: ParsedCommand) throws -> Bool {
    var arguments = SyntheticSource.Arguments(tokens: parsed[size])
    arguments.modifiers = SyntheticModifiers.theme.modifiers
    try arguments.validate()
    let contexts = SyntheticModifiers.theme.argumentText
    let work = try WorkFolder(keptAt: parsed[ProgramOptions.keep])
    let folder = try SourceFolder(SyntheticSource(arguments), in: work)
    let callgrind = Callgrind(program: try ProgramOptions.path(parsed), folder: folder.path)
    let profiles = try callgrind.build()
    let size = DiskUse.size(of: "\(folder.path)/tokens.json")
    let targets = Self.rendered(arguments.targets, forSourceOf: size).map { name in
      (name: name, bytes: DiskUse("\(folder.path)/out/\(name)").bytes)
    }
    let counts = try InstructionCounts(profiles, targets: targets)
    // Then one token in ten has a different value, and the outputs are stale.
    arguments.changedPart = 10
    try SyntheticSource(arguments).write(to: folder.path)
    let staleCheck = try callgrind.staleCheck()
    var known: InstructionLimits?
    if let path = parsed[limits] {
      var read = try InstructionLimits(contentsOf: path)
      if let commit = parsed[record] {
        let tokens = arguments.tokens
        read.record(.init(counts, commit: commit, tokens: tokens, contexts: contexts))
        try read.write(to: path)
      }
      if read.tokens == arguments.tokens, read.contexts == contexts { known = read }
    }
    let report = InstructionReport(
      counts: counts,
      staleCheck: staleCheck,
      tokens: arguments.tokens,
      limits: known
    )
    print("\(Figures.grouped(arguments.tokens)) tokens, \(contexts)\n\n\(report.table.text)")
    print(report.staleCheckLine)
    for line in report.advice { print(line) }
    for line in report.failures { Benchmark.complain(line) }
    return report.failures.isEmpty
  }

  /// Targets in the order in which the program renders them: the most expensive first.
  private static func rendered(_ targets: [String], forSourceOf bytes: Int) -> [String] {
    var files = SourceMap()
    let costs = targets.map { name in
      TargetLoader.load(Located(name), from: TemplateLibrary(), sources: &files)
        .target?.cost(forSourceOf: bytes) ?? 0
    }
    return targets.indices.sorted { one, other in
      costs[one] == costs[other] ? one < other : costs[one] > costs[other]
    }.map { targets[$0] }
  }
}
