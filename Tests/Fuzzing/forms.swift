import Diagnostics
import JSONSyntax
import SourceForms

/// Any bytes as a token file in a foreign form, in JSON5.
///
/// What is written anew has to be JSON, and its places have to lie in the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let file = SourceMap.FileID(index: 0)
  guard let json = JSON5Text.json(Fuzzing.bytes(start, count)) else { return 0 }
  var diagnostics: [Diagnostic] = []
  let tree = JSONTree.parse(json, file: file, diagnostics: &diagnostics)
  guard diagnostics.isEmpty, FormScan.firstForeignNode(of: tree) != nil else { return 0 }
  let form = FormRewriter.rewrite(tree, FormReading(of: tree))
  _ = JSONTree.parse(form.text.replacingOrigins(by: json), file: file, diagnostics: &diagnostics)
  // `value` and `$value` in one object are both written as `$value`.
  precondition(diagnostics.allSatisfy { $0.code.name == "repeated-member" }, "no JSON")
  for diagnostic in diagnostics {
    guard let span = diagnostic.primary?.span else { continue }
    precondition(span.start <= span.end && Int(span.end) <= count, "a place outside of the file")
  }
  migrate(json, count, start)
  return 0
}

/// What takes the place of the file has to be JSON5, and so has what comes of that.
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
