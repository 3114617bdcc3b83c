/// The exit status of a run, for scripts.
package enum ExitStatus: Int32, Comparable, Sendable {
  /// The run succeeded.
  case success = 0
  /// The source, the configuration, or a template has an error, or an output differs.
  case failure = 1
  /// The command line is invalid, or refers to something that doesn't exist.
  case usage = 2
  /// Something exists but can't be read or written.
  case environment = 3

  package static func < (first: ExitStatus, second: ExitStatus) -> Bool {
    first.rawValue < second.rawValue
  }
}
