package import Diagnostics
internal import JSONSyntax
package import TokenCompiler
internal import TemplateEngine
internal import TokenModel
package import TokenOutput

/// The outputs of a configuration as rendered by this run, with the data to explain them.
package struct OutputRendering: Sendable {
  /// The files, ready to be compared with the disk.
  package let run: RenderedRun
  private let placement: OutputPlacement
  private let source: OutputSource
  package var ir: IR { source.ir }
  /// The bytes of each file that were printed for each token; empty if tokens aren't traced.
  private let traces: [[OutputFile.Trace]]
  /// The compiled templates.
  ///
  /// Keeping them avoids waiting until they're freed.
  private let programs: [TemplatePrograms]

  /// Renders all outputs on the available cores.
  ///
  /// - Parameters:
  ///   - source: the tokens.
  ///   - placement: the outputs.
  ///   - targets: the targets of the outputs, all of which were loaded.
  ///   - project: the configuration.
  ///   - isTracing: whether to record which token each part of a file was printed for, so that
  ///     ``differences(in:sources:)`` can name the tokens. This takes much less time than rendering
  ///     again.
  ///   - diagnostics: receives the diagnostics in the order of the outputs.
  package init(
    _ source: OutputSource,
    to placement: OutputPlacement,
    with targets: TargetSelection,
    of project: Project,
    isTracing: Bool = false,
    diagnostics: inout [Diagnostic]
  ) {
    let configuration = project.configuration
    let sourceSize = project.input.files.byteCount
    let budget = Self.budget(forSourceOf: sourceSize)
    let places = placement.places
    let (rendered, programs) = RenderingQueue.render(
      costs: places.map { place in
        targets.target(place.output.target.value)?.cost(forSourceOf: sourceSize) ?? 0
      },
      isLarge: LoadedTarget.isLarge(sourceSize)
    ) { index in
      Self.prepare(places[index], source, targets, configuration, isTracing: isTracing, budget)
    }
    var found = SharedCollisions()
    for (place, output) in zip(placement.places, rendered) {
      found.append(output?.diagnostics ?? [], of: place.output.target.value)
    }
    diagnostics += found.diagnostics
    run = placement.place(
      rendered.map { $0?.files ?? [] },
      imports: placement.places.first.flatMap { targets.target($0.output.target.value) }?.oneFile
        ?? [],
      reading: project.input.files.paths + targets.paths + [project.path],
      templates: targets.fingerprints,
      diagnostics: &diagnostics
    )
    self.placement = placement
    self.source = source
    self.programs = programs
    traces = isTracing ? rendered.flatMap { ($0?.files ?? []).map(\.traces) } : []
  }

  /// Returns the diagnostics of rendering all outputs.
  package static func diagnostics(
    of ir: IR,
    to placement: OutputPlacement,
    with targets: TargetSelection,
    of project: Project
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    let source = OutputSource.prepared(ir)
    _ = OutputRendering(source, to: placement, with: targets, of: project, diagnostics: &found)
    return found
  }

  /// Binds an output, to be rendered within `budget` or, if it's `nil`, within a separate budget.
  ///
  /// - Returns: the output, or `nil` if its target couldn't be loaded.
  package static func prepare(
    _ place: OutputPlacement.Place,
    _ source: OutputSource,
    _ targets: TargetSelection,
    _ configuration: Configuration,
    isTracing: Bool,
    _ budget: OutputBudget? = nil
  ) -> PreparedOutput? {
    guard let target = targets.target(place.output.target.value) else { return nil }
    var request = OutputRequest(place.output, of: configuration)
    request.complete(source.ir, for: target, among: targets, of: configuration)
    return PreparedOutput(
      source,
      for: target,
      request,
      isTracing: isTracing,
      budget: budget ?? Self.budget(forSourceOf: 0)
    )
  }

  /// Returns a budget that all outputs of a run share, on all threads.
  private static func budget(forSourceOf bytes: Int) -> OutputBudget {
    let limit = OutputBudget.limit(forSourceOf: bytes)
    let left = POSIX.Guarded(limit)
    return OutputBudget(limit: limit) { count in
      left.withLock { left in
        left -= min(count, left + 1)
        return left >= 0
      }
    }
  }
}

// MARK: Differences

extension OutputRendering {
  /// Finds where the files on disk differ from those of this run, and in which tokens.
  ///
  /// - Parameters:
  ///   - comparison: the comparison of this run with the disk.
  ///   - sources: receives the files on disk, for labels.
  /// - Returns: the difference of each entry of the comparison, or `nil` for files that are up to
  ///   date.
  package func differences(
    in comparison: OutputComparison,
    sources: inout SourceMap
  ) -> [OutputDifference?] {
    let found = concurrentMap(comparison.entries, isHeavy: run.isLarge) { entry in
      entry.state == .current ? nil : difference(entry)
    }
    return zip(comparison.entries, found).map { entry, found in
      guard let found else { return nil }
      var difference = found.difference
      if let region = found.first {
        difference.label = label(region, found, entry, sources: &sources)
      }
      return difference
    }
  }

  /// A difference without its label, which requires the number of the file among the sources.
  private struct Found: Sendable {
    var difference = OutputDifference()
    var first: ChangedRegions.Region?
    var old: [UInt8] = []
    /// The expected line.
    var line = ""
  }

  private func difference(_ entry: OutputComparison.Entry) -> Found {
    var found = Found()
    guard let index = entry.file else { return found }
    let file = run.files[index]
    if entry.state == .missing {
      let output = placement.places.first { $0.index == file.output }?.output
      found.difference.label = output.map { Label($0.directory.span ?? $0.span, "belongs here") }
    }
    let traces = traces.isEmpty ? [] : traces[index]
    guard let old = try? Disk.read(entry.path, .fileItself) else {
      let all = 0..<file.content.count
      found.difference.tokens = paths(of: TracedTokens(traces).tokens(in: [all]))
      return found
    }
    found.old = old
    let regions = file.content.withUnsafeBytes { new in
      let regions = ChangedRegions(from: old, to: new).regions
      if let first = regions.first { found.line = new.line(around: first.new.lowerBound) }
      return regions
    }
    found.difference.tokens = paths(of: TracedTokens(traces).tokens(in: regions.lazy.map(\.new)))
    found.first = regions.first
    return found
  }

  /// Returns the tokens that a line of a file was printed for.
  ///
  /// - Parameters:
  ///   - line: the line number, starting at 1.
  ///   - path: the file.
  /// - Returns: the tokens, and whether the file on disk is the one of this run; `nil` if this run
  ///   doesn't generate the file, or if the file doesn't have this line.
  /// - Precondition: the rendering traces tokens.
  package func tokens(
    atLine line: Int,
    of path: AbsolutePath
  ) -> (tokens: [TokenID], isCurrent: Bool)? {
    guard let index = run.files.firstIndex(where: { $0.path == path }) else { return nil }
    let bytes = run.files[index].content.withUnsafeBytes { Array($0) }
    let lines = LineMap(bytes)
    guard line > 0, line <= lines.count else { return nil }
    let range = lines.range(ofLine: line)
    let tokens = TracedTokens(traces[index]).tokens(in: [range])
    return (tokens, (try? Disk.read(path, .fileItself)) == bytes)
  }

  private func paths(of tokens: [TokenID]) -> [String] {
    tokens.map { token in
      ir.paths.description(of: ir.tokens[Int(token.index)].path, in: ir.texts)
    }
  }

  /// Returns a label for the first differing line of the file on disk, with the expected line.
  private func label(
    _ region: ChangedRegions.Region,
    _ found: Found,
    _ entry: OutputComparison.Entry,
    sources: inout SourceMap
  ) -> Label {
    // The text after this line isn't shown, and finding all lines of a large file takes time.
    let rest = found.old[region.old.upperBound...]
    let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? found.old.count
    let file = sources.add(path: entry.name, bytes: Array(found.old[..<end]))
    let start = UInt32(truncatingIfNeeded: region.old.lowerBound)
    let span = Span(
      file: file,
      start: start,
      end: UInt32(truncatingIfNeeded: region.old.upperBound)
    )
    let text = found.line.isEmpty ? "differs from here" : "would be `\(found.line)`"
    return Label(span, text)
  }
}

extension UnsafeRawBufferPointer {
  /// Returns the line that contains `offset`, without leading and trailing spaces, or an empty
  /// string if the line is blank or long.
  fileprivate func line(around offset: Int) -> String {
    let lineFeed = UInt8(ascii: "\n")
    let start = self[..<Swift.min(offset, count)].lastIndex(of: lineFeed).map { $0 + 1 } ?? 0
    let end = self[Swift.min(offset, count)...].firstIndex(of: lineFeed) ?? count
    let blank = UInt8(ascii: " ")
    guard let first = self[start..<end].firstIndex(where: { $0 != blank }),
      let last = self[first..<end].lastIndex(where: { $0 != blank }), last - first < 100
    else { return "" }
    return String(decoding: self[first...last], as: UTF8.self)
  }
}
