import Foundation
import TestSupport
import Testing

@testable import Workspace

@Suite struct FilePatterns {
  @Test(arguments: [
    ("*.json", "a.json", true), ("*.json", "a.jsonc", false), ("*", "anything", true),
    ("a?c", "abc", true), ("a?c", "ac", false), ("?", "é", true), ("??", "é", false),
    ("*a*b", "xaxxab", true), ("*a*b", "xaxxa", false), ("a*", "a", true), ("**", "x", true),
    ("*", ".hidden", false), (".*", ".hidden", true), ("?x", ".x", false), ("[a]", "a", false),
    ("*a*a*a*a*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", false),
  ])
  func `patterns match file names`(_ pattern: String, _ name: String, _ fits: Bool) {
    #expect(FilePattern.matches(Array(pattern.utf8), Array(name.utf8)) == fits)
  }

  @Test(arguments: [
    ("*.json", ["b.json", "c.json"]),
    ("**/*.json", ["b.json", "c.json", "x/B.json", "x/y/a.json"]),
    ("x/**", ["x/B.json", "x/y/a.json", "x/y/note.txt"]),
    ("x/**/y/*.json", ["x/y/a.json"]),
    ("x/?/a.json", ["x/y/a.json"]),
    ("./x/*/*.txt", ["x/y/note.txt"]),
    ("**/**/y/**/a.*", ["x/y/a.json"]),
    ("*/", ["b.json", "c.json"]),
    (".*.json", [".hidden.json"]),
    ("z/*", []),
  ])
  func `the matches of a pattern are sorted by bytes`(_ pattern: String, _ expected: [String])
    throws
  {
    let folder = try TemporaryFolder()
    for name in ["c.json", "b.json", "x/y/a.json", "x/B.json", "x/y/note.txt", ".hidden.json"] {
      try folder.write("{}", to: name)
    }
    try folder.write("{}", to: ".git/x.json")
    let found = try #require(FilePattern(pattern, in: folder.root)).matches().files
    #expect(found.map { $0.relative(to: folder.root) } == expected)
  }

  #if os(Linux)
    // Other systems don't have such file names.
    @Test(arguments: [
      ("*.json", ["b\\xFF.json"]), ("*.txt", []),
      ("**/*.json", ["\\xE9", "b\\xFF.json", "x/\\xFE.json"]), ("x/*.json", ["x/\\xFE.json"]),
      ("*/*.json", ["\\xE9", "x/\\xFE.json"]),
    ])
    func `file names that aren't UTF-8 are reported if they could match`(
      _ pattern: String,
      _ expected: [String]
    ) throws {
      let folder = try TemporaryFolder()
      try folder.write("{}", to: "x/a.json")
      for name in [[0x62, 0xFF], [0x78, 0x2F, 0xFE]] as [[UInt8]] {
        let bytes = Array("\(folder.path)/".utf8) + name + Array(".json\0".utf8)
        close(
          bytes.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { creat($0.baseAddress!, 0o600) }
          }
        )
      }
      let bytes = Array("\(folder.path)/".utf8) + [0xE9, 0]
      bytes.withUnsafeBufferPointer { bytes in
        _ = bytes.withMemoryRebound(to: CChar.self) { mkdir($0.baseAddress!, 0o700) }
      }
      let found = try #require(FilePattern(pattern, in: folder.root)).matches().undecodable
      #expect(found.map { $0.shown(relativeTo: folder.root) }.sorted() == expected)
    }
  #endif

  @Test func `symbolic links to enclosing folders are followed only once`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "a/b.json")
    try folder.link("a/loop", to: "..")
    try folder.link("a/c.json", to: "b.json")
    let found = try #require(FilePattern("**/*.json", in: folder.root)).matches().files
    #expect(found.map { $0.relative(to: folder.root) } == ["a/b.json", "a/c.json"])
  }

  @Test func `a text without wildcards isn't a pattern`() {
    #expect(FilePattern("a/[b].json", in: .root) == nil)
  }
}
