package import Diagnostics

/// How a file on disk differs from the one that this run would write, and in which tokens.
package struct OutputDifference: Sendable {
  /// The first difference in the file on disk, with the expected text.
  package var label: Label?
  /// The paths of the tokens in which the file differs, in the order of the source.
  package var tokens: [String] = []
  /// The maximum number of tokens that a note names.
  package var shownTokens = 8

  package init(label: Label? = nil, tokens: [String] = []) {
    self.label = label
    self.tokens = tokens
  }

  /// A note that names the tokens, for a file that exists.
  var note: String? { note(of: "it differs") }

  /// Returns a note that names the tokens and begins with `subject`.
  func note(of subject: String) -> String? {
    guard !tokens.isEmpty else { return nil }
    let names = tokens.prefix(shownTokens).quoted
    let rest = tokens.count - min(tokens.count, shownTokens)
    let more = rest > 0 ? " and \(rest) more, which --verbose lists" : ""
    return "\(subject) in \(tokens.count == 1 ? "token" : "tokens") \(names)\(more)"
  }
}
