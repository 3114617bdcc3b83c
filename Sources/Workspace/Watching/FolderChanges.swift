/// The changes that a notifier has seen since the last request.
package enum FolderChanges: Hashable, Sendable {
  /// These files or folders changed.
  case paths([Path])
  /// Something changed, but the path is unknown.
  case something

  /// A path, and whether the change to the file is complete.
  package struct Path: Hashable, Sendable {
    let path: AbsolutePath
    let isComplete: Bool

    package init(_ path: AbsolutePath, isComplete: Bool = true) {
      self.path = path
      self.isComplete = isComplete
    }
  }

  /// Nothing changed.
  package static let none = FolderChanges.paths([])
}

/// A source of notifications about changed files.
package protocol FolderNotifier {
  /// The descriptor that becomes readable after a change, or `nil` if there are no notifications,
  /// so files have to be checked periodically.
  var descriptor: POSIX.Descriptor? { get }

  /// Watches exactly these folders, as well as these files if folders don't report changes to them.
  mutating func watch(_ folders: Set<AbsolutePath>, files: Set<AbsolutePath>)

  /// Returns the changes since the last call.
  mutating func changes() -> FolderChanges
}
