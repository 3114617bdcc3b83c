/// What a run has to say, for programs: its findings and the state of each output.
package struct Report: Sendable {
  /// The command that ran, as in `check`.
  package var command: String
  /// The exit status of the run.
  package var status: Int
  package var diagnostics: [Diagnostic]
  /// The outputs that were looked at, in the order of the configuration.
  package var outputs: [Output]
  /// What the command was asked for, where that is more than outputs.
  package var result: Result?

  package init(
    command: String,
    status: Int,
    diagnostics: [Diagnostic] = [],
    outputs: [Output] = [],
    result: Result? = nil
  ) {
    self.command = command
    self.status = status
    self.diagnostics = diagnostics
    self.outputs = outputs
    self.result = result
  }

  /// A member of a report of one command alone.
  package struct Result: Sendable {
    package var name: String
    /// The value.
    package var json: [UInt8]

    package init(name: String, json: [UInt8]) {
      self.name = name
      self.json = json
    }
  }

  /// A generated file and how it compares with what this run would write.
  package struct Output: Hashable, Sendable {
    /// The path, as in the findings.
    package var file: String
    /// The name of the target that the file belongs to.
    package var target: String
    package var state: OutputState
    /// The paths of the tokens in which the file differs.
    package var tokens: [String]

    package init(file: String, target: String, state: OutputState, tokens: [String] = []) {
      self.file = file
      self.target = target
      self.state = state
      self.tokens = tokens
    }
  }
}

/// How a generated file on disk compares with what this run would write.
package enum OutputState: String, Hashable, Sendable, CaseIterable {
  /// Equal.
  case current
  /// Not there.
  case missing
  /// As an earlier run wrote it, and different now.
  case stale
  /// Changed by hand since it was written.
  case edited
  /// Written by an earlier run, and part of no output any more.
  case leftover
}
