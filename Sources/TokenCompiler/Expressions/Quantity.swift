import TokenModel

/// A number with a unit in an expression: a dimension or a duration.
struct Quantity: Hashable, Sendable {
  enum Unit: Hashable, Sendable {
    case length(Dimension.Unit)
    case time(TimeSpan.Unit)
  }

  let value: Double
  let unit: Unit

  init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  init(_ dimension: Dimension) {
    self.init(dimension.value, .length(dimension.unit))
  }

  init(_ duration: TimeSpan) {
    self.init(duration.value, .time(duration.unit))
  }
}

extension Quantity.Unit {
  /// The names of all units.
  static let names = Dimension.Unit.names + TimeSpan.Unit.allCases.map(\.name)

  /// Finds the unit with a name, such as `px` or `ms`.
  init?(name: String) {
    if let unit = Dimension.Unit(name: name) {
      self = .length(unit)
    } else if let unit = TimeSpan.Unit.allCases.first(where: { $0.name == name }) {
      self = .time(unit)
    } else {
      return nil
    }
  }

  /// The name, as in the source.
  var name: String {
    switch self {
    case .length(let unit): unit.name
    case .time(let unit): unit.name
    }
  }

  /// The type of values with this unit.
  var type: TokenType {
    switch self {
    case .length: .dimension
    case .time: .duration
    }
  }
}
