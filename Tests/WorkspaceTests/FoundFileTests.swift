import Foundation
import TestSupport
import Testing

@testable import TokenOutput
@testable import Workspace

/// What is found in the places of outputs, and when it is looked at again.
@Suite struct FoundFiles {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func look(_ text: String?, earlier: FoundFile? = nil) throws -> FoundFile {
    let bytes = text.map { FileContent(Array($0.utf8)) }
    return try FoundFile(at: folder.root.appending("a"), expecting: bytes, earlier: earlier)
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
  func `a file with the same bytes is told from others of its size`(_ size: Int) throws {
    let text = String(repeating: "x", count: size)
    try folder.write(text, to: "a")
    #expect(try look(text).content == .expected)
    let hash = ContentFingerprint.digits(of: Array(text.utf8))
    #expect(try look(nil).content == .other(hash: hash))
    #expect(try look(text + "x").content == .other(hash: hash))
    guard size > 0 else { return }
    #expect(try look(text.dropLast() + "y").content == .other(hash: hash))
    #expect(try look("y" + text.dropFirst()).content == .other(hash: hash))
  }

  @Test func `nothing and a link are found as such`() throws {
    #expect(try look("1").content == .missing)
    try folder.link("a", to: "b")
    #expect(try look("1").content == .symbolicLink)
  }

  @Test func `a folder in the place is an error`() throws {
    try folder.makeFolder("a")
    #expect(throws: Disk.Failure.self) { try look("1") }
  }

  @Test func `what has happened to a file since is seen`() throws {
    let missing = try look("1")
    try folder.write("1", to: "a")
    let found = try look("1", earlier: missing)
    #expect(found.content == .expected)
    #expect(try look("1", earlier: found).status == found.status)
    try folder.write("2", to: "a")
    let changed = try look("1", earlier: found)
    #expect(changed.content == .other(hash: ContentFingerprint.digits(of: Array("2".utf8))))
    try folder.remove("a")
    #expect(try look("1", earlier: changed).content == .missing)
    try folder.link("a", to: "b")
    #expect(try look("1", earlier: missing).content == .symbolicLink)
  }

  @Test func `what nothing has happened to is not read again`() throws {
    try folder.write("1", to: "a")
    let found = try look("1")
    // Asked for other bytes, it would have to say so if it read them.
    #expect(try look("2", earlier: found).content == .expected)
  }
}

/// Where paths lead to.
@Suite struct FollowedLinks {
  @Test func `real paths are those of the system, whatever is on the way`() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("a/b")
    try folder.write("", to: "file")
    try folder.link("link", to: "a")
    try folder.link("chain", to: "link/b")
    try folder.link("nowhere", to: "missing/x")
    try folder.link("outside", to: "..")
    var realPaths = RealPaths()
    for name in [
      "a", "a/b", "a/b/c/d", "link", "link/b", "link/b/c", "chain", "chain/c", "nowhere",
      "nowhere/y", "outside", "outside/x", "file/x", "missing/y", ".",
    ] {
      let path = folder.root.appending(name)
      #expect(realPaths.realPath(path) == Disk.realPath(path), "\(name)")
    }
    #expect(realPaths.realPath(.root) == .root)
  }
}
