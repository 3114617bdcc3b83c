/// The machine-readable result of a run: its diagnostics and the state of each output.
package struct Report: Sendable {
  /// The name of the command, such as `check`.
  package var command: String
  package var status: Int
  package var diagnostics: [Diagnostic]
  /// The outputs that the command checked, in configuration order.
  package var outputs: [Output]
  /// The requested results, for commands that return more than outputs.
  package var results: [Result]

  package init(
    command: String,
    status: Int,
    diagnostics: [Diagnostic] = [],
    outputs: [Output] = [],
    results: [Result] = []
  ) {
    self.command = command
    self.status = status
    self.diagnostics = diagnostics
    self.outputs = outputs
    self.results = results
  }

  /// A property of the report that is specific to one command.
  package struct Result: Sendable {
    package var name: String
    package var json: [UInt8]

    package init(name: String, json: [UInt8]) {
      self.name = name
      self.json = json
    }
  }

  /// A generated file, compared with what this run would write.
  package struct Output: Hashable, Sendable {
    /// The path, in the same form as in the diagnostics.
    package var file: String
    /// The name of the target that generates the file.
    package var target: String
    package var state: OutputState
    /// The paths of the tokens whose output differs.
    package var tokens: [String]

    package init(file: String, target: String, state: OutputState, tokens: [String] = []) {
      self.file = file
      self.target = target
      self.state = state
      self.tokens = tokens
    }
  }
}

/// The state of a generated file on disk, compared with what this run would write.
package enum OutputState: String, Hashable, Sendable, CaseIterable {
  /// Up to date.
  case current
  /// Doesn't exist.
  case missing
  /// Unchanged since an earlier run wrote it, but out of date.
  case stale
  /// Edited by hand since it was written.
  case edited
  /// Written by an earlier run, but no longer part of any output.
  case leftover
}
