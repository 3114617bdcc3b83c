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
  func `a name fits a pattern or not`(_ pattern: String, _ name: String, _ fits: Bool) {
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
  func `a pattern finds files sorted by their bytes`(_ pattern: String, _ expected: [String])
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

  @Test func `folders that lead back through links are not entered again`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "a/b.json")
    try folder.link("a/loop", to: "..")
    try folder.link("a/c.json", to: "b.json")
    let found = try #require(FilePattern("**/*.json", in: folder.root)).matches().files
    #expect(found.map { $0.relative(to: folder.root) } == ["a/b.json", "a/c.json"])
  }

  @Test func `a text without wildcards is not a pattern`() {
    #expect(FilePattern("a/[b].json", in: .root) == nil)
  }
}
