import CommandLineParsing

/// The options that describe a synthetic source.
enum SourceOptions {
  static let contexts = Option<SyntheticModifiers>(
    "contexts",
    value: "NAME=K,…",
    default: .theme,
    help: """
      modifiers with their numbers of contexts, or none; the first contexts of theme are light and dark
      """
  )
  static let differ = Option<Int>(
    "differ",
    value: "PERCENT",
    default: 5,
    help: "the share of tokens that each context except the first overrides"
  )
  static let files = Option<Int>(
    "files",
    value: "K",
    default: 1,
    help: "the number of files for the base"
  )
  static let seed = Option<Int>(
    "seed",
    value: "NUMBER",
    default: 1,
    help: "the seed for random values"
  )
  static let targets = Option<[String]>(
    "target",
    short: "t",
    value: "NAME",
    help: "a target to build (default: css, json, swift, kotlin, and android)"
  )

  static let all: [any DeclaredOption] = [contexts, differ, files, seed, targets]

  static func targets(_ parsed: ParsedCommand) -> [String] {
    parsed[targets].isEmpty ? SyntheticSource.Arguments(tokens: 0).targets : parsed[targets]
  }

  /// The arguments for a source with `tokens` tokens.
  static func arguments(_ parsed: ParsedCommand, tokens: Int) throws -> SyntheticSource.Arguments {
    var arguments = SyntheticSource.Arguments(tokens: tokens)
    arguments.modifiers = parsed[contexts].modifiers
    arguments.differing = parsed[differ]
    arguments.files = parsed[files]
    arguments.seed = parsed[seed]
    arguments.targets = targets(parsed)
    try arguments.validate()
    return arguments
  }
}

extension SyntheticSource.Arguments {
  /// Throws an error if the arguments are invalid.
  func validate() throws {
    let sizes = SyntheticSource.fewestTokens...10_000_000
    guard sizes.contains(tokens) else {
      throw ChildProcess.Failure(
        description: "a source has from \(sizes.lowerBound) to \(sizes.upperBound) tokens"
      )
    }
    guard (0...50).contains(differing) else {
      throw ChildProcess.Failure(description: "from 0 to 50 percent of the tokens can differ")
    }
    guard (1...10_000).contains(files) else {
      throw ChildProcess.Failure(description: "the base is in 1 to 10,000 files")
    }
  }
}
