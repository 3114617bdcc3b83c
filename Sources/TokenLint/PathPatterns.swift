import TokenModel

/// Patterns of token paths, in which `{a,b}` matches either text.
package struct PathPatterns: Sendable {
  private let patterns: [NamePattern]

  package var isEmpty: Bool { patterns.isEmpty }

  package init(_ texts: [String]) {
    patterns = texts.flatMap(Self.expanded).compactMap { NamePattern($0, separator: ".") }
  }

  package func matches(_ path: String) -> Bool {
    guard !patterns.isEmpty else { return false }
    let names = NamePattern.names(of: Array(path.utf8), separator: ".")
    return patterns.contains { $0.matches(names) }
  }

  /// The maximum number of patterns that one with braces expands to.
  private static let limit = 256

  /// Returns the patterns without braces that a pattern is short for.
  package static func expanded(_ text: String) -> [String] {
    var open = [text]
    var done: [String] = []
    while let next = open.popLast(), done.count + open.count < limit {
      guard let start = next.firstIndex(of: "{"), let end = next[start...].firstIndex(of: "}")
      else {
        done.append(next)
        continue
      }
      let choices = next[next.index(after: start)..<end]
        .split(separator: ",", omittingEmptySubsequences: false)
      open += choices.reversed().map { next[..<start] + $0 + next[next.index(after: end)...] }
        .map(String.init)
    }
    return done
  }
}
