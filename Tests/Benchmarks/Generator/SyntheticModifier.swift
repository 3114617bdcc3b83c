import CommandLineParsing

/// A modifier and its contexts, starting with the default.
struct SyntheticModifier: Hashable {
  let name: String
  let contexts: [String]

  /// Creates a modifier with `count` contexts: `light` and `dark` first if its name is `theme`, or
  /// else numbered ones.
  init(_ name: String, count: Int) {
    self.name = name
    var contexts = (1...count).map { "\(name)\($0)" }
    if name == "theme" { contexts.replaceSubrange(0..<2, with: ["light", "dark"]) }
    self.contexts = contexts
  }
}

/// The value of `--contexts`, such as `brand=12,theme=2`.
struct SyntheticModifiers: ArgumentValue, Hashable {
  let modifiers: [SyntheticModifier]

  /// The argument for a source without modifiers.
  private static let none = "none"
  static let expectation = """
    modifiers with at least 2 contexts each, as in `brand=12,theme=2`, or `none`
    """

  /// Light and dark.
  static let theme = SyntheticModifiers([SyntheticModifier("theme", count: 2)])

  /// Twelve brands in light and dark.
  static let many = SyntheticModifiers([
    SyntheticModifier("brand", count: 12), SyntheticModifier("theme", count: 2),
  ])

  init(_ modifiers: [SyntheticModifier]) { self.modifiers = modifiers }

  init?(argument: String) {
    var modifiers: [SyntheticModifier] = []
    if argument == Self.none {
      self.modifiers = []
      return
    }
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, let count = Int(sides[1]), (2...1000).contains(count),
        sides[0].first?.isASCIILetter == true,
        sides[0].allSatisfy({ $0.isASCIILetter || $0.isNumber && $0.isASCII }),
        !modifiers.contains(where: { $0.name.lowercased() == sides[0].lowercased() })
      else { return nil }
      modifiers.append(SyntheticModifier(String(sides[0]), count: count))
    }
    self.modifiers = modifiers
  }

  var argumentText: String {
    let parts = modifiers.map { "\($0.name)=\($0.contexts.count)" }
    return parts.isEmpty ? Self.none : parts.joined(separator: ",")
  }

  /// The number of combinations of contexts.
  var assignments: Int { modifiers.reduce(1) { $0 * $1.contexts.count } }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}
