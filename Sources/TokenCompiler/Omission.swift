package import Diagnostics
import TokenModel

/// The tokens of a source that errors leave without a value.
///
/// All errors of the source go away with these tokens, so the others can be compiled without them.
package struct Omission: Sendable {
  /// A token without a value.
  package struct Omitted: Sendable {
    /// The token's path.
    package let path: String
    /// The first error in the token; `nil` if the token only refers to others without a value.
    package let error: Mistake?
  }

  /// The tokens, in source order.
  package fileprivate(set) var tokens: [Omitted] = []
  /// Whether the tokens were left out.
  package fileprivate(set) var isApplied = false
  /// The number of all tokens of the source.
  package fileprivate(set) var total = 0
  /// The number of errors with each code.
  package fileprivate(set) var causes: [DiagnosticCode: Int] = [:]

  init() {}

  var paths: [String] { tokens.map(\.path) }

  /// Adds what a further attempt to compile the rest of the source has found.
  ///
  /// - Returns: whether it found any more tokens.
  mutating func add(_ other: Omission) -> Bool {
    let known = Set(paths)
    let found = other.tokens.filter { !known.contains($0.path) }
    if found.isEmpty { return false }
    tokens += found
    total = max(total, other.total)
    causes.merge(other.causes, uniquingKeysWith: +)
    isApplied = true
    return true
  }
}

extension Omission {
  /// Traces all errors so far to the tokens that contain them.
  ///
  /// `failed` are the tokens that couldn't be evaluated, which includes those that refer to tokens
  /// with errors. The result is `nil` if an error isn't in the value of a token, or if files
  /// couldn't be read completely.
  init?(_ source: borrowing MergedSource, failed: [PathID], _ state: LoweringState) {
    guard !source.tree.isIncomplete else { return nil }
    let places = TokenPlaces(source.tree, state.documents)
    var found: [(path: PathID, error: Mistake, isInValue: Bool)] = []
    for error in state.findings.mistakes {
      guard let span = error.span else { return nil }
      let other = source.tree.omissiblePaths[span]
      guard let path = other ?? places.token(at: span) else { return nil }
      found.append((path, error, other == nil))
    }
    // The next attempt finds out which other tokens are really affected by these.
    let areInValues = found.allSatisfy(\.isInValue)
    if !areInValues { found.removeAll(where: \.isInValue) }
    var errors: [PathID: Mistake] = [:]
    for (path, error, _) in found {
      causes[error.code, default: 0] += 1
      errors[path] = errors[path] ?? error
    }
    let paths = Set(errors.keys).union(areInValues ? failed : [])
    let others = paths.subtracting(source.tokenPaths).sorted { $0.index < $1.index }
    tokens = (source.tokenPaths.filter(paths.contains) + others)
      .map { Omitted(path: state.pathText($0), error: errors[$0]) }
    total = source.tokenPaths.count + others.count
  }
}
