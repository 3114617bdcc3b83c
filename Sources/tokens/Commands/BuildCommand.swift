internal import CommandLineParsing
internal import Diagnostics
internal import Workspace

/// `tokens build`: compiles the tokens and writes what has changed.
enum BuildCommand {
  private static let target = Option<[String]>(
    "target",
    short: "t",
    value: "NAME",
    help: "build only the outputs of this target"
  )
  private static let dryRun = Flag("dry-run", help: "list what would be written, and write nothing")
  private static let force = Flag(
    "force",
    help: "replace also files that were edited by hand or were not written by a build"
  )
  private static let watch = Flag(
    "watch",
    short: "w",
    help: "build again whenever a file that was read changes, until interrupted"
  )

  static let declaration = Command(
    "build",
    summary: "compile the tokens and write what has changed",
    discussion: """
      Nothing is written when there is an error, and a file that is as it should be is not touched. \
      A file that was edited by hand since it was built, or that no build has written, is neither \
      replaced nor deleted without --force.

      With --watch the program goes on until it is interrupted, also after mistakes. It watches the \
      configuration, the sources and your own templates, and files that patterns would find.
      """,
    examples: [
      Command.Example("tokens build", "Build all outputs of the configuration"),
      Command.Example("tokens build --dry-run", "See what would be written"),
      Command.Example("tokens build --watch", "Build again after each change of a source"),
      Command.Example("tokens build --target css app/tokens.config.json", "Build one target"),
    ],
    options: [target, dryRun, force, watch],
    arguments: [ConfigurationArgument.declaration]
  )

  static func perform(_ run: consuming Run) -> ExitStatus {
    if run.parsed[watch] { return BuildWatching.perform(run) }
    build(&run)
    return run.finish()
  }

  /// Builds once.
  static func build(_ run: inout Run) {
    do throws(Finding) {
      let targets = zip(run.parsed[target], run.parsed.spans(of: target))
        .map { (name: $0, span: Span?.some($1)) }
      guard let rendered = try run.render(targets: targets) else { return }
      run.progress.begin("writing")
      do throws(Disk.Failure) {
        if run.parsed[dryRun] {
          run.preview(
            try OutputComparison.make(rendered.run),
            of: rendered.run,
            force: run.parsed[force]
          )
        } else {
          run.take(
            try OutputWriter.write(rendered.run, force: run.parsed[force]),
            of: rendered.run,
            force: run.parsed[force]
          )
        }
      } catch {
        run.diagnostics.append(.unreadableOutput(run.shown(error.path), error))
      }
      run.progress.end()
    } catch {
      run.add(error)
    }
  }
}

extension Run {
  /// Reports how a build ended.
  fileprivate mutating func take(
    _ outcome: OutputWriter.Outcome,
    of rendered: RenderedRun,
    force: Bool
  ) {
    switch outcome {
    case .done(let comparison):
      take(comparison, of: rendered)
      if isVerbose { remarks += comparison.entries.map { line($0, isDone: true) } }
      remarks.append(summary(of: comparison))
    case .refused(let comparison):
      take(comparison, of: rendered)
      refuse(comparison, force: force)
    case .busy: diagnostics.append(.buildInProgress())
    case .failed(let failure):
      diagnostics.append(.unwritable(shown(failure.path), failure))
    }
  }

  /// Reports what a build would do.
  fileprivate mutating func preview(
    _ comparison: OutputComparison,
    of rendered: RenderedRun,
    force: Bool
  ) {
    take(comparison, of: rendered)
    refuse(comparison, force: force)
    let changed = comparison.entries.filter { $0.state != .current || isVerbose }
    remarks += changed.filter { $0.objection == nil || force && $0.mayBeForced }
      .map { line($0, isDone: false) }
    if comparison.isCurrent { remarks.append("nothing would be written: all files are current") }
  }

  private mutating func refuse(_ comparison: OutputComparison, force: Bool) {
    for entry in comparison.entries
    where entry.objection != nil && !(force && entry.mayBeForced) {
      diagnostics.append(.difference(entry, path: shown(entry.path), nil))
    }
  }

  private mutating func take(_ comparison: OutputComparison, of rendered: RenderedRun) {
    outputs = comparison.entries.map {
      Report.Output(file: shown($0.path), target: $0.target, state: $0.state)
    }
    adviseOnLineEnds(comparison, of: rendered)
    let manifest = shown(rendered.records.manifest)
    if comparison.hasManifestConflict {
      diagnostics.append(.manifestConflict(manifest, .advice))
    } else if comparison.hasUnreadableManifest {
      diagnostics.append(.unreadableManifest(manifest, .advice))
    }
  }

  private func line(_ entry: OutputComparison.Entry, isDone: Bool) -> String {
    let path = shown(entry.path)
    if entry.state == .current { return "current     \(path)" }
    if entry.file == nil { return (isDone ? "deleted     " : "delete      ") + path }
    return (isDone ? "written     " : "write       ") + path + "  (\(entry.state.rawValue))"
  }

  private func summary(of comparison: OutputComparison) -> String {
    let made = comparison.entries.filter { $0.file != nil }
    let written = made.count { $0.state != .current }
    let deleted = comparison.entries.count - made.count
    if written + deleted == 0 {
      return made.count == 1 ? "1 file is current" : "all \(made.count) files are current"
    }
    var parts = ["wrote \(written) of \(made.count) \(made.count == 1 ? "file" : "files")"]
    if deleted > 0 { parts.append("deleted \(deleted)") }
    return parts.joined(separator: ", ")
  }
}
