import Diagnostics

/// A block of a template whose end has not been found.
struct OpenBlock {
  /// What it begins with, such as `if`.
  let keyword: String
  /// What it ends with, such as `endif`.
  let end: String
  /// The tag that opens it.
  let span: Span
}
