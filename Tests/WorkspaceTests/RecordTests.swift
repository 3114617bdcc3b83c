import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import TokenOutput
@testable import Workspace

/// The manifests of multiple configurations in one folder.
@Suite struct Records: MadeUpRuns {
  let folder: TemporaryFolder

  init() throws {
    folder = try .repository()
  }

  private func configure(_ names: String...) throws {
    for name in names { try folder.write(#"{ "source": [], "outputs": [] }"#, to: name) }
  }

  private func run(
    _ configuration: String,
    _ files: [String: String],
    target: String = "css",
    only: Set<String>? = nil
  ) -> RenderedRun {
    run(files, target: target, only: only, of: configuration)
  }

  private func write(_ run: RenderedRun) throws -> Bool {
    if case .done = try OutputWriter.write(run, force: false) { true } else { false }
  }

  /// Writes a manifest shared by configurations, and the files that it lists.
  private func writeShared(_ files: [String: String]) throws {
    var manifest = Manifest(generator: "tokens old")
    for (name, text) in files {
      try folder.write(text, to: name)
      let hash = ContentFingerprint.digits(of: Array(text.utf8))
      manifest.files[name] = Manifest.File(target: "css", .init(hash: hash))
    }
    try folder.write(String(decoding: manifest.text, as: UTF8.self), to: ".tokens-manifest.json")
  }

  private func manifest(_ name: String) -> Manifest? {
    folder.text(name).flatMap { Manifest(text: Array($0.utf8)) }
  }

  @Test func `each configuration has its own record names`() {
    func names(_ name: String) -> [String] {
      let records = BuildRecords(of: folder.root.appending(name))
      return [records.manifest.name, records.lock.name]
    }
    #expect(names("tokens.config.json") == [".tokens-manifest.json", ".tokens-build.lock"])
    #expect(names("one.json") == [".tokens-manifest.one.json", ".tokens-build.one.json.lock"])
    let all = ["tokens.config.json", "one.json", "one", "json", "one.jsonc"].map(names)
    #expect(Set(all).count == all.count)
  }

  @Test func `two configurations in a folder leave each other's files alone`() throws {
    try configure("one.json", "two.json", "tokens.config.json")
    let runs = [
      run("one.json", ["one/a": "1"]), run("two.json", ["two/a": "1"]),
      run("tokens.config.json", ["three/a": "1"]),
    ]
    for run in runs + runs { #expect(try write(run)) }
    for run in runs { #expect(try OutputComparison.make(run).isDone) }
    #expect(["one/a", "two/a", "three/a"].allSatisfy { folder.text($0) == "1" })
    #expect(try write(run("one.json", [:])))
    #expect(folder.text("one/a") == nil && folder.text("two/a") == "1")
  }

  @Test func `a shared manifest is split between two configurations without loss`() throws {
    try configure("one.json", "two.json")
    try writeShared(["one/a": "1", "two/a": "1", "nobody/a": "1"])
    // Both files are stale but recognized as generated.
    #expect(try write(run("one.json", ["one/a": "2"])))
    #expect(try write(run("two.json", ["two/a": "2"])))
    #expect(folder.text("one/a") == "2" && folder.text("two/a") == "2")
    #expect(folder.text("nobody/a") == "1")
    #expect(manifest(".tokens-manifest.one.json")?.files.keys.sorted() == ["one/a"])
    #expect(manifest(".tokens-manifest.two.json")?.files.keys.sorted() == ["two/a"])
    #expect(try write(run("one.json", [:])))
    #expect(folder.text("one/a") == nil && folder.text("two/a") == "2")
  }

  @Test func `hand edits are detected with a shared manifest`() throws {
    try configure("one.json", "two.json")
    try writeShared(["one/a": "1"])
    try folder.write("by hand", to: "one/a")
    #expect(try !write(run("one.json", ["one/a": "2"])))
    #expect(folder.text("one/a") == "by hand")
  }

  @Test func `files that others may own stay listed until their owners build`() throws {
    try configure("tokens.config.json", "two.json")
    try writeShared(["a": "1", "two/a": "1"])
    let first = run("tokens.config.json", ["a": "2"])
    #expect(try write(first))
    #expect(folder.text("two/a") == "1", "it may belong to two.json")
    #expect(manifest(".tokens-manifest.json")?.files.keys.sorted() == ["a", "two/a"])
    #expect(try OutputComparison.make(first).isDone)
    #expect(try write(run("two.json", ["two/a": "2"])))
    #expect(folder.text("two/a") == "2")
    #expect(try write(first))
    #expect(folder.text("two/a") == "2")
    #expect(manifest(".tokens-manifest.json")?.files.keys.sorted() == ["a"])
    #expect(manifest(".tokens-manifest.json")?.configuration == "tokens.config.json")
    #expect(try OutputComparison.make(first).isDone)
  }

  @Test func `a single configuration adopts an older manifest`() throws {
    try configure("tokens.config.json")
    try writeShared(["a": "1", "old": "1"])
    #expect(try write(run("tokens.config.json", ["a": "2"])))
    #expect(folder.text("a") == "2" && folder.text("old") == nil)
  }

  @Test func `a renamed configuration finds its files again`() throws {
    try configure("tokens.config.json")
    #expect(try write(run("tokens.config.json", ["a": "1"])))
    try folder.remove("tokens.config.json")
    try configure("app.json")
    #expect(try write(run("app.json", ["a": "2"])))
    #expect(folder.text("a") == "2")
  }

  @Test func `a manifest with conflicts lists both sides' files, and a build repairs it`() throws {
    try configure("tokens.config.json")
    func text(_ content: String) -> [String] {
      let manifest = run("tokens.config.json", ["a": content, "b": "1", "\(content)": "x"]).manifest
      return String(decoding: manifest.text, as: UTF8.self).split(separator: "\n").map(String.init)
    }
    let (ours, theirs) = (text("1"), text("2"))
    let changed = ours.indices.filter { ours[$0] != theirs[$0] }
    let range = changed[0]...(changed.last ?? 0)
    var merged = ours
    merged.replaceSubrange(
      range,
      with: ["<<<<<<< HEAD"] + ours[range] + ["||||||| base", "======="] + theirs[range]
        + [">>>>>>> theirs"]
    )
    try folder.write(merged.joined(separator: "\n") + "\n", to: ".tokens-manifest.json")
    for (name, text) in ["a": "1", "b": "1", "1": "x", "2": "x"] {
      try folder.write(text, to: name)
    }
    let next = run("tokens.config.json", ["a": "3", "b": "1"])
    let comparison = try OutputComparison.make(next)
    #expect(comparison.hasManifestConflict && !comparison.hasUnreadableManifest)
    #expect(comparison.entries.map(\.state) == [.stale, .current, .leftover, .leftover])
    try folder.write("2", to: "a")
    #expect(try OutputComparison.make(next).entries.map(\.state).first == .stale)
    try folder.write("by hand", to: "a")
    #expect(try OutputComparison.make(next).entries.map(\.refusal).first == .edited)
    try folder.write("2", to: "a")
    #expect(try write(next))
    #expect(try OutputComparison.make(next).isDone)
    #expect(folder.text("a") == "3")
  }

  @Test func `a manifest with conflicts keeps the files of targets that aren't built`() throws {
    try configure("tokens.config.json")
    let hashes = ["1", "2"].map { ContentFingerprint.digits(of: Array($0.utf8)) }
    let lines = hashes.map { "    \"a\": { \"target\": \"css\", \"xxh64\": \"\($0)\" }" }
    let text = "<<<<<<< HEAD\n\(lines[0])\n=======\n\(lines[1])\n>>>>>>> theirs\n"
    try folder.write(text, to: ".tokens-manifest.json")
    try folder.write("2", to: "a")
    #expect(
      try write(run("tokens.config.json", ["b": "1"], target: "json", only: ["json"]))
    )
    #expect(manifest(".tokens-manifest.json")?.files["a"]?.contents.map(\.hash) == [hashes[1]])
  }

  @Test func `a manifest with different line endings is up to date`() throws {
    try configure("tokens.config.json")
    let run = run("tokens.config.json", ["a": "1\n"])
    #expect(try write(run))
    for name in [".tokens-manifest.json", "a"] {
      let text = folder.text(name) ?? ""
      try folder.write(text.replacingOccurrences(of: "\n", with: "\r\n"), to: name)
    }
    let comparison = try OutputComparison.make(run)
    #expect(comparison.isDone)
    #expect(comparison.entries.map(\.hasCarriageReturns) == [true])
    let next = self.run("tokens.config.json", ["a": "2\n"])
    #expect(try OutputComparison.make(next).entries.map(\.state) == [.stale])
    #expect(try write(next))
    #expect(folder.text("a") == "2\n")
  }
}
