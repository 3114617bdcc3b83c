import Diagnostics

/// What is wrong with component styles.
extension Diagnostic {
  static func conflictingField(
    _ name: String,
    of kind: String,
    _ type: String,
    _ span: Span,
    first: String,
    _ firstSpan: Span
  ) -> Diagnostic {
    Diagnostic(
      .conflictingField,
      "`\(name)` of the kind `\(kind)` has two types",
      at: Label(span, "\(type) here"),
      also: [Label(firstSpan, "\(first) here")],
      help: "rename one of them, or write another word under `component`"
    )
  }
}
