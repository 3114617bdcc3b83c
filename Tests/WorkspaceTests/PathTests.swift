import Testing

@testable import Workspace

@Suite struct Paths {
  @Test(arguments: [
    ("/a/b", "/a/b"), ("/a//b/", "/a/b"), ("/a/./b", "/a/b"), ("/a/../b", "/b"), ("/../a", "/a"),
    ("/", "/"), ("//", "/"),
  ])
  func `paths are normalized`(_ text: String, _ expected: String) {
    #expect(AbsolutePath(text)?.text == expected)
  }

  @Test func `a path that doesn't begin at the root isn't absolute`() {
    #expect(AbsolutePath("a/b") == nil)
    #expect(AbsolutePath("") == nil)
  }

  @Test(arguments: [
    ("/a/b", "c", "/a/b/c"), ("/a/b", "../c", "/a/c"), ("/a", "../../..", "/"), ("/a", "/x", "/x"),
    ("/a", "", "/a"), ("/a", "./b/.", "/a/b"), ("/", "b", "/b"), ("/a", "b//c/", "/a/b/c"),
    ("/a", ".b/..c", "/a/.b/..c"), ("/a", "b/../c", "/a/c"),
  ])
  func `a path is appended to a folder`(_ folder: String, _ path: String, _ result: String) {
    #expect(AbsolutePath(folder)?.appending(path).text == result)
  }

  @Test(arguments: [
    ("/a/b/c", "/a", "b/c"), ("/a", "/a/b/c", "../.."), ("/a/x", "/a/b", "../x"), ("/a", "/a", "."),
    ("/x", "/", "x"), ("/", "/x", ".."), ("/ab", "/a", "../ab"),
  ])
  func `a path is displayed relative to a folder`(_ path: String, _ base: String, _ shown: String)
    throws
  {
    let path = try #require(AbsolutePath(path))
    let base = try #require(AbsolutePath(base))
    #expect(path.relative(to: base) == shown)
    #expect(base.appending(shown) == path)
  }

  @Test(arguments: [
    ("/a/b", "/a", "b"), ("/a", "/", "a"), ("/", "/", ""),
    // The second character is a combining accent, which merges with the preceding slash.
    ("/a/\u{301}b", "/a", "\u{301}b"),
  ])
  func `a path has a name and a parent folder`(
    _ path: String,
    _ parent: String,
    _ name: String
  ) throws {
    let path = try #require(AbsolutePath(path))
    #expect(path.parent.text == parent)
    #expect(path.name == name)
    #expect(Array(path.selfAndAncestors).first == path)
    #expect(Array(path.selfAndAncestors).last == .root)
    if path != .root { #expect(path.parent.appending(path.name) == path) }
  }

  @Test func `strings are sorted by bytes`() {
    // According to Unicode, the second and third strings are equal.
    #expect(
      ["b", "\u{E9}", "e\u{301}", "", "ba"].sortedByBytes() == [
        "", "b", "ba", "e\u{301}", "\u{E9}",
      ]
    )
  }

  @Test func `a folder contains itself and everything below it, by whole names`() throws {
    let folder = try #require(AbsolutePath("/a/b"))
    #expect(folder.contains(folder))
    #expect(folder.contains(folder.appending("c/d")))
    #expect(!folder.contains(folder.parent))
    #expect(!folder.contains(folder.parent.appending("bc")))
    #expect(AbsolutePath.root.contains(folder))
  }
}

/// Byte searches in short strings and in strings with allocated storage.
@Suite struct ByteSearchTests {
  private static let texts = [
    "", "/", "/a", "/größe/b", "/a/folder/whose/path/is/long/enough/for/memory",
  ]

  @Test(arguments: texts) func `bytes are found at their positions`(_ text: String) {
    for byte in [UInt8(ascii: "/"), UInt8(ascii: "a"), UInt8(ascii: "z"), 0] {
      #expect(text.hasByte(byte) == text.utf8.contains(byte))
      #expect(text.lastIndex(ofByte: byte) == text.utf8.lastIndex(of: byte))
    }
  }

  @Test(arguments: texts) func `the byte after a prefix is found`(_ text: String) {
    for other in Self.texts {
      let follows = text.utf8.starts(with: other.utf8)
      let expected = follows ? text.utf8.dropFirst(other.utf8.count).first : nil
      #expect(text.byte(behind: other) == expected)
    }
  }
}
