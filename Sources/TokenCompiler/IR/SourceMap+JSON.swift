package import Diagnostics
import JSONSyntax
import SourceForms

extension SourceMap {
  /// A value of a source as JSON, also where the file is JSON5.
  package func json(at span: Span) -> ArraySlice<UInt8> {
    let source = self[span.file]
    let text = source.bytes[Int(span.start)..<Int(span.end)]
    guard JSON5Text.isExtension(of: source.path) else { return text }
    return JSON5Text.json(Array(text))?.bytes[...] ?? text
  }
}
