internal import CommandLineParsing
internal import Diagnostics
internal import Workspace

/// Standard output or standard error.
struct StandardStream: Equatable {
  private let descriptor: POSIX.Descriptor

  static let output = StandardStream(descriptor: .standardOutput)
  static let error = StandardStream(descriptor: .standardError)

  /// The properties of the connected terminal, if any.
  var terminal: Terminal {
    let isTerminal = POSIX.isTerminal(descriptor)
    var environment: [String: String] = [:]
    for name in Self.variables { environment[name] = POSIX.environment(name) }
    return Terminal(
      isTerminal: isTerminal,
      columns: isTerminal ? POSIX.columns(of: descriptor) : nil,
      environment: environment
    )
  }

  /// The properties that reports depend on, as text.
  var surroundings: String {
    let isTerminal = POSIX.isTerminal(descriptor)
    return "\(isTerminal) \(isTerminal ? POSIX.columns(of: descriptor) ?? 0 : 0)"
  }

  /// The variables of the environment that ``terminal`` depends on.
  static let variables = ["NO_COLOR", "TERM"]

  /// Writes `text`, and returns the exit status of writing.
  @discardableResult
  func write(_ text: String) -> ExitStatus { write(Array(text.utf8)) }

  /// Writes text for people.
  ///
  /// Escapes control characters, which may occur in the names of files and tokens.
  func writeEscaped(_ text: String) -> ExitStatus {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return write(lines.map { String($0).escapedForDisplay }.joined(separator: "\n"))
  }

  /// Writes `bytes`, and returns the exit status of writing.
  ///
  /// A reader that closes the pipe early, such as `head`, isn't a failure.
  @discardableResult
  func write(_ bytes: [UInt8]) -> ExitStatus {
    do {
      try POSIX.write(bytes, to: descriptor)
    } catch {
      guard error != .brokenPipe, descriptor == .standardOutput else { return .success }
      Self.error.write("tokens: cannot write to standard output: \(error.description)\n")
      return .environment
    }
    return .success
  }
}
