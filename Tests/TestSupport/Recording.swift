/// A recorded report, in one file with what brings it about.
///
/// A line that begins with `== ` opens a part and names it; `== report` is the last part and holds
/// what was recorded.
package struct Recording {
  /// A part before the report.
  package struct Part {
    /// The rest of its first line.
    package let title: String
    /// Its lines, each with its end.
    package var text = ""
  }

  /// The parts before the report, in order.
  package private(set) var parts: [Part] = []
  /// The report as it was recorded.
  package private(set) var report = ""
  /// All that stands before the report, as it was written.
  private var input = ""

  /// Reads the text of a file.
  package init(parsing text: String) {
    var isReport = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "== report" {
        isReport = true
      } else if isReport {
        report += line + "\n"
      } else {
        input += line + "\n"
        if line.hasPrefix("== ") {
          parts.append(Part(title: String(line.dropFirst(3))))
        } else if !parts.isEmpty {
          parts[parts.count - 1].text += line + "\n"
        }
      }
    }
    // What follows the last line's end is not a line.
    if isReport { report.removeLast() }
  }

  /// What the whole file has to be for another report.
  package func text(with report: String) -> String { input + "== report\n" + report }

  /// The lines of the parts with this title that are not empty.
  package func lines(of title: String) -> [String] {
    parts.filter { $0.title == title }.flatMap { part in
      part.text.split(separator: "\n").map(String.init)
    }
  }
}
