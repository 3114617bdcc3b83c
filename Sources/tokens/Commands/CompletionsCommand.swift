internal import CommandLineParsing
internal import TokenCompiler
internal import TokenInspection
internal import TokenOutput
internal import Workspace

/// `tokens completions`: prints a shell's completion script, or the completions that it requests.
enum CompletionsCommand: ProgramCommand {
  private static let shell = Argument<CompletionScript>("SHELL", help: "bash, zsh, or fish")
  private static let words = Argument<[String]>(
    "WORD",
    help: """
      the words typed so far, after --; prints the possible completions of the last one (used by the \
      scripts)
      """
  )

  static let declaration = Command(
    "completions",
    summary: "print a shell completion script",
    discussion: """
      The script completes commands, options and their values, the targets of the configuration, and \
      the paths of its tokens.
      """,
    examples: [
      Command.Example("tokens completions bash", "Print the script; load it with source <(…)"),
      Command.Example(
        "tokens completions zsh",
        "Print the script to save as _tokens in a folder of $fpath"
      ),
      Command.Example(
        "tokens completions fish",
        "Print the script to save as ~/.config/fish/completions/tokens.fish"
      ),
    ],
    arguments: [shell, words]
  )

  static func perform(_ run: inout Run) {
    let typed = run.parsed[words]
    guard let partial = typed.last else {
      return run.answer(run.parsed[shell].text(program: Program.name, asking: declaration.name))
    }
    let completions = Completer(Program.declaration)
      .completions(of: partial, after: Array(typed.dropLast()))
    var lines = completions.candidates.map { "\($0.text)\t\($0.summary)" }
    switch completions.others {
    case .words: break
    case .files: lines.append(CompletionScript.fileMark)
    case .targets: lines += names(targets(&run), beginningWith: partial)
    case .tokens: lines += names(tokens(&run), beginningWith: partial)
    }
    // Nobody reads diagnostics while typing a command line.
    run.answer(lines.map { $0 + "\n" }.joined())
  }

  private static func names(_ names: [String], beginningWith partial: String) -> [String] {
    // In `--target=NAME`, the name begins after `=`.
    let prefix =
      partial.hasPrefix("--") ? partial.prefix { $0 != "=" } + "=" : Substring()
    return names.map { prefix + $0 }.filter { $0.hasPrefix(partial) }.map { $0 + "\t" }
  }

  private static func targets(_ run: inout Run) -> [String] {
    let search = ConfigurationSearch(in: run.currentFolder)
    guard let path = try? search.find(nil, at: nil), let project = try? run.openProject(at: path),
      let own = try? CustomTargets(project.configuration.templates, in: path.parent)
    else { return TemplateLibrary().names }
    return own.library.names
  }

  private static func tokens(_ run: inout Run) -> [String] {
    guard let source = try? run.inspect(nil) else { return [] }
    return source.ir.tokens.indices.map { source.ir.path(of: TokenID(UInt32($0))) }
  }
}
