package import TokenCompiler
internal import TokenModel

/// The contrast of a color on a background, in each context with a different contrast.
package struct ContrastPair: Sendable {
  /// The paths of the tokens.
  package let text: String
  package let ground: String
  /// The paths of the components that use the pair, with the state if it isn't the default state.
  ///
  /// Empty if the pair was requested explicitly.
  package var components: [String]
  /// The distinct contrasts, each with its contexts in the syntax of `--context`.
  package let ratios: [(contexts: String, ratio: Double)]

  /// Whether any contrast is too low for text of ordinary size according to WCAG 2.2, level AA.
  package var isLow: Bool { ratios.contains { $0.ratio < Self.enough } }

  /// The minimum contrast for text of ordinary size.
  package static let enough = 4.5
}

/// Finds the colors of text and the backgrounds behind it.
package struct ContrastSearch {
  private let ir: IR
  private let graph: ReferenceGraph
  private var pairs: [ContrastPair] = []

  package init(_ ir: IR, _ graph: ReferenceGraph) {
    self.ir = ir
    self.graph = graph
  }

  /// Returns the pairs of text and background in components in which either color is derived from
  /// `token`.
  ///
  /// Text has the component's color, or else the color of its text style. The background is the
  /// component's own, or else that of the enclosing component. A state can change either color or
  /// both. Disabled states are excluded, because WCAG 2.2 doesn't require contrast for them.
  package func pairs(with token: TokenID) -> [ContrastPair] {
    guard ir.tokens[Int(token.index)].type == .color else { return [] }
    var search = self
    let users = Set(graph.uses(of: token).map(\.token)).union([token])
    for pair in ir.componentColors where users.contains(pair.text) || users.contains(pair.ground) {
      search.add(pair)
    }
    return search.pairs
  }

  /// Returns the contrast of two tokens that were requested explicitly; `nil` unless both are
  /// colors.
  package func pair(of text: TokenID, on ground: TokenID) -> ContrastPair? {
    guard [text, ground].allSatisfy({ ir.tokens[Int($0.index)].type == .color }) else { return nil }
    return ContrastPair(
      text: ir.path(of: text),
      ground: ir.path(of: ground),
      components: [],
      ratios: ratios(text, ground)
    )
  }

  private mutating func add(_ colors: ComponentColors) {
    let (text, ground) = (ir.meaning(of: colors.text), ir.meaning(of: colors.ground))
    let (textPath, groundPath) = (ir.path(of: text), ir.path(of: ground))
    let place = colors.place(in: ir)
    if let index = pairs.firstIndex(where: { $0.text == textPath && $0.ground == groundPath }) {
      pairs[index].components.append(place)
    } else if var pair = pair(of: text, on: ground) {
      pair.components = [place]
      pairs.append(pair)
    }
  }

  private func ratios(_ text: TokenID, _ ground: TokenID) -> [(contexts: String, ratio: Double)] {
    let set = ir.relevantModifiers(of: text).union(ir.relevantModifiers(of: ground))
    var found: [(contexts: String, ratio: Double)] = []
    for choices in ir.combinations(of: set) ?? [ir.defaultChoices]
    where !ir.isAbsent(text, in: choices) && !ir.isAbsent(ground, in: choices) {
      let ratio = color(text, choices).contrast(on: color(ground, choices))
      // One decimal place, because with more, the ratio would differ in nearly every context. It's rounded
      // down so 4.49 isn't shown as sufficient; the tolerance is for black on white, computed as 20.999999.
      let rounded = (ratio * 10 + 1e-4).rounded(.down) / 10
      guard !found.contains(where: { $0.ratio == rounded }) else { continue }
      found.append((ir.text(of: choices, for: set), rounded))
    }
    return found
  }

  private func color(_ token: TokenID, _ choices: ContextChoices) -> Color {
    ir.values[Handle<Color>(ir.resolved(token, in: choices).value)]
  }
}
