/// A value that the standard has no type for.
public enum ConstantValue: Hashable, Sendable {
  /// `true` or `false`.
  case boolean(Bool)
  /// Any text.
  case string(TextID)
  /// One of a closed set of words.
  case word(TextID, of: [TextID])
  /// The name of an image.
  case image(TextID)
  /// A number.
  case number(Double)
  /// Several lengths, one for each of the shape's ``ConstantValue/Shape/members``.
  case lengths(ConstantValue.Shape, [Handle<Dimension>])

  /// The word that stands in `type`.
  public var typeName: String {
    switch self {
    case .boolean: "boolean"
    case .string: "string"
    case .word: "word"
    case .image: "image"
    case .number: "number"
    case .lengths(let shape, _): shape.rawValue
    }
  }
}

extension ConstantValue {
  /// What several lengths stand for together.
  public enum Shape: String, Hashable, Sendable, CaseIterable {
    /// A place.
    case point
    /// Width and height.
    case size
    /// A place, width and height.
    case rect
    /// Distances from the four edges.
    case insets

    /// The names of its lengths, in their order.
    public var members: [String] {
      switch self {
      case .point: ["x", "y"]
      case .size: ["width", "height"]
      case .rect: ["x", "y", "width", "height"]
      case .insets: ["top", "leading", "bottom", "trailing"]
      }
    }
  }
}

extension ConstantValue: ContentHashable {
  /// What tells most constants apart.
  @usableFromInline package var contentHash: UInt64 {
    var hasher = ContentHasher.forTable()
    switch self {
    case .boolean(let value): hasher.mix(value ? 1 as UInt64 : 2)
    case .string(let text), .image(let text), .word(let text, _): hasher.mix(UInt64(text.index))
    case .number(let value): hasher.mix(value)
    case .lengths(_, let lengths):
      for length in lengths { hasher.mix(UInt64(length.index)) }
    }
    return hasher.state
  }
}

extension ValueStore {
  /// The constant behind `handle`.
  @inlinable public subscript(handle: Handle<ConstantValue>) -> ConstantValue { constants[handle] }

  /// The handle of `constant`, which is added unless it is there already.
  package mutating func intern(_ constant: ConstantValue) -> ValueID {
    ValueID(constants.intern(constant))
  }
}
