import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import TokenOutput
@testable import Workspace

/// The files on disk after builds with made-up outputs.
@Suite struct Writing: MadeUpRuns {
  let folder: TemporaryFolder

  init() throws {
    folder = try .repository()
  }

  private var records: BuildRecords {
    BuildRecords(of: folder.root.appending("tokens.config.json"))
  }

  private func states(_ run: RenderedRun) throws -> [String: OutputState] {
    let entries = try OutputComparison.make(run).entries
    return Dictionary(uniqueKeysWithValues: entries.map { ($0.name, $0.state) })
  }

  /// Writes the run, and returns whether it succeeded.
  private func write(_ run: RenderedRun, force: Bool = false) throws -> Bool {
    switch try OutputWriter.write(run, force: force) {
    case .done: true
    case .refused, .busy, .failed: false
    }
  }

  @Test func `a build writes missing and stale files and the manifest`() throws {
    #expect(try states(run(["a": "1", "x/b": "2"])) == ["a": .missing, "x/b": .missing])
    #expect(try write(run(["a": "1", "x/b": "2"])))
    #expect(folder.files == [".tokens-manifest.json", "a", "x/b"])
    #expect(try states(run(["a": "1", "x/b": "3"])) == ["a": .current, "x/b": .stale])
    #expect(try write(run(["a": "1", "x/b": "3"])))
    #expect(folder.text("x/b") == "3")
    let comparison = try OutputComparison.make(run(["a": "1", "x/b": "3"]))
    #expect(comparison.isDone)
  }

  @Test func `a second build leaves everything unchanged`() throws {
    let run = run(["a": "1", "x/b": "2"])
    #expect(try write(run))
    let before = folder.marks
    #expect(try write(run))
    #expect(folder.marks == before)
  }

  @Test func `a file edited by hand is an error, and overwritten with force`() throws {
    #expect(try write(run(["a": "1", "b": "1"])))
    try folder.write("by hand", to: "a")
    let next = run(["a": "2", "b": "2"])
    #expect(try states(next) == ["a": .edited, "b": .stale])
    #expect(try !write(next))
    #expect(folder.text("a") == "by hand")
    #expect(folder.text("b") == "1", "all or nothing")
    #expect(try write(next, force: true))
    #expect(folder.text("a") == "2")
    #expect(folder.files == [".tokens-manifest.json", "a", "b"])
  }

  @Test func `a file that no build has written is an error`() throws {
    try folder.write("somebody's", to: "a")
    let entry = try #require(try OutputComparison.make(run(["a": "1"])).entries.first)
    #expect(entry.refusal == .foreign)
    #expect(try !write(run(["a": "1"])))
    #expect(folder.files == ["a"])
  }

  @Test(arguments: [nil, "", "<<<<<<< HEAD\n{}", "{\"manifestVersion\": 1}", "[]"])
  func `without a manifest, files that are up to date are adopted`(_ manifest: String?)
    throws
  {
    try folder.write("1", to: "a")
    if let manifest { try folder.write(manifest, to: ".tokens-manifest.json") }
    let comparison = try OutputComparison.make(run(["a": "1"]))
    #expect(comparison.isCurrent && !comparison.hasCurrentManifest)
    #expect(comparison.hasUnreadableManifest == (manifest != nil))
    #expect(try write(run(["a": "1"])))
    #expect(try OutputComparison.make(run(["a": "1"])).isDone)
  }

  @Test func `orphaned files are deleted along with empty folders`() throws {
    #expect(try write(run(["a": "1", "x/y/b": "1", "x/c": "1"])))
    #expect(
      try states(run(["a": "1"])) == ["a": .current, "x/y/b": .leftover, "x/c": .leftover]
    )
    #expect(try write(run(["a": "1"])))
    #expect(folder.files == [".tokens-manifest.json", "a"])
    #expect(!FileManager.default.fileExists(atPath: folder.url("x").path))
  }

  @Test func `a folder with other files isn't deleted`() throws {
    #expect(try write(run(["x/b": "1"])))
    try folder.write("mine", to: "x/other")
    #expect(try write(run([:])))
    #expect(folder.files == [".tokens-manifest.json", "x/other"])
  }

  @Test func `an allowed folder outside the repository isn't deleted, even if it's empty`() throws {
    let elsewhere = try TemporaryFolder()
    func run(_ names: [String]) -> RenderedRun {
      let files = names.map { name in
        GeneratedFile(
          FileContent(Array("1".utf8)),
          at: elsewhere.root.appending(name),
          base: folder.root,
          target: "css",
          output: 0,
          recordsLines: true
        )
      }
      return RenderedRun(
        files: files,
        generator: "tokens test",
        templates: [:],
        confinement: Confinement(base: folder.root, outside: [elsewhere.path]),
        records: records,
        protected: ProtectedFiles([], in: folder.root)
      )
    }
    #expect(try write(run(["a", "x/b"])))
    #expect(try write(run([])))
    #expect(elsewhere.files.isEmpty)
    #expect(FileManager.default.fileExists(atPath: elsewhere.path))
    #expect(!FileManager.default.fileExists(atPath: elsewhere.url("x").path))
  }

  @Test func `an orphaned file edited by hand is an error, and deleted with force`() throws {
    #expect(try write(run(["a": "1"])))
    try folder.write("by hand", to: "a")
    #expect(try states(run([:])) == ["a": .edited])
    #expect(try !write(run([:])))
    #expect(folder.text("a") == "by hand")
    #expect(try write(run([:]), force: true))
    #expect(folder.text("a") == nil)
  }

  @Test func `an orphaned file that no longer exists is removed from the manifest`() throws {
    #expect(try write(run(["a": "1", "b": "1"])))
    try folder.remove("b")
    #expect(try states(run(["a": "1"])) == ["a": .current])
    #expect(try write(run(["a": "1"])))
    #expect(try OutputComparison.make(run(["a": "1"])).isDone)
  }

  @Test func `building one target leaves the files of other targets alone`() throws {
    #expect(try write(run(["a": "1"], target: "css")))
    #expect(try write(run(["b": "1"], target: "json", only: ["json"])))
    let manifest = try #require(
      Manifest(text: Array((folder.text(".tokens-manifest.json") ?? "").utf8))
    )
    #expect(manifest.files.keys.sorted() == ["a", "b"])
    #expect(manifest.templates == ["css": "t", "json": "t"])
    #expect(
      try states(run(["c": "1"], target: "json", only: ["json"])) == [
        "b": .leftover, "c": .missing,
      ]
    )
  }

  @Test func `files generated with different templates are recognized`() throws {
    #expect(try write(run(["a": "1"])))
    let comparison = try OutputComparison.make(run(["a": "2"], templates: "u"))
    #expect(comparison.hasOtherTemplates("css"))
    #expect(comparison.otherGenerator == nil)
  }

  @Test func `symbolic links are never written through`() throws {
    let elsewhere = try TemporaryFolder()
    try elsewhere.write("theirs", to: "file")
    try folder.link("a", to: elsewhere.root.appending("file").text)
    #expect(try states(run(["a": "1"])) == ["a": .edited])
    #expect(try !write(run(["a": "1"])))
    #expect(try write(run(["a": "1"]), force: true))
    #expect(elsewhere.text("file") == "theirs")
    #expect(folder.text("a") == "1")
  }

  @Test func `a manifest can't cause deletions outside the repository`() throws {
    let elsewhere = try TemporaryFolder()
    try elsewhere.write("1", to: "file")
    var manifest = Manifest(generator: "tokens test")
    let name = elsewhere.root.appending("file").relative(to: folder.root)
    let hash = ContentFingerprint.digits(of: Array("1".utf8))
    manifest.files[name] = Manifest.File(target: "css", .init(hash: hash))
    try folder.write(String(decoding: manifest.text, as: UTF8.self), to: ".tokens-manifest.json")
    #expect(try write(run([:])))
    #expect(elsewhere.text("file") == "1")
  }

  @Test func `if a folder can't be created, everything stays unchanged`() throws {
    #expect(try write(run(["a": "1"])))
    try folder.write("a file", to: "x")
    let outcome = try OutputWriter.write(
      run(["a": "2", "b/c": "1", "x/b": "1"]),
      force: false
    )
    guard case .failed(let failure) = outcome else {
      Issue.record("writing below a file cannot work")
      return
    }
    #expect(failure.path.relative(to: folder.root).hasPrefix("x"))
    #expect(folder.text("a") == "1")
    #expect(folder.files == [".tokens-manifest.json", "a", "x"])
    #expect(!FileManager.default.fileExists(atPath: folder.url("b").path))
  }

  @Test func `permissions of an overwritten file are kept`() throws {
    #expect(try write(run(["a": "1"])))
    let path = folder.url("a").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(try write(run(["a": "2"])))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
  }

  @Test func `an interrupted build is completed, whatever the source has become`() throws {
    #expect(try write(run(["a": "1", "b": "1"])))
    // It had recorded its files, prepared two of them, and replaced one.
    let died = run(["a": "2", "b": "2", "c": "2"])
    let journal = String(decoding: BuildJournal.lines(for: died.files), as: UTF8.self)
    try folder.write(journal, to: ".tokens-build.lock")
    try folder.write("2", to: "a")
    try folder.write("half", to: ".b.tokens-new")
    try folder.write("2", to: "c")
    let next = run(["a": "3", "b": "1"])
    #expect(try states(next) == ["a": .stale, "b": .current, "c": .leftover])
    #expect(try write(next))
    #expect(folder.files == [".tokens-manifest.json", "a", "b"])
    #expect(folder.text("a") == "3")
  }

  @Test func `another build's output isn't taken for a hand edit`() throws {
    #expect(try write(run(["a": "1", "b": "1"])))
    let outcome = try OutputWriter.write(run(["a": "2", "b": "2"]), force: false, patience: 0) {
      // A write between the first build's comparison and its lock, with another manifest.
      _ = try? write(run(["a": "3", "b": "1"]))
    }
    guard case .done(let comparison) = outcome else {
      Issue.record("nothing was edited by hand: \(outcome)")
      return
    }
    #expect(comparison.entries.map(\.state) == [.stale, .stale])
    #expect(folder.text("a") == "2")
    #expect(try OutputComparison.make(run(["a": "2", "b": "2"])).isDone)
  }

  @Test func `a hand edit before the lock is acquired is kept`() throws {
    #expect(try write(run(["a": "1"])))
    let outcome = try OutputWriter.write(run(["a": "2"]), force: false, patience: 0) {
      try? folder.write("by hand", to: "a")
    }
    guard case .refused = outcome else {
      Issue.record("the file was edited: \(outcome)")
      return
    }
    #expect(folder.text("a") == "by hand")
    #expect(folder.files == [".tokens-manifest.json", "a"])
  }

  @Test func `a hand edit reverted before the lock is acquired doesn't stop the build`() throws {
    #expect(try write(run(["a": "1"])))
    try folder.write("by hand", to: "a")
    let outcome = try OutputWriter.write(run(["a": "2"]), force: false, patience: 0) {
      try? folder.write("1", to: "a")
    }
    guard case .done = outcome else {
      Issue.record("nothing is edited any more: \(outcome)")
      return
    }
    #expect(folder.text("a") == "2")
  }

  @Test func `many large files are written and then up to date`() throws {
    let text = String(repeating: "0123456789", count: 20_000)
    let files = (0..<300).map { ("f\($0 % 7)/\($0)", "\($0)" + ($0 % 50 == 0 ? text : "")) }
    let run = run(Dictionary(uniqueKeysWithValues: files))
    #expect(try write(run))
    for (name, text) in files { #expect(folder.text(name) == text) }
    #expect(try OutputComparison.make(run).isDone)
    #expect(folder.files.count == 301)
  }

  @Test func `a stale lock file is deleted`() throws {
    #expect(try write(run(["a": "1"])))
    try folder.write("", to: ".tokens-build.lock")
    #expect(try write(run(["a": "1"])))
    #expect(folder.files == [".tokens-manifest.json", "a"])
  }

  @Test func `a build that can't acquire the lock writes nothing`() throws {
    let lock = try BuildLock.take(at: records.lock)
    let outcome = try OutputWriter.write(run(["a": "1"]), force: false, patience: 40)
    guard case .busy = outcome else {
      Issue.record("the lock was held")
      return
    }
    #expect(folder.files == [".tokens-build.lock"])
    lock.finish()
    #expect(try write(run(["a": "1"])))
  }

  @Test func `concurrent builds leave the complete output of one of them`() throws {
    #expect(try write(run(["a": "0", "b": "0"])))
    let runs = (1...6).map { run(["a": "\($0)", "b": "\($0)"]) }
    let outcomes = concurrentMap(runs, isHeavy: true, threads: runs.count) { run in
      Result { try OutputWriter.write(run, force: false) }
    }
    for outcome in outcomes { _ = try outcome.get() }
    #expect(folder.text("a") == folder.text("b"))
    #expect(folder.files == [".tokens-manifest.json", "a", "b"])
    let last = folder.text("a") ?? ""
    #expect(try OutputComparison.make(run(["a": last, "b": last])).isDone)
  }
}
