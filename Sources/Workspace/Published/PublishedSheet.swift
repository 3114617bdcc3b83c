package import Diagnostics
internal import SourceForms
package import TokenImport

/// A published style sheet to compare with the outputs.
package struct PublishedSheet: Sendable {
  /// The path as a person would type it.
  let path: String
  /// The location where the path was written.
  let span: Span
  /// The contexts in which its rules apply, in addition to those that the rules choose; `nil` if
  /// none were named.
  let contexts: ContextSet?
  let properties: [CSSDeclaration]

  /// Reads a style sheet.
  ///
  /// Reports an error and returns `nil` if it declares no custom properties.
  ///
  /// - Parameters:
  ///   - file: the style sheet, in CSS, Sass, or Less.
  ///   - contexts: the contexts in which its rules apply, if they were named.
  ///   - path: the path as a person would type it.
  ///   - span: the location where the path was written.
  ///   - diagnostics: receives the error.
  package init?(
    _ file: ImportFile,
    in contexts: ContextSet?,
    named path: String,
    at span: Span,
    _ diagnostics: inout [Diagnostic]
  ) {
    self.path = path
    self.span = span
    self.contexts = contexts
    properties = StyleSheetLanguage(ofFile: file.path).properties(of: file.bytes, file: file.id)
    guard properties.isEmpty else { return }
    let isSheet = !CSSScanner.declarations(of: file.bytes, file: file.id).isEmpty
    diagnostics.append(
      .wrongKind(
        path,
        found: isSheet ? "a style sheet without custom properties" : "not a style sheet",
        expected: "a published style sheet with custom properties",
        at: span,
        help: "name the file that your current build publishes, such as `dist/tokens.css`"
      )
    )
    return nil
  }
}
