/// The files of a run with the line maps that reports have needed so far.
///
/// A line map costs a pass over its file, so it is made when a finding first lies in the file and
/// kept: hold one value of this type for a whole report.
package struct LineMaps: Sendable {
  package let sources: SourceMap
  private var maps: [UInt32: LineMap] = [:]

  package init(_ sources: SourceMap) {
    self.sources = sources
  }

  /// The file that `id` stands for, or `nil` where the map has no such file.
  package func file(_ id: SourceMap.FileID) -> SourceMap.File? {
    sources.contains(id) ? sources[id] : nil
  }

  /// The lines of the file that `id` stands for.
  package mutating func lines(of id: SourceMap.FileID) -> LineMap? {
    if let known = maps[id.index] { return known }
    guard let file = file(id) else { return nil }
    let made = LineMap(file.bytes)
    maps[id.index] = made
    return made
  }

  /// Where `span` begins and ends, as people name it; `nil` where it lies in no file on disk.
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

/// A span as people name it: a path, and line and column of both ends.
package struct SourceLocation: Hashable, Sendable {
  package let path: String
  package let start: SourceMap.Position
  /// One past the last scalar.
  package let end: SourceMap.Position
}
