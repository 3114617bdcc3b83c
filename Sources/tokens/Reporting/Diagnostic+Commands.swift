internal import AppAudit
internal import Diagnostics
internal import TokenCompiler
internal import TokenLint
internal import TokenOutput
internal import Workspace

extension Diagnostic {
  /// Warns about a document of token sets that `tokens migrate` doesn't rewrite.
  ///
  /// `difference` is what would change in separate files for its sets, if that's the reason.
  static func setDocument(_ path: String, because difference: String? = nil) -> Self {
    Self(.notMigrated, "`\(path)` is not rewritten: it contains sets and themes of Tokens Studio")
      .notes(difference.map { ["with a file for each set, \($0)"] } ?? [])
      .help(
        "the file is read in its current form; `tokens migrate \(path)` splits it into files if it's "
          + "the only source"
      )
  }

  /// Reports a file whose tokens would change if it were rewritten.
  static func unfaithful(_ path: String, _ difference: String) -> Self {
    Self(.notMigrated, severity: .error, "`\(path)` is not rewritten: \(difference)")
      .help("rewrite the token as Design Tokens 2025.10 by hand, and please report this as a bug")
  }

  /// Reports a file that `tokens migrate` doesn't rewrite because it's outside the repository.
  static func outsideSource(_ name: String, leadsTo place: String, repository: String) -> Self {
    Self(
      .outsideDirectory,
      "`\(name)` is not rewritten: it resolves to `\(place)`, which is outside the repository"
    )
    .notes([
      "files are written only inside \(repository == "." ? "this folder" : "`\(repository)`")"
    ])
  }

  /// Reports a failure to replace files; `rewritten` contains those that couldn't be restored.
  static func notRewritten(
    _ path: String,
    _ failure: Disk.Failure,
    _ rewritten: [String],
    by command: String
  ) -> Self {
    let done = rewritten.quoted(first: 3)
    let verb = rewritten.count == 1 ? "is" : "are"
    return Self(.unwritableFile, "`\(path)` can't be written: \(failure.explanation)")
      .notes(
        rewritten.isEmpty ? ["no file was changed"] : ["\(done) \(verb) already rewritten"]
      )
      .help(
        rewritten.isEmpty
          ? "fix this and run `\(command)` again"
          : "fix this and run `\(command)` again to rewrite the others"
      )
  }

  static func unwritableBaseline(_ path: String, _ failure: Disk.Failure) -> Self {
    Self(.unwritableFile, "`\(path)` can't be written: \(failure.explanation)")
      .help("fix this and run the command again")
  }

  /// Reports a port that can't be used.
  static func unusablePort(_ port: UInt16, _ failure: POSIX.Failure, at span: Span?) -> Self {
    Self(.unusablePort, "port \(port) on this machine can't be used: \(failure.description)")
      .at(span).help("choose another one with `--port`, or quit the program that uses it")
  }

  /// Reports an option that requires another option or an argument.
  static func optionAlone(
    _ option: String,
    needs other: String,
    example: String,
    at span: Span?
  ) -> Self {
    Self(.missingArgument, "`\(option)` needs \(other)").at(span).help("write `\(example)`")
  }

  static func noTokenThere(_ place: LineArgument, at span: Span?) -> Self {
    Self(.unknownName, "line \(place.line) of `\(place.file)` doesn't belong to a token")
      .at(span, "expected a line of a source or an output").help("`tokens list` lists the tokens")
  }

  static func unknownName(_ name: String, nearest: String?, at span: Span?) -> Self {
    Self(
      .unknownName,
      "there is no token, name on a target, or diagnostic called `\(name)`"
    )
    .at(span, "not found").suggesting(nearest)
    .help("`tokens list` lists the tokens, and `tokens explain` lists the codes of diagnostics")
  }

  static func noSingleFileOutput(among outputs: [ConfiguredOutput], at span: Span?) -> Self {
    let label = outputs.first.map { Label($0.target.span ?? $0.span, "can't be a single file") }
    return Self(.targetNotConfigured, "the configuration has no output that can be a single file")
      .at(label ?? span.map { Label($0, "needs an output") })
      .help("add an output with the target `swift`, or with a target that extends it")
  }

  static func severalSingleFileOutputs(_ first: ConfiguredOutput, _ second: ConfiguredOutput)
    -> Self
  {
    Self(.targetNotConfigured, "the configuration has several outputs that can be a single file")
      .at(second.target.span ?? second.span, "the second")
      .also(first.target.span ?? first.span, "the first")
      .help("choose a target with `--target`, or use a separate configuration for each output")
  }

  static func severalFolders(at span: Span) -> Self {
    Self(.unexpectedArgument, "a starter source is created in one folder")
      .at(span, "not with `--sample`").help("remove all folders but one")
  }

  static func folderOfTarget(at span: Span?) -> Self {
    Self(
      .unexpectedArgument,
      "a target is created in the configuration's template folder, so it can't have another folder"
    )
    .at(span, "not with `--target`").help("remove it, or set `templates` in the configuration")
  }

  static func outsideTemplates(_ path: String, repository: String) -> Self {
    Self(.outsideDirectory, "the template folder `\(path)` is outside the repository")
      .notes([
        "files are written only inside \(repository == "." ? "this folder" : "`\(repository)`")"
      ])
      .help("set `templates` to a folder in the repository, or add `outside` to the configuration")
  }

  static func nameOfBuiltInTarget(_ name: String, at span: Span?) -> Self {
    Self(.invalidValue, "`\(name)` is a built-in target, which yours would replace")
      .at(span, "expected a new name")
      .notes(["outputs of `\(name)` would use your templates, and their other files be deleted"])
      .help(
        "choose another name, as in `tokens init --target my-\(name) --extends \(name)`, "
          + "or add `--force`"
      )
  }

  static func unusableTargetName(_ name: String, at span: Span?) -> Self {
    Self(.invalidValue, "`\(name)` can't be the name of a target and its folder")
      .at(span, "expected a name such as `dart`")
  }

  static func noFilesToImport(at span: Span?) -> Self {
    Self(.missingArgument, "there are no files to import")
      .at(span, "no files in it").help("specify files, as in `tokens import css site.css`")
  }

  static func missingPages(_ path: String, at span: Span?) -> Self {
    Self(.missingFile, "there is no folder `\(path)`")
      .at(span, "no such folder")
      .help("specify a folder with web pages, as in `tokens serve --pages site`")
  }

  static func unknownCode(_ name: String, at span: Span?) -> Self {
    let nearest = nearestName(to: name, among: DiagnosticCode.all.map(\.name))
    return Self(.unknownCode, "there is no diagnostic `\(name)`")
      .at(span, "unknown code").suggesting(nearest)
      .help("`tokens explain` lists the codes")
  }

  static func noContrast(_ path: String, _ other: String, at span: Span?) -> Self {
    Self(
      .invalidValue,
      "`\(path)` and `\(other)` have no contrast, because they aren't both colors"
    )
    .at(span, "expected a color")
  }

  static func noFile(_ name: String, of target: String, known: [String], _ span: Span?) -> Self {
    Self(.missingTemplate, "the target `\(target)` has no file `\(name)`")
      .at(span, "no such file").suggesting(name, among: known)
      .help("`tokens targets \(target) --print` prints all of them")
  }

  static func unknown(_ name: Located<String>, _ message: String, known: [String]) -> Self {
    Self(.invalidValue, message)
      .at(name.span, "not found").suggesting(name.value, among: known)
      .help(known.isEmpty ? "the tokens don't vary" : "use \(known.listed("or"))")
  }

  static func noTokens(_ path: String, broken: [String], at span: Span?) -> Self {
    let notes = broken.prefix(3).map { "`\($0)` is not valid JSON; `tokens ir \($0)` shows why" }
    return Self(.invalidValue, "there are no tokens in `\(path)`")
      .at(span, "expected token files, or a folder with token files").notes(notes)
      .help(
        notes.isEmpty
          ? "`tokens init FOLDER` creates a starter source"
          : "`tokens init --sample` creates a starter source nevertheless"
      )
  }

  /// Reports token files in languages that can't be read, of which there's at least one.
  static func unreadableTokens(_ paths: [String]) -> Self {
    let isYAML = paths.allSatisfy { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }
    let count = paths.count.counted("token file is", "token files are")
    let language = isYAML ? "in YAML" : "in YAML, JavaScript, or TypeScript"
    return Self(.wrongKindOfFile, "\(count) \(language), but only JSON and JSON5 can be read")
      .notes(["such as " + paths.prefix(3).quoted])
      .help(
        (isYAML
          ? "convert them, for example with `yq -o=json FILE`"
          : "export them as JSON, for example with `node -p 'JSON.stringify(require(\"FILE\"))'`")
          + ", and run `tokens init` again; nothing was created"
      )
  }

  static func severalResolvers(_ paths: [String], at span: Span?) -> Self {
    Self(.invalidValue, "there are \(paths.count) resolver documents, but a configuration has one")
      .at(span).notes([paths.prefix(8).quoted])
      .help("choose one of them: `tokens init \(paths.first ?? "")`")
  }

  static func occupied(_ paths: [String], command: String, help: String) -> Self {
    Self(
      .existingFile,
      "\(paths.quoted(first: 1)) \(paths.count == 1 ? "exists" : "exist"), "
        + "and `tokens \(command)` doesn't overwrite files"
    )
    .help(help)
  }

  static func formatOfPages(at span: Span?) -> Self {
    Self(.invalidValue, "this command doesn't have reports in this format")
      .at(span, "only for `tokens diff` and `tokens audit`")
      .help(
        "use " + ReportFormat.allCases.filter { !$0.isPage }.map(\.rawValue).listed("or")
      )
  }

  static func invalidAuditBaseline(_ path: String, at span: Span?) -> Self {
    Self(.invalidBaseline, "`\(path)` isn't a baseline of `tokens audit`")
      .at(span, "not a baseline").help("write a new one with `--update-baseline`")
  }

  /// Reports values that an audit found in addition to those of its baseline.
  static func auditBaselineGrowth(_ path: String, _ new: AuditBaseline) -> Self {
    Self(.baselineGrowth, "`\(path)` would grow by \(new.count.counted("value"))")
      .notes(["such as " + new.examples(3).quoted])
      .help("replace them with tokens, or explain them with `tokens:ignore`; the file is unchanged")
  }

  /// Reports files that `--apply` doesn't change because their changes could be lost.
  static func uncommittedChanges(_ files: [String]) -> Self {
    let verb = files.count == 1 ? "has" : "have"
    return Self(
      .disallowedChange,
      "\(files.quoted(first: 3)) \(verb) changes that aren't committed"
    )
    .notes(["nothing was changed"])
    .help("commit or stash them, or add `--force`")
  }
}
