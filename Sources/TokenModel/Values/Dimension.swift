/// A length, with the unit used in the source.
public struct Dimension: Hashable, Sendable {
  /// The number before the unit, which is finite; the smallest one of a fluid length.
  public var value: Double
  /// The unit.
  public var unit: Dimension.Unit
  /// How the length grows with the viewport; `nil` if it doesn't.
  public var fluid: Fluid?

  /// Creates a dimension.
  public init(_ value: Double, _ unit: Dimension.Unit, fluid: Fluid? = nil) {
    self.value = value
    self.unit = unit
    self.fluid = fluid
  }
}

extension Dimension {
  /// The unit of a ``Dimension``.
  ///
  /// DTCG defines only `px` and `rem`. The other CSS units are supported because existing token
  /// files use them.
  public enum Unit: UInt8, Hashable, Sendable, CaseIterable {
    /// A CSS pixel, an Android dp, or an Apple point.
    case px
    /// The root font size: 16 px unless an output configures a different size.
    case rem
    /// The font size of the element.
    case em
    /// A percentage of the length that the CSS property refers to.
    case percent
    /// 1% of the viewport's width.
    case vw
    /// 1% of the viewport's height.
    case vh
    /// The smaller of `vw` and `vh`.
    case vmin
    /// The larger of `vw` and `vh`.
    case vmax
    /// 1% of the viewport's inline size.
    case vi
    /// 1% of the viewport's block size.
    case vb
    /// 1% of the small viewport's width.
    case svw
    /// 1% of the small viewport's height.
    case svh
    /// 1% of the large viewport's width.
    case lvw
    /// 1% of the large viewport's height.
    case lvh
    /// 1% of the dynamic viewport's width.
    case dvw
    /// 1% of the dynamic viewport's height.
    case dvh
    /// The x-height of the font.
    case ex
    /// The width of the font's digit 0.
    case ch
    /// The cap height of the font.
    case cap
    /// The width of the font's 水 (water) ideograph.
    case ic
    /// The line height of the element.
    case lh
    /// The line height of the root element.
    case rlh
    /// 1% of the query container's width.
    case cqw
    /// 1% of the query container's height.
    case cqh
    /// 1% of the query container's inline size.
    case cqi
    /// 1% of the query container's block size.
    case cqb
    /// The smaller of `cqi` and `cqb`.
    case cqmin
    /// The larger of `cqi` and `cqb`.
    case cqmax
    /// A centimeter.
    case cm
    /// A millimeter.
    case mm
    /// A quarter of a millimeter.
    case q
    /// An inch, 96 px.
    case inch
    /// A typographic point, 1/72 in.
    case pt
    /// A pica, 12 pt.
    case pc

    /// The keyword for the unit in `unit`.
    public var name: String { Self.names[Int(rawValue)] }

    /// The keywords, in the order of the cases.
    ///
    /// They're a literal, because printing a case takes about 60,000 instructions.
    package static let names = """
      px rem em % vw vh vmin vmax vi vb svw svh lvw lvh dvw dvh ex ch cap ic lh rlh \
      cqw cqh cqi cqb cqmin cqmax cm mm Q in pt pc
      """.split(separator: " ").map(String.init)

    /// Whether DTCG defines this unit.
    public var isStandard: Bool { self == .px || self == .rem }
  }
}

extension Dimension: ContentHashable {
  @usableFromInline package func mix(into hasher: inout ContentHasher) {
    hasher.mix(UInt64(unit.rawValue))
    hasher.mix(value)
    guard let fluid else { return }
    hasher.mix(fluid.maximum)
    hasher.mix(fluid.start)
    hasher.mix(fluid.end)
    if let text = fluid.text { hasher.mix(UInt64(text.index)) }
  }
}

extension ValueStore {
  /// The dimension for `handle`.
  @inlinable public subscript(handle: Handle<Dimension>) -> Dimension { dimensions[handle] }

  /// Returns the handle of `dimension`, adding it to the store if necessary.
  package mutating func intern(_ dimension: Dimension) -> ValueID {
    ValueID(dimensions.intern(dimension))
  }
}
