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
  return 0
}
