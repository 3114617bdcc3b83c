import Diagnostics
import JSONSyntax
import SourceForms
import TokenImport

/// Imports bytes as a file, in the format given by the first byte.
///
/// The result must be JSON, and the locations of diagnostics must be inside the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Fuzzing.bytes(start, count)
  let formats = ImportFormat.allCases
  guard let first = bytes.first else { return 0 }
  let format = formats[Int(first) % formats.count]
  let path = format == .assetCatalog ? "a.colorset/Contents.json" : "file"
  let id = SourceMap.FileID(index: 0)
  let file = ImportFile(id: id, path: path, bytes: Array(bytes.dropFirst()))
  var diagnostics: [Diagnostic] = []
  let source = Importer.read([file, file], as: format, include: { _, _ in file }, &diagnostics)
  for diagnostic in diagnostics {
    guard let span = diagnostic.primary?.span else { continue }
    precondition(span.start <= span.end && Int(span.end) < count, "a location outside the file")
  }
  for made in (source?.files ?? [])
    + (source?.modifiers.flatMap(\.contexts).compactMap(\.file) ?? [])
  {
    var mistakes: [Diagnostic] = []
    _ = JSONTree.parse(Array(made.text.utf8), file: id, diagnostics: &mistakes)
    precondition(mistakes.isEmpty, "no JSON")
  }
  return 0
}
