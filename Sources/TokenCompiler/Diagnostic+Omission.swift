package import Diagnostics

extension DiagnosticCode {
  package static let omissionCodes: [DiagnosticCode] = [
    omittedToken
  ]

  package static let omittedToken: DiagnosticCode = """
    warning[omitted-token]: tokens with errors are omitted

    The configuration has `"onError": "omit"`, or the command `--omit-errors`, so
    tokens whose values have errors are left out of every output in all contexts,
    together with the tokens that refer to them. Apps that still use them don't
    compile. If a token contains others, only its own value is left out. Errors
    elsewhere, such as in the configuration, still stop a build.

    `--verbose` lists all of these tokens with their errors, and `tokens ir` lists
    them under `omitted`.

    Example:

        "space": { "gap": { "$type": "dimension", "$value": "{size.medium}" } }

    Fix: correct the values, here by adding `size.medium`. `tokens check --strict`
    fails until then.
    """
}

extension Diagnostic {
  /// Warns about all omitted tokens, of which there must be at least one.
  ///
  /// If `isComplete`, every token is listed with its error and the text of its location.
  package static func omittedTokens(
    _ omission: Omission,
    isComplete: Bool,
    place: (Span) -> String
  ) -> Self {
    let tokens = omission.tokens
    let causes = omission.causes.sorted { ($1.value, $0.key.name) < ($0.value, $1.key.name) }
    let count = tokens.count
    let first = tokens.lazy.compactMap(\.error).first
    let list = tokens.prefix(5).map { "`\($0.path)`" }.joined(separator: ", ")
    let rest = count - 5
    let names = rest > 0 ? "\(list), and \(rest) more; --verbose lists them" : list
    func line(_ token: Omission.Omitted) -> String {
      guard let error = token.error else { return "`\(token.path)` refers to an omitted token" }
      return "`\(token.path)`: \(error.message)" + (error.span.map { " (\(place($0)))" } ?? "")
    }
    return Self(
      .omittedToken,
      count.counted("of \(omission.total) tokens is", "of \(omission.total) tokens are")
        + " omitted because of errors"
    )
    .at(first?.span, first?.message ?? "")
    .notes(["errors: " + causes.map { "\($0.value) \($0.key.name)" }.joined(separator: ", ")])
    .notes(isComplete ? tokens.map(line) : ["omitted: " + names])
    .help("correct these values; until then, `--strict` fails")
  }

  /// Reports a request for a token that was omitted.
  package static func omittedToken(_ token: Omission.Omitted, at span: Span?) -> Self {
    let reason = token.error?.message ?? "it refers to an omitted token"
    return Self(.omittedToken, severity: .error, "`\(token.path)` is omitted: \(reason)")
      .at(span).help("correct the value in the source")
  }
}
