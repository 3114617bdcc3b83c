internal import CommandLineParsing
internal import TokenOutput
internal import Workspace

/// `tokens schema`: prints a JSON Schema.
enum SchemaCommand {
  private static let name = Argument<SchemaName>(
    "NAME",
    help: """
      config: tokens.config.json; target: target.json of a target; ir: what tokens ir prints; \
      json: what the target json writes
      """
  )

  static let declaration = Command(
    "schema",
    summary: "print the JSON Schema of a file that tokens reads or writes",
    discussion: """
      Editors complete and check a file by its schema. tokens init writes that of the configuration \
      beside it and names it in "$schema".
      """,
    examples: [
      Command.Example("tokens schema config", "Print the schema of the configuration"),
      Command.Example("tokens schema target", "Print that of a target of your own"),
    ],
    arguments: [name]
  )

  static func perform(_ run: consuming Run) -> ExitStatus {
    let text =
      switch run.parsed[name] {
      case .config: ConfigurationSchema.text
      case .target: EmbeddedSchemas.target
      case .ir: EmbeddedSchemas.ir
      case .json: EmbeddedSchemas.tokens
      }
    return StandardStream.output.write(text)
  }
}

/// The schemas that there are.
enum SchemaName: String, CaseIterable, ArgumentValue {
  case config, target, ir, json
}
