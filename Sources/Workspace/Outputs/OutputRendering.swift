package import Diagnostics
internal import JSONSyntax
package import TokenCompiler
internal import TokenModel
package import TokenOutput

/// The outputs of a configuration as this run makes them, and how to make them again.
package struct OutputRendering: Sendable {
  /// The files, ready to be compared with the disk.
  package let run: RenderedRun
  private let placement: OutputPlacement
  private let targets: TargetSelection
  private let source: OutputSource
  private let configuration: Configuration

  /// Renders all outputs on the cores that there are.
  ///
  /// - Parameters:
  ///   - ir: the tokens.
  ///   - placement: the outputs.
  ///   - targets: their targets, all of which could be loaded.
  ///   - project: the configuration.
  ///   - diagnostics: gets what was found, in the order of the outputs.
  package init(
    _ ir: IR,
    to placement: OutputPlacement,
    with targets: TargetSelection,
    of project: Project,
    diagnostics: inout [Diagnostic]
  ) {
    let source = OutputSource(ir)
    let configuration = project.configuration
    // Even of few tokens a target takes far longer than a thread does to start: much of what it
    // writes is the same for any source.
    let budget = Self.budget(forSourceOf: project.input.files.byteCount)
    let rendered = concurrentMap(placement.places, isHeavy: true) { place in
      Self.render(place, source, targets, configuration, isTracing: false, budget)
    }
    for output in rendered { diagnostics += output?.diagnostics ?? [] }
    run = placement.place(
      rendered.map { $0?.files ?? [] },
      reading: project.input.files.paths + targets.paths,
      templates: targets.fingerprints,
      diagnostics: &diagnostics
    )
    self.placement = placement
    self.targets = targets
    self.source = source
    self.configuration = configuration
  }

  /// Renders one output within `budget`, or one of its own; `onBinding` is told when the names are
  /// bound and printing begins.
  ///
  /// - Returns: `nil` where its target could not be loaded.
  package static func render(
    _ place: OutputPlacement.Place,
    _ source: OutputSource,
    _ targets: TargetSelection,
    _ configuration: Configuration,
    isTracing: Bool,
    _ budget: OutputBudget? = nil,
    onBinding: () -> Void = {}
  ) -> RenderedOutput? {
    guard let target = targets.target(place.output.target.value) else { return nil }
    let tree = configuration.tree
    let options = place.output.options.map { node in
      tree.members(of: node).map { member in
        OptionSetting(
          tree,
          name: tree.string(member.key),
          key: tree.span(member.key),
          member.value
        )
      }
    }
    let request = OutputRequest(options: options ?? [], contexts: place.output.contexts)
    return TokenOutput.render(
      source,
      for: target,
      request,
      isTracing: isTracing,
      budget: budget ?? Self.budget(forSourceOf: 0),
      onBinding: onBinding
    )
  }

  /// A budget that all outputs of a run share, on all threads.
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
  /// Where the files on disk differ from those of this run, and in which tokens.
  ///
  /// The outputs with differing files are rendered once more, with a note on every part of a file
  /// that says which token it is about.
  ///
  /// - Parameters:
  ///   - comparison: what differs.
  ///   - sources: gains the files on disk, for labels.
  /// - Returns: for each entry of the comparison its difference; `nil` for what is current.
  package func differences(
    in comparison: OutputComparison,
    sources: inout SourceMap
  ) -> [OutputDifference?] {
    let changed = comparison.entries.compactMap { entry in
      entry.state == .current ? nil : entry.file.map { run.files[$0].output }
    }
    let places = placement.places.filter { changed.contains($0.index) }
    let traced = concurrentMap(places, isHeavy: true) { [source, targets, configuration] place in
      let output = Self.render(place, source, targets, configuration, isTracing: true)
      return output?.files.map { (place.directory.appending($0.path), $0) } ?? []
    }
    let files = Dictionary(traced.joined()) { first, _ in first }
    return comparison.entries.map { entry in
      entry.state == .current
        ? nil : difference(entry, files[entry.path], sources: &sources)
    }
  }

  private func difference(
    _ entry: OutputComparison.Entry,
    _ file: OutputFile?,
    sources: inout SourceMap
  ) -> OutputDifference {
    var difference = OutputDifference()
    if entry.state == .missing, let index = entry.file {
      let output = placement.places.first { $0.index == run.files[index].output }?.output
      difference.label = output.map { Label($0.directory.span ?? $0.span, "belongs here") }
    }
    guard let file, let old = try? Disk.read(entry.path, .fileItself) else {
      difference.tokens = file.map { paths(of: Set($0.traces.map(\.token))) } ?? []
      return difference
    }
    let regions = ChangedRegions(from: old, to: file.bytes).regions
    difference.tokens = paths(of: file.tokens(in: regions.map(\.new)))
    if let first = regions.first {
      difference.label = label(first, old, file.bytes, entry, sources: &sources)
    }
    return difference
  }

  /// The paths of tokens, in the order of the source.
  private func paths(of tokens: Set<TokenID>) -> [String] {
    let ir = source.ir
    return tokens.sorted { $0.index < $1.index }.map { token in
      ir.paths.description(of: ir.tokens[Int(token.index)].path, in: ir.texts)
    }
  }

  /// The first differing line of the file on disk, and what would stand there.
  private func label(
    _ region: ChangedRegions.Region,
    _ old: [UInt8],
    _ new: [UInt8],
    _ entry: OutputComparison.Entry,
    sources: inout SourceMap
  ) -> Label {
    let file = sources.add(path: entry.name, bytes: old)
    let start = UInt32(truncatingIfNeeded: region.old.lowerBound)
    let end = UInt32(truncatingIfNeeded: region.old.upperBound)
    let line = new.line(around: region.new.lowerBound)
    let text = line.isEmpty ? "differs from here on" : "would be `\(line)`"
    return Label(Span(file: file, start: start, end: end), text)
  }
}

extension OutputFile {
  /// The tokens that the parts are about; where several are around an end of a part, the innermost.
  fileprivate func tokens(in parts: [Range<Int>]) -> Set<TokenID> {
    var tokens: Set<TokenID> = []
    for part in parts {
      // What is gone from the text leaves its neighbours.
      let part = part.isEmpty ? max(0, part.lowerBound - 1)..<part.upperBound + 1 : part
      // A part may begin within one token and end within another.
      var first: TokenTrace?
      var last: TokenTrace?
      for trace in traces {
        let bytes = trace.bytes
        if part.lowerBound <= bytes.lowerBound, bytes.upperBound <= part.upperBound {
          tokens.insert(trace.token)
          continue
        }
        if bytes.contains(part.lowerBound), bytes.count < first?.bytes.count ?? .max {
          first = trace
        }
        if bytes.contains(part.upperBound - 1), bytes.count < last?.bytes.count ?? .max {
          last = trace
        }
      }
      if let first { tokens.insert(first.token) }
      if let last { tokens.insert(last.token) }
    }
    return tokens
  }
}

extension [UInt8] {
  /// The line that `offset` is in, without the blanks at its ends; empty where it is long or none.
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
