import Testing

@testable import Workspace

@Suite struct Manifests {
  @Test func `a manifest is sorted, with one file per line, and can be read back`() {
    var manifest = Manifest(generator: "tokens 1", configuration: "brand.json")
    manifest.templates = ["swift": "22", "css": "11"]
    manifest.files["b/\"quoted\".css"] = Manifest.File(target: "css", .init(hash: "aa"))
    manifest.files["../a.swift"] = Manifest.File(target: "swift", .init(hash: "bb"))
    let text = """
      {
        "manifestVersion": 1,
        "configuration": "brand.json",
        "generator": "tokens 1",
        "templates": {
          "css": "11",
          "swift": "22"
        },
        "files": {
          "../a.swift": { "target": "swift", "xxh64": "bb" },
          "b/\\"quoted\\".css": { "target": "css", "xxh64": "aa" }
        }
      }

      """
    #expect(String(decoding: manifest.text, as: UTF8.self) == text)
    #expect(Manifest(text: manifest.text) == manifest)
  }

  @Test func `a merge of manifests lists the files of both sides`() throws {
    func text(_ hashes: [String: String]) -> [UInt8] {
      var manifest = Manifest(generator: "tokens 1", configuration: "brand.json")
      manifest.templates = ["css": "11"]
      for (name, hash) in hashes {
        manifest.files[name] = Manifest.File(target: "css", .init(hash: hash))
      }
      return manifest.text
    }
    let ours = String(decoding: text(["a": "1", "b": "1", "c": "1"]), as: UTF8.self)
    func line(_ hash: String) -> String {
      "    \"b\": { \"target\": \"css\", \"xxh64\": \"\(hash)\" },\n"
    }
    let union = ours.replacing(line("1"), with: line("1") + line("2"))
    let marked = ours.replacing(
      line("1"),
      with: "<<<<<<< HEAD\n\(line("1"))=======\n\(line("2"))>>>>>>> theirs\n"
    )
    // Each side has added a last file, and neither line ends in a comma.
    let added = union.replacing(
      "\"1\" }\n  }",
      with: "\"1\" }\n" + line("3").dropLast(2) + "\n  }"
    )
    let cases = [(union, ["1", "2"]), (marked, ["1", "2"]), (added, ["1", "2", "3"])]
    for (merged, contents) in cases {
      let manifest = try #require(Manifest(text: Array(merged.utf8)))
      #expect(manifest.isMerged)
      #expect(manifest.configuration == "brand.json" && manifest.templates == ["css": "11"])
      #expect(manifest.files.keys.sorted() == ["a", "b", "c"])
      #expect(manifest.files["b"]?.contents.map(\.hash) == contents)
      #expect(Manifest(text: manifest.text) == manifest)
    }
  }

  @Test(arguments: [
    ("tokens 0.2.0", true), ("tokens 0.1.1", true), ("tokens 1", true), ("tokens 0.1.0", false),
    ("tokens 0.1", false), ("tokens 0.0.9", false), ("tokens next", false), ("", false),
  ]) func `a later version of the program is recognized`(_ name: String, _ isLater: Bool) {
    let text = Manifest(generator: name).text
    #expect(Manifest.laterGenerator(in: text, than: "tokens 0.1.0") == (isLater ? name : nil))
  }

  @Test func `a later version of the manifest is recognized, even with conflict markers`() {
    func later(_ text: String) -> String? {
      Manifest.laterGenerator(in: Array(text.utf8), than: "tokens 0.1.0")
    }
    #expect(later(#"{ "manifestVersion": 2, "generator": "tokens 9.0", "x": [] }"#) == "tokens 9.0")
    #expect(later(#"{ "manifestVersion": 2 }"#) == "a later version")
    let merged = """
      {
        "manifestVersion": 1,
      <<<<<<< HEAD
        "generator": "tokens 0.1.0",
      =======
        "generator": "tokens 0.2.0",
      >>>>>>> theirs
        "templates": {},
        "files": {}
      }

      """
    #expect(later(merged) == "tokens 0.2.0")
  }

  @Test func `an empty manifest can be read back`() {
    let manifest = Manifest(generator: "")
    #expect(Manifest(text: manifest.text) == manifest)
  }

  @Test func `a truncated manifest is invalid`() {
    var manifest = Manifest(generator: "tokens 1")
    manifest.files["a"] = Manifest.File(target: "css", .init(hash: "aa"))
    let text = manifest.text
    for length in 0..<(text.count - 2) { #expect(Manifest(text: Array(text[..<length])) == nil) }
  }

  @Test func `a journal contains the entries of every build, without torn lines`() {
    let hash = String(repeating: "a", count: 16)
    let other = String(repeating: "b", count: 16)
    let text = "\n\(hash)\tcss\tx\n\n\(other)\tcss\tx\n\(other)\tjson\ty z\n\(hash)\tcs"
    let journal = BuildJournal(text: Array(text.utf8))
    #expect(journal.files.keys.sorted() == ["x", "y z"])
    #expect(journal.files["x"]?.hashes == [hash, other])
    #expect(journal.files["y z"]?.target == "json")
  }
}
