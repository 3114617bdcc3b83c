/// A recorded report, stored in one file with its input.
///
/// A line that begins with `== ` starts a section and contains its title. `== report` is the last
/// section and contains the recorded text.
package struct Recording {
  /// A section before the report.
  package struct Part {
    /// The rest of the section's first line.
    package let title: String
    /// The lines of the section, with their line endings.
    package var text = ""
  }

  /// The sections before the report, in order.
  package private(set) var parts: [Part] = []
  /// The recorded report.
  package private(set) var report = ""
  /// Everything before the report, verbatim.
  private var input = ""

  /// Parses the text of a recording.
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
    // There is no line after the last line ending.
    if isReport { report.removeLast() }
  }

  /// Returns the text of the whole file with a different report.
  package func text(with report: String) -> String { input + "== report\n" + report }

  /// The nonempty lines of the sections with this title.
  package func lines(of title: String) -> [String] {
    parts.filter { $0.title == title }.flatMap { part in
      part.text.split(separator: "\n").map(String.init)
    }
  }
}
