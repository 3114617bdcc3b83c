package import Diagnostics

/// What is known of the place that a stream is read at, as far as it bears on looks.
///
/// Reading these facts from the machine is the executable's task.
package struct Terminal: Hashable, Sendable {
  /// Whether a person reads the stream: it is a terminal, no file and no pipe.
  package var isTerminal: Bool
  /// Columns, where they are known.
  package var columns: Int?
  /// Whether the person wants no colour anywhere: `NO_COLOR` is set and not empty.
  package var refusesColor: Bool
  /// Whether the terminal can do nothing but print: `TERM` is `dumb`.
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

  /// Takes the facts that stand in the environment: `NO_COLOR` and `TERM`.
  package init(isTerminal: Bool, columns: Int?, environment: [String: String]) {
    self.init(
      isTerminal: isTerminal,
      columns: columns,
      refusesColor: environment["NO_COLOR"].map { !$0.isEmpty } ?? false,
      isDumb: environment["TERM"] == "dumb"
    )
  }

  /// The looks that text on the stream should have.
  package func decorator(for choice: ColorChoice) -> TextDecorator {
    switch choice {
    case .always: .ansi
    case .never: .plain
    case .auto: isTerminal && !refusesColor && !isDumb ? .ansi : .plain
    }
  }

  /// Whether a line may be overwritten to show how far long work has come.
  package var canShowProgress: Bool { isTerminal && !isDumb }

  /// Columns for a page of help: the terminal's, else 80.
  package var helpWidth: Int { isTerminal ? columns ?? 80 : 80 }

  /// Columns for a row of source in a report, with room for the margin; wide where nobody looks.
  package var sourceWidth: Int {
    guard isTerminal, let columns else { return 120 }
    return max(40, columns - 8)
  }
}

/// Whether a report has colour.
package enum ColorChoice: String, CaseIterable, ArgumentValue {
  /// Where a person reads it and has not asked for the contrary.
  case auto
  case always
  case never
}
