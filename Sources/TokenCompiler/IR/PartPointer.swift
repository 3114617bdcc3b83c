/// Where in a value a reference stands.
///
/// Printed, it is a JSON Pointer such as `/0/color`, the color of the first layer of a shadow.
public struct PartPointer: Hashable, Sendable {
  /// The part of the value; `nil` for the whole value.
  package let field: SlotField?
  /// Which layer, stop or dash it is or belongs to, from 0.
  package let element: UInt32
  /// Whether the value is a list of layers or stops.
  package let isInList: Bool

  /// The pointer to a value as a whole.
  static let whole = Self(field: nil, element: 0, isInList: false)

  /// The JSON Pointer; empty for the whole value.
  public var text: String {
    guard let field, field != .constantNumber else { return "" }
    let member = field.memberName ?? ""
    return switch field {
    case .layer, .stop: "/\(element)"
    case .dash: "/dashArray/\(element)"
    case .position: "/\(element)/\(member)"
    case _ where isInList && !field.isConstantLength: "/\(element)/\(member)"
    default: "/\(member)"
    }
  }
}

extension PartPointer {
  /// The pointer to a part of a composite value.
  init(_ slot: Slot, isInList: Bool) {
    self.init(field: slot.field, element: slot.element, isInList: isInList)
  }
}
