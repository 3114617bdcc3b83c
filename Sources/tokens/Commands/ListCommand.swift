internal import CommandLineParsing
internal import Diagnostics
internal import JSONSyntax
internal import TokenCompiler
internal import TokenInspection
internal import TokenModel
internal import Workspace

/// `tokens list`: lists tokens with their values.
enum ListCommand: ProgramCommand {
  private static let patterns = Argument<[String]>(
    "PATH",
    completion: .tokens,
    help: "list only tokens at these paths; * matches within a segment, ** matches any segments"
  )
  private static let type = Option<[TokenTypeArgument]>(
    "type",
    value: "TYPE",
    help: "list only tokens of this type; separate several with commas"
  )
  private static let context = Option<[ContextArgument]>(
    "context",
    value: "MODIFIER=CONTEXT",
    help: "show the values in this context"
  )
  private static let visibility = Option<VisibilityArgument?>(
    "visibility",
    help: "list only public or private tokens"
  )

  static let unused = Flag("unused", help: "list only tokens that no other token uses")
  private static let deprecated = Flag("deprecated", help: "list only deprecated tokens")
  private static let near = Option<ColorArgument?>(
    "near",
    value: "COLOR",
    help: "list only colors that can hardly be distinguished from this one (#RRGGBB)"
  )

  static let declaration = Command(
    "list",
    summary: "list the tokens with their types and values",
    discussion: """
      Prints one line per token: its path, type, and value in the given contexts or, otherwise, in \
      the default ones. Columns are separated by tabs unless the output is a terminal. Constants of groups \
      are listed after the tokens.
      """,
    examples: [
      Command.Example("tokens list", "List all tokens"),
      Command.Example("tokens list --type color --context theme=dark", "List the dark colors"),
      Command.Example("tokens list color.** --visibility public", "List public tokens of a group"),
      Command.Example("tokens list --unused --visibility private", "Find tokens to remove"),
      Command.Example("tokens list --near #7a1fa2", "Find the tokens for a color in a design"),
    ],
    options: [
      type, context, visibility, unused, deprecated, near, Run.omitErrors,
      ConfigurationOption.declaration,
    ],
    arguments: [patterns]
  )

  static func perform(_ run: inout Run) throws(Finding) {
    guard let ir = try run.inspect(ConfigurationOption.declaration)?.ir,
      let choices = choices(ir, &run)
    else { return }
    let types = run.parsed[type].flatMap(\.names)
    let visibility = run.parsed[visibility]
    let patterns = run.parsed[patterns].compactMap { NamePattern($0, separator: ".") }
    let tokens = ir.tokens.indices.map { TokenID(UInt32($0)) }.filter { token in
      let own = ir.tokens[Int(token.index)]
      let names = NamePattern.names(of: Array(ir.path(of: token).utf8), separator: ".")
      return !ir.isAbsent(token, in: choices)
        && (types.isEmpty || types.contains(ir.typeName(of: token)))
        && (visibility.map { ($0 == .private) == own.isPrivate } ?? true)
        && (patterns.isEmpty || patterns.contains { $0.matches(names) })
        && isSelected(token, ir, choices, run.parsed)
    }
    let rows = tokens.map { token in
      let own = ir.tokens[Int(token.index)]
      let value = ir.text(of: ir.resolved(token, in: choices), type: own.type)
      return [ir.path(of: token), ir.typeName(of: token), value]
    }
    print(rows, &run)
  }

  /// Whether a token is unused, deprecated, and near a color, as far as that's requested.
  private static func isSelected(
    _ token: TokenID,
    _ ir: IR,
    _ choices: ContextChoices,
    _ parsed: ParsedCommand
  ) -> Bool {
    let own = ir.tokens[Int(token.index)]
    if parsed[unused], ir.isUsed[Int(token.index)] { return false }
    if parsed[deprecated], own.deprecation == nil { return false }
    guard let near = parsed[near] else { return true }
    let value = ir.resolved(token, in: choices).value
    return own.type == .color
      && ir.values[Handle<Color>(value)].perceptualDistance(to: near.color) < 0.02
  }

  private static func print(_ rows: [[String]], _ run: inout Run) {
    if run.parsed[Program.format] == .json {
      var writer = JSONWriter(.pretty(width: 100))
      writer.objects(rows) { writer, row in
        for (name, text) in zip(["path", "type", "value"], row) { writer.member(name, text) }
      }
      run.results = [Report.Result(name: "tokens", json: writer.bytes)]
      return
    }
    let lines =
      StandardStream.output.terminal.isTerminal
      ? TextTable.lines(rows)
      : rows.map { $0.map(\.escapedForDisplay).joined(separator: "\t") }
    run.status = StandardStream.output.write(lines.map { $0 + "\n" }.joined())
  }

  /// Returns the requested contexts.
  ///
  /// Reports an error and returns `nil` if one doesn't exist.
  private static func choices(_ ir: IR, _ run: inout Run) -> ContextChoices? {
    var choices = ir.defaultChoices
    for (argument, span) in zip(run.parsed[context], run.parsed.spans(of: context)) {
      guard let found = run.indices(of: argument.choice(at: span), in: ir) else { continue }
      choices[found.modifier] = found.context
    }
    return run.hasErrors ? nil : choices
  }
}

/// The value of `--type`, such as `color,dimension`.
struct TokenTypeArgument: ArgumentValue {
  private static let known =
    TokenType.allCases.map(\.name)
    + ["boolean", "string", "word", "image"] + ConstantValue.Shape.allCases.map(\.rawValue)

  static let expectation = known.listed("or")

  let names: [String]

  init?(argument: String) {
    names = argument.split(separator: ",").map(String.init)
    guard !names.isEmpty, names.allSatisfy(Self.known.contains) else { return nil }
  }

  var argumentText: String { names.joined(separator: ",") }

  static var allowedArguments: [String] { known }
}

/// The value of `--near`.
struct ColorArgument: ArgumentValue {
  static let expectation = "a color such as `#7a1fa2`"

  let color: Color
  let argumentText: String

  init?(argument: String) {
    guard let color = Array(argument.utf8).withUnsafeBufferPointer({ Color(hexadecimal: $0) })
    else { return nil }
    self.color = color
    argumentText = argument
  }
}

/// The value of `--visibility`.
enum VisibilityArgument: String, CaseIterable, ArgumentValue {
  case `public`
  case `private`
}
