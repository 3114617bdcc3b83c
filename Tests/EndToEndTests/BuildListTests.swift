import Foundation
import TestSupport
import Testing

/// What other build systems ask of a build: its inputs and outputs, and another place for these.
@Suite struct BuildListTests {
  private let project: SampleProject

  init() throws {
    project = try SampleProject()
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  @Test func `the outputs that are listed are the files that a build writes`() throws {
    let before = project.folder.files
    let listed = try project.run("build --list-outputs")
    #expect(listed.status == 0, "\(listed.error)")
    #expect(listed.error == "")
    #expect(project.folder.files == before)
    #expect(try project.run("build").status == 0)
    let written = Set(project.folder.files).subtracting(before)
    #expect(Set(Self.lines(listed.output)) == written)
    #expect(Self.lines(listed.output).count == written.count)
  }

  @Test func `the inputs that are listed are those of the depfile, and paths begin where one is`()
    throws
  {
    let listed = try project.run("build --list-inputs", in: "tokens")
    let inputs = Self.lines(listed.output)
    #expect(inputs.contains("tokens.config.json"))
    #expect(inputs.contains("theme/dark.tokens.json"))
    #expect(!project.folder.files.contains("tokens/.tokens-manifest.json"))
    #expect(try project.run("build --depfile out/tokens.d", in: "tokens").status == 0)
    let rules = try #require(project.folder.text("tokens/out/tokens.d")).split(separator: "\n\n")
    let halves = rules[0].replacing(" \\\n", with: " ").split(separator: ":", maxSplits: 1)
    let words = halves.map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    #expect(words.last == inputs)
    let outputs = try project.run("build --list-outputs", in: "tokens")
    #expect(words.first == Self.lines(outputs.output))
  }

  @Test func `with errors nothing is listed`() throws {
    try project.folder.write("{", to: "tokens/color.tokens.json")
    let listed = try project.run("build --list-outputs")
    #expect(listed.status == 1)
    #expect(listed.output == "")
  }

  @Test func `two lists would be read as one`() throws {
    let run = try project.run("build --list-outputs --list-inputs")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.error.contains("cannot be printed together"))
  }

  @Test func `outputs go to another folder as if the repository lay there`() throws {
    let before = project.folder.files
    let listed = try project.run("build --out-root .build/made --list-outputs")
    #expect(project.folder.files == before)
    let run = try project.run("build --out-root .build/made")
    #expect(run.status == 0, "\(run.error)")
    let written = Set(project.folder.files).subtracting(before)
    #expect(Set(Self.lines(listed.output)) == written)
    #expect(written.contains(".build/made/Sources/DesignTokens/Tokens.swift"))
    #expect(written.contains(".build/made/tokens/.tokens-manifest.json"))
    #expect(written.allSatisfy { $0.hasPrefix(".build/made/") })
    let again = try project.run("build --out-root .build/made")
    #expect(again.error.contains("are current"))
  }

  @Test func `a depfile takes no place of a file that the build needs`() throws {
    let before = try #require(project.folder.text("tokens/color.tokens.json"))
    let run = try project.run("build --depfile tokens/color.tokens.json")
    #expect(run.status == 3)
    #expect(try #require(project.folder.text("tokens/color.tokens.json")) == before)
  }

  @Test func `many missing files are one message, in which each folder is a line`() throws {
    let run = try project.run("check")
    #expect(run.status == 1)
    #expect(run.error.contains("files are missing"))
    #expect(run.error.contains("files in `Sources/DesignTokens`"))
    #expect(run.error.split(separator: "\n").count < 25, "\(run.error)")
    let all = try project.run("check --verbose")
    #expect(all.error.contains("`Sources/DesignTokens/Tokens.swift` is missing"))
  }

  @Test func `targets are named in a list`() throws {
    let run = try project.run("build --target css,json")
    #expect(run.status == 0, "\(run.error)")
    #expect(project.generated.allSatisfy { $0.hasSuffix("css") || $0.hasSuffix("json") })
    let wrong = try project.run("build --target css,jsn")
    #expect(wrong.status == 2)
    #expect(wrong.error.contains("                          ^^^ "), "\(wrong.error)")
    #expect(wrong.error.contains("did you mean `json`?"))
  }

  @Test func `an argument that is typed as an option is shown as an argument`() throws {
    let run = try project.run("build --config tokens/tokens.config.json")
    #expect(run.status == 2)
    #expect(run.error.contains("`CONFIG` is an argument: write `tokens build CONFIG`"))
  }
}
