import Foundation
import TestSupport
import Testing

@testable import TokenOutput
@testable import Workspace

/// Builds into folders that don't exist yet.
@Suite struct MissingFolders: MadeUpRuns {
  let folder: TemporaryFolder

  init() throws {
    folder = try .repository()
  }

  /// The folders, except Git's.
  private var folders: [String] {
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (all ?? []).filter { $0 != ".git" && !folder.files.contains($0) }.sorted()
  }

  /// Writes the run, and returns whether it succeeded.
  private func write(
    _ run: RenderedRun,
    beforeMoving: () -> Void = {}
  ) throws -> Bool {
    let outcome = try OutputWriter.write(
      run,
      force: false,
      patience: 0,
      beforeMoving: beforeMoving
    )
    if case .done = outcome { return true }
    return false
  }

  @Test func `the files appear at once, when all of them are complete`() throws {
    let run = run(["out/a/1": "1", "out/a/deep/2": "2", "out/b/3": "3"])
    let isDone = try write(run) {
      #expect(folders.filter { !$0.contains(".tokens-new") } == ["out"])
      #expect(folder.text("out/.a.tokens-new/1") == "1")
      #expect(folder.text("out/.a.tokens-new/deep/2") == "2")
      #expect(folder.text("out/.b.tokens-new/3") == "3")
    }
    #expect(isDone)
    #expect(folder.files == [".tokens-manifest.json", "out/a/1", "out/a/deep/2", "out/b/3"])
    #expect(folders == ["out", "out/a", "out/a/deep", "out/b"])
    #expect(try OutputComparison.make(run).isDone)
  }

  @Test func `a folder that others create and fill in the meantime gets the files, too`() throws {
    let run = run(["a/deep/2": "2", "a/1": "1"])
    let isDone = try write(run) {
      do { try folder.write("mine", to: "a/other") } catch { Issue.record(error) }
    }
    #expect(isDone)
    #expect(folder.files == [".tokens-manifest.json", "a/1", "a/deep/2", "a/other"])
    #expect(folders == ["a", "a/deep"])
  }

  @Test func `a file that others create in the meantime is kept`() throws {
    let run = run(["a/1": "1", "a/2": "2"])
    let isDone = try write(run) {
      do { try folder.write("mine", to: "a/2") } catch { Issue.record(error) }
    }
    #expect(!isDone)
    #expect(folder.text("a/2") == "mine")
    #expect(folders == ["a"])
    try folder.remove("a/2")
    #expect(try write(run))
    #expect(folder.text("a/2") == "2")
  }

  @Test func `an empty folder that others create in the meantime doesn't matter`() throws {
    let run = run(["a/1": "1"])
    let isDone = try write(run) {
      do { try folder.makeFolder("a") } catch { Issue.record(error) }
    }
    #expect(isDone)
    #expect(folder.files == [".tokens-manifest.json", "a/1"])
    #expect(folders == ["a"])
  }

  @Test func `a folder with the temporary name isn't touched`() throws {
    try folder.write("mine", to: ".a.tokens-new/1")
    #expect(try write(run(["a/1": "1"])))
    #expect(folder.files == [".a.tokens-new/1", ".tokens-manifest.json", "a/1"])
    #expect(folder.text(".a.tokens-new/1") == "mine")
  }

  @Test func `a name that is too long with the marks of a temporary name is possible`() throws {
    let long = String(repeating: "a", count: 255)
    #expect(try write(run(["\(long)/1": "1"])))
    #expect(folder.text("\(long)/1") == "1")
  }

  @Test func `a build that died leaves nothing after the next one`() throws {
    let died = run(["out/a/1": "1", "out/a/deep/2": "2"])
    let journal = String(decoding: BuildJournal.lines(for: died.files), as: UTF8.self)
    try folder.write(journal, to: ".tokens-build.lock")
    try folder.write("1", to: "out/.a.tokens-new/1")
    try folder.write("", to: "out/.a.tokens-new/deep/2")
    #expect(try write(run(["out/b/3": "3"])))
    #expect(folder.files == [".tokens-manifest.json", "out/b/3"])
    #expect(folders == ["out", "out/b"])
  }

  @Test func `a failure leaves nothing`() throws {
    // The second file would have to be in the first.
    #expect(try !write(run(["out/a": "1", "out/a/b": "2"])))
    #expect(folder.files.isEmpty)
    #expect(folders.isEmpty)
  }
}
