import TokenModel

/// A number with a unit in an expression: a dimension or a duration.
struct Quantity: Hashable, Sendable {
  enum Unit: Hashable, Sendable {
    case length(Dimension.Unit)
    case time(TimeSpan.Unit)
  }

  let value: Double
  let unit: Unit
  /// How a length grows with the viewport; `nil` if it doesn't.
  let fluid: Dimension.Fluid?

  init(_ value: Double, _ unit: Unit, fluid: Dimension.Fluid? = nil) {
    self.value = value
    self.unit = unit
    self.fluid = fluid
  }

  init(_ dimension: Dimension) {
    self.init(dimension.value, .length(dimension.unit), fluid: dimension.fluid)
  }

  init(_ duration: TimeSpan) {
    self.init(duration.value, .time(duration.unit))
  }

  /// Returns the quantity, and both ends of a fluid length, with each number changed.
  func map(_ change: (Double) -> Double) -> Quantity {
    Quantity(change(value), unit, fluid: fluid.map { $0.with(maximum: change($0.maximum)) })
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
