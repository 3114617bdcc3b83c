/// When a build is due after files have changed.
///
/// Editors write in several steps, and people save several files at once. A build waits until nothing has
/// happened for a moment, but not for ever. Times are in milliseconds.
struct SaveSettling: Equatable, Sendable {
  /// How long nothing may happen after a file was written.
  static let pause = 15
  /// How long it is waited in all while files are written again and again.
  static let patience = 60
  /// How long nothing may happen while a file is being written, or is gone and may come back.
  static let writingPause = 100
  static let writingPatience = 1000

  private var first: Int?
  private var last = 0
  private var isWriting = false

  /// Notes a change; it is not complete where whoever makes it is not done.
  mutating func note(at now: Int, isComplete: Bool) {
    first = first ?? now
    last = now
    isWriting = !isComplete
  }

  /// When to build; `nil` where nothing has changed.
  var due: Int? {
    guard let first else { return nil }
    return isWriting
      ? min(last + Self.writingPause, first + Self.writingPatience)
      : min(last + Self.pause, first + Self.patience)
  }

  /// Whether a build is due, which forgets the changes.
  mutating func take(at now: Int) -> Bool {
    guard let due, due <= now else { return false }
    self = SaveSettling()
    return true
  }
}
