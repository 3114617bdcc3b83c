import Diagnostics
import JSONSyntax
import TokenOutput
import Workspace

/// Reads bytes as a configuration, and as the `target.json` of a target.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Fuzzing.bytes(start, count)
  var sources = SourceMap()
  let file = sources.add(path: "tokens.config.json", bytes: bytes)
  var diagnostics: [Diagnostic] = []
  let tree = JSONTree.parse(bytes, file: file, options: .commented, diagnostics: &diagnostics)
  let configuration = Configuration.read(tree, diagnostics: &diagnostics)
  precondition(configuration != nil || !diagnostics.isEmpty, "no configuration and no diagnostic")
  Fuzzing.report(diagnostics, sources, of: count)

  let files = [
    TemplateLibrary.File(name: "target.json", path: "target.json", bytes: bytes),
    TemplateLibrary.File(name: "a.template", path: "a.template", bytes: Array("a\n".utf8)),
  ]
  let library = TemplateLibrary(own: ["own": TemplateLibrary.Folder(files: files)])
  let (target, found) = TargetLoader.load(.init("own"), from: library, sources: &sources)
  precondition(target != nil || !found.isEmpty, "no target and no diagnostic")
  Fuzzing.report(found, sources, of: count)
  return 0
}
