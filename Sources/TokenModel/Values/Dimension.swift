/// A length with the unit that the source gives it.
public struct Dimension: Hashable, Sendable {
  /// The number before the unit; any finite value.
  public var value: Double
  /// The unit.
  public var unit: Dimension.Unit

  /// Makes a dimension.
  public init(_ value: Double, _ unit: Dimension.Unit) {
    self.value = value
    self.unit = unit
  }
}

extension Dimension {
  /// The unit of a ``Dimension``: `px` and `rem` by the standard, the other CSS lengths because real
  /// token files hold them.
  public enum Unit: UInt8, Hashable, Sendable, CaseIterable {
    /// A CSS pixel, an Android dp, an Apple point.
    case px
    /// The root font size; 16 px unless an output says otherwise.
    case rem
    /// The font size of the element.
    case em
    /// Per cent of what the property refers to.
    case percent
    /// A hundredth of the viewport's width.
    case vw
    /// A hundredth of the viewport's height.
    case vh
    /// The smaller of `vw` and `vh`.
    case vmin
    /// The larger of `vw` and `vh`.
    case vmax
    /// A hundredth of the viewport's inline size.
    case vi
    /// A hundredth of the viewport's block size.
    case vb
    /// `vw` of the smallest viewport.
    case svw
    /// `vh` of the smallest viewport.
    case svh
    /// `vw` of the largest viewport.
    case lvw
    /// `vh` of the largest viewport.
    case lvh
    /// `vw` of the present viewport.
    case dvw
    /// `vh` of the present viewport.
    case dvh
    /// The x-height of the font.
    case ex
    /// The width of the font's digit 0.
    case ch
    /// The cap height of the font.
    case cap
    /// The width of the font's water ideograph.
    case ic
    /// The line height of the element.
    case lh
    /// The line height of the root.
    case rlh
    /// A hundredth of the query container's width.
    case cqw
    /// A hundredth of the query container's height.
    case cqh
    /// A hundredth of the query container's inline size.
    case cqi
    /// A hundredth of the query container's block size.
    case cqb
    /// The smaller of `cqi` and `cqb`.
    case cqmin
    /// The larger of `cqi` and `cqb`.
    case cqmax
    /// Centimetre.
    case cm
    /// Millimetre.
    case mm
    /// A quarter of a millimetre.
    case q
    /// Inch, 96 px.
    case inch
    /// Typographic point, 1/72 in.
    case pt
    /// Pica, 12 pt.
    case pc

    /// The word that stands in `unit`.
    public var name: String {
      switch self {
      case .px: "px"
      case .rem: "rem"
      case .em: "em"
      case .percent: "%"
      case .vw: "vw"
      case .vh: "vh"
      case .vmin: "vmin"
      case .vmax: "vmax"
      case .vi: "vi"
      case .vb: "vb"
      case .svw: "svw"
      case .svh: "svh"
      case .lvw: "lvw"
      case .lvh: "lvh"
      case .dvw: "dvw"
      case .dvh: "dvh"
      case .ex: "ex"
      case .ch: "ch"
      case .cap: "cap"
      case .ic: "ic"
      case .lh: "lh"
      case .rlh: "rlh"
      case .cqw: "cqw"
      case .cqh: "cqh"
      case .cqi: "cqi"
      case .cqb: "cqb"
      case .cqmin: "cqmin"
      case .cqmax: "cqmax"
      case .cm: "cm"
      case .mm: "mm"
      case .q: "Q"
      case .inch: "in"
      case .pt: "pt"
      case .pc: "pc"
      }
    }

    /// Whether the standard knows this unit.
    public var isStandard: Bool { self == .px || self == .rem }
  }
}

extension Dimension: ContentHashable {
  @usableFromInline package var contentHash: UInt64 {
    var hasher = ContentHasher.forTable()
    hasher.mix(UInt64(unit.rawValue))
    hasher.mix(value)
    return hasher.state
  }
}

extension ValueStore {
  /// The dimension behind `handle`.
  @inlinable public subscript(handle: Handle<Dimension>) -> Dimension { dimensions[handle] }

  /// The handle of `dimension`, which is added unless it is there already.
  package mutating func intern(_ dimension: Dimension) -> ValueID {
    ValueID(dimensions.intern(dimension))
  }
}
