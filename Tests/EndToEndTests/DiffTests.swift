import Foundation
import TestSupport
import Testing

/// `tokens diff` and `tokens changelog` with Git revisions, folders, and files.
@Suite struct `Comparing versions` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try git("init -q")
    try write(size: 8)
    try folder.write(Self.configuration, to: "tokens/tokens.config.json")
    try commit("one")
  }

  private static let configuration = """
    { "source": ["size.tokens.json"],
      "outputs": [{ "target": "css", "directory": "out" }] }
    """

  private func write(_ name: String = "gap", size: Double) throws {
    try folder.write(
      #"{ "\#(name)": { "$type": "dimension", "$value": { "value": \#(size), "unit": "px" } } }"#,
      to: "tokens/size.tokens.json"
    )
  }

  private func git(_ line: String) throws {
    let identity = "-c user.name=Test -c user.email=test@example.com -c commit.gpgsign=false"
    let run = try ProgramRun(shell: "git \(identity) \(line)", in: folder.url(""))
    try #require(run.status == 0, "git \(line): \(run.error)")
  }

  private func commit(_ message: String) throws {
    try git("add -A")
    try git("commit -q -m \(message)")
  }

  private func run(_ line: String, in directory: String = "") throws -> ProgramRun {
    try ProgramRun(line.split(separator: " ").map(String.init), in: folder.url(directory))
  }

  @Test func `the working tree is compared with the last commit`() throws {
    let unchanged = try run("diff")
    #expect(unchanged.output == "no changes\n" && unchanged.status == 0)
    try write(size: 12)
    let run = try run("diff")
    #expect(run.status == 0)
    #expect(run.output == "Value changed\n  gap  8px → 12px\n\npatch: 1 value changed\n")
    #expect(try self.run("diff --semver").output == "patch\npatch\tcss in out\n")
    #expect(try self.run("diff HEAD --semver", in: "tokens").output.hasPrefix("patch"))
  }

  @Test func `revisions are read without the working tree`() throws {
    try write("space", size: 8)
    try commit("two")
    try git("rm -q -r tokens")
    let run = try run("diff HEAD~1 HEAD")
    #expect(run.output.contains("  space  formerly gap\n"))
    #expect(run.output.hasSuffix("\nmajor: 1 renamed\n"))
    #expect(run.status == 0)
    let failed = try self.run("diff HEAD~1..HEAD --fail-on major")
    #expect(failed.status == 1)
    #expect(failed.error.contains("error[disallowed-change]: the changes are major"))
  }

  @Test func `a branch is compared with the commit where it began`() throws {
    try git("branch base")
    try write(size: 12)
    try commit("two")
    try git("checkout -q base")
    try write("other", size: 1)
    try commit("three")
    try git("checkout -q -")
    #expect(try run("diff base...").output.hasPrefix("Value changed\n  gap  8px → 12px\n"))
    #expect(try run("diff base").output.contains("Removed\n  other"))
  }

  @Test func `a revision with errors is named`() throws {
    try folder.write(#"{ "gap": { "$value": "{none}" } }"#, to: "tokens/size.tokens.json")
    try commit("broken")
    try write(size: 8)
    let run = try run("diff")
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.error.contains("--> HEAD:tokens/size.tokens.json:1:"))
    #expect(run.error.contains("HEAD doesn't compile, so there is nothing to compare"))
  }

  @Test func `tokens are compared with a version whose outputs have errors`() throws {
    let outdated = Self.configuration.replacing("\"css\"", with: "\"none\"")
    try folder.write(outdated, to: "tokens/tokens.config.json")
    try commit("outdated")
    try folder.write(Self.configuration, to: "tokens/tokens.config.json")
    try write("other", size: 1)
    let run = try run("diff")
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("\nmajor: 1 removed, 1 added\n"), "\(run.output)")
    #expect(run.error.contains("names aren't compared, because the outputs of HEAD have errors"))
    #expect(try self.run("diff HEAD HEAD").status == 1)
  }

  @Test func `removing a token since a printed version is a major change`() throws {
    try folder.write(try run("ir").output, to: "old.json")
    try write("other", size: 1)
    #expect(try run("diff old.json --semver").output == "major\n")
  }

  @Test func `a moved configuration is found, and a missing one is reported`() throws {
    try git("mv tokens design")
    try commit("moved")
    #expect(try run("diff HEAD~1 HEAD --config design/tokens.config.json").output == "no changes\n")
    try git("rm -q -r design")
    try commit("empty")
    let run = try run("diff HEAD HEAD~1")
    #expect(run.status == 2)
    #expect(run.error.contains("`HEAD` can't be read: its configuration isn't found"))
  }

  @Test func `unknown revisions, shallow clones, and missing Git are reported`() throws {
    let unknown = try run("diff mian")
    #expect(unknown.status == 2)
    #expect(unknown.error.contains("there is no file or revision of this name"))
    try write(size: 12)
    try commit("two")
    try ProgramRun(
      shell: "git clone -q --depth 1 file://$PWD shallow",
      in: folder.url("")
    ).expectSuccess()
    let shallow = try run("diff HEAD~1", in: "shallow")
    #expect(shallow.status == 2)
    #expect(shallow.error.contains("`git fetch --unshallow`"))
    let without = try ProgramRun(["diff"], in: folder.url(""), environment: ["PATH": "/none"])
    #expect(without.status == 3)
    #expect(without.error.contains("the program `git` isn't found"))
    let outside = try TemporaryFolder()
    try outside.write(Self.configuration, to: "tokens/tokens.config.json")
    let noRepository = try ProgramRun(["diff"], in: outside.url(""))
    #expect(noRepository.status == 2)
    #expect(noRepository.error.contains("isn't in a Git repository"))
  }

  @Test func `folders and printed tokens are compared`() throws {
    try ProgramRun(shell: "cp -r tokens old && $TOKENS ir > old.json", in: folder.url(""))
      .expectSuccess()
    try write(size: 12)
    for old in ["old", "old/tokens.config.json", "old.json"] {
      #expect(try run("diff \(old) tokens").output.hasPrefix("Value changed\n  gap  8px → 12px\n"))
    }
    let run = try run("diff old.json tokens/size.tokens.json")
    #expect(run.status == 1)
    #expect(run.error.contains("neither a configuration nor the output of `tokens ir`"))
    #expect(try self.run("diff none.json").status == 2)
  }

  @Test func `reports have several formats`() throws {
    try write("space", size: 8)
    let markdown = try run("diff --format markdown").output
    #expect(markdown.hasPrefix("**Design tokens: major** (1 renamed)\n"))
    #expect(markdown.contains("| `space` | formerly `gap` |\n"))
    let page = try run("diff --format html").output
    #expect(page.contains("<th scope=\"row\"><code>space</code></th>"))
    struct Report: Decodable {
      struct Difference: Decodable {
        let level: String
      }
      let difference: Difference
    }
    let json = try run("diff --format json").output
    #expect(
      try JSONDecoder().decode(Report.self, from: Data(json.utf8)).difference.level == "major"
    )
    #expect(try run("diff --format github").status == 2)
    #expect(try run("diff --until 3.0").error.contains("`--until` needs `--shims FILE`"))
    #expect(try run("lint --format html").status == 2)
    #expect(
      try run("changelog --release 2.0").output
        == "## 2.0\n\n### Changed\n\n- `space`: formerly `gap`\n"
    )
  }

  @Test func `shims keep the former names`() throws {
    try write("space", size: 8)
    let run = try run("diff --shims tokens/shims.tokens.json")
    #expect(
      run.error == "wrote 1 deprecated token to tokens/shims.tokens.json; add it to `source`\n"
    )
    #expect(
      folder.text("tokens/shims.tokens.json")
        == #"{ "gap": { "$value": "{space}", "$deprecated": "Use {space}." } }"# + "\n"
    )
    try folder.write(
      Self.configuration.replacing("[\"size", with: "[\"shims.tokens.json\", \"size"),
      to: "tokens/tokens.config.json"
    )
    #expect(try self.run("diff --semver").output.hasPrefix("minor\n"))
    #expect(try self.run("diff --shims tokens/shims.tokens.json").error.contains("no public token"))
  }
}

extension ProgramRun {
  fileprivate func expectSuccess() throws { try #require(status == 0, "\(error)") }
}
