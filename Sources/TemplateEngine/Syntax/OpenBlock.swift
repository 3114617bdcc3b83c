import Diagnostics

/// An unterminated block of a template.
struct OpenBlock {
  /// The keyword that ends it, such as `endif`.
  let end: Keyword
  /// The opening tag.
  let span: Span

  /// The keyword that begins it, such as `if`.
  var keyword: Keyword { end.opening ?? end }
}
