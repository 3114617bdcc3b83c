/// The files of a run, with cached line maps.
///
/// Creating a line map requires a pass over its file, so it's created when the file is first
/// needed. Use a single instance for a whole report.
package struct LineMaps: Sendable {
  package let sources: SourceMap
  private var maps: [UInt32: LineMap] = [:]

  package init(_ sources: SourceMap) {
    self.sources = sources
  }

  /// Returns the file with the given identifier, or `nil` if the map doesn't contain it.
  package func file(_ id: SourceMap.FileID) -> SourceMap.File? {
    sources.contains(id) ? sources[id] : nil
  }

  /// Returns the line map of a file, or `nil` if the source map doesn't contain it.
  package mutating func lines(of id: SourceMap.FileID) -> LineMap? {
    if let known = maps[id.index] { return known }
    guard let file = file(id) else { return nil }
    let made = LineMap(file.bytes)
    maps[id.index] = made
    return made
  }

  /// Returns the location of `span` for display, or `nil` if it isn't in a file on disk.
  package mutating func location(of span: Span) -> SourceLocation? {
    guard let file = file(span.file), file.isFile, let lines = lines(of: span.file) else {
      return nil
    }
    return SourceLocation(
      path: file.path,
      start: lines.position(at: span.start),
      end: lines.position(at: max(span.start, span.end))
    )
  }
}

/// The location of a span for display: a path, and the line and column of both ends.
package struct SourceLocation: Hashable, Sendable {
  package let path: String
  package let start: SourceMap.Position
  /// The position after the last scalar.
  package let end: SourceMap.Position
}
