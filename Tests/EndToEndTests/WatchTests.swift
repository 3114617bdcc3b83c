import Foundation
import TestSupport
import Testing

/// `tokens build --watch`, with the built program and files saved in the ways of common editors.
@Suite struct WatchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      { "source": ["*.tokens.json"], "templates": "targets",
        "outputs": [{ "target": "list", "directory": "out" }] }
      """,
      to: "tokens.config.json"
    )
    try folder.write(
      """
      { "targetVersion": 1, "files": [{ "template": "list.tmpl", "path": "list.txt" }] }
      """,
      to: "targets/list/target.json"
    )
    try folder.write(Self.template(""), to: "targets/list/list.tmpl")
    try folder.write(Self.tokens(1), to: "a.tokens.json")
  }

  private static func tokens(_ value: Int, name: String = "a") -> String {
    #"{ "\#(name)": { "$type": "number", "$value": \#(value) } }"#
  }

  private static func template(_ text: String) -> String {
    """
    {% for t in tokens %}{% if let n = t.value as number %}
    \(text){{ t.name }} {{ n.value }}
    {% endif %}{% endfor %}

    """
  }

  private func start(_ options: [String] = []) throws -> RunningProgram {
    let program = try RunningProgram(["build", "--watch"] + options, in: folder.url(""))
    try program.wait(for: "watching for changes")
    return program
  }

  private func wait(_ program: RunningProgram, for text: String) throws {
    try program.wait("`\(text)` in the output") {
      (folder.text("out/list.txt") ?? "").split(separator: "\n").contains { $0 == text }
    }
  }

  @Test func `a configuration that is missing for a moment is waited for`() throws {
    // A configuration in the enclosing folder must not be used instead.
    try folder.makeFolder(".git")
    let text = try #require(folder.text("tokens.config.json"))
    try folder.write(text.replacing("\"*.", with: "\"../*."), to: "inner/tokens.config.json")
    try folder.copy(folder.url("targets"), to: "inner/targets")
    let program = try RunningProgram(["build", "--watch"], in: folder.url("inner"))
    try program.wait(for: "watching for changes")
    let inner = try #require(folder.text("inner/tokens.config.json"))
    try folder.remove("inner/tokens.config.json")
    try program.wait(for: "waiting for tokens.config.json to reappear; press Ctrl-C to stop")
    #expect(program.error.contains("`tokens.config.json` can't be read"))
    try folder.write(Self.tokens(7), to: "a.tokens.json")
    try folder.write(inner, to: "inner/tokens.config.json")
    try program.wait("`a 7` in the output") {
      folder.text("inner/out/list.txt")?.contains("a 7") == true
    }
    #expect(folder.text("out/list.txt") == nil)
  }

  @Test func `a configuration that never existed isn't waited for`() throws {
    try folder.remove("tokens.config.json")
    let run = try ProgramRun(["build", "--watch"], in: folder.url(""))
    #expect(run.status == 2)
    #expect(run.error.contains("error[configuration-not-found]"))
    let folderInstead = try ProgramRun(["build", "--watch", "targets"], in: folder.url(""))
    #expect(folderInstead.status == 1)
    #expect(folderInstead.error.contains("`targets` is a folder, expected a configuration"))
  }

  @Test func `each way of saving triggers a build`() throws {
    let program = try start()
    try wait(program, for: "a 1")
    try folder.write(Self.tokens(2), to: "a.tokens.json")
    try wait(program, for: "a 2")
    try Data(Self.tokens(3).utf8).write(to: folder.url("a.tokens.json"), options: .atomic)
    try wait(program, for: "a 3")
    try folder.remove("a.tokens.json")
    try folder.write(Self.tokens(4), to: "a.tokens.json")
    try wait(program, for: "a 4")
    try FileManager.default.moveItem(
      at: folder.url("a.tokens.json"),
      to: folder.url("a.tokens.json~")
    )
    try folder.write(Self.tokens(5), to: "a.tokens.json")
    try wait(program, for: "a 5")
    #expect(!program.error.contains("error"))
  }

  @Test func `all inputs are watched`() throws {
    let program = try start()
    try wait(program, for: "a 1")
    try folder.write(Self.tokens(7, name: "b"), to: "b.tokens.json")
    try wait(program, for: "b 7")
    try folder.write(Self.template("- "), to: "targets/list/list.tmpl")
    try wait(program, for: "- b 7")
    try folder.replace(#""out""#, with: #""out/deep""#, in: "tokens.config.json")
    try program.wait("another folder") { folder.text("out/deep/list.txt") != nil }
    try folder.remove("b.tokens.json")
    try program.wait("the file without b") {
      folder.text("out/deep/list.txt") == "- a 1\n"
    }
  }

  @Test func `an error is reported, and the next save is built`() throws {
    let program = try start()
    try folder.write("{", to: "a.tokens.json")
    try program.wait(for: "nothing was written (")
    #expect(program.error.contains("error[malformed-json]"))
    try wait(program, for: "a 1")
    try folder.write(Self.tokens(2), to: "a.tokens.json")
    try wait(program, for: "a 2")
    try folder.write("{", to: "tokens.config.json")
    try program.wait(for: "nothing was written (", count: 2)
    try folder.write(
      #"{ "source": "a.tokens.json", "outputs": [{ "target": "css", "directory": "css" }] }"#,
      to: "tokens.config.json"
    )
    try program.wait("the style sheet") { folder.text("css/tokens.css") != nil }
  }

  @Test func `the program waits for an initial error to be fixed`() throws {
    try folder.write("{", to: "a.tokens.json")
    let program = try start()
    #expect(program.error.contains("nothing was written ("))
    try folder.write(Self.tokens(2), to: "a.tokens.json")
    try wait(program, for: "a 2")
  }

  @Test func `a build reports its duration, and its own output doesn't trigger a build`() throws {
    try folder.replace(#""out""#, with: #"".""#, in: "tokens.config.json")
    let program = try start()
    try program.wait("the file") { folder.text("list.txt") == "a 1\n" }
    try folder.write(Self.tokens(2), to: "a.tokens.json")
    try program.wait(for: "wrote 1 of 1 file (", count: 2)
    try folder.write("x", to: "notes.txt")
    try folder.write(Self.tokens(3), to: "a.tokens.json")
    try program.wait(for: "wrote 1 of 1 file (", count: 3)
    let lines = program.error.split(separator: "\n")
    #expect(lines.count == 4, "\(program.error)")
    #expect(lines.allSatisfy { $0.hasSuffix(" ms)") || $0.hasPrefix("watching") })
  }

  @Test func `a signal ends the program, visibly to its parent process`() throws {
    let program = try start()
    let (status, wasSignalled) = try program.terminate()
    #expect(wasSignalled && status == SIGTERM)
  }

  @Test func `without a configuration, there is nothing to watch`() throws {
    let empty = try TemporaryFolder()
    let (status, wasSignalled) =
      try RunningProgram(["build", "--watch"], in: empty.url("")).result
    #expect(status == 2 && !wasSignalled)
  }
}
