/// Words in the names of contexts that tell what the contexts differ in.
package enum ContextWords {
  private static let themeWords: Set<String> = [
    "light", "dark", "dimmed", "contrast", "day", "night",
  ]
  private static let modifiers: [(String, Set<String>)] = [
    ("theme", themeWords),
    ("platform", ["ios", "android", "web", "macos", "windows"]),
    (
      "size",
      [
        "desktop", "mobile", "tablet", "compact", "comfortable", "small", "large", "medium",
        "coarse", "fine", "xs", "sm", "md", "lg", "xl",
      ]
    ),
    ("brand", ["brand"]),
  ]

  /// Returns the modifier that the names of contexts suggest.
  package static func modifier(named contexts: [String]) -> String? {
    let words = Set(contexts.flatMap { parts(of: $0).map { $0.lowercased() } })
    return modifiers.first { !words.isDisjoint(with: $0.1) }?.0
  }

  /// Whether a name consists of words for themes only, such as `dark-high-contrast`.
  static func isTheme(_ name: String) -> Bool {
    let words = parts(of: name).map { $0.lowercased() }
    return !words.isEmpty && words.allSatisfy { themeWords.contains($0) || $0 == "high" }
  }

  /// Returns the words of a name.
  package static func parts(of name: String) -> [String] {
    name.split { $0 == "-" || $0 == "_" || $0 == " " }.flatMap { word in
      let humps = themeHumps(of: word)
      return humps.isEmpty ? [String(word)] : humps
    }
  }

  /// Returns the words of a name in camel case such as `darkTheme`; empty unless one of them is
  /// the name of a theme.
  package static func themeHumps(of name: Substring) -> [String] {
    var humps = [""]
    for character in name {
      if character.isUppercase, humps[humps.count - 1].last?.isLowercase == true {
        humps.append("")
      }
      humps[humps.count - 1].append(character)
    }
    let words = humps.map { $0.lowercased() }
    return words.count > 1 && words.contains(where: themeWords.contains) ? words : []
  }
}
