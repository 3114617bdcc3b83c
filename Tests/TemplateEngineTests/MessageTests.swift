import Diagnostics
import Foundation
import TemplateEngine
import Testing

/// The diagnostics of invalid templates, recorded in a file: a line with `==` and a template,
/// followed by its diagnostics. To add a case, add a `==` line and run the tests with
/// `UPDATE_GOLDENS=1`.
@Suite struct MessageTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Goldens/TemplateEngine/messages.txt")
  private static let included = ["part": "x", "loop": "{% include 'loop' %}"]

  @Test func `every mistake in a template gives its recorded diagnostics`() throws {
    let kept = try String(contentsOf: Self.file, encoding: .utf8)
    var current = ""
    for line in kept.split(separator: "\n") where line.hasPrefix("== ") {
      let template = String(line.dropFirst(3)).replacing("⏎", with: "\n")
      current += "\(line)\n"
      for message in render(template, files: Self.included).messages {
        current += "   \(message)\n"
      }
      current += "\n"
    }
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try current.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let keptLines = kept.split(separator: "\n", omittingEmptySubsequences: false)
    let currentLines = current.split(separator: "\n", omittingEmptySubsequences: false)
    for (kept, current) in zip(keptLines, currentLines) { #expect(current == kept) }
    #expect(current == kept)
  }

  @Test func `every code about templates has a case`() throws {
    let kept = try String(contentsOf: Self.file, encoding: .utf8)
    let codes: [DiagnosticCode] = [
      DiagnosticCode.templateSyntaxCodes, DiagnosticCode.templateCodes,
      DiagnosticCode.templateAuthorCodes,
    ].flatMap { $0 }
    // Names only collide in a target.
    for code in codes where code != .nameCollision {
      #expect(kept.contains(" \(code.name): "), "\(code.name)")
    }
  }

  @Test func `errors in an included file are reported there, once`() {
    let outcome = render(
      "{% include 'a' %}{% include 'a' %}{{ x }}",
      files: ["a": "1\n{{ title }}"]
    )
    #expect(
      outcome.messages.map { String($0.prefix(40)) } == [
        "main:1:38 unknown-template-name: there i", "a:2:4 raw-text-in-template: raw text fro",
      ]
    )
  }

  @Test func `a template that isn't UTF-8 or is too large is an error`() {
    let large = String(repeating: "x", count: 4 << 20 | 1)
    #expect(render(large).messages.map { $0.prefix(28) } == ["main:1:1 template-limit: the"])
    let compiler = TemplateCompiler(schema: Sample.schema, rules: Rules.sample)
    var generator = HostileTextTests.Generator(state: 3)
    for count in 1..<200 {
      let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
      let source = TemplateSource(
        name: "main",
        file: SourceMap.FileID(index: 0),
        bytes: bytes + Array("{{ item".utf8) + [0xFF]
      )
      var files = TemplateFileSet([source])
      let found = compiler.compile("main", in: &files).templates[0]?.diagnostics
      #expect(found?.map(\.message) == ["the template is not UTF-8"])
    }
  }
}
