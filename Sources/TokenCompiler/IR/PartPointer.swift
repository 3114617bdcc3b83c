/// The location of a reference in a value.
///
/// Its text is a JSON Pointer such as `/0/color`, the color of a shadow's first layer.
public struct PartPointer: Hashable, Sendable {
  /// The property or element; `nil` for the whole value.
  package let field: SlotField?
  /// The index of the layer, stop, or dash, from 0.
  package let element: UInt32
  /// Whether the value is an array of layers or stops.
  package let isInList: Bool

  static let whole = Self(nil as SlotField?)

  /// The JSON Pointer; empty for the whole value.
  public var text: String {
    guard let field, field != .constantNumber, field != .verbatim else { return "" }
    let member = field.memberName ?? ""
    return switch field {
    case .layer, .stop: "/\(element)"
    case .dash: "/\(member)/\(element)"
    case .position: "/\(element)/\(member)"
    case _ where isInList && !field.isConstantLength: "/\(element)/\(member)"
    default: "/\(member)"
    }
  }
}

extension PartPointer {
  /// Creates the pointer to a property of a value that isn't a list; to the whole value if `field`
  /// is `nil`.
  init(_ field: SlotField?) {
    self.init(field: field, element: 0, isInList: false)
  }

  /// Creates the pointer to a slot of a composite value.
  init(_ slot: Slot, isInList: Bool) {
    self.init(field: slot.field, element: slot.element, isInList: isInList)
  }
}
