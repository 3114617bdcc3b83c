extension Dimension {
  /// How a length grows with the width of the viewport.
  ///
  /// It has its smallest value up to the width `start`, grows linearly from there, and has its
  /// largest value from the width `end` on.
  public struct Fluid: Hashable, Sendable {
    /// The number of the largest length, in the unit of the smallest one.
    public var maximum: Double
    /// The width up to which the length is smallest, in pixels; less than `end`.
    public var start: Double
    /// The width from which on the length is largest, in pixels.
    public var end: Double
    /// The length in CSS notation, if the source contains it.
    public var text: TextID?

    /// Creates a range of lengths for a range of widths.
    public init(maximum: Double, start: Double, end: Double, text: TextID? = nil) {
      self.maximum = maximum
      self.start = start
      self.end = end
      self.text = text
    }

    /// Returns the range with another largest length.
    package func with(maximum: Double) -> Fluid {
      Fluid(maximum: maximum, start: start, end: end, text: maximum == self.maximum ? text : nil)
    }
  }

  /// Returns the product of the length, or of both ends of a fluid one, and a number.
  package func scaled(by factor: Double) -> Dimension {
    Dimension(value * factor, unit, fluid: fluid.map { $0.with(maximum: $0.maximum * factor) })
  }

  /// Returns the length at a width of the viewport in pixels; the length itself if it isn't fluid.
  public func length(atWidth width: Double) -> Dimension {
    guard let fluid else { return self }
    let share = (width - fluid.start) / (fluid.end - fluid.start)
    return Dimension(value + (fluid.maximum - value) * min(max(share, 0), 1), unit)
  }
}
