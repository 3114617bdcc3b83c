/// Determines when to build after files have changed.
///
/// Editors write in several steps, and people save several files at once. A build waits until
/// nothing has happened for a moment, but not forever. Times are in milliseconds.
struct SaveSettling: Equatable, Sendable {
  /// How long nothing may happen after a file was written.
  static let pause = 15
  /// The maximum wait while files keep being written.
  static let patience = 60
  /// How long nothing may happen, and the maximum wait, while a file is being written or is missing
  /// and may come back.
  static let writingPause = 100
  static let writingPatience = 1000

  private var first: Int?
  private var last = 0
  private var isWriting = false

  /// Records a change.
  ///
  /// `isComplete` is `false` if the file is still being changed.
  mutating func note(at now: Int, isComplete: Bool) {
    first = first ?? now
    last = now
    isWriting = !isComplete
  }

  /// When to build, or `nil` if nothing has changed.
  var due: Int? {
    guard let first else { return nil }
    return isWriting
      ? min(last + Self.writingPause, first + Self.writingPatience)
      : min(last + Self.pause, first + Self.patience)
  }

  /// Whether a build is due.
  ///
  /// If so, the changes are forgotten.
  mutating func take(at now: Int) -> Bool {
    guard let due, due <= now else { return false }
    self = SaveSettling()
    return true
  }
}
