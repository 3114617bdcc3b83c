import TokenCompiler

/// Evaluates text as an expression for tokens of three types.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: Fuzzing.bytes(start, count), as: UTF8.self)
  let formula = Fuzzing.quoted("~" + text)
  let source = """
    {"c":{"$type":"color","$value":{"colorSpace":"oklch","components":[0.5,"none",40],"alpha":0.5}},
    "d":{"$type":"dimension","$value":{"value":4,"unit":"px"}},
    "n":{"$type":"number","$value":2.5},
    "x":{"$type":"color","$value":\(formula)},
    "y":{"$type":"dimension","$value":\(formula)},
    "z":{"$type":"number","$value":\(formula)}}
    """
  let request = CompileRequest(source: .files([Located("a.tokens.json")]))
  _ = Fuzzing.compile(request, ["a.tokens.json": Array(source.utf8)])
  return 0
}
