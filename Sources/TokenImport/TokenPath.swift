/// Names of tokens as the standard allows them (Format Module, section 5.1.1).
enum TokenPath {
  /// The path that a name of another format stands for: dots and slashes part groups.
  ///
  /// Braces and a dollar sign at the beginning are left out, for the standard keeps them.
  static func path(of name: some StringProtocol) -> [String] {
    let parts = name.split { $0 == "." || $0 == "/" }.map { self.name(of: $0) }.filter {
      !$0.isEmpty
    }
    return parts.isEmpty ? ["unnamed"] : parts
  }

  /// One name of a path.
  static func name(of text: some StringProtocol) -> String {
    var name = text.drop { $0 == "$" || $0 == " " }.filter { $0 != "{" && $0 != "}" && $0 != "." }
    while name.last == " " { name.removeLast() }
    return String(name)
  }
}
