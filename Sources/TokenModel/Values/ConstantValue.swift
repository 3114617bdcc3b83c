/// The value of a constant, which has no DTCG type.
public enum ConstantValue: Hashable, Sendable {
  /// `true` or `false`.
  case boolean(Bool)
  /// Any text.
  case string(TextID)
  /// A value in CSS notation.
  case verbatim(TextID)
  /// A word from a fixed list of words.
  case word(TextID, of: [TextID])
  /// The name of an image.
  case image(TextID)
  /// A number.
  case number(Double)
  /// Several lengths, one for each of the shape's ``ConstantValue/Shape/members``.
  case lengths(ConstantValue.Shape, [Handle<Dimension>])

  /// The keyword for the type in `type`.
  public var typeName: String {
    switch self {
    case .boolean: "boolean"
    case .string, .verbatim: "string"
    case .word: "word"
    case .image: "image"
    case .number: "number"
    case .lengths(let shape, _): shape.rawValue
    }
  }
}

extension ConstantValue {
  /// The meaning of several lengths that belong together.
  public enum Shape: String, Hashable, Sendable, CaseIterable {
    /// A location.
    case point
    /// A width and a height.
    case size
    /// A location, a width, and a height.
    case rect
    /// The distances from the four edges.
    case insets

    /// The names of the lengths, in order.
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
  /// A hash that ignores the shape of lengths and the list of allowed words, because few constants
  /// differ only in those.
  @usableFromInline package func mix(into hasher: inout ContentHasher) {
    switch self {
    case .boolean(let value): hasher.mix(value ? 1 as UInt64 : 2)
    case .string(let text), .verbatim(let text), .image(let text), .word(let text, _):
      hasher.mix(UInt64(text.index))
    case .number(let value): hasher.mix(value)
    case .lengths(_, let lengths):
      for length in lengths { hasher.mix(UInt64(length.index)) }
    }
  }
}

extension ValueStore {
  /// The constant for `handle`.
  @inlinable public subscript(handle: Handle<ConstantValue>) -> ConstantValue { constants[handle] }

  /// Returns the handle of `constant`, adding it to the store if necessary.
  package mutating func intern(_ constant: ConstantValue) -> ValueID {
    ValueID(constants.intern(constant))
  }
}
