import Diagnostics

/// A block of a template whose end has not been found.
struct OpenBlock {
  /// What it begins with, such as `if`.
  let keyword: Keyword
  /// What it ends with, such as `endif`.
  let end: Keyword
  /// The tag that opens it.
  let span: Span
}
