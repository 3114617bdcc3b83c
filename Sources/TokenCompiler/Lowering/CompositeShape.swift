import JSONSyntax
import TokenModel

/// The properties of an object that represents a composite type.
struct CompositeShape {
  let type: TokenType
  /// The display name for diagnostics.
  let noun: String
  /// The properties, at most eight.
  let members: [Member]

  struct Member {
    let name: StaticString
    let field: SlotField
    let type: TokenType
    let need: SlotField.Need
  }

  private init(_ type: TokenType, noun: String? = nil, _ fields: [SlotField]) {
    self.type = type
    self.noun = noun ?? type.name
    members = fields.compactMap { field in
      field.word.map { Member(name: $0, field: field, type: field.type, need: field.need) }
    }
  }

  /// The names of the properties that DTCG requires.
  var required: [String] {
    members.filter { $0.need != .optional }.map(\.name.description)
  }

  var hasColor: Bool { members.contains { $0.field == .color } }

  /// Returns the index of the property called `key`.
  ///
  /// Checks `expected` first.
  @inline(__always)
  func index(of key: JSONNode, in tree: JSONTree, expected: Int) -> Int? {
    if expected < members.count, tree.equals(key, members[expected].name) { return expected }
    return members.firstIndex { tree.equals(key, $0.name) }
  }

  /// The shape of a border (Format Module, *Border*).
  static let border = CompositeShape(.border, [.color, .width, .style])

  /// The shape of a transition (Format Module, *Transition*).
  static let transition = CompositeShape(.transition, [.duration, .delay, .timingFunction])

  /// The shape of one shadow layer (Format Module, *Shadow*).
  static let shadow = CompositeShape(
    .shadow,
    [.color, .offsetX, .offsetY, .blur, .spread, .inset]
  )

  /// The shape of one gradient stop (Format Module, *Gradient*).
  static let stop = CompositeShape(.gradient, noun: "stop of a gradient", [.color, .position])

  /// The shape of a dash pattern (Format Module, *Stroke style*).
  static let strokeStyle = CompositeShape(.strokeStyle, [.dash, .lineCap])

  /// The shape of a typography value (Format Module, *Typography*).
  static let typography = CompositeShape(
    .typography,
    noun: "typography value",
    [.fontFamily, .fontSize, .fontWeight, .letterSpacing, .lineHeight]
  )
}

extension SlotField {
  /// Whether a composite value must have the property.
  enum Need {
    /// The value is invalid without it.
    case required
    /// DTCG requires it, but existing files often omit it.
    case expected
    /// DTCG allows omitting it.
    case optional
  }

  var need: Need {
    switch self {
    case .inset: .optional
    case .letterSpacing, .lineHeight: .expected
    default: .required
    }
  }

  /// The type of the property's value; the elements' type if it's an array.
  var type: TokenType {
    switch self {
    case .color: .color
    case .style: .strokeStyle
    case .duration, .delay: .duration
    case .timingFunction: .cubicBezier
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .layer: .shadow
    case .stop: .gradient
    case .verbatim: .constant
    case .lineHeight, .inset, .position, .lineCap, .constantNumber: .number
    case .width, .fontSize, .letterSpacing, .offsetX, .offsetY, .blur, .spread, .dash, .constantX,
      .constantY, .constantWidth, .constantHeight, .constantTop, .constantLeading,
      .constantBottom, .constantTrailing, .fluidMinimum, .fluidMaximum, .fluidStart, .fluidEnd:
      .dimension
    }
  }
}
