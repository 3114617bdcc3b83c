internal import CommandLineParsing
internal import Diagnostics
internal import Workspace

/// `tokens check`: checks that the outputs on disk are up to date.
enum CheckCommand: ProgramCommand {
  static let declaration = Command(
    "check",
    summary: "check that the outputs are up to date",
    discussion: """
      Compiles the source without changing any output. The exit status is 1 if there are errors, or \
      if an output is missing, stale, edited by hand, or orphaned; the diagnostics list these files \
      and the tokens that differ in them.

      With --against, compares the custom properties of the css outputs with a published style sheet \
      instead, and neither reads nor writes the outputs. Rules for the root are compared with the \
      base, and rules for a context, such as [data-theme="dark"], with this context. The exit status \
      is 1 if a property is missing or has another value. `tokens explain different-property` \
      describes which values are equal.
      """,
    examples: [
      Command.Example("tokens check", "Check the outputs of the configuration"),
      Command.Example("tokens check --strict --format github", "Check in a GitHub workflow"),
      Command.Example(
        "tokens check --against dist/light.css --against theme=dark:dist/dark.css",
        "Compare with the style sheets of another build"
      ),
    ],
    options: [against, LintCommand.lint, LintCommand.baseline, Run.omitErrors, Run.noStamp],
    arguments: [ConfigurationArgument.declaration]
  )

  static func perform(_ run: inout Run) throws(Finding) {
    if run.parsed[LintCommand.baseline] != nil, !run.parsed[LintCommand.lint] {
      let example = "tokens check --lint --baseline FILE"
      return run.report(LintCommand.baseline, needs: "`--lint`", example: example)
    }
    if !run.parsed[against].isEmpty { return try compare(&run) }
    guard !run.repeatReport(), let rendered = try run.render(isTracing: true) else { return }
    if run.parsed[LintCommand.lint] { run.lint(rendered.ir) }
    run.progress.begin("comparing")
    do throws(Disk.Failure) {
      let comparison = try OutputComparison.make(rendered.run)
      let differences = rendered.differences(in: comparison, sources: &run.sources)
      run.take(comparison, differences, of: rendered.run)
      run.noteStampedPaths(of: rendered.run, comparison)
    } catch {
      run.diagnostics.append(.unreadableOutput(run.shown(error.path), error))
    }
    run.progress.end()
  }
}

extension Run {
  fileprivate mutating func take(
    _ comparison: OutputComparison,
    _ differences: [OutputDifference?],
    of rendered: RenderedRun
  ) {
    var similar: [SimilarDifferences] = []
    var found: [Diagnostic] = []
    for (entry, difference) in zip(comparison.entries, differences) {
      let file = shown(entry.path)
      var output = Report.Output(file: file, target: entry.target, state: entry.state)
      if var difference {
        if isVerbose { difference.shownTokens = .max }
        output.tokens = difference.tokens
        let notes = notes(on: entry, comparison)
        let finding = Diagnostic.difference(entry, path: output.file, difference, notes: notes)
        found.append(finding)
        if !similar.contains(where: { $0.code == finding.code }) {
          similar.append(SimilarDifferences(finding, notes: notes))
        }
        for index in similar.indices where similar[index].code == finding.code {
          let folder = shown(entry.path.parent)
          similar[index].add(entry.path.name, in: folder, tokens: difference.tokens)
        }
      }
      outputs.append(output)
    }
    let manifest = rendered.records.manifest
    if let generator = comparison.laterGenerator {
      return diagnostics.append(.newerVersion(shown(manifest), generator))
    }
    report(found, similar)
    report(manifest, comparison)
    adviseOnLineEnds(comparison, of: rendered)
    if isVerbose { remarks += outputs.map { "\($0.state.rawValue)  \($0.file)" } }
    if comparison.isCurrent, comparison.hasCurrentManifest {
      let count = comparison.entries.count
      remarks.append(count == 1 ? "1 file is up to date" : "all \(count) files are up to date")
    }
  }

  /// Reports problems with the manifest at `path`.
  private mutating func report(_ path: AbsolutePath, _ comparison: OutputComparison) {
    let manifest = shown(path)
    if comparison.hasMergedManifest {
      diagnostics.append(.mergedManifest(manifest))
    } else if comparison.hasUnreadableManifest {
      diagnostics.append(.unreadableManifest(manifest, .error))
    } else if comparison.isCurrent, !comparison.hasCurrentManifest {
      let exists = Disk.isFile(path)
      let notes = comparison.otherGenerator.map { [otherGenerator($0)] } ?? []
      diagnostics.append(.staleManifest(manifest, exists: exists, notes: notes))
    }
  }

  /// Reports the differences.
  ///
  /// In text for people, similar differences are combined into one diagnostic.
  private mutating func report(_ found: [Diagnostic], _ similar: [SimilarDifferences]) {
    let isBrief = parsed[Program.format] == .text && !isVerbose
    var joined = isBrief ? similar.filter(\.isMany) : []
    let codes = joined.map(\.code)
    for finding in found {
      if !codes.contains(finding.code) {
        diagnostics.append(finding)
      } else if let index = joined.firstIndex(where: { $0.code == finding.code }) {
        diagnostics.append(joined.remove(at: index).diagnostic)
      }
    }
  }

  /// Returns why a file may differ although its source hasn't changed.
  private func notes(
    on entry: OutputComparison.Entry,
    _ comparison: OutputComparison
  ) -> [String] {
    guard entry.state == .stale else { return [] }
    if entry.merge != nil { return ["Git merged it from the files of two builds"] }
    if let other = comparison.otherGenerator { return [otherGenerator(other)] }
    guard comparison.hasOtherTemplates(entry.target) else { return [] }
    return ["it was generated by another version: the templates of `\(entry.target)` have changed"]
  }

  private func otherGenerator(_ name: String) -> String {
    "it was generated by another version: by \(name), but this is \(Generator.name)"
  }
}
