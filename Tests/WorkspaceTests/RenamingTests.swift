import Testing

@testable import Workspace

/// The texts that renaming a token changes.
@Suite struct `Renamed texts` {
  private let paths = TokenPaths("color.text", "ink.body")

  @Test func `paths and their parts are renamed, but not longer names`() throws {
    let paths = try #require(paths)
    #expect(paths.renamed("color.text") == "ink.body")
    #expect(paths.renamed("color.text.link") == "ink.body.link")
    #expect(paths.renamed("color.textual") == nil)
    #expect(paths.renamed("color") == nil)
  }

  @Test func `references, pointers, and sentences are renamed`() throws {
    let paths = try #require(paths)
    #expect(
      paths.renamedReferences(in: "~color.mix({color.text}, {color.textual}, {a)")
        == "~color.mix({ink.body}, {color.textual}, {a)"
    )
    #expect(paths.renamedReferences(in: "{color.other}") == nil)
    #expect(paths.renamedPointer("a.json#/color/text/$value") == "a.json#/ink/body/$value")
    #expect(paths.renamedPointer("#/color/textual") == nil)
    #expect(paths.renamedMentions(in: "Use color.text.") == "Use ink.body.")
    #expect(paths.renamedMentions(in: "Use color.textual or my.color.text") == nil)
  }

  @Test(arguments: [("a", "a"), ("a", "a.b"), ("a.b", "a"), ("", "a"), ("a", "b..c"), ("$a", "b")])
  func `other paths can't be renamed`(_ old: String, _ new: String) {
    #expect(TokenPaths(old, new) == nil)
  }

  @Test func `a pointer escapes slashes and tildes`() throws {
    let paths = try #require(TokenPaths("a/b", "c~d"))
    #expect(paths.renamedPointer("#/a~1b/x~1y") == "#/c~0d/x~1y")
  }
}

/// Differences in the unified format.
@Suite struct `Unified differences` {
  private func difference(_ before: String, _ after: String) -> String {
    UnifiedDiff("f", Array(before.utf8), Array(after.utf8)).text
  }

  @Test func `equal texts have none`() { #expect(difference("a\nb\n", "a\nb\n").isEmpty) }

  @Test func `a change has three lines around it`() {
    let lines = (1...9).map { "\($0)\n" }
    let after = lines.map { $0 == "5\n" ? "five\n" : $0 }
    #expect(
      difference(lines.joined(), after.joined())
        == "--- f\n+++ f\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n"
    )
  }

  @Test func `distant changes are separate`() {
    let lines = (1...30).map { "\($0)\n" }
    let after = ["new\n"] + lines.dropLast()
    #expect(
      difference(lines.joined(), after.joined())
        == "--- f\n+++ f\n@@ -1,3 +1,4 @@\n+new\n 1\n 2\n 3\n@@ -27,4 +28,3 @@\n 27\n 28\n 29\n-30\n"
    )
  }
}
