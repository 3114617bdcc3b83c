internal import CommandLineParsing
internal import Diagnostics
internal import Workspace

/// `tokens init`: sets up token files that are there, or makes a source to begin with.
enum InitCommand {
  static let paths = Argument<[String]>(
    "PATH",
    completion: .files,
    help: "token files, a folder with some, or the folder of a new source (default: tokens)"
  )

  static let target = Option<String?>(
    "target",
    value: "NAME",
    help: "make a target of your own instead, in the configuration's template folder"
  )
  static let base = Option<String?>(
    "extends",
    value: "TARGET",
    completion: .targets,
    help: "with --target: the target that the new one is like"
  )

  static let declaration = Command(
    "init",
    summary: "set up token files, a new source, or a target of your own",
    discussion: """
      With token files, or in a folder that has some: says what they are, and writes a configuration \
      beside them, with a resolver document if files are contexts. It reads Design Tokens, Tokens \
      Studio, Style Dictionary and exports of Figma variables, and leaves the files as they are.

      Without token files: makes a small source with comments: a palette under colours named for \
      purpose, a dark theme, a grid, two text styles, a button, and a configuration that lists every \
      target. It builds at once.

      Nothing that exists is ever overwritten.
      """,
    examples: [
      Command.Example("tokens init", "Set up the token files here, or make a source in tokens"),
      Command.Example("tokens init figma/tokens.json", "Set up a file of Tokens Studio"),
      Command.Example("tokens init design/tokens", "Set up a folder, or make a source there"),
      Command.Example("tokens init --target dart", "Make a target of your own"),
      Command.Example("tokens init --target web --extends css", "Make one that is like css"),
    ],
    options: [target, base],
    arguments: [paths]
  )

  static func perform(_ run: consuming Run) -> ExitStatus {
    if run.parsed[target] != nil || run.parsed[base] != nil { return makeTarget(run) }
    switch wish(&run) {
    case .nothing: break
    case .setup(let setup): perform(setup, &run)
    case .starter(let folder): makeStarter(in: folder, &run)
    }
    return run.finish()
  }

  private static func makeStarter(in name: String, _ run: inout Run) {
    let folder = run.currentFolder.appending(name)
    guard
      let made = run.make(
        StarterSource.files,
        attributes: StarterSource.attributes,
        in: folder,
        help: helpWhereOccupied
      )
    else { return }
    run.remarks += made.files.map { Run.line("made", run.shown($0)) }
    if let existing = made.existing { run.remarks += run.linesToAdd(to: existing) }
    run.remarks.append(
      run.shown(folder) == "tokens"
        ? "now run `tokens build`" : "now run `tokens build \(name)/tokens.config.json`"
    )
  }

  /// What to do where files exist.
  static let helpWhereOccupied = "name another folder: `tokens init design/tokens`"
}

extension Diagnostic {
  static func occupied(_ paths: [String], command: String, help: String) -> Diagnostic {
    let others = paths.count == 1 ? "" : " and \(paths.count - 1) more of its files"
    return Diagnostic(
      .fileInTheWay,
      "`\(paths[0])`\(others) \(paths.count == 1 ? "exists" : "exist"), "
        + "and `tokens \(command)` does not overwrite files",
      help: help
    )
  }
}
