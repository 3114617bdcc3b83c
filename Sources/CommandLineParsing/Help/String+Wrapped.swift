internal import Diagnostics

/// Wraps the words of `text` to lines of at most `width` columns.
///
/// Longer words get their own lines.
func wrapped(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  var used = 0
  for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
    let length = String(word).displayWidth
    if used > 0, used + 1 + length > width {
      lines.append(line)
      (line, used) = ("", 0)
    }
    line += used > 0 ? " " + word : String(word)
    used += used > 0 ? 1 + length : length
  }
  if used > 0 { lines.append(line) }
  return lines
}

extension String {
  /// The paragraphs, which are separated by blank lines.
  var paragraphs: [String] {
    var paragraphs: [String] = []
    var isOpen = false
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if line.allSatisfy({ $0 == " " }) {
        isOpen = false
      } else if isOpen, let last = paragraphs.indices.last {
        paragraphs[last] += "\n" + line
      } else {
        paragraphs.append(String(line))
        isOpen = true
      }
    }
    return paragraphs
  }
}
