internal import CommandLineParsing
internal import Diagnostics
internal import JSONSyntax
internal import TokenCompiler
internal import TokenDiff
internal import TokenModel
internal import Workspace

/// `tokens rename`: renames a token or group everywhere in a source.
enum RenameCommand: ProgramCommand {
  private static let old = Argument<String>(
    "OLD",
    completion: .tokens,
    help: "the path of a token or group, as tokens list prints it"
  )
  private static let new = Argument<String>("NEW", help: "its new path")
  private static let apply = Flag("apply", help: "write the files instead of printing the changes")
  private static let shim = Flag(
    "shim",
    help: "keep the former names of public tokens as deprecated tokens"
  )
  private static let code = Option<[String]>(
    "code",
    value: "PATH",
    completion: .files,
    help: "also rename the token in the code of this file or folder"
  )

  static let declaration = Command(
    "rename",
    summary: "rename a token or group in all files of the source",
    discussion: """
      Renames the definitions in every layer and all references: in braces, $ref, $extends, \
      expressions, constants, and deprecations, and the paths in the configuration. A token can move to \
      another group. Layout and comments stay. Prints the changes as a unified diff; --apply writes \
      them, all or none. The source is compiled before and after, and nothing is written if anything \
      but the names would change, or if names would collide in an output.
      """,
    examples: [
      Command.Example("tokens rename color.text.muted color.text.secondary", "Show the changes"),
      Command.Example(
        "tokens rename color.line color.divider --apply --shim",
        "Rename a token, and keep its former name as a deprecated token"
      ),
      Command.Example(
        "tokens rename color.line color.divider --code App --code web",
        "Also show the changes to the code that uses the token"
      ),
    ],
    options: [apply, shim, DiffCommand.until, code, ConfigurationOption.declaration],
    arguments: [old, new]
  )

  static func perform(_ run: inout Run) throws(Finding) {
    let example = "tokens rename OLD NEW --shim --until 3.0"
    DiffCommand.requireShims(run.parsed[shim], "--shim", example, &run)
    guard !run.hasErrors, let source = try run.inspect(ConfigurationOption.declaration) else {
      return
    }
    let (old, new) = (run.parsed[old], run.parsed[new])
    let span = run.parsed.spans(of: Self.old).first
    guard let paths = TokenPaths(old, new) else {
      let isOld = TokenPaths(old, "-") == nil
      let place = isOld ? span : run.parsed.spans(of: Self.new).first
      run.diagnostics.append(.unusablePath(isOld ? old : new, at: place))
      return
    }
    var rename: SourceRename
    do throws(SourceRename.Refusal) {
      rename = try SourceRename(paths, in: source.project, source.ir)
    } catch {
      let newSpan = run.parsed.spans(of: Self.new).first
      run.diagnostics.append(.notRenamed(old, error, at: span, newSpan))
      return
    }
    guard let difference = try verified(rename, paths, source, &run) else { return }
    if run.parsed[shim], !addShim(to: &rename, paths, difference, source.ir, run.parsed) {
      run.diagnostics.append(.noShim(old, at: run.parsed.spans(of: shim).first))
      return
    }
    let places = run.parsed[code].map { run.currentFolder.appending($0) }
    guard let code = run.renamed(difference, in: places, except: source.project.generatedFiles)
    else { return }
    report(rename, code, difference, source.project, &run)
  }

  /// Adds deprecated tokens with the former names, if any are public, and returns whether that was
  /// possible.
  private static func addShim(
    to rename: inout SourceRename,
    _ paths: TokenPaths,
    _ difference: TokenDifference,
    _ ir: IR,
    _ parsed: ParsedCommand
  ) -> Bool {
    let shims = Shims(difference, until: parsed[DiffCommand.until]?.argumentText)
    guard let text = shims.json(at: paths.old) else { return true }
    let token = ir.tokens.first { token in
      paths.renamed(ir.paths.description(of: token.path, in: ir.texts)) != nil
    }
    guard let origin = token?.base.origin else { return false }
    return rename.addShim(text, to: ir.sources[origin.file].path)
  }

  /// Compiles the changed source, and returns the differences if these are only names; `nil`
  /// otherwise, which is reported.
  private static func verified(
    _ rename: SourceRename,
    _ paths: TokenPaths,
    _ source: InspectedSource,
    _ run: inout Run
  ) throws(Finding) -> TokenDifference? {
    var found: [Diagnostic] = []
    let (project, ir) = try compiled(rename, source, in: run.currentFolder, diagnostics: &found)
    let old = paths.old.joined(separator: ".")
    func fail(because reason: String?) -> TokenDifference? {
      run.diagnostics.append(.unfaithfulRename(old, because: reason ?? "it has errors"))
      return nil
    }
    guard let project, let ir, !found.containsError else {
      return fail(because: found.firstError)
    }
    // The targets are the same before and after.
    let placement = OutputPlacement(project)
    let targets = try TargetSelection(for: placement, of: project)
    let oldPlacement = OutputPlacement(source.project)
    guard let before = TokenSnapshot(source.ir, of: source.project, targets, in: oldPlacement),
      let after = TokenSnapshot(ir, of: project, targets, in: placement)
    else { return nil }
    // The text of a deprecation may contain the path.
    let allowed: [TokenChange.Kind] = [.renamed, .deprecation]
    let difference = TokenDifference(from: before, to: after, renamed: paths.renamed)
    if let other = difference.changes.first(where: { !allowed.contains($0.kind) }) {
      return fail(because: "`\(other.path)` would change")
    }
    found += placement.diagnostics + targets.diagnostics
    found += OutputRendering.diagnostics(of: ir, to: placement, with: targets, of: project)
    return found.containsError ? fail(because: found.firstError) : difference
  }

  private static func compiled(
    _ rename: SourceRename,
    _ source: InspectedSource,
    in folder: AbsolutePath,
    diagnostics: inout [Diagnostic]
  ) throws(Finding) -> (project: Project?, ir: IR?) {
    var sources = SourceMap()
    let project = try rename.project(
      source.project,
      current: folder,
      sources: &sources,
      diagnostics: &diagnostics
    )
    let compilation = project?.input.compile(sources)
    diagnostics += compilation?.diagnostics ?? []
    return (project, compilation?.ir)
  }

  private static func report(
    _ rename: SourceRename,
    _ code: CodeRename,
    _ difference: TokenDifference,
    _ project: Project,
    _ run: inout Run
  ) {
    let files = rename.files + [rename.configuration].compactMap { $0 } + code.files
    for file in files where !project.confinement.allows(file.path) {
      let repository = run.shown(project.confinement.repository)
      run.diagnostics.append(
        .outsideSource(file.name, leadsTo: run.shown(file.path), repository: repository)
      )
    }
    guard !run.hasErrors else { return }
    run.list(code.mentions)
    for field in difference.renamedFields.prefix(3) {
      run.remarks.append("`\(field)` is a component field, so the component's style changes")
    }
    let summary =
      "\(difference.renames.count.counted("token")) in \(files.count.counted("file"))"
    let differences = files.map { file in
      (run.shown(file.path), UnifiedDiff(run.shown(file.path), file.before, file.after).text)
    }
    if run.parsed[Program.format] == .json {
      run.results = [Report.Result(name: "files", json: json(differences))]
    }
    guard run.parsed[apply] else {
      if run.parsed[Program.format] == .text {
        run.status = StandardStream.output.writeEscaped(differences.map(\.1).joined())
      }
      run.remarks.append("would rename \(summary); --apply writes the changes")
      return
    }
    guard run.write(files) else { return }
    run.remarks += files.map { Run.line("changed", run.shown($0.path)) }
    run.remarks.append("renamed \(summary); `tokens build` updates the outputs")
  }

  /// The unified diff of each file.
  private static func json(_ differences: [(path: String, text: String)]) -> [UInt8] {
    var writer = JSONWriter(.pretty(width: 100))
    writer.objects(differences) { writer, difference in
      writer.member("file", difference.path)
      writer.member("diff", difference.text)
    }
    return writer.bytes
  }
}

extension Run {
  /// Replaces the names of renamed tokens in code, without writing the files.
  ///
  /// - Parameters:
  ///   - difference: the renamed tokens.
  ///   - places: the files and folders.
  ///   - generated: the generated files, which aren't changed.
  /// - Returns: the changes, or `nil` if a file can't be read, which is reported.
  mutating func renamed(
    _ difference: TokenDifference,
    in places: [AbsolutePath],
    except generated: Set<AbsolutePath>
  ) -> CodeRename? {
    do throws(Disk.Failure) {
      return try CodeRename(
        difference.renamedNames,
        paths: difference.renamedPaths,
        in: places,
        except: generated
      )
    } catch {
      diagnostics.append(.unreadableFile(shown(error.path), error, at: nil))
      return nil
    }
  }

  /// Lists places that may refer to a renamed token but aren't changed.
  mutating func list(_ mentions: [CodeRename.Mention]) {
    guard !mentions.isEmpty else { return }
    let limit = isVerbose ? Int.max : 20
    remarks.append("these lines may refer to a renamed token, and aren't changed:")
    remarks += mentions.prefix(limit).map { "  \(shown($0.path)):\($0.line): \($0.text)" }
    if mentions.count > limit {
      remarks.append("  and \(mentions.count - limit) more; --verbose lists them")
    }
  }
}

extension [Diagnostic] {
  /// The message of the first error.
  fileprivate var firstError: String? { first { $0.severity == .error }?.message }
}
