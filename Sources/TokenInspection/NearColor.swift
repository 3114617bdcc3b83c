package import TokenCompiler
package import TokenModel

/// A token with a color near to another one.
package struct NearColor: Hashable, Sendable {
  package let token: TokenID
  /// Where it has that color.
  package let choices: ContextChoices
  /// The distance in Oklab; see ``TokenModel/Color/distance(to:)``.
  package let distance: Double
}

extension IR {
  /// The colors nearest to `color`, each token once in the contexts in which it comes nearest.
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
    // The sort is stable, so that the order of the source decides between equals.
    let order = found.indices.sorted {
      (found[$0].distance, $0) < (found[$1].distance, $1)
    }
    return order.prefix(count).map { found[$0] }
  }
}
