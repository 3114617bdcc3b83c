import Diagnostics
import JSONSyntax
import TokenModel

/// Values that consist of other values.
extension LoweringState {
  /// Reads a border, transition, or typography value: an object with the properties of `shape`.
  mutating func lowerObject(
    _ node: JSONNode,
    _ shape: CompositeShape,
    in source: ValueSource
  ) -> Recipe {
    guard source.tree.kind(node) == .object else {
      reject(
        node,
        in: source,
        shape.type,
        "a \(shape.noun)",
        expected: "an object with \(shape.required.listed())"
      )
      return .invalid
    }
    return lowerMembers(of: node, shape, in: source)
  }

  private mutating func lowerMembers(
    of node: JSONNode,
    _ shape: CompositeShape,
    in source: ValueSource
  ) -> Recipe {
    var slots = takeSlots()
    defer { giveBack(&slots) }
    switch readMembers(of: node, shape, element: 0, in: source, into: &slots) {
    case .value: return finish(shape.type, slots, isList: false)
    case .deferred: return .deferred(source.place(node))
    case .invalid: return .invalid
    }
  }

  /// Reads a shadow: one layer or an array of layers (Format Module, *Shadow*).
  mutating func lowerShadow(_ node: JSONNode, in source: ValueSource) -> Recipe {
    switch source.tree.kind(node) {
    case .object: return lowerMembers(of: node, .shadow, in: source)
    case .array where source.tree.count(of: node) > 0:
      return lowerList(node, as: .shadow, .layer, in: source)
    default:
      reject(
        node,
        in: source,
        .shadow,
        "a shadow",
        expected:
          "an object with \(CompositeShape.shadow.required.listed()), or a list of them",
        help: source.tree.kind(node) == .array
          ? "remove the token; DTCG has no empty shadow" : nil
      )
      return .invalid
    }
  }

  /// Reads a gradient: an array of stops (Format Module, *Gradient*).
  mutating func lowerGradient(_ node: JSONNode, in source: ValueSource) -> Recipe {
    guard source.tree.kind(node) == .array, source.tree.count(of: node) > 0 else {
      reject(
        node,
        in: source,
        .gradient,
        "a gradient",
        expected: "a list of stops, each an object with `color` and `position`",
        help: source.tree.kind(node) == .object ? "write `[` and `]` around the stop" : nil
      )
      return .invalid
    }
    return lowerList(node, as: .gradient, .stop, in: source)
  }

  /// Reads an array of shadow layers or gradient stops, in which a reference counts as one element.
  private mutating func lowerList(
    _ list: JSONNode,
    as type: TokenType,
    _ field: SlotField,
    in source: ValueSource
  ) -> Recipe {
    var slots = takeSlots()
    defer { giveBack(&slots) }
    var isDeferred = false
    var isFine = true
    var element: UInt32 = 0
    for node in source.tree.elements(of: list) {
      let outcome: Part<Void>
      switch source.tree.kind(node) {
      case .string where source.isReference(node) || source.firstByte(ofString: node) == 0x7E,
        .object where source.isReferenceObject(node):
        outcome = readListReference(node, as: type, field, element, in: source, into: &slots)
      case .object where type == .shadow:
        outcome = readMembers(of: node, .shadow, element: element, in: source, into: &slots)
      default:
        outcome =
          type == .shadow
          ? rejectLayer(node, in: source)
          : lowerStopElement(node, element: element, in: source, into: &slots)
      }
      switch outcome {
      case .value: break
      case .deferred: isDeferred = true
      case .invalid: isFine = false
      }
      element += 1
    }
    guard isFine else { return .invalid }
    return isDeferred ? .deferred(source.place(list)) : finish(type, slots, isList: true)
  }

  private mutating func readListReference(
    _ node: JSONNode,
    as type: TokenType,
    _ field: SlotField,
    _ element: UInt32,
    in source: ValueSource,
    into slots: inout [Slot]
  ) -> Part<Void> {
    let recipe = lower(node, as: type, in: source)
    if case .invalid = recipe { return .invalid }
    slots.append(Slot(field: field, element: element, type: type, recipe: recipe))
    return .value(())
  }

  private mutating func rejectLayer(_ node: JSONNode, in source: ValueSource) -> Part<Void> {
    reject(
      node,
      in: source,
      .shadow,
      "an element of a shadow list",
      expected: "a shadow object or a reference to one",
      help: source.tree.kind(node) == .array ? "move the layers to the outer list" : nil
    )
    return .invalid
  }

  mutating func lowerStopElement(
    _ node: JSONNode,
    element: UInt32,
    in source: ValueSource,
    into slots: inout [Slot]
  ) -> Part<Void> {
    guard source.tree.kind(node) == .object else {
      reject(
        node,
        in: source,
        .gradient,
        "a stop of a gradient",
        expected: "an object with `color` and `position`, or a reference"
      )
      return .invalid
    }
    return readMembers(of: node, .stop, element: element, in: source, into: &slots)
  }

  // MARK: Stroke styles

  /// Reads a stroke style: a keyword or a dash pattern (Format Module, *Stroke style*).
  mutating func lowerStrokeStyle(_ node: JSONNode, in source: ValueSource) -> Recipe {
    switch source.tree.kind(node) {
    case .string:
      if let name = source.withText(node, { StrokeStyle.Name(utf8: $0) }) {
        return .literal(values.intern(StrokeStyle.named(name)))
      }
      report(.unknownStrokeStyle(source, node), at: node, in: source)
      return .invalid
    case .object: return lowerMembers(of: node, .strokeStyle, in: source)
    default:
      reject(
        node,
        in: source,
        .strokeStyle,
        "a strokeStyle",
        expected: "a word such as `\"solid\"`, or an object with `dashArray` and `lineCap`"
      )
      return .invalid
    }
  }

  // MARK: Creating the value

  /// An empty list of slots, which reuses the memory of a list that is no longer needed.
  mutating func takeSlots() -> [Slot] { spareSlots.popLast() ?? [] }

  mutating func giveBack(_ slots: inout [Slot]) {
    slots.removeAll(keepingCapacity: true)
    spareSlots.append(slots)
    slots = []
  }

  /// Returns the recipe for a composite with these parts; a literal if all parts are literals.
  mutating func finish(_ type: TokenType, _ parts: [Slot], isList: Bool) -> Recipe {
    guard parts.allSatisfy({ $0.literal != nil }) else {
      let start = UInt32(slots.count)
      slots += parts
      return .composite(slots: IR.IndexRange(start, UInt32(slots.count)), isList: isList)
    }
    let literals = parts.map(\.literal)
    return assemble(type, slots: parts[...], parts: literals, isList: isList).map { .literal($0) }
      ?? .invalid
  }
}

extension StrokeStyle.Name {
  fileprivate init?(utf8: UnsafeBufferPointer<UInt8>) {
    guard let index = Self.names.firstIndex(where: { $0.utf8.elementsEqual(utf8) }) else {
      return nil
    }
    self.init(rawValue: UInt8(index))
  }
}
