package import Diagnostics

/// The action requested by a command line.
package enum ParseOutcome: Sendable {
  /// Run the command.
  case run(ParsedCommand)
  /// Show the help of the command at the path.
  ///
  /// `wasRequested` is `false` if there was nothing after the program's name.
  case help(CommandPath, wasRequested: Bool)
  /// Show the version.
  case version(String)
  /// Report the errors and do nothing else.
  ///
  /// `understood` contains the valid options, which determine how to report the errors.
  case failure([Diagnostic], understood: ParsedCommand)
}
