internal import CommandLineParsing
internal import Diagnostics
internal import Workspace

/// `tokens build`: compiles the tokens and writes what has changed.
enum BuildCommand {
  private static let target = Option<[String]>(
    "target",
    short: "t",
    value: "NAME",
    completion: .targets,
    help: "build only the outputs of this target; several are separated by commas"
  )
  static let listInputs = Flag(
    "list-inputs",
    help: "print the files that a build reads, one path on a line, and write nothing"
  )
  static let listOutputs = Flag(
    "list-outputs",
    help: "print the files that a build makes, one path on a line, and write nothing"
  )
  static let depfile = Option<String?>(
    "depfile",
    value: "FILE",
    completion: .files,
    help: "also write which files the outputs depend on, as make and ninja read it"
  )
  static let outRoot = Option<String?>(
    "out-root",
    value: "FOLDER",
    completion: .files,
    help: "put the outputs and the manifest there, at the paths that they have in the repository"
  )
  static let oneFile = Option<String?>(
    "one-file",
    value: "FILE",
    completion: .files,
    help: "put all files of the one output whose target allows it, such as swift, into this file"
  )
  static let trackedInputs = Option<String?>(
    "tracked-inputs",
    value: "LIST",
    completion: .files,
    help: "write this file anew, as it is, if a build reads a file that is not listed there"
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
      Command.Example("tokens build --target css,json app/tokens.config.json", "Build two targets"),
      Command.Example("tokens build --list-outputs", "List the files that a build makes"),
      Command.Example(
        "tokens build --out-root .build/tokens --depfile .build/tokens.d",
        "Build in another folder, and tell make or ninja what was read"
      ),
    ],
    options: [
      target, dryRun, force, watch, listInputs, listOutputs, depfile, outRoot, oneFile,
      trackedInputs,
    ],
    arguments: [ConfigurationArgument.declaration]
  )

  static func perform(_ run: consuming Run) -> ExitStatus {
    if run.parsed[watch] { return BuildWatching.perform(run) }
    build(&run)
    return run.finish()
  }

  /// The targets in a list such as `css,json`, each with its place.
  private static func names(_ list: String, at span: Span) -> [(name: String, span: Span?)] {
    var offset = span.start
    return list.split(separator: ",", omittingEmptySubsequences: false).map { name in
      let end = offset + UInt32(truncatingIfNeeded: name.utf8.count)
      defer { offset = end + 1 }
      // A word that needs quotes on the line is not as long there as it is here.
      let isPlain = span.end - span.start == list.utf8.count
      let place = isPlain ? Span(file: span.file, start: offset, end: end) : span
      return (String(name), place)
    }
  }

  /// Builds once.
  static func build(_ run: inout Run) {
    do throws(Finding) {
      guard run.canList() else { return }
      let targets = zip(run.parsed[target], run.parsed.spans(of: target)).flatMap(Self.names)
      guard let destination = run.destination() else { return }
      guard let rendered = try run.render(targets: targets, to: destination) else { return }
      if run.isListing { return run.list(rendered.run) }
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
      writeDepfile(of: rendered)
      touchTrackedInputs()
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
