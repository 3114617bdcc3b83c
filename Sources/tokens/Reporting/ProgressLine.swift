internal import Workspace

/// A line on a terminal that says what long work is at; nothing anywhere else.
///
/// It appears when the work has taken longer than a moment, which a thread of its own waits for.
struct ProgressLine {
  private static let moment = 300

  /// What the thread that waits shares with the one that works.
  private struct State {
    /// The step that is being done.
    var text: String?
    var isWaiting = false
    /// Whether the moment is over, so that steps are shown at once.
    var isDue = false
  }

  /// `nil` where nothing is shown.
  private let state: POSIX.Guarded<State>?

  init(isShown: Bool) {
    state = isShown ? POSIX.Guarded(State()) : nil
  }

  /// Says what is done from now on, as in `compiling`.
  func begin(_ text: String) {
    guard let state else { return }
    let mustWait = state.withLock { state in
      state.text = text
      if state.isDue { Self.show(text) }
      defer { state.isWaiting = true }
      return !state.isWaiting
    }
    guard mustWait else { return }
    POSIX.detach {
      POSIX.sleep(milliseconds: Self.moment)
      state.withLock { state in
        state.isDue = true
        if let text = state.text { Self.show(text) }
      }
    }
  }

  /// Takes the line away.
  func end() {
    state?.withLock { state in
      if state.isDue { StandardStream.error.write("\r\u{1B}[K") }
      state.text = nil
    }
  }

  private static func show(_ text: String) {
    StandardStream.error.write("\r\u{1B}[K\(text) …")
  }
}
