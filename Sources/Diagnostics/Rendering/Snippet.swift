/// The layout of the lines of one file that a diagnostic's labels refer to, with marks below them.
struct Snippet: Sendable {
  /// A source line, or the visible part of it, with the marks below it.
  struct Excerpt: Sendable {
    /// The line number, from 1.
    let line: Int
    let text: String
    var marks: [Mark]
  }

  /// A row with a `^^^` or `---` mark and its label.
  struct Mark: Sendable {
    /// The number of columns before the mark.
    let indent: Int
    /// The length of the mark in columns, at least 1.
    let length: Int
    let isPrimary: Bool
    let text: String
  }

  let path: String
  /// The start of the first label; `nil` if the source isn't a file on disk.
  let position: SourceMap.Position?
  let excerpts: [Excerpt]

  /// Lays out `labels`, which must all be in `file`; the first one determines the position.
  init(
    _ labels: [(label: Label, isPrimary: Bool)],
    file: SourceMap.File,
    lines: LineMap,
    width: Int
  ) {
    path = file.path.escapedForDisplay
    position =
      file.isFile ? labels.first.map { lines.position(at: $0.label.span.start) } : nil
    let places = labels.map { Place($0.label, isPrimary: $0.isPrimary, file, lines) }
      .sorted {
        ($0.start, $0.end, $0.isPrimary ? 0 : 1) < ($1.start, $1.end, $1.isPrimary ? 0 : 1)
      }
    excerpts = Self.excerpts(of: places, file.bytes, lines, width)
  }

  var lastLine: Int { excerpts.last?.line ?? 1 }

  /// Returns an excerpt for each line, or several if the line is too long to show all labels at
  /// once.
  private static func excerpts(
    of places: [Place],
    _ bytes: [UInt8],
    _ lines: LineMap,
    _ width: Int
  ) -> [Excerpt] {
    func window(line: Int, focus: Int) -> SourceWindow {
      SourceWindow(bytes, line: lines.range(ofLine: line), focus: focus, width: width)
    }
    var excerpts: [Excerpt] = []
    var current: SourceWindow?
    for place in places {
      if let current, let last = excerpts.indices.last, excerpts[last].line == place.line,
        current.shows(place.start)
      {
        excerpts[last].marks.append(place.mark(in: current))
        continue
      }
      if let last = excerpts.last?.line, place.line == last + 2 {
        // Showing a single line between excerpts takes no more space than an ellipsis.
        let between = window(line: last + 1, focus: lines.range(ofLine: last + 1).lowerBound)
        excerpts.append(Excerpt(line: last + 1, text: between.text, marks: []))
      }
      let made = window(line: place.line, focus: place.start)
      excerpts.append(Excerpt(line: place.line, text: made.text, marks: [place.mark(in: made)]))
      current = made
    }
    return excerpts
  }
}

/// The location of a label, clamped to the line on which it begins.
private struct Place {
  let line: Int
  let start: Int
  let end: Int
  let isPrimary: Bool
  let text: String

  init(_ label: Label, isPrimary: Bool, _ file: SourceMap.File, _ lines: LineMap) {
    line = lines.position(at: label.span.start).line
    let range = lines.range(ofLine: line)
    start = min(Int(label.span.start), range.upperBound)
    end = max(start, min(Int(label.span.end), range.upperBound))
    self.isPrimary = isPrimary
    text = label.text.escapedForDisplay
  }

  func mark(in window: SourceWindow) -> Snippet.Mark {
    let first = window.column(of: start)
    let last = window.column(of: min(end, window.covered.upperBound))
    return Snippet.Mark(
      indent: first,
      length: max(1, last - first),
      isPrimary: isPrimary,
      text: text
    )
  }
}
