/// The files that outputs depend on, in the form that make and ninja read.
package struct Depfile: Hashable, Sendable {
  /// The rule: all outputs, a colon, and all inputs.
  ///
  /// A rule without prerequisites follows for each input. Without it, make would stop at an input that
  /// was deleted, instead of building again.
  package let text: String

  /// Makes the rule of some files.
  ///
  /// - Parameters:
  ///   - outputs: the files that are made.
  ///   - inputs: the files that they are made from.
  package init(outputs: [String], inputs: [String]) {
    let inputs = inputs.map(Self.escaped)
    let rule = [outputs.map(Self.escaped).joined(separator: " \\\n") + ":"] + inputs
    text = rule.joined(separator: " \\\n  ") + "\n" + inputs.map { "\n\($0):\n" }.joined()
  }

  /// Replaces the file at `path`, whose folder is made if it is not there.
  ///
  /// - Throws: what could not be written.
  package func write(to path: AbsolutePath) throws(Disk.Failure) {
    try Disk.replace(path, with: Array(text.utf8))
  }

  /// A path with a backslash before what ends or begins something in a rule.
  private static func escaped(_ path: String) -> String {
    var text = ""
    for character in path {
      switch character {
      case " ", "#", ":", "\\": text += "\\\(character)"
      case "$": text += "$$"
      default: text.append(character)
      }
    }
    return text
  }
}
