import Workspace

/// Any bytes as a manifest: what is read without objection is written and read again the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let manifest = Manifest(text: Fuzzing.bytes(start, count)) else { return 0 }
  let text = manifest.text
  precondition(Manifest(text: text)?.text == text, "writing and reading changes the manifest")
  return 0
}
