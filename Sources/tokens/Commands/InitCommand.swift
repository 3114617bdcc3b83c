internal import CommandLineParsing
internal import Diagnostics
internal import Workspace

/// `tokens init`: sets up existing token files, or creates a starter source.
enum InitCommand: ProgramCommand {
  static let paths = Argument<[String]>(
    "PATH",
    completion: .files,
    help: "token files, a folder that contains some, or a folder for a new source (default: tokens)"
  )

  static let sample = Flag("sample", help: "create a starter source even if there are token files")

  static let target = Option<String?>(
    "target",
    value: "NAME",
    help: "create a custom target instead, in the configuration's template folder"
  )
  static let base = Option<String?>(
    "extends",
    value: "TARGET",
    completion: .targets,
    help: "with --target: the target to extend"
  )

  static let force = Flag(
    "force",
    help: "with --target: create the target even if it replaces a built-in one"
  )

  static let declaration = Command(
    "init",
    summary: "create a configuration, a starter source, or a custom target",
    discussion: """
      With token files, or in a folder that contains some: reports what it found and writes a \
      configuration next to them, with a resolver document if some files are contexts. It supports \
      DTCG, Tokens Studio, Style Dictionary, and exports of Figma variables, and doesn't change them.

      Without token files, or with --sample: creates a small, commented source with a palette, semantic colors, a dark \
      theme, a grid, two text styles, a button, and a configuration for the platforms of the project. \
      Platforms are detected by files such as Package.swift, build.gradle, and package.json; a comment \
      lists the other targets. The source is ready to build.

      Existing files are never overwritten.
      """,
    examples: [
      Command.Example("tokens init", "Set up the token files here, or create a source in tokens"),
      Command.Example("tokens init figma/tokens.json", "Set up a Tokens Studio file"),
      Command.Example("tokens init design/tokens", "Set up a folder, or create a source there"),
      Command.Example("tokens init --target dart", "Create a custom target"),
      Command.Example("tokens init --target web --extends css", "Create one that extends css"),
    ],
    options: [sample, target, base, force],
    arguments: [paths]
  )

  static func perform(_ run: inout Run) throws(Finding) {
    let isForTarget = run.parsed[target] != nil || run.parsed[base] != nil || run.parsed[force]
    if isForTarget { return try makeTarget(&run) }
    switch action(&run) {
    case .nothing: break
    case .setup(let setup): perform(setup, &run)
    case .starter(let folder): makeStarter(in: folder, &run)
    }
  }

  private static func makeStarter(in name: String, _ run: inout Run) {
    let folder = run.currentFolder.appending(name)
    let targets = ProjectTargets(
      around: run.currentFolder.contains(folder) ? run.currentFolder : folder
    )
    guard
      let made = run.make(
        StarterSource.files(for: targets),
        attributes: StarterSource.attributes,
        in: folder,
        help: helpWhereOccupied
      )
    else { return }
    run.remarks += made.files.map { Run.line("created", run.shown($0)) }
    run.remarks.append(Run.line("targets", line(on: targets)))
    if let existing = made.existing { run.remarks += run.linesToAdd(to: existing) }
    run.remarks.append(
      run.shown(folder) == "tokens"
        ? "now run `tokens build`" : "now run `tokens build \(name)/tokens.config.json`"
    )
  }

  /// Returns the selected targets and the reason for them.
  private static func line(on targets: ProjectTargets) -> String {
    let names = targets.names.joined(separator: ", ")
    let more = targets.files.count > 3 ? " and others" : ""
    let reason =
      targets.files.isEmpty ? "" : ", for \(targets.files.prefix(3).joined(separator: ", "))\(more)"
    return "\(names)\(reason); tokens.config.json lists the others"
  }

  /// The help for files that already exist.
  static let helpWhereOccupied = "name another folder: `tokens init design/tokens`"
}
