package import Diagnostics

/// Parses command lines according to a declaration.
package struct CommandLineParser: Sendable {
  private let root: Command

  /// Creates a parser for the program `root`.
  package init(_ root: Command) {
    self.root = root
  }

  /// Parses `arguments`, the words after the program's name.
  ///
  /// The words are added to `sources` as a line that isn't a file. Errors refer to this line, and
  /// so can later diagnostics, using ``ParsedCommand/spans(of:)-(DeclaredOption)``. All errors are
  /// found at once. If help or the version is requested, errors other than an unknown command are
  /// ignored.
  ///
  /// - Complexity: O(*n*) in the number of words.
  package func parse(_ arguments: [String], sources: inout SourceMap) -> ParseOutcome {
    let file = SourceMap.FileID(index: UInt32(truncatingIfNeeded: sources.files.count))
    let line = ArgumentLine(program: root.name, arguments: arguments, file: file)
    _ = sources.add(path: ArgumentLine.path, bytes: line.bytes, isFile: false)
    var reading = CommandLineParsingState(CommandPath(root), line)
    reading.readWords()
    return reading.outcome()
  }

  /// Parses `arguments`, for callers that won't show the line in diagnostics.
  package func parse(_ arguments: [String]) -> ParseOutcome {
    var sources = SourceMap()
    return parse(arguments, sources: &sources)
  }
}
