package import Diagnostics

/// Where a file on disk differs from what this run would write, and in which tokens.
package struct OutputDifference: Sendable {
  /// The first place in the file on disk that differs, with what would stand there.
  package var label: Label?
  /// The paths of the tokens that the file differs in, in the order of the source.
  package var tokens: [String] = []
  /// How many tokens a note may name.
  package var shownTokens = 8

  package init(label: Label? = nil, tokens: [String] = []) {
    self.label = label
    self.tokens = tokens
  }

  /// The tokens in words, for a file that exists.
  var note: String? { note(of: "it differs") }

  /// The same with other words before it.
  func note(of subject: String) -> String? {
    guard !tokens.isEmpty else { return nil }
    let names = tokens.prefix(shownTokens).map { "`\($0)`" }.joined(separator: ", ")
    let rest = tokens.count - min(tokens.count, shownTokens)
    let more = rest > 0 ? " and \(rest) more, which --verbose lists" : ""
    return "\(subject) in \(tokens.count == 1 ? "token" : "tokens") \(names)\(more)"
  }
}
