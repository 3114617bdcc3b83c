package import TokenCompiler
package import TokenModel

/// The colors of a component's text and of the background behind it.
package struct ComponentColors: Sendable {
  package let component: Component
  /// The state; `nil` for the default state.
  package let state: ComponentState?
  package let text: TokenID
  package let ground: TokenID

  /// The path of the component, with the state if it isn't the default state.
  package func place(in ir: IR) -> String {
    let path = ir.paths.description(of: component.path, in: ir.texts)
    return state.map { "\(path) (\($0.rawValue))" } ?? path
  }
}

extension IR {
  /// The colors of all components in each state that changes one of them.
  ///
  /// Text has the component's color, or else the color of its text style. The background is the
  /// component's own, or else that of the enclosing component. Disabled states are excluded,
  /// because WCAG 2.2 doesn't require contrast for them.
  package var componentColors: [ComponentColors] {
    var found: [ComponentColors] = []
    var open = components.reversed().map { (component: $0, ground: TokenID?.none) }
    while let next = open.popLast() {
      let fields = next.component.fields
      let own = color("background", of: fields)
      let text = color("color", of: fields) ?? textStyle(of: next.component)?.color?.alias
      for state in [nil] + ComponentState.allCases where state != .disabled {
        let stateText = color("color", of: fields, state)
        let stateGround = color("background", of: fields, state)
        guard state == nil || stateText != nil || stateGround != nil,
          let text = stateText ?? text, let ground = stateGround ?? own ?? next.ground
        else { continue }
        let colors = ComponentColors(
          component: next.component,
          state: state,
          text: text,
          ground: ground
        )
        found.append(colors)
      }
      open += next.component.parts.reversed().map { ($0, own ?? next.ground) }
    }
    return found
  }

  /// Returns the token that provides the value of a color field.
  private func color(
    _ name: String,
    of fields: [Component.Field],
    _ state: ComponentState? = nil
  ) -> TokenID? {
    let names = (state?.suffixes ?? [""]).map { name + $0 }
    let field = fields.first { names.contains(texts[$0.name]) }
    guard let token = field?.token, tokens[Int(token.index)].type == .color else { return nil }
    return token
  }

  /// Returns the text style of a component, if all contexts have the same token for it.
  package func textStyle(of component: Component) -> TextStyle? {
    guard var token = component.fields.first(where: { texts[$0.name] == "text" })?.token else {
      return nil
    }
    while hasOneValue(token), let alias = tokens[Int(token.index)].base.alias { token = alias }
    let style = tokens[Int(token.index)].base.textStyle
    return hasOneValue(token) ? style.map { textStyles[Int($0)] } : nil
  }

  /// Whether the source doesn't override the token in any context.
  package func hasOneValue(_ token: TokenID) -> Bool {
    tokens[Int(token.index)].variants.indices.allSatisfy { !variants[$0].isOwn }
  }

  /// Returns the token that a component's token is an alias of, whose path is more meaningful than
  /// the name of a field.
  package func meaning(of token: TokenID) -> TokenID {
    hasOneValue(token) ? tokens[Int(token.index)].base.alias ?? token : token
  }
}
