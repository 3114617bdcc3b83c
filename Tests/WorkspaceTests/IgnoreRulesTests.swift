import Testing

@testable import Workspace

/// The examples of https://git-scm.com/docs/gitignore, and their neighbors.
@Suite struct IgnoreRulesTests {
  private func ignored(_ path: String, by lines: String, isFolder: Bool = false) -> Bool? {
    IgnoreRules(Array(lines.utf8)).ignores(path, isFolder: isFolder)
  }

  @Test func matchesNamesAnywhere() {
    #expect(ignored("a/b/c.log", by: "*.log") == true)
    #expect(ignored("a/b/c.txt", by: "*.log") == nil)
    #expect(ignored("build", by: "build/", isFolder: true) == true)
    #expect(ignored("build", by: "build/") == nil)
    #expect(ignored("x/foo", by: "# foo\n\nfoo  \r\n") == true)
    #expect(ignored("#foo", by: "\\#foo") == true)
    #expect(ignored("fob", by: "fo[a-c]") == true)
    #expect(ignored("fod", by: "fo[!a-c]") == true)
    #expect(ignored("fo/", by: "fo?") == nil)
  }

  @Test func anchorsPatternsWithSlashes() {
    #expect(ignored("doc/frotz", by: "doc/frotz") == true)
    #expect(ignored("a/doc/frotz", by: "doc/frotz") == nil)
    #expect(ignored("a/frotz", by: "/frotz") == nil)
    #expect(ignored("foo/a/b/bar", by: "foo/**/bar") == true)
    #expect(ignored("foo/bar", by: "foo/**/bar") == true)
    #expect(ignored("a/b/foo", by: "**/foo") == true)
    #expect(ignored("abc/x/y", by: "abc/**") == true)
    #expect(ignored("foo/a/b", by: "foo/*") == nil)
  }

  @Test func lastRuleCounts() {
    #expect(ignored("keep.log", by: "*.log\n!keep.log") == false)
    #expect(ignored("keep.log", by: "!keep.log\n*.log") == true)
  }

  @Test func endsForPathologicalPatterns() {
    let pattern = String(repeating: "*a", count: 40)
    #expect(ignored(String(repeating: "a", count: 60) + "b", by: pattern) == nil)
  }
}
