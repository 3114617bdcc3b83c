import CommandLineParsing
import Foundation

/// `benchmark measure`: measures whole builds and compares them with floors.
enum MeasureCommand: BenchmarkCommand {
  private static let sizes = Argument<[Int]>(
    "TOKENS",
    help: "sizes of synthetic sources (default: 100, 10000 and 100000)"
  )
  private static let sources = Option<[String]>(
    "source",
    value: "FILE",
    completion: .files,
    help: "also measure the design system of this resolver document"
  )
  private static let matrix = Flag(
    "matrix",
    help: "also measure 10,000 tokens without modifiers, and with brand=12,theme=2 (24 contexts)"
  )
  private static let pause = Option<Int>(
    "pause",
    value: "SECONDS",
    default: 0,
    help: "the time to wait before each build into an empty folder"
  )

  static let declaration = Command(
    "measure",
    summary: "measure whole builds, and compare them with lower bounds",
    discussion: """
      Each run builds into an empty folder, builds again, checks, and builds after one value has \
      changed. In between, it measures lower \
      bounds: reading the input and writing as many bytes as the output has, parsing the base with \
      Python's JSON module, and starting Python. Reports medians, and never fails.
      """,
    examples: [
      Command.Example(
        "benchmark measure --matrix",
        "The table of limits, except for the largest size"
      ),
      Command.Example(
        "benchmark measure 100000 1000000",
        "Find out whether a million tokens take ten times as long"
      ),
      Command.Example(
        "benchmark measure 1000 --contexts brand=3,theme=2 --target css",
        "One target of a small source with six contexts"
      ),
    ],
    options: SourceOptions.all + [
      matrix, sources, pause, ProgramOptions.runs, ProgramOptions.json, ProgramOptions.program,
      ProgramOptions.reference, ProgramOptions.keep,
    ],
    arguments: [sizes]
  )

  static func perform(_ parsed: ParsedCommand) throws -> Bool {
    let work = try WorkFolder(keptAt: parsed[ProgramOptions.keep])
    let measurement = Measurement(
      program: try ProgramOptions.path(parsed),
      reference: try parsed[ProgramOptions.reference].map(ProgramOptions.executable),
      python: try Python(),
      runs: try ProgramOptions.count(parsed),
      pause: try seconds(parsed)
    )
    var report = BenchmarkReport(
      program: measurement.program,
      python: measurement.python.path,
      runs: measurement.runs
    )
    for arguments in try synthetic(parsed) {
      let folder = try generate(arguments, in: work)
      let base = arguments.files == 1 ? "tokens.json" : nil
      report.cases.append(try measurement.measure(arguments.title, folder, base: base))
    }
    for (number, path) in parsed[sources].enumerated() {
      let folder = try real(path, number, SourceOptions.targets(parsed), in: work)
      let name = URL(filePath: path).lastPathComponent
      report.cases.append(try measurement.measure(name, folder, isReal: true, base: nil))
    }
    report.limits = SpeedLimit.all(report.cases)
    if try !ProgramOptions.writeJSON(report, parsed) { print(report.text, terminator: "") }
    return true
  }

  private static func seconds(_ parsed: ParsedCommand) throws -> Double {
    guard (0...3600).contains(parsed[pause]) else {
      throw ChildProcess.Failure(description: "a pause is from 0 to 3600 seconds long")
    }
    return Double(parsed[pause])
  }

  /// The synthetic sources to generate.
  private static func synthetic(_ parsed: ParsedCommand) throws -> [SyntheticSource.Arguments] {
    var counts = parsed[sizes]
    if counts.isEmpty, parsed[sources].isEmpty { counts = [100, 10_000, 100_000] }
    var all = try counts.map { try SourceOptions.arguments(parsed, tokens: $0) }
    guard parsed[matrix] else { return all }
    for modifiers in [[], SyntheticModifiers.many.modifiers] {
      var arguments = try SourceOptions.arguments(parsed, tokens: 10_000)
      arguments.modifiers = modifiers
      all.append(arguments)
    }
    return all
  }

  /// Generates a source in a separate process to keep the memory usage of this one low.
  private static func generate(
    _ arguments: SyntheticSource.Arguments,
    in work: WorkFolder
  ) throws -> SourceFolder {
    let folder = SourceFolder(work.path(arguments))
    var words = [ProgramOptions.own, "generate", "\(arguments.tokens)", folder.path]
    words += ["--seed", "\(arguments.seed)", "--files", "\(arguments.files)"]
    words += ["--differ", "\(arguments.differing)", "--contexts"]
    words.append(SyntheticModifiers(arguments.modifiers).argumentText)
    for target in arguments.targets { words += ["--target", target] }
    try ChildProcess(words).run()
    return folder
  }

  /// A folder with a configuration that builds a source provided by the user.
  private static func real(
    _ path: String,
    _ number: Int,
    _ targets: [String],
    in work: WorkFolder
  ) throws -> SourceFolder {
    let folder = SourceFolder("\(work.path)/source\(number + 1)")
    let source = URL(filePath: path).standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: source) else {
      throw ChildProcess.Failure(description: "there is no `\(path)`")
    }
    let up = folder.path.split(separator: "/").map { _ in ".." }
    let text = SyntheticSource.configuration(
      source: [(up + [String(source.dropFirst())]).joined(separator: "/")],
      isList: false,
      targets: targets
    )
    let files = FileManager.default
    try files.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let place = "\(folder.path)/\(SyntheticSource.configurationPath)"
    try Data(text).write(to: URL(filePath: place))
    return folder
  }
}

extension SyntheticSource.Arguments {
  /// The title of the source in the report.
  var title: String {
    var parts = ["\(Figures.grouped(tokens)) tokens"]
    parts.append(SyntheticModifiers(modifiers).argumentText)
    if files > 1 { parts.append("\(files) files") }
    return parts.joined(separator: ", ")
  }
}
