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
    var need = Need.required
  }

  enum Need {
    /// The value is invalid without it.
    case required
    /// DTCG requires it, but existing files often omit it.
    case expected
    /// DTCG allows omitting it.
    case optional
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
  static let border = CompositeShape(
    type: .border,
    noun: "border",
    members: [
      Member(name: "color", field: .color, type: .color),
      Member(name: "width", field: .width, type: .dimension),
      Member(name: "style", field: .style, type: .strokeStyle),
    ]
  )

  /// The shape of a transition (Format Module, *Transition*).
  static let transition = CompositeShape(
    type: .transition,
    noun: "transition",
    members: [
      Member(name: "duration", field: .duration, type: .duration),
      Member(name: "delay", field: .delay, type: .duration),
      Member(name: "timingFunction", field: .timingFunction, type: .cubicBezier),
    ]
  )

  /// The shape of one shadow layer (Format Module, *Shadow*).
  static let shadow = CompositeShape(
    type: .shadow,
    noun: "shadow",
    members: [
      Member(name: "color", field: .color, type: .color),
      Member(name: "offsetX", field: .offsetX, type: .dimension),
      Member(name: "offsetY", field: .offsetY, type: .dimension),
      Member(name: "blur", field: .blur, type: .dimension),
      Member(name: "spread", field: .spread, type: .dimension),
      Member(name: "inset", field: .inset, type: .number, need: .optional),
    ]
  )

  /// The shape of one gradient stop (Format Module, *Gradient*).
  static let stop = CompositeShape(
    type: .gradient,
    noun: "stop of a gradient",
    members: [
      Member(name: "color", field: .color, type: .color),
      Member(name: "position", field: .position, type: .number),
    ]
  )

  /// The shape of a dash pattern (Format Module, *Stroke style*).
  static let strokeStyle = CompositeShape(
    type: .strokeStyle,
    noun: "strokeStyle",
    members: [
      Member(name: "dashArray", field: .dash, type: .dimension),
      Member(name: "lineCap", field: .lineCap, type: .number),
    ]
  )

  /// The shape of a typography value (Format Module, *Typography*).
  static let typography = CompositeShape(
    type: .typography,
    noun: "typography value",
    members: [
      Member(name: "fontFamily", field: .fontFamily, type: .fontFamily),
      Member(name: "fontSize", field: .fontSize, type: .dimension),
      Member(name: "fontWeight", field: .fontWeight, type: .fontWeight),
      Member(name: "letterSpacing", field: .letterSpacing, type: .dimension, need: .expected),
      Member(name: "lineHeight", field: .lineHeight, type: .number, need: .expected),
    ]
  )
}
