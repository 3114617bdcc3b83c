package import TokenCompiler
package import TokenModel

/// A token whose color is similar to another color.
package struct NearColor: Hashable, Sendable {
  package let token: TokenID
  /// The contexts in which the token has that color.
  package let choices: ContextChoices
  /// The distance in Oklab; see ``TokenModel/Color/distance(to:)``.
  package let distance: Double
}

extension IR {
  /// Returns the tokens whose colors are most similar to `color`, each in the contexts in which
  /// it's most similar.
  ///
  /// - Complexity: O(*n* log *n*) in the number of colors and variants.
  package func nearestColors(to color: Color, count: Int) -> [NearColor] {
    var found: [NearColor] = []
    for index in tokens.indices where tokens[index].type == .color {
      let token = TokenID(UInt32(index))
      let own = tokens[index]
      var choices = [(own.base, defaultChoices)]
      choices += own.variants.indices.map {
        (variants[$0].resolved, self.choices(variants[$0].when, over: defaultChoices))
      }
      let near = choices.map { value, choices in
        NearColor(
          token: token,
          choices: choices,
          distance: values[Handle<Color>(value.value)].distance(to: color)
        )
      }
      if let best = near.min(by: { $0.distance < $1.distance }) { found.append(best) }
    }
    // Tokens at the same distance keep the order of the source.
    let order = found.indices.sorted {
      (found[$0].distance, $0) < (found[$1].distance, $1)
    }
    return order.prefix(count).map { found[$0] }
  }
}
