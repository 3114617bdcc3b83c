/// What a notifier has seen since it was last asked.
package enum FolderChanges: Hashable, Sendable {
  /// Something happened to these files or folders.
  case paths([Path])
  /// Something happened, and it is not known to what.
  case something

  /// A path, and whether whoever changed the file is done with it.
  package struct Path: Hashable, Sendable {
    let path: AbsolutePath
    let isComplete: Bool

    package init(_ path: AbsolutePath, isComplete: Bool = true) {
      self.path = path
      self.isComplete = isComplete
    }
  }

  /// Nothing was seen.
  package static let none = FolderChanges.paths([])
}

/// What tells that files may have changed.
package protocol FolderNotifier {
  /// Becomes readable when something has changed; `nil` where nobody can be asked to tell, and files have
  /// to be looked at from time to time.
  var descriptor: POSIX.Descriptor? { get }

  /// Watches these folders, and the files in them as far as folders do not tell, and nothing else.
  mutating func watch(_ folders: Set<AbsolutePath>, files: Set<AbsolutePath>)

  /// What has changed since this was last called.
  mutating func changes() -> FolderChanges
}
