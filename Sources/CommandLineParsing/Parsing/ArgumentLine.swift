internal import Diagnostics

/// The arguments, reconstructed as the command line that a person would type.
///
/// Diagnostics refer to it.
///
/// The shell has removed the quotes. They are restored around words that need them, and characters
/// that can't be displayed are escaped, so the result is always a single line.
struct ArgumentLine: Sendable {
  /// A word and its location in the line.
  struct Word: Sendable {
    let text: String
    let span: Span
    /// The location of the name and the location of the value, in a word of the form
    /// `--name=value`.
    let joined: (name: Span, value: Span)?
    /// Whether the word appears in the line without quotes or escapes, with one byte per character.
    let isPlain: Bool

    /// Returns the location of the character at `index`, or that of the whole word if it can't be
    /// determined.
    func span(ofCharacter index: Int) -> Span {
      guard isPlain else { return span }
      let start = span.start + UInt32(index)
      return Span(file: span.file, start: start, end: start + 1)
    }
  }

  /// The name of the line in diagnostics, in the position of a file path.
  static let path = "command line"

  let bytes: [UInt8]
  let words: [Word]
  /// The end of the line, for reporting missing words.
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

/// Returns `word` as it would be typed in a shell.
private func quoted(_ word: Substring) -> [UInt8] {
  if !word.isEmpty, word.utf8.allSatisfy(\.needsNoQuotes) { return Array(word.utf8) }
  let escaped = String(word).escapedForDisplay.split(
    separator: "'",
    omittingEmptySubsequences: false
  )
  return Array("'\(escaped.joined(separator: #"'\''"#))'".utf8)
}

extension UInt8 {
  /// Whether a shell never interprets the byte.
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
