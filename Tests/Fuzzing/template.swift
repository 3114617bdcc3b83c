import Diagnostics
import TokenCompiler
import TokenOutput

/// Compiles text as a template and, if it's valid, renders it for a small source.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let files = [
    file("target.json", Array(target.utf8)),
    file("main.template", Fuzzing.bytes(start, count)),
  ]
  let library = TemplateLibrary(own: ["own": TemplateLibrary.Folder(files: files)])
  var sources = SourceMap()
  let (loaded, diagnostics) = TargetLoader.load(Located("own"), from: library, sources: &sources)
  precondition(loaded != nil || !diagnostics.isEmpty, "no target and no diagnostic")
  Fuzzing.report(diagnostics, sources, of: count)
  precondition(isTargetRight, "the target is invalid, so no template would be rendered")
  guard let loaded, let source else { return 0 }
  let output = TokenOutput.render(source, for: loaded)
  Fuzzing.report(output.diagnostics, sources, of: count)
  return 0
}

/// Whether the target is valid with a trivial template, so errors can only come from the fuzzed
/// template.
private let isTargetRight: Bool = {
  let files = [file("target.json", Array(target.utf8)), file("main.template", Array("a".utf8))]
  let library = TemplateLibrary(own: ["own": TemplateLibrary.Folder(files: files)])
  var sources = SourceMap()
  let loaded = TargetLoader.load(Located("own"), from: library, sources: &sources)
  return loaded.target != nil && source != nil
}()

private func file(_ name: String, _ bytes: [UInt8]) -> TemplateLibrary.File {
  TemplateLibrary.File(name: name, path: name, bytes: bytes)
}

private let target = """
  {"targetVersion":1,"files":[{"path":"a.txt","template":"main.template"}],
  "text":{"string":{"open":"\\"","close":"\\"","escapes":{"\\"":"\\\\\\"","\\\\":"\\\\\\\\"},
  "control":"u{HEX}"},
  "comment":{"first":"/*","line":" * ","last":" */","single":"/* {} */","replace":{"*/":"* /"}},
  "number":{"digits":null}}}
  """

private let source: OutputSource? = {
  let text = """
    {"color":{"$type":"color","$description":"One\\nTwo","ink":{"$value":{"colorSpace":"srgb",
    "components":[0,0.5,1],"alpha":0.5},"$extensions":{"dev.tokens":{"contexts":{"dark":{
    "colorSpace":"srgb","components":[1,1,1]}}}}},"text":{"$value":"{color.ink}"}},
    "gap":{"$type":"dimension","$value":{"value":4,"unit":"px"}},
    "font":{"$type":"fontFamily","$value":["Inter","serif"]}}
    """
  var request = CompileRequest(source: .files([Located("a.tokens.json")]))
  request.modifiers = [
    CompileRequest.DeclaredModifier(
      name: Located("theme"),
      contexts: [Located("light"), Located("dark")]
    )
  ]
  return Fuzzing.compile(request, ["a.tokens.json": Array(text.utf8)]).ir.map { OutputSource($0) }
}()
