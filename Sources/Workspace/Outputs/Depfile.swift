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
    var folders: [AbsolutePath] = []
    try Disk.makeFolders(to: path.parent, made: &folders)
    let sibling = path.temporarySibling
    try Disk.at(path) { () throws(POSIX.Failure) in
      if try POSIX.status(of: sibling.text, followingLinks: false) != nil {
        try POSIX.removeFile(sibling.text)
      }
      let file = try POSIX.open(sibling.text, .create)
      try POSIX.closing(file) { () throws(POSIX.Failure) in
        try POSIX.write(Array(text.utf8), to: file)
      }
      try POSIX.move(sibling.text, to: path.text)
    }
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
