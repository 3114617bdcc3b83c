internal import CommandLineParsing
internal import Diagnostics
internal import TokenCompiler
internal import Workspace

/// Where the files of a build go, as the command line says it.
extension Run {
  /// The destination; `nil` if two were named, which is reported.
  mutating func destination() -> OutputDestination? {
    let root = parsed[BuildCommand.outRoot].map { currentFolder.appending($0) }
    let file = parsed[BuildCommand.oneFile].map { currentFolder.appending($0) }
    switch (root, file) {
    case (nil, nil): return .configured
    case (let root?, nil): return .under(root)
    case (nil, let file?): return .oneFile(file)
    case (_?, _?):
      diagnostics.append(.twoDestinations(at: parsed.spans(of: BuildCommand.oneFile).first))
      return nil
    }
  }

  /// Where all files become one, leaves the one output that this can be done with; reports it if
  /// there is none, or more.
  mutating func chooseOneFileOutput(
    of placement: inout OutputPlacement,
    with selection: TargetSelection
  ) {
    guard case .oneFile = placement.destination, !hasErrors else { return }
    let all = placement.places.map(\.output)
    placement.keepOneFileOutputs(with: selection)
    let left = placement.places.map(\.output)
    if let second = left.dropFirst().first {
      diagnostics.append(.severalOneFiles(left[0], second))
    } else if left.isEmpty {
      diagnostics.append(.noOneFile(among: all, at: parsed.spans(of: BuildCommand.oneFile).first))
    }
  }
}

extension Diagnostic {
  fileprivate static func twoDestinations(at span: Span?) -> Diagnostic {
    Diagnostic(
      .unexpectedArgument,
      "`--out-root` and `--one-file` cannot be used together",
      at: span.map { Label($0, "another place was named already") },
      help: "give `--one-file` the whole path"
    )
  }

  fileprivate static func noOneFile(
    among outputs: [ConfiguredOutput],
    at span: Span?
  ) -> Diagnostic {
    let label = outputs.first.map { Label($0.target.span ?? $0.span, "cannot be one file") }
    return Diagnostic(
      .targetNotConfigured,
      "the configuration has no output that can be one file",
      at: label ?? span.map { Label($0, "needs an output") },
      help: "add an output of the target `swift`, or of one that extends it"
    )
  }

  fileprivate static func severalOneFiles(
    _ first: ConfiguredOutput,
    _ second: ConfiguredOutput
  ) -> Diagnostic {
    Diagnostic(
      .targetNotConfigured,
      "the configuration has several outputs that can be one file",
      at: Label(second.target.span ?? second.span, "is one more"),
      also: [Label(first.target.span ?? first.span, "can be one file")],
      help: "choose a target with `--target`, or give each output a configuration of its own"
    )
  }
}
