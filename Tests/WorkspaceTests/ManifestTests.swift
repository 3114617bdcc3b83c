import Testing

@testable import Workspace

@Suite struct Manifests {
  @Test func `a manifest is sorted, a file a line, and reads back`() {
    var manifest = Manifest(generator: "tokens 1", configuration: "brand.json")
    manifest.templates = ["swift": "22", "css": "11"]
    manifest.files["b/\"quoted\".css"] = Manifest.File(target: "css", hash: "aa")
    manifest.files["../a.swift"] = Manifest.File(target: "swift", hash: "bb")
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

  @Test func `an empty manifest reads back`() {
    let manifest = Manifest(generator: "")
    #expect(Manifest(text: manifest.text) == manifest)
  }

  @Test func `no beginning of a manifest is taken for one`() {
    var manifest = Manifest(generator: "tokens 1")
    manifest.files["a"] = Manifest.File(target: "css", hash: "aa")
    let text = manifest.text
    for length in 0..<(text.count - 2) { #expect(Manifest(text: Array(text[..<length])) == nil) }
  }

  @Test func `a journal keeps what every build has added, and no torn line`() {
    let hash = String(repeating: "a", count: 16)
    let other = String(repeating: "b", count: 16)
    let text = "\n\(hash)\tcss\tx\n\n\(other)\tcss\tx\n\(other)\tjson\ty z\n\(hash)\tcs"
    let journal = BuildJournal(text: Array(text.utf8))
    #expect(journal.files.keys.sorted() == ["x", "y z"])
    #expect(journal.files["x"]?.hashes == [hash, other])
    #expect(journal.files["y z"]?.target == "json")
  }
}
