import Foundation
import TestSupport
import Testing

@testable import Workspace

/// The timing of rebuilds, tested with a scripted notifier, disk, and clock.
@Suite struct InputWatchTests {
  /// A notifier whose events are determined by the test.
  private final class Script: FolderNotifier {
    var descriptor: POSIX.Descriptor? = .standardError
    var next: FolderChanges = .none
    var watched: Set<AbsolutePath> = []
    var watchCount = 0

    func watch(_ folders: Set<AbsolutePath>, files: Set<AbsolutePath>) {
      watched = folders
      watchCount += 1
    }

    func changes() -> FolderChanges {
      defer { next = .none }
      return next
    }
  }

  /// A reference type that wraps the watch, so that expectations can call mutating methods.
  private final class Subject {
    private var watch: InputWatch<Script>

    init(_ watch: InputWatch<Script>) {
      self.watch = watch
    }

    var deadline: Int { watch.deadline }
    func isDue(at now: Int) -> Bool { watch.isDue(at: now) }
    func look(at now: Int, isTold: Bool) { watch.look(at: now, isTold: isTold) }
    func begin() { watch.begin() }
    func end(_ inputs: BuildInputs, since start: POSIX.FileStatus.Moment, at now: Int) {
      watch.end(inputs, since: start, at: now)
    }
  }

  private let folder: TemporaryFolder
  private let script = Script()
  private var inputs = BuildInputs()

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("1", to: "a.json")
    try folder.write("2", to: "b.json")
    inputs.files = [path("a.json"), path("b.json")]
  }

  private func path(_ name: String) -> AbsolutePath { folder.root.appending(name) }

  /// A watch whose first build ended at time 0 and read the inputs.
  private func watch(_ inputs: BuildInputs? = nil) -> Subject {
    let watch = Subject(InputWatch(script))
    watch.begin()
    watch.end(inputs ?? self.inputs, since: later, at: 0)
    return watch
  }

  /// A time after the last write to any file.
  private var later: POSIX.FileStatus.Moment { .init(seconds: .max, nanoseconds: 0) }

  private func tell(_ names: [String], isComplete: Bool = true) {
    script.next = .paths(names.map { .init(path($0), isComplete: isComplete) })
  }

  @Test func `nothing is due without changes`() {
    let watch = watch()
    #expect(!watch.isDue(at: 100_000))
    watch.look(at: 10, isTold: true)
    #expect(!watch.isDue(at: 100_000))
  }

  @Test func `a change is due after a pause`() throws {
    let watch = watch()
    try folder.write("changed", to: "a.json")
    script.next = .something
    watch.look(at: 10, isTold: true)
    #expect(watch.deadline == 10 + SaveSettling.pause)
    #expect(!watch.isDue(at: 10 + SaveSettling.pause - 1))
    #expect(watch.isDue(at: 10 + SaveSettling.pause))
    #expect(!watch.isDue(at: 1000), "one change is one build")
  }

  @Test func `a file that was written completely is due sooner, except in a series`() {
    let watch = watch()
    tell(["a.json"])
    watch.look(at: 10, isTold: true)
    let first = 10 + SaveSettling.writtenPause
    #expect(watch.deadline == first)
    #expect(!watch.isDue(at: first - 1))
    #expect(watch.isDue(at: first))
    for now in [first + 5, first + 500] {
      tell(["a.json"])
      watch.look(at: now, isTold: true)
      let pause = now == first + 5 ? SaveSettling.pause : SaveSettling.writtenPause
      #expect(!watch.isDue(at: now + pause - 1))
      #expect(watch.isDue(at: now + pause))
    }
  }

  @Test func `successive changes are combined into one build, but not indefinitely`() {
    let watch = watch()
    var builds = 0
    // A save every 10 ms for a second.
    for now in stride(from: 0, to: 1000, by: 10) {
      tell(["a.json"])
      watch.look(at: now, isTold: true)
      if watch.isDue(at: now) { builds += 1 }
    }
    #expect(watch.isDue(at: 2000))
    #expect(builds >= 10 && builds <= 17)
  }

  @Test func `a file that is still being written is waited for`() {
    let watch = watch()
    tell(["a.json"], isComplete: false)
    watch.look(at: 0, isTold: true)
    tell(["a.json"])
    watch.look(at: 30, isTold: true)
    #expect(!watch.isDue(at: 30 + SaveSettling.writtenPause - 1))
    #expect(watch.isDue(at: 30 + SaveSettling.writtenPause))
    tell(["a.json"], isComplete: false)
    watch.look(at: 1000, isTold: true)
    #expect(!watch.isDue(at: 1000 + SaveSettling.writingPause - 1))
    #expect(watch.isDue(at: 1000 + SaveSettling.writingPause), "some keep their files open")
  }

  @Test func `a deleted file may come back, and otherwise the build runs without it`() throws {
    let watch = watch()
    try FileManager.default.removeItem(at: folder.url("a.json"))
    watch.look(at: 0, isTold: true)
    #expect(!watch.isDue(at: SaveSettling.writingPause - 1))
    #expect(watch.isDue(at: SaveSettling.writingPause))
    try folder.write("3", to: "a.json")
    watch.look(at: 5000, isTold: true)
    #expect(watch.isDue(at: 5000 + SaveSettling.pause))
  }

  @Test func `an unrelated file in the folder isn't a change`() throws {
    let watch = watch()
    try folder.write("x", to: ".a.json.swp")
    tell([".a.json.swp"])
    watch.look(at: 0, isTold: true)
    #expect(!watch.isDue(at: 1000))
  }

  @Test func `a change without a notification is found at the next interval`() throws {
    for hasNotifier in [true, false] {
      script.descriptor = hasNotifier ? .standardError : nil
      let interval =
        hasNotifier ? InputWatch<Script>.interval : InputWatch<Script>.intervalAlone
      let watch = watch()
      try folder.write("changed \(hasNotifier)", to: "b.json")
      watch.look(at: interval - 1, isTold: false)
      #expect(!watch.isDue(at: 100_000))
      #expect(watch.deadline == interval)
      watch.look(at: interval, isTold: false)
      #expect(watch.isDue(at: interval + SaveSettling.pause))
    }
  }

  @Test func `a change during a build triggers another build`() throws {
    let watch = watch()
    watch.begin()
    try folder.write("changed", to: "a.json")
    watch.end(inputs, since: later, at: 70)
    #expect(watch.isDue(at: 70 + SaveSettling.pause))
  }

  @Test func `a new input triggers another build if it may have changed since`() {
    let watch = Subject(InputWatch(script))
    watch.begin()
    watch.end(inputs, since: .init(seconds: 0, nanoseconds: 0), at: 0)
    #expect(watch.isDue(at: 100))
  }

  @Test func `a new file is a change only if it matches a pattern`() throws {
    var inputs = inputs
    inputs.patterns = [try #require(FilePattern("sets/**/*.json", in: folder.root))]
    let watch = watch(inputs)
    try folder.write("", to: "sets/notes.txt")
    watch.look(at: 0, isTold: true)
    #expect(!watch.isDue(at: 1000))
    #expect(script.watched.contains(path("sets")))
    try folder.write("{}", to: "sets/deep/c.json")
    watch.look(at: 2000, isTold: true)
    #expect(watch.isDue(at: 3000))
    #expect(script.watched.contains(path("sets/deep")))
  }

  @Test func `every file in a target's folder is an input, except hidden files and pages`() throws {
    try folder.write("{}", to: "targets/x/target.json")
    var inputs = inputs
    inputs.trees = [path("targets")]
    let watch = watch(inputs)
    try folder.write("", to: "targets/x/.hidden")
    try folder.write("", to: "targets/x/README.md")
    watch.look(at: 0, isTold: true)
    #expect(!watch.isDue(at: 1000))
    try folder.write("", to: "targets/x/parts/a.tmpl")
    watch.look(at: 2000, isTold: true)
    #expect(watch.isDue(at: 3000))
  }

  @Test func `a symbolic link's folder and the folder of its target are watched`() throws {
    try folder.write("4", to: "real/c.json")
    let links = FileManager.default
    try links.createSymbolicLink(
      at: folder.url("current"),
      withDestinationURL: folder.url("real")
    )
    var inputs = BuildInputs()
    inputs.files = [path("current/c.json")]
    let watch = watch(inputs)
    #expect(script.watched.isSuperset(of: [path("current"), folder.root]))
    try folder.write("5", to: "other/c.json")
    try links.removeItem(at: folder.url("current"))
    try links.createSymbolicLink(
      at: folder.url("current"),
      withDestinationURL: folder.url("other")
    )
    watch.look(at: 0, isTold: true)
    #expect(watch.isDue(at: 1000))
  }

  @Test func `for a missing folder, the closest existing folder is watched`() throws {
    var inputs = BuildInputs()
    inputs.files = [path("far/away/c.json")]
    let watch = watch(inputs)
    #expect(script.watched.contains(folder.root))
    try folder.write("{}", to: "far/away/c.json")
    watch.look(at: 0, isTold: true)
    #expect(watch.isDue(at: 1000))
    #expect(script.watched.contains(path("far/away")))
  }

  @Test func `the watched folders are only updated if they change`() {
    let watch = watch()
    let count = script.watchCount
    for now in 0..<50 {
      tell(["a.json"])
      watch.look(at: now * 100, isTold: true)
    }
    #expect(script.watchCount == count)
  }
}

/// The system's own notifications, in a folder with files saved in the ways of common editors.
@Suite struct SystemNotifierTests {
  @Test func `each way of saving gives a notification`() throws {
    let folder = try TemporaryFolder()
    try folder.write("1", to: "a.json")
    let notifier = POSIX.Notifier()
    let path = folder.root.appending("a.json")
    notifier.watch([folder.root], files: [path])
    let descriptor = try #require(notifier.descriptor)
    let ways: [(String, () throws -> Void)] = [
      ("write in place", { try Data("2".utf8).write(to: folder.url("a.json")) }),
      (
        "write and rename", { try Data("3".utf8).write(to: folder.url("a.json"), options: .atomic) }
      ),
      (
        "rename and write",
        {
          try FileManager.default.moveItem(at: folder.url("a.json"), to: folder.url("a.json~"))
          try Data("4".utf8).write(to: folder.url("a.json"))
        }
      ),
      (
        "delete and create",
        {
          try FileManager.default.removeItem(at: folder.url("a.json"))
          try Data("5".utf8).write(to: folder.url("a.json"))
        }
      ),
    ]
    for (name, save) in ways {
      #expect(notifier.changes() == .none, "before \(name)")
      try save()
      var list = [POSIX.Readiness(descriptor)]
      POSIX.wait(for: &list, milliseconds: 5000)
      #expect(list[0].canRead, "\(name)")
      #if os(Linux)
        guard case .paths(let paths) = notifier.changes() else {
          Issue.record("\(name) names no file")
          continue
        }
        #expect(paths.contains(.init(path)), "\(name)")
      #else
        #expect(notifier.changes() == .something, "\(name)")
        notifier.watch([folder.root], files: [path])
      #endif
    }
  }

  @Test func `a folder that is no longer watched gives no notifications`() throws {
    let folder = try TemporaryFolder()
    try folder.write("1", to: "one/a.json")
    try folder.write("1", to: "two/a.json")
    let notifier = POSIX.Notifier()
    notifier.watch([folder.root.appending("one"), folder.root.appending("two")], files: [])
    notifier.watch([folder.root.appending("two")], files: [])
    _ = notifier.changes()
    try folder.write("2", to: "one/a.json")
    #expect(notifier.changes() == .none)
    try folder.write("2", to: "two/a.json")
    #expect(notifier.changes() != .none)
  }
}
