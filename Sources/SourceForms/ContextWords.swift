/// Words in the names of contexts that tell what the contexts differ in.
package enum ContextWords {
  private static let modifiers: [(String, Set<String>)] = [
    ("theme", ["light", "dark", "dimmed", "contrast", "day", "night"]),
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

  /// Returns the words of a name.
  package static func parts(of segment: String) -> [String] {
    segment.split { $0 == "-" || $0 == "_" || $0 == " " }.flatMap { word -> [String] in
      // `darkTheme` has two parts.
      var parts = [""]
      for character in word {
        if character.isUppercase, parts[parts.count - 1].last?.isLowercase == true {
          parts.append("")
        }
        parts[parts.count - 1].append(character)
      }
      return parts
    }
  }

}
