/// The files that outputs depend on, in the format of make and ninja.
package struct Depfile: Hashable, Sendable {
  /// The rule: all outputs, a colon, and all inputs.
  ///
  /// A rule without prerequisites follows for each input. Otherwise, make would fail if an input
  /// was deleted, instead of rebuilding.
  package let text: String

  /// A path that make or ninja would misread, however it's escaped.
  package struct UnusablePath: Error, Hashable {
    package let path: String
  }

  /// Creates the rule for a build.
  ///
  /// - Parameters:
  ///   - outputs: the generated files.
  ///   - inputs: the files that the build reads.
  /// - Throws: the first path that can't be written in a rule.
  package init(outputs: [String], inputs: [String]) throws(UnusablePath) {
    for path in outputs + inputs where !Self.canBeWritten(path) { throw UnusablePath(path: path) }
    let inputs = inputs.map(Self.escaped)
    let rule = [outputs.map(Self.escaped).joined(separator: Self.outputSeparator) + ":"] + inputs
    text =
      rule.joined(separator: Self.inputSeparator) + "\n" + inputs.map { "\n\($0):\n" }.joined()
  }

  /// Whether `bytes` are a depfile that a build wrote, which may be replaced.
  package static func isDepfile(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    let rule = text.split(separator: "\n\n", maxSplits: 1).first ?? ""
    let lines = rule.split(separator: inputSeparator)
    guard let first = lines.first, let end = first.lastIndex(of: ":") else { return false }
    let outputs = first[..<end].split(separator: outputSeparator).map(unescaped)
    let inputs = lines.dropFirst().map { unescaped($0.last == "\n" ? $0.dropLast() : $0) }
    let hasManifest = outputs.contains { BuildRecords.reserves(AbsolutePath("/\($0)")?.name ?? "") }
    return hasManifest && (try? Depfile(outputs: outputs, inputs: inputs))?.text == text
  }

  /// Replaces the file at `path`, and creates its folder if needed.
  ///
  /// - Throws: ``Disk/Failure`` if the file can't be written.
  package func write(to path: AbsolutePath) throws(Disk.Failure) {
    try Disk.replace(path, with: Array(text.utf8))
  }

  private static let outputSeparator = " \\\n"
  private static let inputSeparator = " \\\n  "

  /// Whether make and ninja read the escaped path correctly.
  ///
  /// In make, `;` starts a recipe, `=` an assignment, `%` a pattern, and `|` order-only
  /// prerequisites; `*`, `?`, and `[` match names, `~` is a home directory, and `a(b)` is a member
  /// of an archive. Ninja ends a path at these characters, at `<`, `>`, `^`, and backquotes, and
  /// before 1.12 also at `&` and quotes. The two disagree about backslashes. `Tests/Builds` tests
  /// the remaining characters with both.
  private static func canBeWritten(_ path: String) -> Bool {
    let isPlain = path.utf8.allSatisfy { byte in
      byte >= 0x20 && byte != 0x7F && !unusable.contains(byte)
    }
    let isMember = path.last == ")" && path.contains("(")
    return isPlain && path.first != "~" && path.last != ":" && path.last != " " && !isMember
  }

  private static let unusable = Set(";=%|*?[<>^`&'\"\\".utf8)

  /// Returns the path with special characters escaped.
  private static func escaped(_ path: String) -> String {
    var text = ""
    for scalar in path.unicodeScalars {
      switch scalar {
      case " ", "#", ":": text += "\\\(scalar)"
      case "$": text += "$$"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// Undoes ``escaped(_:)``.
  private static func unescaped(_ text: Substring) -> String {
    var path = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      let isEscape = scalar == "\\" || scalar == "$"
      path.unicodeScalars.append(isEscape ? rest.popFirst() ?? scalar : scalar)
    }
    return path
  }
}
