/// A public token, as an audit compares it with the values in an app.
package struct AuditToken: Sendable {
  /// A value in some combination of contexts.
  package struct Value: Hashable, Sendable {
    package let value: Literal.Value
    /// The appearance of the contexts; `any` if the value doesn't depend on it.
    package let appearance: Literal.Appearance

    package init(_ value: Literal.Value, _ appearance: Literal.Appearance = .any) {
      self.value = value
      self.appearance = appearance
    }
  }

  package let path: String
  package let isDeprecated: Bool
  /// The distinct values in all contexts.
  package let values: [Value]

  package init(path: String, isDeprecated: Bool, values: [Value]) {
    self.path = path
    self.isDeprecated = isDeprecated
    self.values = values
  }

  /// The values in the contexts in which a place with an appearance is shown.
  func values(in appearance: Literal.Appearance) -> [Literal.Value] {
    values.filter { appearance == .any || $0.appearance == .any || $0.appearance == appearance }
      .map(\.value)
  }

  /// How well the names in the path fit a purpose: 1 if one says so, -1 if one says another.
  func fitness(for purpose: Literal.Purpose) -> Int {
    var fitness = 0
    // The group of all colors says nothing about any.
    for name in path.split(separator: ".") where name != "color" {
      let own = Literal.Purpose(property: name)
      if own == purpose { return 1 }
      if own != .other { fitness = -1 }
    }
    return purpose == .other ? 0 : fitness
  }
}

/// How a value in an app relates to the tokens.
package enum TokenMatch: Sendable {
  /// A token has the value in every context in which the place is shown.
  case exact(String)
  /// A token is similar in each of these contexts. The distance is in Oklab for colors, otherwise
  /// in pixels.
  case near(String, distance: Double)
  case none

  package var word: String {
    switch self {
    case .exact: "exact"
    case .near: "near"
    case .none: "none"
    }
  }

  package var token: String? {
    switch self {
    case .exact(let token), .near(let token, _): token
    case .none: nil
    }
  }
}
