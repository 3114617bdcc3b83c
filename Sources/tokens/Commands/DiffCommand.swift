internal import CommandLineParsing
internal import Diagnostics
internal import JSONSyntax
internal import TokenDiff
internal import TokenLint
internal import Workspace

/// `tokens diff`: compares the tokens of two versions.
enum DiffCommand: ProgramCommand {
  private static let semver = Flag(
    "semver",
    help: "print only the level of the changes: none, patch, minor, or major"
  )
  private static let failOn = Option<ChangeLevelArgument?>(
    "fail-on",
    value: "LEVEL",
    help: "end with status 1 if the changes are at least minor or major"
  )
  private static let shims = Option<String?>(
    "shims",
    value: "FILE",
    completion: .files,
    help: "write deprecated tokens with the former names of renamed ones to this token file"
  )
  static let until = Option<VersionArgument?>(
    "until",
    value: "VERSION",
    help: "the version that will no longer have these tokens, for `tokens lint`"
  )
  private static let apply = Option<[String]>(
    "apply",
    value: "PATH",
    completion: .files,
    help: "replace the names of renamed tokens in the code of this file or folder"
  )

  static let declaration = Command(
    "diff",
    summary: "compare the tokens of two versions in all contexts",
    discussion: """
      A version is a Git revision, a folder, a configuration, or a file that `tokens ir` printed. \
      Without versions, compares `HEAD` with the working tree; with one, compares it with the working tree. \
      `main...` is the commit at which the current branch left `main`. Reports tokens that were \
      added, removed, or renamed, values that changed in any combination of contexts, and names that \
      changed in an output. The exit status is 0 even if there are differences.
      """,
    examples: [
      Command.Example("tokens diff", "Show what was changed since the last commit"),
      Command.Example(
        "tokens diff main... --format markdown",
        "Describe a branch for its pull request"
      ),
      Command.Example("tokens diff v1.0 v1.1 --fail-on major", "Fail if a release breaks code"),
      Command.Example("tokens diff old new", "Compare two folders with configurations"),
      Command.Example("tokens diff v1.0 v2.0 --apply App", "Update the code of an app"),
    ],
    options: [semver, failOn, shims, until, apply, ConfigurationOption.declaration],
    arguments: VersionArguments.declarations
  )

  static func perform(_ run: inout Run) {
    let format = run.parsed[Program.format]
    guard [.text, .markdown, .json, .html].contains(format) else {
      let span = run.parsed.spans(of: Program.format).first
      return run.diagnostics.append(.reportOfDifferences(at: span))
    }
    let hasShims = run.parsed[shims] != nil
    requireShims(hasShims, "--shims FILE", "tokens diff --shims FILE --until 3.0", &run)
    guard !run.hasErrors, let difference = run.compareVersions() else { return }
    report(difference, format, &run)
    if let path = run.parsed[shims] {
      write(Shims(difference, until: run.parsed[until]?.argumentText), to: path, &run)
    }
    let places = run.parsed[apply].map { run.currentFolder.appending($0) }
    if !places.isEmpty { rename(difference, in: places, &run) }
    if let limit = run.parsed[failOn]?.level, difference.level >= limit {
      let span = run.parsed.spans(of: failOn).first
      run.diagnostics.append(.disallowedChange(difference, limit, at: span))
    }
  }

  /// Reports `--until` without the option that writes tokens.
  static func requireShims(
    _ hasShims: Bool,
    _ option: String,
    _ example: String,
    _ run: inout Run
  ) {
    guard run.parsed[until] != nil, !hasShims else { return }
    run.report(until, needs: "`\(option)`", example: example)
  }

  private static func report(
    _ difference: TokenDifference,
    _ format: ReportFormat,
    _ run: inout Run
  ) {
    let text: String
    switch format {
    case .json:
      var writer = JSONWriter(.pretty(width: 100))
      difference.write(to: &writer)
      run.results = [Report.Result(name: "difference", json: writer.bytes)]
      return
    case _ where run.parsed[semver]:
      text =
        "\(difference.level.word)\n"
        + difference.outputs.map { "\($0.level.word)\t\($0.label.escapedForDisplay)\n" }.joined()
    case .markdown: text = difference.markdown
    case .html: text = difference.html
    default: text = difference.changes.isEmpty ? "no changes\n" : difference.text
    }
    run.status =
      format == .text && !run.parsed[semver]
      ? StandardStream.output.writeEscaped(text) : StandardStream.output.write(text)
  }

  /// Replaces the names of renamed tokens in code.
  private static func rename(
    _ difference: TokenDifference,
    in places: [AbsolutePath],
    _ run: inout Run
  ) {
    guard let code = run.renamed(difference, in: places, except: []), run.write(code.files) else {
      return
    }
    run.remarks += code.files.map { Run.line("changed", "\(run.shown($0.path))  (\($0.summary))") }
    run.list(code.mentions)
    if code.files.isEmpty { run.remarks.append("no code names a renamed token") }
  }

  private static func write(_ shims: Shims, to path: String, _ run: inout Run) {
    guard let text = shims.text else {
      run.remarks.append("no public token was renamed, so `\(path)` was not written")
      return
    }
    let file = run.currentFolder.appending(path)
    guard !Disk.exists(file) else {
      run.diagnostics.append(
        .occupied([path], command: "diff", help: "name a new file, and merge them by hand")
      )
      return
    }
    do throws(Disk.Failure) {
      try Disk.replace(file, with: text)
      run.remarks.append(
        "wrote \(shims.count.counted("deprecated token")) to \(path); add it to `source`"
      )
    } catch {
      run.diagnostics.append(.unwritable(path, error))
    }
  }
}

/// The value of `--until`.
struct VersionArgument: ArgumentValue {
  static let expectation = "a version, as in `3.0`"

  let argumentText: String

  init?(argument: String) {
    guard ReleaseVersion(argument) != nil else { return nil }
    argumentText = argument
  }
}

/// The value of `--fail-on`.
enum ChangeLevelArgument: String, CaseIterable, ArgumentValue {
  case minor, major

  var level: ChangeLevel {
    switch self {
    case .minor: .minor
    case .major: .major
    }
  }
}
