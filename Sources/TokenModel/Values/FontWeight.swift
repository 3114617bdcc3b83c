/// The thickness of a font's strokes, as a number or a name.
public enum FontWeight: Hashable, Sendable {
  /// A number from 1 to 1000.
  case number(Double)
  /// One of the names that DTCG defines.
  case named(Name)

  /// The weight as a number from 1 to 1000.
  public var value: Double {
    switch self {
    case .number(let value): value
    case .named(let name): name.value
    }
  }

  /// The name of a font weight (Format Module, *Font weight*).
  public enum Name: UInt8, Hashable, Sendable, CaseIterable {
    /// 100
    case thin, hairline
    /// 200
    case extraLight, ultraLight
    /// 300
    case light
    /// 400
    case normal, regular, book
    /// 500
    case medium
    /// 600
    case semiBold, demiBold
    /// 700
    case bold
    /// 800
    case extraBold, ultraBold
    /// 900
    case black, heavy
    /// 950
    case extraBlack, ultraBlack

    /// The spelling of the name in DTCG.
    public var name: String { Self.names[Int(rawValue)] }

    /// The spellings in DTCG, in the order of the cases.
    package static let names = [
      "thin", "hairline", "extra-light", "ultra-light", "light", "normal", "regular", "book",
      "medium", "semi-bold", "demi-bold", "bold", "extra-bold", "ultra-bold", "black", "heavy",
      "extra-black", "ultra-black",
    ]

    /// The numeric weight of the name, from 100 to 950.
    public var value: Double {
      switch self {
      case .thin, .hairline: 100
      case .extraLight, .ultraLight: 200
      case .light: 300
      case .normal, .regular, .book: 400
      case .medium: 500
      case .semiBold, .demiBold: 600
      case .bold: 700
      case .extraBold, .ultraBold: 800
      case .black, .heavy: 900
      case .extraBlack, .ultraBlack: 950
      }
    }
  }
}

extension FontWeight: ContentHashable {
  @usableFromInline package func mix(into hasher: inout ContentHasher) {
    switch self {
    case .number(let value): hasher.mix(value)
    case .named(let name): hasher.mix(UInt64(name.rawValue) | 1 << 63)
    }
  }
}

extension ValueStore {
  /// The font weight for `handle`.
  @inlinable public subscript(handle: Handle<FontWeight>) -> FontWeight { fontWeights[handle] }

  /// Returns the handle of `fontWeight`, adding it to the store if necessary.
  package mutating func intern(_ fontWeight: FontWeight) -> ValueID {
    ValueID(fontWeights.intern(fontWeight))
  }
}
