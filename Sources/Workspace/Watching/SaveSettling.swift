/// Determines when to build after files have changed.
///
/// Editors write in several steps, and people save several files at once. A build waits until
/// nothing has happened for a moment, but not forever. Times are in milliseconds.
struct SaveSettling: Equatable, Sendable {
  /// What is known about a changed file.
  enum Sign: Hashable, Sendable {
    /// It's being written, or it's missing and may come back.
    case writing
    /// It has changed.
    case changed
    /// The system has reported that writing it has ended.
    case written
  }

  /// How long nothing may happen after a file was written.
  static let writtenPause = 3
  /// How long nothing may happen after a file has changed, and after each file in a series.
  static let pause = 15
  /// The maximum wait while files keep changing, and the maximum time from the start of a build to
  /// the next change in a series.
  static let patience = 60
  /// How long nothing may happen, and the maximum wait, while a file is being written.
  static let writingPause = 100
  static let writingPatience = 1000

  private var first: Int?
  private var last = 0
  private var sign = Sign.changed
  /// When the last build was due.
  private var built = -patience

  /// Records a change.
  mutating func note(_ sign: Sign, at now: Int) {
    first = first ?? now
    last = now
    self.sign = sign == .written && now - built < Self.patience ? .changed : sign
  }

  /// When to build, or `nil` if nothing has changed.
  var due: Int? {
    guard let first else { return nil }
    return switch sign {
    case .writing: min(last + Self.writingPause, first + Self.writingPatience)
    case .changed: min(last + Self.pause, first + Self.patience)
    case .written: min(last + Self.writtenPause, first + Self.patience)
    }
  }

  /// Whether a build is due.
  ///
  /// If so, the changes are forgotten.
  mutating func take(at now: Int) -> Bool {
    guard let due, due <= now else { return false }
    self = SaveSettling()
    built = now
    return true
  }
}
