internal import CommandLineParsing
internal import Diagnostics
internal import Workspace

/// `tokens check`: says whether the outputs on disk are what the source says.
enum CheckCommand {
  static let declaration = Command(
    "check",
    summary: "see whether the outputs are what the tokens say",
    discussion: """
      The source is compiled and nothing is written. Exit status 1 if it has mistakes, or if an \
      output is missing, stale, edited by hand or left over; the report names the files and the \
      tokens that differ in them.
      """,
    examples: [
      Command.Example("tokens check", "Check the outputs of the configuration"),
      Command.Example("tokens check --strict --format github", "Check in a workflow on GitHub"),
    ],
    arguments: [ConfigurationArgument.declaration]
  )

  static func perform(_ run: consuming Run) -> ExitStatus {
    do throws(Finding) {
      guard let rendered = try run.render(isTracing: true) else { return run.finish() }
      run.progress.begin("comparing")
      do throws(Disk.Failure) {
        let comparison = try OutputComparison.make(rendered.run)
        let differences = rendered.differences(in: comparison, sources: &run.sources)
        run.take(comparison, differences, of: rendered.run)
      } catch {
        run.diagnostics.append(.unreadableOutput(run.shown(error.path), error))
      }
      run.progress.end()
    } catch {
      run.add(error)
    }
    return run.finish()
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
      var output = Report.Output(
        file: shown(entry.path),
        target: entry.target,
        state: entry.state
      )
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
    report(found, similar)
    let (path, manifest) = (rendered.records.manifest, shown(rendered.records.manifest))
    if comparison.hasManifestConflict {
      diagnostics.append(.manifestConflict(manifest, .error))
    } else if comparison.hasUnreadableManifest {
      diagnostics.append(.unreadableManifest(manifest, .error))
    } else if comparison.isCurrent, !comparison.hasCurrentManifest {
      let exists = Disk.isFile(path)
      let notes = comparison.otherGenerator.map { [otherGenerator($0)] } ?? []
      diagnostics.append(.staleManifest(manifest, exists: exists, notes: notes))
    }
    adviseOnLineEnds(comparison, of: rendered)
    if isVerbose { remarks += outputs.map { "\($0.state.rawValue)  \($0.file)" } }
    if comparison.isCurrent, comparison.hasCurrentManifest {
      let count = comparison.entries.count
      remarks.append(count == 1 ? "1 file is current" : "all \(count) files are current")
    }
  }

  /// Reports the differences: to people, one message for many files of which the same is to be said.
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

  /// Why a file may differ although its source is the same.
  private func notes(
    on entry: OutputComparison.Entry,
    _ comparison: OutputComparison
  ) -> [String] {
    guard entry.state == .stale else { return [] }
    if let other = comparison.otherGenerator { return [otherGenerator(other)] }
    guard comparison.hasOtherTemplates(entry.target) else { return [] }
    return ["it was written by another version: the templates of `\(entry.target)` have changed"]
  }

  private func otherGenerator(_ name: String) -> String {
    "it was written by another version: by \(name), and this is \(Generator.name)"
  }
}
