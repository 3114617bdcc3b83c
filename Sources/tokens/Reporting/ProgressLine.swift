internal import Workspace

/// A line on a terminal with the current step of long work.
///
/// Elsewhere, nothing is shown.
///
/// The line appears after a short delay, for which a separate thread waits.
struct ProgressLine {
  private static let moment = 300

  /// The state shared by the waiting thread and the working thread.
  private struct State {
    /// The current step.
    var text: String?
    var isWaiting = false
    /// Whether the delay is over, so steps are shown immediately.
    var isDue = false
  }

  /// The state, or `nil` if nothing is shown.
  private let state: POSIX.Guarded<State>?

  init(isShown: Bool) {
    state = isShown ? POSIX.Guarded(State()) : nil
  }

  /// Sets the current step, such as `compiling`.
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

  /// Removes the line.
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
