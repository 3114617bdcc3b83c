/// How a run ended, as scripts see it.
package enum ExitStatus: Int32, Comparable, Sendable {
  /// Fine.
  case success = 0
  /// Something is wrong with the source, the configuration or a template, or an output differs.
  case failure = 1
  /// The command line asks for what does not exist.
  case usage = 2
  /// Something exists that cannot be read or written.
  case environment = 3

  package static func < (first: ExitStatus, second: ExitStatus) -> Bool {
    first.rawValue < second.rawValue
  }
}
