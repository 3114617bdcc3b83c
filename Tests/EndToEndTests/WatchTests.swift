import Foundation
import TestSupport
import Testing

/// `tokens build --watch`, with the built program and files that are saved as editors do.
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

  @Test func `each way of saving builds again`() throws {
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

  @Test func `everything that was read is watched`() throws {
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

  @Test func `a mistake is reported, and the next save is built`() throws {
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

  @Test func `a mistake at the beginning is waited for to be mended`() throws {
    try folder.write("{", to: "a.tokens.json")
    let program = try start()
    #expect(program.error.contains("nothing was written ("))
    try folder.write(Self.tokens(2), to: "a.tokens.json")
    try wait(program, for: "a 2")
  }

  @Test func `a build says its time, and what a build writes is no change`() throws {
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

  @Test func `a signal ends it, and whoever started it can tell`() throws {
    let program = try start()
    let (status, wasSignalled) = try program.terminate()
    #expect(wasSignalled && status == SIGTERM)
  }

  @Test func `without a configuration there is nothing to watch`() throws {
    let empty = try TemporaryFolder()
    let (status, wasSignalled) =
      try RunningProgram(["build", "--watch"], in: empty.url("")).result
    #expect(status == 2 && !wasSignalled)
  }
}
