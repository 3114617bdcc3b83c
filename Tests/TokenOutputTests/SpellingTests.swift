import Diagnostics
import Testing
import TokenCompiler

@testable import TokenOutput

/// The spelling of tokens in code, as defined by targets.
@Suite struct SpellingTests {
  /// The spellings of all tokens of this repository for a target, and the text of its files.
  private static func own(
    _ target: String,
    _ request: OutputRequest = OutputRequest()
  ) throws -> (spellings: [String], text: String) {
    let workshop = try Workshop.own
    let ir = try #require(try workshop.compiled().ir)
    var sources = SourceMap()
    let source = TargetSource(Located(target), from: workshop.library, sources: &sources)
    let loaded = try #require(TargetLoader.load(source).target)
    let output = OutputSource(ir)
    let found = try #require(OutputSpellings(output, for: loaded, request))
    let spellings = ir.tokens.indices.flatMap { index in
      (found[TokenID(UInt32(index))] ?? []).map(\.text)
    }
    let files = TokenOutput.render(output, for: loaded, request).files
    let text = files.map { "\($0.path)\n" + String(decoding: $0.bytes, as: UTF8.self) }
    return (spellings, text.joined(separator: "\n"))
  }

  @Test func `CSS spellings match the file`() throws {
    let (spellings, text) = try Self.own("css")
    #expect(spellings.count > 100)
    for spelling in spellings {
      let declared = spelling.hasPrefix("--") ? "  \(spelling):" : "\n\(spelling) {"
      #expect(text.contains(declared), "\(spelling)")
    }
  }

  @Test func `CSS spellings use the output's separator`() throws {
    let option = OptionSetting("join", .string("--"))
    let (spellings, text) = try Self.own("css", OutputRequest(options: [option]))
    #expect(spellings.contains("--color--text--link"))
    for spelling in spellings {
      let declared = spelling.hasPrefix("--") ? "  \(spelling):" : "\n\(spelling) {"
      #expect(text.contains(declared), "\(spelling)")
    }
  }

  @Test func `Tailwind spellings are the variables and utilities of its theme`() throws {
    let (spellings, text) = try Self.own("tailwind")
    #expect(spellings.count > 100)
    for spelling in spellings where spelling.hasPrefix("--") {
      #expect(text.contains("  \(spelling):"), "\(spelling)")
    }
    for spelling in spellings where spelling.hasPrefix("type-") {
      #expect(text.contains("@utility \(spelling) {"), "\(spelling)")
    }
    for utility in ["bg-text-link", "text-text-link", "rounded-card", "p-medium"] {
      #expect(spellings.contains(utility), "\(utility)")
    }
  }

  @Test func `a spelling template is checked like a file template`() throws {
    var workshop = Workshop(#"{ "a": { "$type": "number", "$value": 1 } }"#)
    func messages(_ spelling: String, _ template: String?) throws -> [String] {
      var files = [
        "target.json": """
        { "targetVersion": 1, "files": [{ "template": "out.tmpl", "path": "out" }],
          "spellings": [\(spelling)] }
        """, "out.tmpl": "x",
      ]
      files["spelling.tmpl"] = template
      workshop.addTarget("own", files)
      return try workshop.render("own").messages
    }
    let rule = #"{ "template": "spelling.tmpl" }"#
    #expect(try messages(rule, "{{ token.name }}").isEmpty)
    #expect(try messages(rule, "{{ token.nmae }}").first?.contains("nmae") == true)
    #expect(try messages(rule, nil) == ["there is no template `spelling.tmpl`"])
    #expect(try messages("", "{{ token.name }}") == ["nothing uses the template `spelling.tmpl`"])
    let both = try messages(#"{ "template": "spelling.tmpl", "text": "a" }"#, "{{ token.name }}")
    #expect(
      both == ["a spelling can't have both a `template` and a `text`"]
    )
    #expect(try messages("{}", nil).count == 1)
  }

  @Test func `Android spellings are resources`() throws {
    let (spellings, text) = try Self.own("android")
    #expect(spellings.count > 150)
    for spelling in spellings where spelling.hasPrefix("@") {
      let parts = spelling.dropFirst().split(separator: "/")
      let isResource =
        text.contains("name=\"\(parts[1])\"") || text.contains("\(parts[0])/\(parts[1]).xml\n")
      #expect(isResource, "\(spelling)")
    }
  }

  @Test(arguments: ["swift", "kotlin"])
  func `spellings in code are declared`(_ target: String) throws {
    let (spellings, text) = try Self.own(target)
    #expect(spellings.count > 150)
    for spelling in spellings {
      let name = try #require(spelling.split(separator: ".").last)
      let isDeclared = text.contains("var \(name):") || text.contains("val \(name):")
      // A themed field is a member of its component's style.
      #expect(isDeclared || text.contains("\(name): "), "\(spelling)")
    }
  }

  @Test func `a spelling is checked like the path of a file`() throws {
    var workshop = Workshop("{}")
    workshop.addTarget(
      "own",
      printing: "x",
      #""spellings": [{ "text": "{token.nmae}" }, { "when": "token.isPublic" }]"#
    )
    let messages = try workshop.render("own").messages
    #expect(messages.count == 1, "\(messages)")
    #expect(messages.first?.contains("text") == true)
    workshop.addTarget("two", printing: "x", #""spellings": [{ "text": "{token.nmae}" }]"#)
    #expect(try workshop.render("two").messages.first?.contains("nmae") == true)
  }
}
