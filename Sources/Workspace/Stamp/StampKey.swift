/// The part of a stamp that identifies the run: the program, its arguments, and its surroundings.
package struct StampKey: Hashable, Sendable {
  /// The parts, each with its length, so different parts never give the same text.
  let text: String

  /// Creates the key, or returns `nil` if the file of the running program can't be identified.
  ///
  /// - Parameters:
  ///   - arguments: the arguments of the program.
  ///   - folder: the working directory.
  ///   - surroundings: descriptions of everything else that affects the text of a report, such as
  ///     terminals.
  package init?(arguments: [String], folder: AbsolutePath, surroundings: [String]) {
    // The version isn't enough: a program that is being developed changes without a new one.
    guard let program = POSIX.programStatus else { return nil }
    let file = program.stampWords.map { String($0) }.joined(separator: " ")
    let parts = [Generator.name, file, folder.text] + surroundings + arguments
    text = parts.map { "\($0.utf8.count):\($0)" }.joined(separator: "\n")
  }
}
