import Diagnostics
import JSONSyntax
import SourceForms

/// Reads bytes as a token file in another tool's form, in JSON5.
///
/// The rewritten file must be JSON, and its locations must be inside the original file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let file = SourceMap.FileID(index: 0)
  guard let json = JSON5Text.json(Fuzzing.bytes(start, count)) else { return 0 }
  var diagnostics: [Diagnostic] = []
  let tree = JSONTree.parse(json, file: file, diagnostics: &diagnostics)
  guard diagnostics.isEmpty, FormScan.firstForeignNode(of: tree) != nil else { return 0 }
  let form = FormRewriter.rewrite(tree, FormReading(of: tree))
  _ = JSONTree.parse(form.text.replacingOrigins(by: json), file: file, diagnostics: &diagnostics)
  // `value` and `$value` in the same object are both rewritten to `$value`.
  precondition(diagnostics.allSatisfy { $0.code.name == "repeated-member" }, "no JSON")
  for diagnostic in diagnostics {
    guard let span = diagnostic.primary?.span else { continue }
    precondition(span.start <= span.end && Int(span.end) <= count, "a location outside the file")
  }
  migrate(json, count, start)
  return 0
}

/// Checks that the migrated file is JSON5, and migrates it again.
private func migrate(_ json: RewrittenText, _ count: Int, _ start: UnsafePointer<UInt8>?) {
  let original = Fuzzing.bytes(start, count)
  guard let first = migrated(json, original) else { return }
  guard let again = JSON5Text.json(first) else { preconditionFailure("no JSON5") }
  _ = migrated(again, first)
}

private func migrated(_ json: RewrittenText, _ original: [UInt8]) -> [UInt8]? {
  var diagnostics: [Diagnostic] = []
  let file = SourceMap.FileID(index: 0)
  let tree = JSONTree.parse(json.bytes, file: file, diagnostics: &diagnostics)
  precondition(diagnostics.allSatisfy { $0.code.name == "repeated-member" }, "no JSON")
  guard diagnostics.isEmpty, ThemeDocument.mark(of: tree) == nil else { return nil }
  return FormMigration(tree, json: json, original: original, types: [:], movesConstants: true)?
    .bytes
}
