import TokenCompiler
import Testing

@testable import Workspace

/// The kind of a file, as determined by its contents.
@Suite struct SourceFileKinds {
  @Test(arguments: [
    (#"{ "resolutionOrder": [] }"#, SourceFileKind.resolver),
    (#"{ "a": 1, "outputs": [] }"#, .configuration),
    (#"{ "\u0072esolutionOrder": [] }"#, .resolver),
    (#"{ "outp\u0075ts": [] }"#, .configuration),
    (#"{ "resolutionOrder": {} }"#, .tokens),
    (#"{ "a": { "resolutionOrder": [], "outputs": [] } }"#, .tokens),
    (#"{ "resolutionOrders": [] }"#, .tokens),
    (#"{ "a": { "$description": "the \u006futputs" } }"#, .tokens),
    ("{}", .tokens), ("", .tokens), ("\"", .tokens), ("\"outputs\"", .tokens),
  ])
  func `a file's root properties determine its kind`(_ text: String, _ kind: SourceFileKind) {
    #expect(SourceFileKind.isConfiguration(Array(text.utf8)) == (kind == .configuration))
    #expect(SourceFileKind.isResolver(Array(text.utf8)) == (kind == .resolver))
  }

  @Test func `a distinctive property is found at any position`() {
    for length in 0..<40 {
      let filler = String(repeating: "\"o", count: length)
      let text = "{ \"\(filler.filter { $0 != "\"" })\": 1, \"outputs\": [] }"
      #expect(SourceFileKind.isConfiguration(Array(text.utf8)))
    }
  }
}
