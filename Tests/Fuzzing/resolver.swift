import TokenCompiler

/// Reads bytes as a resolver document, with two token files.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let base = #"{"a":{"$type":"number","$value":1},"b":{"$value":"{a}"}}"#
  let dark = #"{"a":{"$type":"number","$value":2}}"#
  _ = Fuzzing.compile(
    CompileRequest(source: .resolver(Located("r.json"))),
    [
      "r.json": Fuzzing.bytes(start, count),
      "a.json": Array(base.utf8),
      "b.json": Array(dark.utf8),
    ]
  )
  return 0
}
