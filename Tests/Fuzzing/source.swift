import TokenCompiler

/// Reads bytes as a token file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var request = CompileRequest(source: .files([Located("a.tokens.json")]))
  request.modifiers = [
    CompileRequest.DeclaredModifier(
      name: Located("theme"),
      contexts: [Located("light"), Located("dark")]
    )
  ]
  _ = Fuzzing.compile(request, ["a.tokens.json": Fuzzing.bytes(start, count)])
  return 0
}
