internal import Diagnostics

/// The words that were typed, as the line that a person would have typed, for messages to point at.
///
/// The shell has taken the quotes away; they are put back where a word needs them, and characters
/// that cannot be shown become escapes, so the line is always one line.
struct ArgumentLine: Sendable {
  /// One word and where it stands in the line.
  struct Word: Sendable {
    let text: String
    let span: Span
    /// In a word of the form `--name=value`: where the name stands, and the value.
    let joined: (name: Span, value: Span)?
    /// Whether every character of the word stands in the line as one byte, in its place.
    let isPlain: Bool

    /// The place of the character at `index`, or the whole word where it cannot be told.
    func span(ofCharacter index: Int) -> Span {
      guard isPlain else { return span }
      let start = span.start + UInt32(index)
      return Span(file: span.file, start: start, end: start + 1)
    }
  }

  /// The name of the line in messages, where a path would stand.
  static let path = "command line"

  let bytes: [UInt8]
  let words: [Word]
  /// The end of the line, where something is missing.
  let end: Span

  init(program: String, arguments: [String], file: SourceMap.FileID) {
    var line = Array(program.utf8)
    var words: [Word] = []
    for argument in arguments {
      line.append(UInt8(ascii: " "))
      let start = line.count
      var joined: (Span, Span)?
      if argument.hasPrefix("--"), let equals = argument.firstIndex(of: "="),
        argument[..<equals].utf8.allSatisfy(\.needsNoQuotes)
      {
        line += argument[...equals].utf8
        let value = line.count
        line += quoted(argument[argument.index(after: equals)...])
        joined = (
          Span(file, start, value - 1), Span(file, value, line.count)
        )
      } else {
        line += quoted(argument[...])
      }
      words.append(
        Word(
          text: argument,
          span: Span(file, start, line.count),
          joined: joined,
          isPlain: argument.utf8.allSatisfy(\.needsNoQuotes) && !argument.isEmpty
        )
      )
    }
    bytes = line
    self.words = words
    end = Span(file, line.count, line.count)
  }
}

/// `word` as it would be typed into a shell.
private func quoted(_ word: Substring) -> [UInt8] {
  if !word.isEmpty, word.utf8.allSatisfy(\.needsNoQuotes) { return Array(word.utf8) }
  let escaped = String(word).escapedForDisplay.split(
    separator: "'",
    omittingEmptySubsequences: false
  )
  return Array("'\(escaped.joined(separator: #"'\''"#))'".utf8)
}

extension UInt8 {
  /// Whether a shell takes the byte for itself wherever it stands.
  fileprivate var needsNoQuotes: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_=+./:,@%^".utf8.contains(self)
    }
  }
}

extension Span {
  fileprivate init(_ file: SourceMap.FileID, _ start: Int, _ end: Int) {
    self.init(
      file: file,
      start: UInt32(truncatingIfNeeded: start),
      end: UInt32(truncatingIfNeeded: end)
    )
  }
}
