import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import TokenOutput
@testable import Workspace

/// Outputs that a run doesn't read, because an earlier one in the same process found them up to
/// date.
@Suite struct `Known outputs`: MadeUpRuns {
  let folder: TemporaryFolder

  init() throws {
    folder = try .repository()
  }

  /// A run with enough files for them to be remembered.
  private func largeRun(_ text: String = "1") -> RenderedRun {
    let names = (0..<201).map { ($0 == 0 ? "a" : "\($0)", $0 == 0 ? text : "same") }
    return run(Dictionary(uniqueKeysWithValues: names))
  }

  /// Writes a run, waits until its files are older than a clock tick, and compares them.
  private func known() throws -> KnownOutputs {
    guard case .done = try OutputWriter.write(largeRun(), force: false) else {
      Issue.record("the files aren't written")
      return KnownOutputs()
    }
    Thread.sleep(forTimeInterval: 0.1)
    return try known(largeRun())
  }

  private func known(_ run: RenderedRun) throws -> KnownOutputs {
    KnownOutputs(try OutputComparison.make(run), of: run)
  }

  private func file(_ run: RenderedRun) throws -> GeneratedFile {
    try #require(run.files.first { $0.name == "a" })
  }

  private func state(_ run: RenderedRun, _ known: KnownOutputs) throws -> OutputState? {
    var run = run
    run.known = known
    return try OutputComparison.make(run).entries.first { $0.name == "a" }?.state
  }

  @Test func `an unchanged file is known`() throws {
    let known = try known()
    #expect(try known.unchanged(file(largeRun()))?.content == .expected)
    #expect(try known.unchanged(file(largeRun("2"))) == nil)
    #expect(try state(largeRun(), known) == .current)
    #expect(try state(largeRun("2"), known) == .stale)
  }

  @Test func `what is known remains known without reading`() throws {
    var run = largeRun()
    run.known = try known()
    let next = try known(run)
    #expect(try next.unchanged(file(run)) != nil)
  }

  @Test func `an edit by hand is found, even if the size and the time are the same`() throws {
    let known = try known()
    let time = try folder.url("a").resourceValues(forKeys: [.contentModificationDateKey])
    try folder.write("x", to: "a")
    try FileManager.default.setAttributes(
      [.modificationDate: try #require(time.contentModificationDate)],
      ofItemAtPath: folder.url("a").path
    )
    #expect(try state(largeRun(), known) == .edited)
  }

  @Test func `a replaced, deleted, or linked file is found`() throws {
    let known = try known()
    try folder.remove("a")
    #expect(try state(largeRun(), known) == .missing)
    try folder.write("x", to: "a")
    #expect(try state(largeRun(), known) == .edited)
    try folder.remove("a")
    try folder.link("a", to: "1")
    #expect(try state(largeRun(), known) == .edited)
  }

  @Test func `a file as young as the run isn't known`() throws {
    let run = largeRun()
    var comparison: OutputComparison
    var changed: POSIX.FileStatus.Moment
    repeat {
      try folder.write("1", to: "a")
      comparison = try OutputComparison.make(run)
      changed = try #require(try POSIX.status(of: folder.url("a").path)).changed
    } while changed < comparison.start
    #expect(try KnownOutputs(comparison, of: run).unchanged(file(run)) == nil)
  }
}
