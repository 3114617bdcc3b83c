/// The style of a line: a keyword, or a pattern of dashes.
public enum StrokeStyle: Hashable, Sendable {
  /// A line style that CSS has a keyword for.
  case named(Name)
  /// A pattern of alternating dashes and gaps, and the shape of the ends of each dash.
  ///
  /// The array of lengths is never empty. If its count is odd, the pattern repeats with dashes and
  /// gaps swapped.
  case dashes([Handle<Dimension>], StrokeStyle.LineCap)

  /// The keyword of a line style.
  public enum Name: UInt8, Hashable, Sendable, CaseIterable {
    /// The line styles that DTCG defines, spelled as in CSS.
    case solid, dashed, dotted, double, groove, ridge, outset, inset

    /// The spelling of the keyword in DTCG.
    public var name: String { Self.names[Int(rawValue)] }

    /// The keywords, in the order of the cases, which are spelled alike.
    package static let names = "solid dashed dotted double groove ridge outset inset"
      .split(separator: " ").map(String.init)
  }
}

extension StrokeStyle {
  /// The shape of the ends of a line or a dash.
  public enum LineCap: UInt8, Hashable, Sendable, CaseIterable {
    /// A semicircle beyond the end.
    case round
    /// A straight edge at the end.
    case butt
    /// Half a square beyond the end.
    case square

    /// The spelling of the keyword in DTCG.
    public var name: String { Self.names[Int(rawValue)] }

    private static let names = ["round", "butt", "square"]
  }
}

extension StrokeStyle: ContentHashable {
  @usableFromInline package func mix(into hasher: inout ContentHasher) {
    switch self {
    case .named(let name):
      hasher.mix(UInt64(name.rawValue))
    case .dashes(let dashes, let cap):
      hasher.mix(UInt64(cap.rawValue) | 1 << 63)
      for dash in dashes { hasher.mix(UInt64(dash.index)) }
    }
  }
}

extension ValueStore {
  /// The stroke style for `handle`.
  @inlinable public subscript(handle: Handle<StrokeStyle>) -> StrokeStyle { strokeStyles[handle] }

  /// Returns the handle of `strokeStyle`, adding it to the store if necessary.
  package mutating func intern(_ strokeStyle: StrokeStyle) -> ValueID {
    ValueID(strokeStyles.intern(strokeStyle))
  }
}
