import Foundation
import TestSupport
import Testing

/// What a build tool that has to know its outputs and inputs beforehand asks of a build.
@Suite struct OneFileRunTests {
  private let project: SampleProject

  init() throws {
    project = try SampleProject()
  }

  @Test func `all files of an output become one file, whatever groups there are`() throws {
    let before = Set(project.folder.files)
    let listed = try project.run("build --one-file made/All.swift --list-outputs")
    #expect(
      listed.output
        == "made/.tokens-manifest.All.swift.tokens.config.json\nmade/All.swift\n"
    )
    let run = try project.run("build --one-file made/All.swift")
    #expect(run.status == 0, "\(run.error)")
    #expect(
      Set(project.folder.files).subtracting(before) == [
        "made/.tokens-manifest.All.swift.tokens.config.json", "made/All.swift",
      ]
    )
    let text = try #require(project.folder.text("made/All.swift"))
    #expect(text.contains("public enum Tokens"))
    #expect(text.contains("public struct TokenTheme"))
    #expect(text.components(separatedBy: "// Written by").count == 2)
    let again = try project.run("build --one-file made/All.swift")
    #expect(again.error == "1 file is current\n")
  }

  @Test func `one file holds every line of the files that a build writes`() throws {
    #expect(try project.run("build --one-file made/All.swift").status == 0)
    #expect(try project.run("build --target swift").status == 0)
    let lines = { (text: String) in
      Set(text.split(separator: "\n").filter { !$0.contains("import ") })
    }
    let one = lines(try #require(project.folder.text("made/All.swift")))
    let files = project.generated.compactMap { project.folder.text($0) }
    #expect(files.count > 10)
    #expect(one == files.map(lines).reduce([]) { $0.union($1) })
  }

  @Test func `one file that was edited by hand is not replaced`() throws {
    try project.folder.write("mine\n", to: "Mine.swift")
    let run = try project.run("build --one-file Mine.swift")
    #expect(run.status == 1)
    #expect(project.folder.text("Mine.swift") == "mine\n")
  }

  @Test func `one file needs a target that allows it`() throws {
    let run = try project.run("build --target css --one-file made/All.css")
    #expect(run.status == 1)
    #expect(run.error.contains("no output that can be one file"), "\(run.error)")
    #expect(run.error.contains("tokens.config.json:"))
  }

  @Test func `one file holds one output`() throws {
    try project.folder.write(
      """
      { "source": "app.resolver.json",
        "outputs": [
          { "target": "swift", "directory": "a" }, { "target": "swift", "directory": "b" } ] }
      """,
      to: "tokens/two.tokens.config.json"
    )
    let run = try project.run("build --one-file All.swift tokens/two.tokens.config.json")
    #expect(run.status == 1)
    #expect(run.error.contains("several outputs that can be one file"), "\(run.error)")
  }

  @Test func `a target that extends one that can be one file can be one file as well`() throws {
    try project.folder.write(
      #"{ "targetVersion": 1, "extends": "swift" }"#,
      to: "tokens/own/mine/target.json"
    )
    try project.folder.write(
      """
      { "source": "app.resolver.json", "templates": "own",
        "outputs": [
          { "target": "css", "directory": "a" }, { "target": "mine", "directory": "b" } ] }
      """,
      to: "tokens/mine.tokens.config.json"
    )
    let run = try project.run("build --one-file All.swift tokens/mine.tokens.config.json")
    #expect(run.status == 0, "\(run.error)")
  }

  @Test func `one file and another root are two places`() throws {
    let run = try project.run("build --one-file All.swift --out-root out")
    #expect(run.status == 2)
    #expect(run.error.contains("cannot be used together"), "\(run.error)")
  }

  @Test func `a list of inputs is touched only if an input is missing there`() throws {
    let inputs = try project.run("build --list-inputs").output
    try project.folder.write(inputs, to: "inputs.txt")
    let mark = { project.folder.marks["inputs.txt"] }
    let before = mark()
    let build = "build --one-file All.swift --tracked-inputs inputs.txt"
    #expect(try project.run(build).status == 0)
    #expect(mark() == before)
    let fewer = inputs.split(separator: "\n").dropLast().joined(separator: "\n")
    try project.folder.write(fewer, to: "inputs.txt")
    let shorter = mark()
    #expect(try project.run(build).status == 0)
    #expect(mark() != shorter)
    #expect(project.folder.text("inputs.txt") == fewer)
  }

  @Test func `a list of inputs that is not there is reported`() throws {
    let run = try project.run("build --tracked-inputs nowhere.txt")
    #expect(run.status == 3)
    #expect(run.error.contains("nowhere.txt"), "\(run.error)")
  }

  @Test func `reports in lines have whole paths`() throws {
    try project.folder.write("{\n  \"ab\": }", to: "tokens/color.tokens.json")
    let run = try project.run("build --format lines", in: "tokens")
    #expect(run.status == 1)
    let path = project.folder.url("tokens/color.tokens.json").resolvingSymlinksInPath().path
    #expect(run.error.hasPrefix("\(path):2:8: error: "), "\(run.error)")
    #expect(run.output == "")
  }
}
