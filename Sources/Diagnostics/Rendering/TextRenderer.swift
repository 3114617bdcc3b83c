/// Renders diagnostics for people, with source lines, marks below them, notes, and help.
///
/// ```
/// error[unknown-reference]: `{color.bleu}` names no token
///  --> tokens/color.tokens.json:4:25
///   |
/// 4 |     "link": { "$value": "{color.bleu}" }
///   |                         ^^^^^^^^^^^^^^ no token has this path
///   |
///   = help: did you mean `{color.blue}`?
/// ```
public struct TextRenderer: Sendable {
  /// The maximum number of columns for a source line; longer lines are shown in part.
  public let width: Int
  package let decorator: TextDecorator

  /// Creates a renderer for plain text.
  ///
  /// - Parameter width: The maximum number of columns for a source line.
  public init(width: Int = 120) {
    self.init(width: width, decorator: .plain)
  }

  package init(width: Int = 120, decorator: TextDecorator) {
    self.width = width
    self.decorator = decorator
  }

  /// Renders the diagnostics in the given order, each followed by an empty line.
  ///
  /// - Parameters:
  ///   - diagnostics: The diagnostics.
  ///   - sources: The files that they refer to, such as those of a compilation.
  /// - Returns: The text, which ends with a line feed unless there are no diagnostics.
  public func render(_ diagnostics: [Diagnostic], in sources: SourceMap) -> String {
    var lines = LineMaps(sources)
    var text = ""
    for diagnostic in diagnostics {
      append(diagnostic, in: &lines, to: &text)
      text += "\n"
    }
    return text
  }

  /// Appends a diagnostic, with a line feed after every row.
  package func append(_ diagnostic: Diagnostic, in lines: inout LineMaps, to text: inout String) {
    text += self.text(of: layout(diagnostic, in: &lines))
  }

  /// Returns the decorated text of `rows`, with a line feed after each.
  func text(of rows: [[StyledText]]) -> String {
    var text = ""
    for row in rows {
      for piece in row { text += decorator.decorate(piece) }
      text += "\n"
    }
    return text
  }

  /// Lays out the rows of a diagnostic, without decoration.
  package func layout(_ diagnostic: Diagnostic, in lines: inout LineMaps) -> [[StyledText]] {
    let snippets = snippets(of: diagnostic, in: &lines)
    let digits = String(snippets.map(\.lastLine).max() ?? 1).utf8.count
    let gutter = Gutter(digits: digits)
    var rows = [heading(of: diagnostic)]
    for (index, snippet) in snippets.enumerated() {
      let isFirst = index == 0 && diagnostic.primary != nil
      if !isFirst { rows.append([gutter.rule]) }
      rows.append(gutter.arrow(isFirst ? "-->" : ":::", to: snippet))
      rows.append([gutter.rule])
      rows += gutter.rows(of: snippet, severity: diagnostic.severity)
    }
    let remarks =
      diagnostic.notes.map { ("note", $0) } + (diagnostic.help.map { [("help", $0)] } ?? [])
    if !snippets.isEmpty, !remarks.isEmpty { rows.append([gutter.rule]) }
    for (name, text) in remarks { rows += gutter.remark(name, text) }
    return rows
  }

  func heading(of diagnostic: Diagnostic) -> [StyledText] {
    let severity = diagnostic.severity
    return [
      StyledText("\(severity.rawValue)[\(diagnostic.code.name)]", .heading(severity)),
      StyledText(": " + diagnostic.message.escapedForDisplay, .message),
    ]
  }

  /// Creates a snippet for each file, starting with that of the primary label.
  private func snippets(of diagnostic: Diagnostic, in lines: inout LineMaps) -> [Snippet] {
    var labels = diagnostic.secondary.map { (label: $0, isPrimary: false) }
    if let primary = diagnostic.primary { labels.insert((primary, true), at: 0) }
    var order: [SourceMap.FileID] = []
    for (label, _) in labels where !order.contains(label.span.file) {
      order.append(label.span.file)
    }
    return order.compactMap { id in
      guard let file = lines.file(id), let map = lines.lines(of: id) else { return nil }
      let own = labels.filter { $0.label.span.file == id }
      return Snippet(own, file: file, lines: map, width: width)
    }
  }
}

/// The left margin of a diagnostic, with the elements drawn along it.
private struct Gutter {
  let digits: Int

  private var margin: String { String(repeating: " ", count: digits) }

  var rule: StyledText { StyledText(margin + " |", .gutter) }

  func arrow(_ arrow: String, to snippet: Snippet) -> [StyledText] {
    let place = snippet.position.map { ":\($0.line):\($0.column)" } ?? ""
    return [
      StyledText("\(margin)\(arrow) ", .gutter), StyledText(snippet.path + place, .path),
    ]
  }

  func rows(of snippet: Snippet, severity: Diagnostic.Severity) -> [[StyledText]] {
    var rows: [[StyledText]] = []
    var previous: Int?
    for excerpt in snippet.excerpts {
      if let previous, excerpt.line != previous + 1 { rows.append([StyledText("...", .gutter)]) }
      previous = excerpt.line
      let number = String(excerpt.line)
      let padding = String(repeating: " ", count: max(0, digits - number.utf8.count))
      let isEmpty = excerpt.text.isEmpty
      rows.append([
        StyledText(padding + number + (isEmpty ? " |" : " | "), .gutter),
        StyledText(excerpt.text, .source),
      ])
      for mark in excerpt.marks {
        let sign = String(repeating: mark.isPrimary ? "^" : "-", count: mark.length)
        rows.append([
          rule,
          StyledText(String(repeating: " ", count: mark.indent + 1)),
          StyledText(
            mark.text.isEmpty ? sign : "\(sign) \(mark.text)",
            mark.isPrimary ? .primaryMark(severity) : .secondaryMark
          ),
        ])
      }
    }
    return rows
  }

  /// Lays out a note, with further lines aligned with the start of its text.
  func remark(_ name: String, _ text: String) -> [[StyledText]] {
    var rows: [[StyledText]] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = String(line).escapedForDisplay
      if rows.isEmpty {
        rows.append([
          StyledText(margin + " = ", .gutter), StyledText(name + ":", .remark),
          StyledText(" " + line),
        ])
      } else {
        let indent = digits + 5 + name.utf8.count
        rows.append(line.isEmpty ? [] : [StyledText(String(repeating: " ", count: indent) + line)])
      }
    }
    return rows
  }
}
