import Foundation
import TestSupport
import Testing

@testable import TokenOutput
@testable import Workspace

/// The state of files at the paths of outputs, and when it's determined again.
@Suite struct FoundFiles {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func look(_ text: String?) throws -> FoundFile {
    let bytes = text.map { FileContent(Array($0.utf8)) }
    return try FoundFile(at: folder.root.appending("a"), expecting: bytes)
  }

  private func other(_ text: String) -> FoundFile.Content {
    .other(FoundFile.Other(hash: ContentFingerprint.digits(of: Array(text.utf8))))
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
  func `a file with the same bytes is distinguished from others of its size`(_ size: Int) throws {
    let text = String(repeating: "x", count: size)
    try folder.write(text, to: "a")
    #expect(try look(text).content == .expected)
    #expect(try look(nil).content == other(text))
    #expect(try look(text + "x").content == other(text))
    guard size > 0 else { return }
    #expect(try look(text.dropLast() + "y").content == other(text))
    #expect(try look("y" + text.dropFirst()).content == other(text))
  }

  @Test func `a missing file and a symbolic link are recognized`() throws {
    #expect(try look("1").content == .missing)
    try folder.link("a", to: "b")
    #expect(try look("1").content == .symbolicLink)
  }

  @Test func `a folder at the path of a file is an error`() throws {
    try folder.makeFolder("a")
    #expect(throws: Disk.Failure.self) { try look("1") }
  }

  @Test func `a file that differs only in line endings is the expected one`() throws {
    try folder.write("a\r\nb\r\n", to: "a")
    #expect(try look("a\nb\n").content == .expectedWithCarriageReturns)
    #expect(try look("a\r\nb\r\n").content == .expected)
    guard case .other(let found) = try look("a\nc\n").content else {
      Issue.record("the text differs")
      return
    }
    #expect(found.unixHash == ContentFingerprint.digits(of: Array("a\nb\n".utf8)))
    try folder.write("a\rb", to: "a")
    #expect(try look("ab").content == other("a\rb"))
  }

  @Test func `merge conflict markers are found`() throws {
    try folder.write("a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> other\n", to: "a")
    guard case .other(let found) = try look("a\nb\n").content else {
      Issue.record("the text differs")
      return
    }
    #expect(found.hasConflict)
  }
}

/// The targets of paths with symbolic links.
@Suite struct FollowedLinks {
  @Test func `real paths equal those of the system`() throws {
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
