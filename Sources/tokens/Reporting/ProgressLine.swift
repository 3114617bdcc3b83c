/// A line on a terminal that says what long work is at; nothing anywhere else.
///
/// An actor, because a step that takes longer than a moment is shown while it runs.
actor ProgressLine {
  private let isShown: Bool
  private var step = 0
  private var isVisible = false

  init(isShown: Bool) {
    self.isShown = isShown
  }

  /// Says what is done from now on, as in `compiling`.
  func begin(_ text: String) {
    guard isShown else { return }
    step += 1
    if isVisible { show(text) }
    let own = step
    Task {
      try? await Task.sleep(nanoseconds: 300_000_000)
      if self.step == own, !self.isVisible { self.show(text) }
    }
  }

  /// Takes the line away.
  func end() {
    step += 1
    if isVisible { StandardStream.error.write("\r\u{1B}[K") }
    isVisible = false
  }

  private func show(_ text: String) {
    isVisible = true
    StandardStream.error.write("\r\u{1B}[K\(text) …")
  }
}
