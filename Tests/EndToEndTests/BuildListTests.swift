import Foundation
import TestSupport
import Testing

/// The options of a build for other build systems: lists of inputs and outputs, and a different
/// output root.
@Suite struct BuildListTests {
  private let project: SampleProject

  init() throws {
    project = try SampleProject()
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  @Test func `the listed outputs are the files written by a build`() throws {
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

  @Test func `listed inputs equal those in the depfile, relative to the working directory`()
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

  @Test func `nothing is listed if there are errors`() throws {
    try project.folder.write("{", to: "tokens/color.tokens.json")
    let listed = try project.run("build --list-outputs")
    #expect(listed.status == 1)
    #expect(listed.output == "")
  }

  @Test(arguments: [
    "build --list-outputs --list-inputs", "build --list-outputs --watch", "build --list-inputs -w",
    "build --dry-run --list-outputs", "build --list-inputs --force",
    "build --list-outputs --depfile d", "build --list-inputs --tracked-inputs l",
    "build --dry-run --depfile d", "build --dry-run --tracked-inputs l",
    "build --out-root a --one-file b", "build --quiet --verbose", "-q check -v",
  ])
  func `conflicting options are an error`(_ line: String) throws {
    let before = project.folder.files
    let run = try project.run(line)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.error.hasPrefix("error[unexpected-argument]: "), "\(run.error)")
    #expect(run.error.contains("can't be used together"))
    #expect(project.folder.files == before)
  }

  @Test func `a list and a machine-readable report are on separate streams`() throws {
    let run = try project.run("build --list-outputs --format json")
    #expect(run.output == (try project.run("build --list-outputs").output))
    #expect(try JSONReport(run.error).status == 0)
  }

  @Test func `outputs go to another folder as if it were the repository`() throws {
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
    #expect(again.error.contains("are up to date"))
  }

  @Test func `a depfile never overwrites a file that the build needs, even with force`() throws {
    let before = project.folder.contents
    for line in ["tokens/color.tokens.json", "tokens/generated/css/tokens.css"] {
      let run = try project.run("build --force --depfile \(line)")
      #expect(run.status == 3)
      #expect(run.error.contains("the build itself reads or generates this file"))
      #expect(project.folder.contents == before, "nothing is written")
    }
  }

  @Test func `a depfile only overwrites an earlier depfile, unless forced`() throws {
    try project.folder.write("mine", to: "notes.txt")
    let refused = try project.run("build --depfile notes.txt")
    #expect(refused.status == 2)
    #expect(refused.error.contains("`notes.txt` exists and isn't the depfile"))
    #expect(project.folder.text("notes.txt") == "mine")
    #expect(project.generated.isEmpty, "nothing is written")
    #expect(try project.run("build --depfile notes.txt --force").status == 0)
    #expect(project.folder.text("notes.txt")?.contains("tokens/color.tokens.json") == true)
    #expect(try project.run("build --depfile notes.txt").status == 0)
    try project.folder.write("", to: "empty.d")
    #expect(try project.run("build --depfile empty.d").status == 0)
    for name in ["tokens", "tokens/.tokens-manifest.json"] {
      let run = try project.run("build --depfile \(name) --force")
      #expect(run.status == 2, "\(run.error)")
    }
  }

  @Test(arguments: [
    "build --force --depfile .git/config", "build --force --depfile .git/new",
    "build --tracked-inputs .git/config", "build --out-root .git/made", "build --one-file .git/one",
    "build --depfile link/config", "build --depfile .GIT/config", "init .git/tokens", "init .git",
    "import css site.css --to .git/tokens",
  ])
  func `no option writes to Git's folder`(_ line: String) throws {
    try project.folder.write("[core]", to: ".git/config")
    try project.folder.link("link", to: ".git")
    try project.folder.write(":root { --a: #fff }", to: "site.css")
    let before = project.folder.contents
    let run = try project.run(line)
    #expect(run.status == (line.hasPrefix("build") ? 2 : 1))
    #expect(run.error.contains("error[protected-path]"), "\(run.error)")
    #expect(project.folder.contents == before)
  }

  @Test func `a list of tracked inputs must exist, and keeps its permissions`() throws {
    let missing = try project.run("build --tracked-inputs none.txt")
    #expect(missing.status == 2)
    #expect(missing.error.contains("there is no file `none.txt`"))
    #expect(project.generated.isEmpty, "nothing is written")
    try project.folder.write("other\n", to: "list.sh")
    let path = project.folder.url("list.sh").path
    try FileManager.default.setAttributes([.posixPermissions: 0o754], ofItemAtPath: path)
    #expect(try project.run("build --tracked-inputs list.sh").status == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o754)
  }

  @Test func `file names that break lists or Makefiles are omitted from them`()
    throws
  {
    let name = "we\u{1B}[31mird\n;.tokens.json"
    try project.folder.write(#"{ "a": { "$type": "number", "$value": 1 } }"#, to: "p/\(name)")
    try project.folder.write(
      ##"{ "source": ["*.tokens.json"], "outputs": [{ "target": "css", "directory": "out" }] }"##,
      to: "p/tokens.config.json"
    )
    for option in ["--list-inputs", "--depfile d"] {
      let run = try project.run("build \(option)", in: "p")
      #expect(run.status == 1)
      #expect(run.output == "")
      #expect(run.error.contains("error[unlistable-path]: `we\\u{1B}[31mird\\u{A};.tokens.json`"))
      #expect(!project.folder.files.contains { $0.hasPrefix("p/out/") }, "nothing is written")
    }
    let lines = [
      "build --verbose", "list", "explain a", "check --format lines", "migrate --verbose",
    ]
    for line in lines {
      let run = try project.run(line, in: "p")
      #expect(run.status == 0, "\(run.error)")
      #expect(!(run.output + run.error).contains("\u{1B}"), "\(line)")
    }
    try project.folder.remove("p/tokens.config.json")
    let setUp = try project.run("init .", in: "p")
    #expect(setUp.status == 0 && !setUp.error.contains("\u{1B}"), "\(setUp.error)")
    #expect(try !project.run("init .\u{1B}[31m", in: "p").error.contains("\u{1B}"))
  }

  @Test func `many missing files are one diagnostic with a line for each folder`() throws {
    let run = try project.run("check")
    #expect(run.status == 1)
    #expect(run.error.contains("files are missing"))
    #expect(run.error.contains("files in `Sources/DesignTokens`"))
    #expect(run.error.split(separator: "\n").count < 25, "\(run.error)")
    let all = try project.run("check --verbose")
    #expect(all.error.contains("`Sources/DesignTokens/Tokens.swift` is missing"))
  }

  @Test func `several targets can be given as a list`() throws {
    let run = try project.run("build --target css,json")
    #expect(run.status == 0, "\(run.error)")
    #expect(project.generated.allSatisfy { $0.hasSuffix("css") || $0.hasSuffix("json") })
    let wrong = try project.run("build --target css,jsn")
    #expect(wrong.status == 2)
    #expect(wrong.error.contains("                          ^^^ "), "\(wrong.error)")
    #expect(wrong.error.contains("did you mean `json`?"))
  }

  @Test func `an argument typed as an option is explained`() throws {
    let run = try project.run("build --config tokens/tokens.config.json")
    #expect(run.status == 2)
    #expect(run.error.contains("`CONFIG` is an argument: write `tokens build CONFIG`"))
  }
}
