import Workspace

/// Reads bytes as a manifest. Writing and reading a valid manifest again must give the same text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let manifest = Manifest(text: Fuzzing.bytes(start, count)) else { return 0 }
  let text = manifest.text
  precondition(Manifest(text: text)?.text == text, "writing and reading changes the manifest")
  return 0
}
