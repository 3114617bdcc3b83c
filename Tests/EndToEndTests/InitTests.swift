import Foundation
import TestSupport
import Testing

/// The first minute of a newcomer: a source out of nothing.
@Suite struct Beginning {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder(".git")
  }

  private func run(_ line: String) throws -> ProgramRun {
    try ProgramRun(line.split(separator: " ").map(String.init), in: folder.url(""))
  }

  @Test func `a starter source builds at once, strictly, for every target`() throws {
    let made = try run("init")
    #expect(made.status == 0)
    #expect(made.error.contains("made        tokens/tokens.config.json"))
    #expect(made.error.contains("now run `tokens build`"))
    let built = try run("build --strict")
    #expect(built.status == 0, "\(built.error)")
    #expect(try run("check --strict").status == 0)
    let configuration = try #require(folder.text("tokens/tokens.config.json"))
    for target in ["css", "json", "swift"] {
      #expect(configuration.contains("\"target\": \"\(target)\""))
      #expect(folder.files.contains { $0.hasPrefix("tokens/generated/\(target)/") })
    }
  }

  @Test func `nothing that exists is overwritten, and nothing else is made beside it`() throws {
    try folder.write("mine", to: "tokens/color.tokens.json")
    let refused = try run("init")
    #expect(refused.status == 1)
    #expect(refused.error.contains("error[file-in-the-way]: `tokens/color.tokens.json` exists"))
    #expect(folder.files == ["tokens/color.tokens.json"])
    #expect(folder.text("tokens/color.tokens.json") == "mine")
  }

  @Test func `Git is told to leave line ends alone, but in a file of its own only`() throws {
    #expect(try run("init").status == 0)
    #expect(folder.text("tokens/.gitattributes")?.contains("/generated/** text eol=lf") == true)
    try folder.write("* text=auto\n", to: "other/.gitattributes")
    let made = try run("init other")
    #expect(made.status == 0)
    #expect(folder.text("other/.gitattributes") == "* text=auto\n")
    #expect(made.error.contains("add these lines to other/.gitattributes, which exists:"))
    #expect(made.error.contains("/generated/** text eol=lf"))
  }

  @Test func `a second time gets one message`() throws {
    _ = try run("init")
    let again = try run("init")
    #expect(again.status == 1)
    #expect(again.error.contains("exist, and `tokens init` does not overwrite files"))
    #expect(again.error.hasSuffix("\n1 error\n"))
  }

  @Test func `another folder can be named, and its first lines say what to run`() throws {
    let made = try run("init design/tokens")
    #expect(made.status == 0)
    #expect(made.error.contains("now run `tokens build design/tokens/tokens.config.json`"))
    #expect(try run("build design/tokens/tokens.config.json").status == 0)
  }

  @Test func `a folder that cannot be made leaves nothing behind`() throws {
    try folder.write("", to: "tokens")
    let failed = try run("init")
    #expect(failed.status == 3)
    #expect(folder.files == ["tokens"])
  }
}
