internal import CommandLineParsing
internal import Workspace

/// Standard output or standard error.
struct StandardStream {
  private let descriptor: POSIX.Descriptor

  static let output = StandardStream(descriptor: .standardOutput)
  static let error = StandardStream(descriptor: .standardError)

  /// What is known of the place that it is read at.
  var terminal: Terminal {
    let isTerminal = POSIX.isTerminal(descriptor)
    var environment: [String: String] = [:]
    for name in ["NO_COLOR", "TERM"] { environment[name] = POSIX.environment(name) }
    return Terminal(
      isTerminal: isTerminal,
      columns: isTerminal ? POSIX.columns(of: descriptor) : nil,
      environment: environment
    )
  }

  /// Writes `text` and says how that went.
  @discardableResult
  func write(_ text: String) -> ExitStatus { write(Array(text.utf8)) }

  /// Writes `bytes` and says how that went.
  ///
  /// A reader that has gone, as `head` does, has what it wanted: that is not a failure.
  @discardableResult
  func write(_ bytes: [UInt8]) -> ExitStatus {
    do {
      try POSIX.write(bytes, to: descriptor)
    } catch {
      guard error != .brokenPipe, descriptor == .standardOutput else { return .success }
      Self.error.write("tokens: standard output cannot be written: \(error.description)\n")
      return .environment
    }
    return .success
  }
}
