/// How a line is drawn: one of eight words, or a pattern of dashes.
public enum StrokeStyle: Hashable, Sendable {
  /// A word that CSS draws by itself.
  case named(Name)
  /// Lengths of dashes and gaps in turn, and the shape of a dash's ends. The list is never empty; an
  /// odd one repeats.
  case dashes([Handle<Dimension>], StrokeStyle.LineCap)

  /// The words that may stand in place of a pattern.
  public enum Name: UInt8, Hashable, Sendable, CaseIterable {
    /// The words of the standard, spelled as they are there.
    case solid, dashed, dotted, double, groove, ridge, outset, inset

    /// The word as the standard writes it.
    public var name: String {
      switch self {
      case .solid: "solid"
      case .dashed: "dashed"
      case .dotted: "dotted"
      case .double: "double"
      case .groove: "groove"
      case .ridge: "ridge"
      case .outset: "outset"
      case .inset: "inset"
      }
    }
  }
}

extension StrokeStyle {
  /// The shape of the ends of a line or a dash.
  public enum LineCap: UInt8, Hashable, Sendable, CaseIterable {
    /// A half disc beyond the end.
    case round
    /// Cut off at the end.
    case butt
    /// A half square beyond the end.
    case square

    /// The word as the standard writes it.
    public var name: String {
      switch self {
      case .round: "round"
      case .butt: "butt"
      case .square: "square"
      }
    }
  }
}

extension StrokeStyle: ContentHashable {
  @usableFromInline package var contentHash: UInt64 {
    var hasher = ContentHasher.forTable()
    switch self {
    case .named(let name):
      hasher.mix(UInt64(name.rawValue))
    case .dashes(let dashes, let cap):
      hasher.mix(UInt64(cap.rawValue) | 1 << 63)
      for dash in dashes { hasher.mix(UInt64(dash.index)) }
    }
    return hasher.state
  }
}

extension ValueStore {
  /// The stroke style behind `handle`.
  @inlinable public subscript(handle: Handle<StrokeStyle>) -> StrokeStyle { strokeStyles[handle] }

  /// The handle of `strokeStyle`, which is added unless it is there already.
  package mutating func intern(_ strokeStyle: StrokeStyle) -> ValueID {
    ValueID(strokeStyles.intern(strokeStyle))
  }
}
