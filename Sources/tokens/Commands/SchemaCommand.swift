internal import CommandLineParsing
internal import TokenOutput

/// `tokens schema`: prints a JSON Schema.
enum SchemaCommand: ProgramCommand {
  private static let name = Argument<SchemaName>(
    "NAME",
    help: """
      config: tokens.config.json; target: target.json of a target; ir: the output of tokens ir; \
      json: the output of the target json
      """
  )

  static let declaration = Command(
    "schema",
    summary: "print the JSON Schema of a file that tokens reads or writes",
    discussion: """
      Editors use a schema to complete and validate a file. tokens init writes the schema of the \
      configuration next to it and refers to it in "$schema".
      """,
    examples: [
      Command.Example("tokens schema config", "Print the schema of the configuration"),
      Command.Example("tokens schema target", "Print the schema of a custom target"),
    ],
    arguments: [name]
  )

  static func perform(_ run: inout Run) {
    let text =
      switch run.parsed[name] {
      case .config: EmbeddedSchemas.configuration
      case .target: EmbeddedSchemas.target
      case .ir: EmbeddedSchemas.ir
      case .json: EmbeddedSchemas.tokens
      }
    run.answer(text)
  }
}

enum SchemaName: String, CaseIterable, ArgumentValue {
  case config, target, ir, json
}
