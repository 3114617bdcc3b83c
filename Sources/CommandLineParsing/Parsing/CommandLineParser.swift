package import Diagnostics

/// Reads a command line by a declaration.
package struct CommandLineParser: Sendable {
  private let root: Command

  /// Makes a parser for the program `root`.
  package init(_ root: Command) {
    self.root = root
  }

  /// Reads `arguments`, the words after the program's name.
  ///
  /// The words are added to `sources` as a line that is not a file, which the mistakes point at; so
  /// may later findings, by ``ParsedCommand/spans(of:)-(Option<Value>)``. All mistakes are found at
  /// once. Where help or the version is asked for, mistakes do not matter, but for an unknown
  /// command.
  ///
  /// - Complexity: O(*n*) in the number of words.
  package func parse(_ arguments: [String], sources: inout SourceMap) -> ParseOutcome {
    let file = SourceMap.FileID(index: UInt32(truncatingIfNeeded: sources.files.count))
    let line = ArgumentLine(program: root.name, arguments: arguments, file: file)
    _ = sources.add(path: ArgumentLine.path, bytes: line.bytes, isFile: false)
    var reading = CommandLineReading(CommandPath(root), line)
    reading.readWords()
    return reading.outcome()
  }

  /// Reads `arguments` where nobody wants to see the line again.
  package func parse(_ arguments: [String]) -> ParseOutcome {
    var sources = SourceMap()
    return parse(arguments, sources: &sources)
  }
}
