import Foundation
import TestSupport
import Testing

@testable import Workspace

/// When the record of an earlier run is trusted.
@Suite struct StampTests: MadeUpRuns {
  let folder: TemporaryFolder
  private let key: StampKey
  private let report = BuildStamp.Report("all 1 files are up to date\n", isOnStandardOutput: false)

  init() throws {
    folder = try TemporaryFolder.repository()
    try folder.write("{}", to: "tokens.config.json")
    try folder.write("1", to: "a.tokens.json")
    try folder.write("made", to: "out/a.css")
    try folder.write("{}", to: ".tokens-manifest.json")
    try folder.makeFolder(".tokens-cache")
    key = try #require(Self.key())
  }

  private static func key(_ arguments: [String] = ["build"], in path: String = "/") -> StampKey? {
    AbsolutePath(path).flatMap {
      StampKey(arguments: arguments, folder: $0, surroundings: ["false 0"])
    }
  }

  private var configuration: AbsolutePath { folder.root.appending("tokens.config.json") }
  private var place: String { ".tokens-cache/build-tokens.config.json.stamp" }

  private func paths() -> StampedPaths {
    var inputs = BuildInputs()
    inputs.files = Set(
      ["tokens.config.json", "a.tokens.json", "no.json"].map(folder.root.appending)
    )
    inputs.patterns = [FilePattern("*.tokens.json", in: folder.root)].compactMap(\.self)
    let candidates = [folder.root.appending("tokens/tokens.config.json")]
    return StampedPaths(of: run(["out/a.css": "made"]), inputs, candidates: candidates)
  }

  /// Waits for the next tick of the file system's clock.
  private func tick() { POSIX.sleep(milliseconds: 20) }

  /// Records a run during which `change` happens.
  private func record(_ change: () throws -> Void = {}) throws {
    tick()
    let stamp = try #require(BuildStamp(for: key, of: "build", with: configuration))
    try change()
    stamp.write(report, paths())
  }

  private var found: BuildStamp.Report? {
    BuildStamp.report(for: key, of: "build", with: configuration)
  }

  @Test("without changes, the report is repeated")
  func unchanged() throws {
    #expect(found == nil)
    try record()
    #expect(found == report)
    tick()
    #expect(found == report)
  }

  /// A change that a stamp has to notice.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable (TemporaryFolder) throws -> Void

    init(_ description: String, _ make: @escaping @Sendable (TemporaryFolder) throws -> Void) {
      testDescription = description
      self.make = make
    }
  }

  static let changes = [
    Change("a source of equal size, written in place") { folder in
      let file = try FileHandle(forWritingTo: folder.url("a.tokens.json"))
      try file.write(contentsOf: Data("2".utf8))
      try file.close()
    },
    Change("a source replaced by one of equal size and time") { folder in
      let time = try FileManager.default.attributesOfItem(atPath: folder.url("a.tokens.json").path)
      try folder.write("2", to: "a.tokens.json")
      try FileManager.default.setAttributes(
        [.modificationDate: time[.modificationDate] as Any],
        ofItemAtPath: folder.url("a.tokens.json").path
      )
    },
    Change("a deleted source") { try $0.remove("a.tokens.json") },
    Change("a new file that matches a pattern") { try $0.write("3", to: "b.tokens.json") },
    Change("a file that didn't exist") { try $0.write("3", to: "no.json") },
    Change("a nearer configuration") { try $0.write("{}", to: "tokens/tokens.config.json") },
    Change("an edited output") { try $0.write("edit", to: "out/a.css") },
    Change("a deleted output") { try $0.remove("out/a.css") },
    Change("an output that became a link") { folder in
      try folder.write("made", to: "elsewhere")
      try folder.remove("out/a.css")
      try folder.link("out/a.css", to: folder.url("elsewhere").path)
    },
    Change("a changed manifest") { try $0.write("[]", to: ".tokens-manifest.json") },
    Change("the lock file of a build that died") { try $0.write("", to: ".tokens-build.lock") },
    Change("other permissions") { folder in
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o600],
        ofItemAtPath: folder.url("out/a.css").path
      )
    },
    Change("a repository that ends") { try $0.remove(".git") },
  ]

  @Test("a change after the run is noticed, even in the same tick of the clock", arguments: changes)
  func changesAfterward(_ change: Change) throws {
    try record()
    try #require(found == report)
    try change.make(folder)
    #expect(found == nil)
  }

  @Test("a change during the run prevents the stamp", arguments: changes.dropLast())
  func changesDuring(_ change: Change) throws {
    try record { try change.make(folder) }
    #expect(folder.text(place) == nil)
  }

  @Test("a folder that was moved during the run prevents the stamp")
  func movedFolder() throws {
    try folder.write("made", to: "other/a.css")
    try record {
      try FileManager.default.moveItem(at: folder.url("out"), to: folder.url("old"))
      try FileManager.default.moveItem(at: folder.url("other"), to: folder.url("out"))
    }
    #expect(folder.text(place) == nil)
  }

  @Test("a changed target of a link is noticed")
  func links() throws {
    try folder.write("1", to: "real.json")
    try folder.remove("a.tokens.json")
    try folder.link("a.tokens.json", to: "real.json")
    try record()
    #expect(found == report)
    try folder.write("2", to: "real.json")
    #expect(found == nil)
  }

  @Test("Git's own changes don't matter")
  func git() throws {
    try record()
    try folder.write("x", to: ".git/index")
    #expect(found == report)
  }

  @Test("a stamp is for one program, command line, folder, and terminal")
  func keys() throws {
    try record()
    let others = [
      Self.key(["build", "--strict"]), Self.key(["build", ""]), Self.key(["bu", "ild"]),
      Self.key(in: "/tmp"),
      StampKey(arguments: ["build"], folder: .root, surroundings: ["true 80"]),
    ]
    for key in others {
      let key = try #require(key)
      #expect(BuildStamp.report(for: key, of: "build", with: configuration) == nil)
    }
    #expect(BuildStamp.report(for: key, of: "check", with: configuration) == nil)
  }

  @Test("a stamp that was cut off or changed is ignored")
  func damage() throws {
    try record()
    let bytes = try Data(contentsOf: folder.url(place))
    for count in stride(from: 0, to: bytes.count, by: 7) {
      try bytes.prefix(count).write(to: folder.url(place))
      #expect(found == nil, "\(count) bytes")
    }
    for index in stride(from: 0, to: bytes.count, by: 5) {
      var changed = bytes
      changed[index] ^= 1
      try changed.write(to: folder.url(place))
      #expect(found == nil, "byte \(index)")
    }
    try bytes.write(to: folder.url(place))
    #expect(found == report)
  }

  @Test("a stamp of another format is ignored")
  func otherFormat() throws {
    try record()
    let text = try #require(folder.text(place)).dropFirst(16)
    let body = text.replacingOccurrences(of: "tokens stamp 1", with: "tokens stamp 0")
    try folder.write(ContentFingerprint.digits(of: Array(body.utf8)) + body, to: place)
    #expect(found == nil)
  }

  @Test("setting the clock back during the run prevents the stamp")
  func clockSetBack() throws {
    tick()
    var stamp = try #require(BuildStamp(for: key, of: "build", with: configuration))
    let start = stamp.start.changed
    stamp.start.changed = .init(seconds: start.seconds + 3600, nanoseconds: start.nanoseconds)
    stamp.write(report, paths())
    #expect(folder.text(place) == nil)
  }

  @Test("a file on another file system, which may have another clock, prevents the stamp")
  func otherDevice() throws {
    tick()
    let stamp = try #require(BuildStamp(for: key, of: "build", with: configuration))
    let (start, device) = (stamp.start.changed, stamp.start.identity.device)
    #expect(try paths().areOlder(than: start, on: device))
    #expect(try !paths().areOlder(than: start, on: device &+ 1))
  }

  @Test("the folder of the stamps hides itself from Git")
  func ignoreFile() throws {
    try folder.remove(".tokens-cache")
    try record()
    #expect(folder.text(".tokens-cache/.gitignore") == "*\n")
    try record()
    #expect(found == report)
    #expect(folder.files.filter { $0.hasPrefix(".tokens-cache/") }.count == 2)
  }

  @Test(
    "a file system of another machine is recognized",
    arguments: [
      ("/home/me", true), ("/srv/files/tokens", false), ("/srv/files with space/a", false),
      ("/mnt/box", false), ("/mnt/boxes", true), ("/srv", true),
    ]
  )
  func mounts(_ path: String, _ isLocal: Bool) throws {
    let mounts = #"""
      22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
      30 22 0:40 / /srv/files rw shared:2 master:1 - nfs4 host:/files rw,vers=4.2
      31 22 0:41 / /srv/files\040with\040space rw - cifs //host/files rw
      32 22 0:42 / /mnt/box rw - ext4 /dev/sdb1 rw
      33 22 0:43 / /mnt/box rw - fuse.sshfs host: rw
      """#
    let folder = try #require(AbsolutePath(path))
    #expect(MountedSystem.isLocal(folder, mounts: mounts) == isLocal)
    #expect(!MountedSystem.isLocal(folder, mounts: ""))
  }
}
