internal import CommandLineParsing
internal import Diagnostics
internal import TokenCompiler
internal import TokenInspection
internal import TokenOutput
internal import Workspace

/// `tokens completions`: prints what a shell needs to complete command lines.
enum CompletionsCommand {
  private static let shell = Argument<CompletionScript>("SHELL", help: "bash, zsh or fish")
  private static let words = Argument<[String]>(
    "WORD",
    help: """
      the words typed so far, behind --: prints what the last of them can become, which is what the \
      script asks
      """
  )

  static let declaration = Command(
    "completions",
    summary: "print the script with which a shell completes command lines",
    discussion: """
      Commands, options and their values are completed, and so are the targets of the configuration \
      and the paths of its tokens.
      """,
    examples: [
      Command.Example("tokens completions bash", "Print the script; source <(…) uses it at once"),
      Command.Example(
        "tokens completions zsh",
        "Print it for a file _tokens in a folder of $fpath"
      ),
      Command.Example(
        "tokens completions fish",
        "Print it for ~/.config/fish/completions/tokens.fish"
      ),
    ],
    arguments: [shell, words]
  )

  static func perform(_ run: consuming Run) -> ExitStatus {
    let typed = run.parsed[words]
    guard let partial = typed.last else {
      let script = run.parsed[shell].text(program: Program.name, asking: declaration.name)
      return StandardStream.output.write(script)
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
    // Nobody reads a report while a line is typed.
    return StandardStream.output.write(lines.map { $0 + "\n" }.joined())
  }

  private static func names(_ names: [String], beginningWith partial: String) -> [String] {
    // Behind `--target=` the name begins.
    let prefix =
      partial.hasPrefix("--") ? partial.prefix { $0 != "=" } + "=" : Substring()
    return names.map { prefix + $0 }.filter { $0.hasPrefix(partial) }.map { $0 + "\t" }
  }

  private static func targets(_ run: inout Run) -> [String] {
    let search = ConfigurationSearch(in: run.currentFolder)
    guard let path = try? search.find(nil, at: nil), let project = try? run.openProject(at: path),
      let own = try? OwnTargets(project.configuration.templates, in: path.parent)
    else { return TemplateLibrary().names }
    return own.library.names
  }

  private static func tokens(_ run: inout Run) -> [String] {
    guard let source = try? run.inspect(nil) else { return [] }
    return source.ir.tokens.indices.map { source.ir.path(of: TokenID(UInt32($0))) }
  }
}
