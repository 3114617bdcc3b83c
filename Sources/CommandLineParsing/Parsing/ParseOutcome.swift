package import Diagnostics

/// What a program is asked to do by its command line.
package enum ParseOutcome: Sendable {
  /// Run the command.
  case run(ParsedCommand)
  /// Show the help of the command at the path.
  ///
  /// `wasRequested` is false where nothing at all was typed after the program's name.
  case help(CommandPath, wasRequested: Bool)
  /// Show the version.
  case version(String)
  /// Report the mistakes and do nothing.
  ///
  /// The parsed part tells how to report them: it has the options that were understood.
  case failure([Diagnostic], understood: ParsedCommand)
}
