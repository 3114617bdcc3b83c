import Diagnostics

/// A block of a template whose end has not been found.
struct OpenBlock {
  /// What it ends with, such as `endif`.
  let end: Keyword
  /// The tag that opens it.
  let span: Span

  /// What it begins with, such as `if`.
  var keyword: Keyword { end.opening ?? end }
}
