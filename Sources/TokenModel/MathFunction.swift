/// A function of numbers that expressions can call, for every tool whose formulas are supported.
package enum MathFunction: String, CaseIterable, Sendable {
  case round, floor, ceil, abs, min, max, clamp, sqrt, pow

  /// The names of the parameters, as in CSS; `…` after the last one means any number of arguments.
  package var parameters: [String] {
    switch self {
    case .round: ["x", "step"]
    case .floor, .ceil, .abs, .sqrt: ["x"]
    case .min, .max: ["a…"]
    case .clamp: ["low", "x", "high"]
    case .pow: ["x", "y"]
    }
  }

  /// The accepted numbers of arguments.
  package var arity: ClosedRange<Int> {
    switch self {
    case .round: 1...2
    case .min, .max: 1...Int.max
    default: parameters.count...parameters.count
    }
  }

  /// Whether the arguments can have a unit.
  ///
  /// It must be the same for all of them and is the unit of the result. Other functions take
  /// numbers.
  package var keepsUnit: Bool { self != .sqrt && self != .pow }

  /// Applies the function.
  ///
  /// - Parameter x: the arguments, as many as ``arity`` accepts.
  /// - Returns: the result; NaN if there is none.
  package func callAsFunction(_ x: [Double]) -> Double {
    switch self {
    case .round: Self.round(x[0], step: x.count > 1 ? x[1] : 1)
    case .floor: x[0].rounded(.down)
    case .ceil: x[0].rounded(.up)
    case .abs: Swift.abs(x[0])
    case .min: x.reduce(x[0]) { Swift.min($0, $1) }
    case .max: x.reduce(x[0]) { Swift.max($0, $1) }
    // If the limits are swapped, the lower one wins (CSS Values 4, section 10.4).
    case .clamp: Swift.max(x[0], Swift.min(x[1], x[2]))
    case .sqrt: x[0].squareRoot()
    case .pow: Elementary.power(x[0], x[1])
    }
  }

  /// Returns the nearest multiple of `step`; the larger one if two are equally near (CSS Values 4,
  /// section 10.3).
  private static func round(_ x: Double, step: Double) -> Double {
    let step = step.magnitude
    let steps = x / step
    // 1.005 is halfway between multiples of 0.01, but the quotient is 100.49999999999999.
    let tolerance = Swift.min(4 * steps.ulp, 1e-9)
    let count = (steps + 0.5 + tolerance).rounded(.down)
    // 3 × 0.1 is 0.30000000000000004, but 3 / 10 is 0.3.
    let inverse = (1 / step).rounded()
    return inverse != 0 && Swift.abs(inverse * step - 1) < 1e-12 ? count / inverse : count * step
  }
}
