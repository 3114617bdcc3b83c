internal import TokenModel

/// Finds the tokens for the values in an app.
package struct TokenMatcher {
  private let tokens: [AuditToken]
  /// The tokens that have a value in some context.
  private var candidates: [Literal.Value: [Int]] = [:]
  private var known: [Key: TokenMatch] = [:]

  private struct Key: Hashable {
    let value: Literal.Value
    let purpose: Literal.Purpose
    let appearance: Literal.Appearance
  }

  /// The maximum distance in Oklab of a similar color.
  private static let colorDistance = 0.04
  /// The maximum difference of a similar length, in pixels.
  private static let lengthDistance = 2.0

  package init(_ tokens: [AuditToken]) {
    self.tokens = tokens
    for (index, token) in tokens.enumerated() {
      for value in Set(token.values.map { Self.comparable($0.value).withoutSpacing }) {
        candidates[value, default: []].append(index)
      }
    }
  }

  /// Returns the token for a value.
  ///
  /// - Complexity: O(*tokens*) for the first place with a value, O(1) for the others.
  package mutating func match(
    _ value: Literal.Value,
    _ purpose: Literal.Purpose,
    _ appearance: Literal.Appearance
  ) -> TokenMatch {
    let key = Key(value: Self.comparable(value), purpose: purpose, appearance: appearance)
    if let match = known[key] { return match }
    let match = find(key)
    known[key] = match
    return match
  }

  private func find(_ key: Key) -> TokenMatch {
    let exact = (candidates[key.value.withoutSpacing] ?? []).filter { index in
      let values = tokens[index].values(in: key.appearance)
      return !values.isEmpty && !Self.isWide(key.value)
        && values.allSatisfy { Self.isEqual(key.value, Self.comparable($0)) }
    }
    if let best = best(exact.map { ($0, 0) }, for: key.purpose) {
      return .exact(tokens[best.index].path)
    }
    let near = tokens.indices.compactMap { index -> (Int, Double)? in
      let values = tokens[index].values(in: key.appearance)
      let distances = values.map { Self.distance(key.value, Self.comparable($0)) }
      guard let largest = distances.max(), largest < .infinity else { return nil }
      return (index, largest)
    }
    guard let best = best(near, for: key.purpose) else { return .none }
    return .near(tokens[best.index].path, distance: best.distance)
  }

  /// Returns the nearest token, and among equally near ones the one that best fits a purpose.
  private func best(
    _ found: [(index: Int, distance: Double)],
    for purpose: Literal.Purpose
  ) -> (index: Int, distance: Double)? {
    found.min { one, other in
      func rank(_ item: (index: Int, distance: Double)) -> (Double, Int, Int, Int) {
        let token = tokens[item.index]
        return (
          (item.distance * 1_000).rounded(), token.isDeprecated ? 1 : 0,
          -token.fitness(for: purpose), item.index
        )
      }
      return rank(one) < rank(other)
    }
  }

  /// The value without what isn't part of a token: the color and alignment of a text style.
  private static func comparable(_ value: Literal.Value) -> Literal.Value {
    guard case .textStyle(let style) = value else { return value }
    var typography = style.typography
    typography.family = typography.family?.lowercased()
    typography.weight = typography.weight ?? 400
    return .textStyle(typography)
  }

  /// Whether a token's value is the same, apart from the line height and letter spacing of a text
  /// style whose code doesn't set them.
  private static func isEqual(_ value: Literal.Value, _ token: Literal.Value) -> Bool {
    guard case .textStyle(let own) = value, case .textStyle(let other) = token else {
      return value == token
    }
    return value.withoutSpacing == token.withoutSpacing
      && (own.lineHeight == nil || own.lineHeight == other.lineHeight)
      && (own.letterSpacing == nil || own.letterSpacing == other.letterSpacing)
  }

  private static func isWide(_ value: Literal.Value) -> Bool {
    if case .color(let color) = value { color.isWide } else { false }
  }

  private static func distance(_ one: Literal.Value, _ other: Literal.Value) -> Double {
    var (distance, limit) = (Double.infinity, lengthDistance)
    switch (one, other) {
    case (.color(let one), .color(let other)):
      guard one.isOpaque == other.isOpaque else { return .infinity }
      limit = colorDistance
      distance = one.color.perceptualDistance(to: other.color)
    case (.size(let one), .size(let other)), (.radius(let one), .radius(let other)):
      distance = (one - other).magnitude
    case (.textStyle(let one), .textStyle(let other)):
      guard let size = one.size, let otherSize = other.size, one.weight == other.weight,
        one.family == nil || other.family == nil || one.family == other.family,
        one.isItalic == other.isItalic
      else { return .infinity }
      distance = (size - otherSize).magnitude
    default: break
    }
    return distance <= limit ? distance : .infinity
  }
}

extension Literal.Value {
  /// The value without the line height and letter spacing of a text style.
  fileprivate var withoutSpacing: Literal.Value {
    guard case .textStyle(var style) = self else { return self }
    style.lineHeight = nil
    style.letterSpacing = nil
    return .textStyle(style)
  }
}
