import Diagnostics
import JSONSyntax

/// Reads bytes as JSON, with and without comments.
///
/// Spans must be inside the text. If there are no diagnostics, writing and reading the value again
/// must give the same text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Fuzzing.bytes(start, count)
  for options in [JSONOptions.strict, .commented] {
    var sources = SourceMap()
    let file = sources.add(path: "a.json", bytes: bytes)
    var diagnostics: [Diagnostic] = []
    let tree = JSONTree.parse(bytes, file: file, options: options, diagnostics: &diagnostics)
    Fuzzing.report(diagnostics, sources, of: bytes.count)
    guard let root = tree.root else {
      precondition(!diagnostics.isEmpty, "no value and no diagnostic")
      continue
    }
    let span = tree.span(root)
    precondition(span.start <= span.end && Int(span.end) <= bytes.count, "a span outside the text")
    var writer = JSONWriter()
    writer.value(root, of: tree)
    var found: [Diagnostic] = []
    let copy = JSONTree.parse(writer.bytes, file: file, diagnostics: &found)
    guard diagnostics.isEmpty else { continue }
    precondition(found.isEmpty, "the written text can't be read")
    var again = JSONWriter()
    if let root = copy.root { again.value(root, of: copy) }
    precondition(again.bytes == writer.bytes, "writing and reading changes the text")
  }
  return 0
}
