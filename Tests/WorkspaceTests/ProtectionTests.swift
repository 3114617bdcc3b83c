import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import TokenOutput
@testable import Workspace

/// The files that a build never overwrites or deletes, whatever its records contain and even with
/// force.
@Suite struct Protection: MadeUpRuns {
  let folder: TemporaryFolder

  init() throws {
    folder = try .repository()
    try folder.write("{}", to: "tokens.config.json")
  }

  /// A build whose inputs include its configuration.
  private func run(_ files: [String: String], reading inputs: [String] = []) -> RenderedRun {
    run(files, of: "tokens.config.json", reading: inputs + ["tokens.config.json"])
  }

  @Test func `an output may have the file number of a deleted source`() throws {
    let source = folder.root.appending("a.tokens.json")
    let output = folder.root.appending("a.css")
    try folder.write("{}", to: "a.tokens.json")
    let protected = ProtectedFiles([source], in: folder.root)
    // File systems reuse the number of a deleted file for a new one. A hard link has the same
    // effect.
    try FileManager.default.linkItem(atPath: source.text, toPath: output.text)
    #expect(protected.isRead(try POSIX.status(of: output.text)))
    try folder.write("{ }", to: "new.tokens.json")
    try POSIX.move(folder.root.appending("new.tokens.json").text, to: source.text)
    #expect(!protected.isRead(try POSIX.status(of: output.text)))
  }

  /// Lists existing files in the manifest or in the journal of an interrupted build.
  private func list(_ names: [String], inJournal: Bool) throws {
    var manifest = Manifest(generator: "tokens test", configuration: "tokens.config.json")
    var journal = ""
    for name in names {
      let bytes = try Data(contentsOf: folder.url(name))
      let hash = ContentFingerprint.digits(of: Array(bytes))
      manifest.files[name] = Manifest.File(target: "css", .init(hash: hash))
      journal += "\n\(hash)\tcss\t\(name)\n"
    }
    if inJournal {
      try folder.write(journal, to: ".tokens-build.lock")
    } else {
      try folder.write(
        String(decoding: manifest.text, as: UTF8.self),
        to: ".tokens-manifest.json"
      )
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `the inputs of a run are never deleted, even if they're listed as generated`(
    _ inJournal: Bool,
    _ force: Bool
  ) throws {
    let kept = [
      ".git/config", "sub/.git/HEAD", "a.tokens.json", "linked.tokens.json", "real.tokens.json",
      "templates/css/target.json", "tokens.config.json", ".tokens-manifest.other.json",
    ]
    for name in kept where name != "linked.tokens.json" { try folder.write(name, to: name) }
    try folder.link("linked.tokens.json", to: "real.tokens.json")
    try folder.write("old", to: "old")
    try list(kept + ["old"], inJournal: inJournal)
    try folder.link("other", to: ".git")
    if inJournal {
      // The temporary files of an interrupted build are named after the listed files.
      try folder.write("hook", to: ".git/.config.tokens-new")
    }
    let read = ["a.tokens.json", "linked.tokens.json", "templates/css/target.json"]
    guard case .done = try OutputWriter.write(run(["out": "1"], reading: read), force: force)
    else {
      Issue.record("nothing is in the way")
      return
    }
    for name in kept { #expect(folder.text(name) != nil, "\(name)") }
    #expect(folder.text("old") == nil)
    #expect(!inJournal || folder.text(".git/.config.tokens-new") == "hook")
  }

  @Test func `an output that is also an input of the run is an error, even with force`() throws {
    try folder.write("source", to: "a.tokens.json")
    try FileManager.default.linkItem(at: folder.url("a.tokens.json"), to: folder.url("out"))
    let run = run(["out": "1"], reading: ["a.tokens.json"])
    guard case .refused(let comparison) = try OutputWriter.write(run, force: true) else {
      Issue.record("both names lead to one file")
      return
    }
    #expect(comparison.entries.map(\.refusal) == [.isRead])
    #expect(folder.text("a.tokens.json") == "source")
  }

  @Test func `temporary files never replace an input`() throws {
    try folder.write("source", to: ".out.tokens-new")
    let run = run(["out": "1"], reading: [".out.tokens-new"])
    guard case .failed = try OutputWriter.write(run, force: true) else {
      Issue.record("the name is taken")
      return
    }
    #expect(folder.text(".out.tokens-new") == "source")
  }

  @Test func `a file that moves behind a link to its own folder isn't deleted`() throws {
    guard case .done = try OutputWriter.write(run(["out/a": "1"]), force: false) else {
      Issue.record("nothing is in the way")
      return
    }
    try folder.link("link", to: "out")
    let comparison = try OutputComparison.make(run(["link/a": "2"]))
    #expect(comparison.entries.map(\.state) == [.stale], "the earlier build wrote it")
    guard case .done = try OutputWriter.write(run(["link/a": "2"]), force: false) else {
      Issue.record("nothing is in the way")
      return
    }
    #expect(folder.text("out/a") == "2")
    #expect(try OutputComparison.make(run(["link/a": "2"])).isDone)
  }

  @Test func `paths are compared through symbolic links and without regard to case`() throws {
    try folder.makeFolder("out")
    try folder.link("link", to: "out")
    var places = FilePlaces()
    func place(_ name: String) -> FilePlace { places.place(of: folder.root.appending(name)) }
    #expect(place("out/a") == place("link/a"))
    #expect(place("out/a") == place("link/A"))
    #expect(place("out/new/a") == place("link/new/a"))
    #expect(place("out/new/a") != place("link/a"))
    #expect(place("out/a") != place("a"))
  }

  @Test(arguments: [
    ".tokens-build.lock", ".TOKENS-manifest.json", ".tokens-manifest.one.json",
    ".tokens-build.one.json.lock", ".a.css.tokens-new",
  ])
  func `the file names of records are reserved`(_ name: String) {
    #expect(BuildRecords.reserves(name))
  }

  @Test(arguments: ["tokens-build.lock", ".tokens-build.css", "a.tokens-new", ".css"])
  func `other file names aren't reserved`(_ name: String) {
    #expect(!BuildRecords.reserves(name))
  }
}
