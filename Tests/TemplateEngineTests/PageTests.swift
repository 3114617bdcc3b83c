import Foundation
import Testing

/// The examples on the page about the language.
@Suite struct PageTests {
  @Test func `the examples on the page have valid syntax`() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("templates/guide/language.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let language = text.components(separatedBy: "## Limits")[0]
    var examples = language.components(separatedBy: "```").enumerated()
      .filter { $0.offset % 2 == 1 }.map { $0.element }
    for code in language.components(separatedBy: "`").enumerated() where code.offset % 2 == 1 {
      if code.element.hasPrefix("{% for") { examples.append(code.element + "{% endfor %}") }
    }
    #expect(examples.count >= 8)
    for example in examples {
      let messages = render(example.replacing("{% endfor %}{% endfor %}", with: "{% endfor %}"))
        .messages
      #expect(!messages.contains { $0.contains("template-syntax") }, "\(example) \(messages)")
    }
  }
}
