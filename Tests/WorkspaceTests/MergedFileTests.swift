import Diagnostics
import TestSupport
import Testing

@testable import TokenOutput
@testable import Workspace

/// Generated files merged by Git, along with the manifest, before the next build.
@Suite struct MergedFiles: MadeUpRuns {
  let folder: TemporaryFolder

  init() throws {
    folder = try .repository()
  }

  private static func text(_ values: [String]) -> String {
    "header\n{\n" + values.map { "  value \($0);\n" }.joined() + "}\n"
  }

  /// Writes the manifest of a merge of two branches that wrote these values to `a`.
  private func merge(_ ours: [String], _ theirs: [String], hasLines: Bool = true) throws {
    var manifest = run(["a": Self.text(ours), "same": "1"]).manifest
    let other = run(["a": Self.text(theirs), "same": "1"]).manifest
    for content in other.files["a"]?.contents ?? [] { manifest.files["a"]?.add(content) }
    if !hasLines { for index in 0..<2 { manifest.files["a"]?.contents[index].lines = nil } }
    try folder.write(String(decoding: manifest.text, as: UTF8.self), to: ".tokens-manifest.json")
    try folder.write("1", to: "same")
  }

  private func entry(_ text: String) throws -> OutputComparison.Entry {
    try folder.write(text, to: "a")
    let run = run(["a": Self.text(["one", "two", "three"]), "same": "1"])
    return try #require(try OutputComparison.make(run).entries.first)
  }

  @Test(arguments: [
    "header\n{\n  value eins;\n  value zwei;\n  value three;\n}\n",
    "header\n{\n  value eins;\n  value two;\n  value zwei;\n  value one;\n  value three;\n}\n",
    "header\n{\n<<<<<<< HEAD\n  value eins;\n=======\n  value zwei;\n>>>>>>> b\n  value three;\n}\n",
    "header\n{\n<<<<<<< HEAD\n  value eins;\n||||||| a\n  value old;\n=======\n  value zwei;\n>>>>>>> b\n}\n",
    "header\r\n{\r\n  value eins;\r\n  value zwei;\r\n}\r\n", "",
  ]) func `a file with lines from both sides is regenerated`(_ text: String) throws {
    try merge(["eins", "two", "three"], ["one", "zwei", "three"])
    let entry = try entry(text)
    #expect(entry.state == .stale && entry.refusal == nil && entry.merge == .checked)
  }

  @Test(arguments: [
    "header\n{\n  value eins;\n  value drei;\n  value three;\n}\n",
    "header\n{\n  value eins; /* by hand */\n  value zwei;\n}\n",
    "header\n{\n<<<<<<< HEAD\n  value eins;\n=======\n  value drei;\n>>>>>>> b\n}\n",
    "header\n{\n  value eins;\n  value zwei;\n}\nfooter\n",
  ]) func `a line from neither side is a hand edit`(_ text: String) throws {
    try merge(["eins", "two", "three"], ["one", "zwei", "three"])
    let entry = try entry(text)
    #expect(entry.state == .edited && entry.refusal != nil && entry.merge == nil)
  }

  @Test func `a file that is the same on both sides is compared as a whole`() throws {
    try merge(["eins", "two", "three"], ["eins", "two", "three"])
    #expect(try entry(Self.text(["eins", "two", "three"])).state == .stale)
    #expect(try entry(Self.text(["two", "eins", "three"])).refusal == .edited)
  }

  @Test func `without recorded lines, a merged file is overwritten unchecked`() throws {
    try merge(["eins", "two"], ["one", "zwei"], hasLines: false)
    let entry = try entry("by hand\n")
    #expect(entry.state == .stale && entry.merge == .unchecked)
  }

  @Test func `a file renamed on one side is recognized by the lines of its old name`()
    throws
  {
    var manifest = run(["new": Self.text(["eins", "two"]), "a": "1"]).manifest
    manifest.files["old"] = run(["old": Self.text(["one", "zwei"])]).manifest.files["old"]
    for content in run(["a": "2"]).manifest.files["a"]?.contents ?? [] {
      manifest.files["a"]?.add(content)
    }
    try folder.write(String(decoding: manifest.text, as: UTF8.self), to: ".tokens-manifest.json")
    func state(_ text: String) throws -> OutputState? {
      try folder.write(text, to: "new")
      let run = run(["new": Self.text(["one", "two"]), "a": "3"])
      return try OutputComparison.make(run).entries.first { $0.name == "new" }?.state
    }
    #expect(try state(Self.text(["eins", "zwei"])) == .stale)
    #expect(try state(Self.text(["eins", "drei"])) == .edited)
    try folder.write(Self.text(["one", "zwei"]), to: "old")
    #expect(try state(Self.text(["eins", "zwei"])) == .edited)
  }

  @Test func `an orphaned file is deleted after a merge`() throws {
    try merge(["eins", "two"], ["one", "zwei"])
    try folder.write(Self.text(["eins", "zwei"]), to: "a")
    let entries = try OutputComparison.make(run(["same": "1"])).entries
    #expect(entries.map(\.state) == [.current, .leftover])
  }

  @Test func `the lines of large outputs aren't recorded`() {
    let line = String(repeating: "x", count: 99) + "\n"
    let large = String(repeating: line, count: 5300)
    #expect(run(["a": large, "b": "1"]).manifest.files["b"]?.contents.first?.lines == nil)
    #expect(run(["a": line, "b": "1"]).manifest.files["b"]?.contents.first?.lines != nil)
  }

  @Test func `a manifest of a later version is left unchanged, and so are the files`() throws {
    try folder.write("1", to: "a")
    let later = #"{ "manifestVersion": 2, "generator": "tokens 9.0", "outputs": [] }"#
    try folder.write(later, to: ".tokens-manifest.json")
    guard case .refused(let comparison) = try OutputWriter.write(run(["a": "2"]), force: false)
    else {
      Issue.record("the manifest is of a later version")
      return
    }
    #expect(comparison.laterGenerator == "tokens 9.0")
    #expect(folder.text(".tokens-manifest.json") == later && folder.text("a") == "1")
    guard case .done = try OutputWriter.write(run(["a": "2"]), force: true) else {
      Issue.record("--force goes back to this version")
      return
    }
    #expect(folder.text("a") == "2")
  }
}

@Suite struct LineRecords {
  private static func hashes(_ lines: Range<Int>) -> [UInt64] {
    let text = lines.map { "  --color-\($0): #\(String($0 * 7919, radix: 16));\n" }.joined()
    return Array(text.utf8).withUnsafeBytes { LineRecord.hashes(of: $0) }
  }

  @Test func `a record contains each line, and few others`() throws {
    let text = (0..<500).map { "  --color-\($0): #\(String($0 * 7919, radix: 16));\n" }.joined()
    let record = Array(text.utf8).withUnsafeBytes { LineRecord(of: $0) }
    #expect(Self.hashes(0..<500).allSatisfy(record.mayContain))
    #expect(Self.hashes(500..<10_500).count(where: record.mayContain) < 400)
    #expect(LineRecord(text: record.text) == record)
    #expect(record.text.utf8.count <= 500 * 8 / 6 + 1)
  }

  /// The text is stored in manifests, so it must never change.
  @Test func `the text of a record is the same on every machine`() {
    let record = Array("ink: #000;\n}\n\npaper: #fff;\n".utf8).withUnsafeBytes {
      LineRecord(of: $0)
    }
    #expect(record.text == "SFV")
    #expect(LineRecord(text: "no base64!") == nil)
  }
}
