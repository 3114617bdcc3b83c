import Foundation
import TestSupport
import Testing

/// Disk errors during a build, and the guarantees about files on disk.
@Suite struct Disks {
  private let project: SampleProject

  init() throws {
    project = try SampleProject()
  }

  private var folder: TemporaryFolder { project.folder }

  // MARK: Reading

  @Test func `a missing file of a resolver document is an error in the document`() throws {
    try folder.remove("tokens/theme/dark.tokens.json")
    let run = try project.run("build")
    #expect(run.status == 1)
    #expect(run.error.contains("error[missing-file]"))
    #expect(run.error.contains("--> tokens/app.resolver.json:"))
  }

  @Test(arguments: ["tokens/theme/dark.tokens.json", "tokens/app.resolver.json"])
  func `a folder instead of a file is an error in the project`(_ file: String) throws {
    try folder.remove(file)
    try folder.makeFolder(file)
    let run = try project.run("build")
    #expect(run.status == 1)
    #expect(run.error.contains("is a folder, expected a file"))
  }

  @Test func `a folder given as the configuration suggests the file in it`() throws {
    #expect(try project.run("build tokens").status == 1)
    #expect(
      try project.run("build tokens").error.contains("did you mean `tokens/tokens.config.json`?")
    )
    #expect(try project.run("ir /dev/null/x").status == 2)
  }

  @Test func `a resolver document can't reference files outside the repository`() throws {
    let outside = try TemporaryFolder()
    try outside.write("{}", to: "secret.tokens.json")
    try folder.remove("tokens/theme/dark.tokens.json")
    try folder.link("tokens/theme/dark.tokens.json", to: outside.url("secret.tokens.json").path)
    let run = try project.run("build")
    #expect(run.status == 1)
    #expect(run.error.contains("error[outside-file]"))
  }

  // MARK: Writing

  @Test(arguments: ["/dev/full", "/dev/full 2>&1"])
  func `a full disk behind standard output is reported`(_ place: String) throws {
    let run = try ProgramRun(shell: "$TOKENS ir > \(place)", in: folder.url(""))
    #expect(run.status == 3)
  }

  @Test func `a closed pipe is not an error`() throws {
    let line = "set -o pipefail; $TOKENS ir | head -1"
    let run = try ProgramRun(shell: line, in: folder.url(""))
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.error.isEmpty)
  }

  @Test func `a disk that fills up leaves everything as it was`() throws {
    #expect(try project.run("build").status == 0)
    let manifest = folder.text("tokens/.tokens-manifest.json")
    try folder.replace(
      "0.898, 0.659, 0.898",
      with: "0.8, 0.5, 0.8",
      in: "tokens/swatch.tokens.json"
    )
    let before = folder.contents
    // With a limit of 4 blocks of 1024 bytes per file, some files can be written and some can't.
    let run = try ProgramRun(shell: "ulimit -f 4; $TOKENS build", in: folder.url(""))
    #expect(run.status == 3)
    #expect(run.error.contains("error[unwritable-file]"))
    #expect(folder.contents == before)
    #expect(folder.text("tokens/.tokens-manifest.json") == manifest)
    #expect(try project.run("build").status == 0)
  }

  @Test func `a file in the way of a folder is reported, and nothing is written`() throws {
    try folder.write("", to: "tokens/generated")
    let before = folder.contents
    let run = try project.run("build")
    #expect(run.status == 3)
    #expect(run.error.contains("error[unwritable-file]: `tokens/generated"))
    #expect(folder.contents == before)
    #expect(folder.files == before.keys.sorted())
  }

  @Test func `a folder in the way of a file is reported, and nothing is written`() throws {
    try folder.write("", to: "tokens/generated/css/tokens.css/inside")
    let run = try project.run("build")
    #expect(run.status == 3)
    #expect(run.error.contains("`tokens/generated/css/tokens.css` can't be read"))
    #expect(project.generated == ["tokens/generated/css/tokens.css/inside"])
  }

  @Test(arguments: ["../../elsewhere", "/tmp/elsewhere", "link/css"])
  func `an output can't leave the repository`(_ directory: String) throws {
    let outside = try TemporaryFolder()
    try folder.link("tokens/link", to: outside.path)
    try folder.replace("generated/css", with: directory, in: "tokens/tokens.config.json")
    let run = try project.run("build")
    #expect(run.status == 1)
    #expect(run.error.contains("error[outside-directory]"))
    #expect(run.error.contains("\"outside\": [\"\(directory)\"]"))
    #expect(project.generated.isEmpty && outside.files.isEmpty)
  }

  @Test func `an output may leave the repository if that's allowed`() throws {
    let outside = try TemporaryFolder()
    try folder.replace("generated/css", with: outside.path, in: "tokens/tokens.config.json")
    try folder.replace(
      "\"outputs\"",
      with: "\"outside\": [\"\(outside.path)\"], \"outputs\"",
      in: "tokens/tokens.config.json"
    )
    let run = try project.run("build")
    #expect(run.status == 0, "\(run.error)")
    #expect(outside.files == ["components.css", "tokens.css"])
  }

  @Test func `two outputs with the same path are an error`() throws {
    try folder.replace(
      "\"outputs\": [",
      with: "\"outputs\": [{ \"target\": \"css\", \"directory\": \"generated/CSS/../css\" },",
      in: "tokens/tokens.config.json"
    )
    let run = try project.run("build")
    #expect(run.status == 1)
    #expect(run.error.contains("`generated/css/tokens.css` would be written twice"))
    #expect(project.generated.isEmpty)
  }

  @Test func `the inputs of a build are never overwritten or deleted`() throws {
    // Outputs of an earlier build have become sources, and the manifest lists them as generated.
    try folder.write(
      """
      { "source": ["generated/json/tokens.json"],
        "outputs": [{ "target": "css", "directory": "generated/css" }] }
      """,
      to: "tokens/next.config.json"
    )
    try folder.write(
      """
      { "source": ["swatch.tokens.json"],
        "outputs": [{ "target": "json", "directory": "generated/json" }] }
      """,
      to: "tokens/tokens.config.json"
    )
    #expect(try project.run("build").status == 0)
    let source = #"{ "ink": { "$type": "number", "$value": 1 } }"#
    try folder.write(source, to: "tokens/generated/json/tokens.json")
    let list = folder.text("tokens/.tokens-manifest.json")
    try folder.write(list ?? "", to: "tokens/.tokens-manifest.next.config.json")
    #expect(try project.run("build --force tokens/next.config.json").status == 0)
    #expect(folder.text("tokens/generated/json/tokens.json") == source)
  }

  // MARK: Concurrent builds

  @Test func `two configurations in one folder don't delete each other's outputs`() throws {
    for name in ["one", "two"] {
      let text = """
        { "source": ["tokens/swatch.tokens.json"],
          "outputs": [{ "target": "css", "directory": "\(name)" }] }
        """
      try folder.write(text, to: "\(name).json")
    }
    for name in ["one", "two", "one", "two"] {
      #expect(try project.run("build \(name).json").status == 0)
    }
    for name in ["one", "two"] {
      #expect(try project.run("check \(name).json").status == 0)
      #expect(folder.text("\(name)/tokens.css") != nil)
      #expect(folder.text(".tokens-manifest.\(name).json") != nil)
    }
    let both = """
      for i in 1 2 3; do
        rm -rf one two; $TOKENS build one.json & $TOKENS build two.json; wait
      done
      """
    let run = try ProgramRun(shell: both, in: folder.url(""))
    #expect(run.status == 0 && !run.error.contains("error"), "\(run.error)")
  }

  @Test func `concurrent builds don't disturb each other`() throws {
    let line = "for i in 1 2 3 4 5 6; do $TOKENS build & done; wait"
    let run = try ProgramRun(shell: line, in: folder.url(""))
    #expect(run.status == 0)
    #expect(!run.error.contains("error"), "\(run.error)")
    #expect(try project.run("check").status == 0)
    #expect(folder.files.allSatisfy { !$0.contains("tokens-new") && !$0.contains("lock") })
  }

  @Test func `a build killed at any time is completed by the next one`() throws {
    #expect(try project.run("build").status == 0)
    let old = folder.contents
    let file = "tokens/swatch.tokens.json"
    try folder.replace("0.898, 0.659, 0.898", with: "0.8, 0.5, 0.8", in: file)
    #expect(try project.run("build").status == 0)
    let new = folder.contents
    for delay in stride(from: 0.02, to: 0.26, by: 0.03) {
      for (name, content) in old { try content.write(to: folder.url(name)) }
      try folder.replace("0.898, 0.659, 0.898", with: "0.8, 0.5, 0.8", in: file)
      let line = "$TOKENS build & sleep \(delay); kill -9 $! 2>/dev/null; wait"
      _ = try ProgramRun(shell: line, in: folder.url(""))
      for name in project.generated where !name.hasSuffix(".tokens-new") {
        let content = try Data(contentsOf: folder.url(name))
        #expect(content == old[name] || content == new[name], "\(name) after \(delay) s")
      }
      let next = try project.run("build")
      #expect(next.status == 0, "after \(delay) s: \(next.error)")
      #expect(folder.contents == new)
    }
  }

  // MARK: Reproducibility

  @Test func `the folder, hash seed, and number of threads don't affect the output`() throws {
    #expect(try project.run("build").status == 0)
    let expected = folder.contents
    let ir = try project.run("ir").output
    let ways: [(directory: String, configuration: String, variables: [String: String])] = [
      ("tokens/theme", "../tokens.config.json", [:]),
      ("", folder.url("tokens/tokens.config.json").path, ["SWIFT_DETERMINISTIC_HASHING": "1"]),
      ("", "tokens/../tokens/tokens.config.json", ["LIBDISPATCH_COOPERATIVE_POOL_STRICT": "1"]),
    ]
    for way in ways {
      let other = try SampleProject()
      let configuration = way.configuration.replacing(folder.path, with: other.folder.path)
      let directory = other.folder.url(way.directory)
      let build = try ProgramRun(
        ["build", configuration],
        in: directory,
        environment: way.variables
      )
      #expect(build.status == 0)
      #expect(other.folder.contents == expected)
      let printed = try ProgramRun(
        ["ir", configuration],
        in: directory,
        environment: way.variables
      )
      #expect(printed.output == ir)
    }
  }

  @Test func `no output contains a path of this machine`() throws {
    #expect(try project.run("build").status == 0)
    for name in project.generated + ["tokens/.tokens-manifest.json"] {
      #expect(folder.text(name)?.contains(folder.path) == false)
    }
    #expect(try !project.run("ir").output.contains(folder.path))
  }
}
