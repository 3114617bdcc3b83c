package import Diagnostics

/// The properties of a stream's destination that affect formatting.
///
/// The executable is responsible for determining them.
package struct Terminal: Hashable, Sendable {
  /// Whether the stream is a terminal, as opposed to a file or a pipe.
  package var isTerminal: Bool
  /// The number of columns, if known.
  package var columns: Int?
  /// Whether the user has disabled color: `NO_COLOR` is set and not empty.
  package var refusesColor: Bool
  /// Whether the terminal can't interpret escape sequences: `TERM` is `dumb`.
  package var isDumb: Bool

  package init(
    isTerminal: Bool,
    columns: Int? = nil,
    refusesColor: Bool = false,
    isDumb: Bool = false
  ) {
    self.isTerminal = isTerminal
    self.columns = columns
    self.refusesColor = refusesColor
    self.isDumb = isDumb
  }

  /// Creates the properties, reading `NO_COLOR` and `TERM` from the environment.
  package init(isTerminal: Bool, columns: Int?, environment: [String: String]) {
    self.init(
      isTerminal: isTerminal,
      columns: columns,
      refusesColor: environment["NO_COLOR"].map { !$0.isEmpty } ?? false,
      isDumb: environment["TERM"] == "dumb"
    )
  }

  /// Returns the decorator for text on the stream.
  package func decorator(for choice: ColorChoice) -> TextDecorator {
    switch choice {
    case .always: .ansi
    case .never: .plain
    case .auto: isTerminal && !refusesColor && !isDumb ? .ansi : .plain
    }
  }

  /// Whether a line can be overwritten to show progress.
  package var canShowProgress: Bool { isTerminal && !isDumb }

  /// The width of help pages: that of the terminal, or 80 columns.
  package var helpWidth: Int { isTerminal ? columns ?? 80 : 80 }

  /// The number of columns for a source line in a diagnostic, leaving room for the margin; 120 if
  /// the stream isn't a terminal.
  package var sourceWidth: Int {
    guard isTerminal, let columns else { return 120 }
    return max(40, columns - 8)
  }
}

/// Whether to use color in diagnostics.
package enum ColorChoice: String, CaseIterable, ArgumentValue {
  /// Color if the stream is a terminal and the user hasn't disabled it.
  case auto
  case always
  case never
}
