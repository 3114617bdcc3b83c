import SourceForms

/// Token names that are valid in DTCG (Format Module, section 5.1.1).
enum TokenPath {
  /// Returns the path for a name in another format, in which dots and slashes separate groups.
  static func path(of name: some StringProtocol) -> [String] {
    let parts = name.split { $0 == "." || $0 == "/" }.map { String($0) }
    return parts.isEmpty ? [String(name)] : parts
  }

  /// Returns a valid name.
  ///
  /// Leading dollar signs are removed. Dots and braces, which are reserved for references, become
  /// hyphens.
  static func name(of text: some StringProtocol) -> String {
    let isForbidden = { (letter: Character) in ".{}".contains(letter) }
    guard text.contains(where: isForbidden) || text.first == "$" || text.trimmed != text else {
      return text.isEmpty ? unnamed : String(text)
    }
    let name = text.drop { $0 == "$" || $0 == " " }
      .split(whereSeparator: isForbidden).joined(separator: "-").trimmed
    return name.isEmpty ? unnamed : name
  }

  /// The name of an item that has no name in the other format.
  static let unnamed = "unnamed"
}
