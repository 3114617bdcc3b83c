import CommandLineParsing

/// `benchmark generate`: writes a synthetic source.
enum GenerateCommand: BenchmarkCommand {
  private static let tokens = Argument<Int>("TOKENS", help: "the number of tokens")
  private static let folder = Argument<String>(
    "FOLDER",
    completion: .files,
    help: "the folder to write to; created if necessary"
  )

  static let declaration = Command(
    "generate",
    summary: "write a synthetic source with its configuration",
    examples: [
      Command.Example("benchmark generate 10000 /tmp/tenthousand", "Write ten thousand tokens")
    ],
    options: SourceOptions.all,
    arguments: [tokens, folder]
  )

  static func perform(_ parsed: ParsedCommand) throws -> Bool {
    let arguments = try SourceOptions.arguments(parsed, tokens: parsed[tokens])
    try SyntheticSource(arguments).write(to: parsed[folder])
    return true
  }
}
