package import TokenCompiler
internal import TokenModel

/// The contrast of a color on a ground, in each context in which it differs.
package struct ContrastPair: Sendable {
  /// The paths of the tokens.
  package let text: String
  package let ground: String
  /// The groups of the components that have the one on the other, with the state in which they do if
  /// it is not the plain one; empty where somebody asked.
  package var components: [String]
  /// The contrast by contexts, as `--context` takes them, each value once.
  package let ratios: [(contexts: String, ratio: Double)]

  /// Whether some contrast is too low for text of ordinary size, by level AA of WCAG 2.2.
  package var isLow: Bool { ratios.contains { $0.ratio < Self.enough } }

  /// What text of ordinary size needs.
  package static let enough = 4.5
}

/// Finds colors that lie on others.
package struct ContrastSearch {
  private let ir: IR
  private let graph: ReferenceGraph
  private var pairs: [ContrastPair] = []

  package init(_ ir: IR, _ graph: ReferenceGraph) {
    self.ir = ir
    self.graph = graph
  }

  /// The pairs of text and ground in components, of which one is made from `token`.
  ///
  /// Text has the component's color, or else that of its text style. It lies on the component's own
  /// background, or else on that of the component around it. A state changes one of them or both. What is
  /// disabled needs no contrast, by WCAG 2.2, and is left out.
  package func pairs(with token: TokenID) -> [ContrastPair] {
    guard ir.tokens[Int(token.index)].type == .color else { return [] }
    var search = self
    let users = Set(graph.uses(of: token).map(\.token)).union([token])
    var open = ir.components.reversed().map { (component: $0, ground: TokenID?.none) }
    while let next = open.popLast() {
      let fields = next.component.fields
      let own = search.color("background", of: fields)
      let text = search.color("color", of: fields) ?? search.colorOfTextStyle(of: fields)
      for state in Self.states {
        let stateText = search.color("color\(state)", of: fields)
        let stateGround = search.color("background\(state)", of: fields)
        guard state.isEmpty || stateText != nil || stateGround != nil,
          let text = stateText ?? text, let ground = stateGround ?? own ?? next.ground,
          users.contains(text) || users.contains(ground)
        else { continue }
        search.add(text, on: ground, in: next.component, state)
      }
      open += next.component.parts.reversed().map { ($0, own ?? next.ground) }
    }
    return search.pairs
  }

  /// The states in which text has to be read: none, and the endings of the fields for others.
  private static let states = ["", "Highlighted", "Focused", "Selected", "Pressed"]

  /// The contrast of two tokens that somebody asked for; `nil` unless both are colors.
  package func pair(of text: TokenID, on ground: TokenID) -> ContrastPair? {
    guard [text, ground].allSatisfy({ ir.tokens[Int($0.index)].type == .color }) else { return nil }
    return ContrastPair(
      text: ir.path(of: text),
      ground: ir.path(of: ground),
      components: [],
      ratios: ratios(text, ground)
    )
  }

  /// The token that a field has its value from.
  private func color(_ name: String, of fields: [Component.Field]) -> TokenID? {
    let field = fields.first { ir.texts[$0.name] == name }
    guard let token = field?.token, ir.tokens[Int(token.index)].type == .color else { return nil }
    return token
  }

  /// The color of the text style that a component's text is set in, if that is a token.
  private func colorOfTextStyle(of fields: [Component.Field]) -> TokenID? {
    guard var token = fields.first(where: { ir.texts[$0.name] == "text" })?.token else {
      return nil
    }
    while isWrittenOnce(token), let alias = ir.tokens[Int(token.index)].base.alias { token = alias }
    let style = ir.tokens[Int(token.index)].base.textStyle
    guard isWrittenOnce(token), let style else { return nil }
    return ir.textStyles[Int(style)].color?.alias
  }

  /// Whether the source defines a token in no context anew.
  private func isWrittenOnce(_ token: TokenID) -> Bool {
    ir.tokens[Int(token.index)].variants.indices.allSatisfy { !ir.variants[$0].isOwn }
  }

  /// What a field is called in a component says less than the token that it refers to.
  private func meaning(of token: TokenID) -> TokenID {
    isWrittenOnce(token) ? ir.tokens[Int(token.index)].base.alias ?? token : token
  }

  private mutating func add(
    _ text: TokenID,
    on ground: TokenID,
    in component: Component,
    _ state: String
  ) {
    let (text, ground) = (meaning(of: text), meaning(of: ground))
    let (textPath, groundPath) = (ir.path(of: text), ir.path(of: ground))
    let path = ir.paths.description(of: component.path, in: ir.texts)
    let place = state.isEmpty ? path : "\(path) (\(state.lowercased()))"
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
      // People compare one digit behind the point; more of them would differ in every context. It is
      // rounded down, so that 4.49 is not shown as enough.
      let rounded = (ratio * 10).rounded(.down) / 10
      guard !found.contains(where: { $0.ratio == rounded }) else { continue }
      found.append((ir.text(of: choices, for: set), rounded))
    }
    return found
  }

  private func color(_ token: TokenID, _ choices: ContextChoices) -> Color {
    ir.values[Handle<Color>(ir.resolved(token, in: choices).value)]
  }
}
