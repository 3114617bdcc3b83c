import Diagnostics
import JSONSyntax
import TokenModel

/// Values made of other values.
extension LoweringState {
  /// Reads a border, a transition or a typography value: an object of parts.
  mutating func lowerObject(
    _ node: JSONNode,
    as type: TokenType,
    in source: ValueSource
  ) -> Recipe {
    var slots: [Slot] = []
    guard source.tree.kind(node) == .object else {
      reject(
        node,
        in: source,
        type,
        "a \(type.name)",
        expected: "an object with \(Diagnostic.list(CompositeShape.of(type).required))"
      )
      return .invalid
    }
    switch readMembers(of: node, CompositeShape.of(type), element: 0, in: source, into: &slots) {
    case .value: return finish(type, slots, isList: false)
    case .deferred: return .deferred(source.place(node))
    case .invalid: return .invalid
    }
  }

  /// Reads a shadow: one layer or a list of layers (Format Module, *Shadow*).
  mutating func lowerShadow(_ node: JSONNode, in source: ValueSource) -> Recipe {
    var slots: [Slot] = []
    switch source.tree.kind(node) {
    case .object:
      switch readMembers(of: node, .shadow, element: 0, in: source, into: &slots) {
      case .value: return finish(.shadow, slots, isList: false)
      case .deferred: return .deferred(source.place(node))
      case .invalid: return .invalid
      }
    case .array where source.tree.count(of: node) > 0:
      return lowerList(node, as: .shadow, .layer, in: source)
    default:
      reject(
        node,
        in: source,
        .shadow,
        "a shadow",
        expected:
          "an object with \(Diagnostic.list(CompositeShape.shadow.required)), or a list of such",
        help: source.tree.kind(node) == .array
          ? "a token cannot say \"no shadow\"; leave it out" : nil
      )
      return .invalid
    }
  }

  /// Reads a gradient: a list of stops (Format Module, *Gradient*).
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

  /// Reads the list of a shadow or a gradient; a reference in it is one element.
  private mutating func lowerList(
    _ list: JSONNode,
    as type: TokenType,
    _ field: SlotField,
    in source: ValueSource
  ) -> Recipe {
    var slots: [Slot] = []
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
      help: source.tree.kind(node) == .array ? "a list of shadows does not nest" : nil
    )
    return .invalid
  }

  /// Reads one stop of a gradient.
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

  /// Reads a stroke style: a word or a pattern of dashes (Format Module, *Stroke style*).
  mutating func lowerStrokeStyle(_ node: JSONNode, in source: ValueSource) -> Recipe {
    var slots: [Slot] = []
    switch source.tree.kind(node) {
    case .string:
      let written = source.tree.string(node)
      if let name = StrokeStyle.Name.allCases.first(where: { $0.name == written }) {
        return .literal(values.intern(StrokeStyle.named(name)))
      }
      if !source.tree.wasRepaired(node) { diagnostics.append(.unknownStrokeStyle(source, node)) }
      return .invalid
    case .object:
      switch readMembers(of: node, .strokeStyle, element: 0, in: source, into: &slots) {
      case .value: return finish(.strokeStyle, slots, isList: false)
      case .deferred: return .deferred(source.place(node))
      case .invalid: return .invalid
      }
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

  // MARK: Members

  /// Reads the members of an object whose shape is known.
  ///
  /// Slots come in the order of the shape, whatever that of the source is.
  private mutating func readMembers(
    of object: JSONNode,
    _ shape: CompositeShape,
    element: UInt32,
    in source: ValueSource,
    into slots: inout [Slot]
  ) -> Part<Void> {
    guard let found = findMembers(of: object, shape, in: source) else { return .invalid }
    var isDeferred = false
    var isFine = true
    for (index, member) in shape.members.enumerated() where found[index] != .max {
      let node = JSONNode(index: found[index])
      switch readMember(member, node, element: element, in: source, into: &slots) {
      case .value: break
      case .deferred: isDeferred = true
      case .invalid: isFine = false
      }
    }
    guard isFine else { return .invalid }
    return isDeferred ? .deferred : .value(())
  }

  /// The indices of the nodes of a shape's members, `.max` for those that are not there.
  ///
  /// - Returns: `nil` where a part is missing that has to be there, which is reported.
  private mutating func findMembers(
    of object: JSONNode,
    _ shape: CompositeShape,
    in source: ValueSource
  ) -> SIMD8<UInt32>? {
    var found = SIMD8<UInt32>(repeating: .max)
    var unknown: [JSONMember] = []
    for member in source.tree.members(of: object) {
      if let index = shape.index(of: member.key, in: source.tree) {
        found[index] = member.value.index
      } else {
        unknown.append(member)
      }
    }
    var missing: [String] = []
    var omitted: [String] = []
    for (index, member) in shape.members.enumerated() where found[index] == .max {
      switch member.need {
      case .required: missing.append(member.name.description)
      case .expected: omitted.append(member.name.description)
      case .optional: break
      }
    }
    if unknown.isEmpty, missing.isEmpty, omitted.isEmpty { return found }
    return reportMembers(
      Members(unknown: unknown, missing: missing, omitted: omitted),
      shape,
      object,
      in: source
    ) ? found : nil
  }

  private struct Members {
    var unknown: [JSONMember]
    var missing: [String]
    var omitted: [String]
  }

  /// Reports what is too much and what is not there.
  ///
  /// A name that is nearly a missing one was meant as that: the two are one mistake.
  ///
  /// - Returns: Whether the value can be made all the same.
  private mutating func reportMembers(
    _ members: Members,
    _ shape: CompositeShape,
    _ object: JSONNode,
    in source: ValueSource
  ) -> Bool {
    if let flaw = Diagnostic.flawedPart(shape.type, members.unknown, source, object) {
      diagnostics.append(flaw)
      return false
    }
    var missing = members.missing
    var omitted = members.omitted
    var isFine = true
    for member in members.unknown {
      let name = source.tree.string(member.key)
      if let meant = nearestName(to: name, among: missing + omitted) {
        missing.removeAll { $0 == meant }
        omitted.removeAll { $0 == meant }
        diagnostics.append(.misspeltMember(shape.type, meant: meant, source, member))
        isFine = false
      } else {
        let name = shape.members.map(\.name.description)
        diagnostics.append(.unknownPart(shape.type, known: name, source, member))
      }
    }
    if !missing.isEmpty {
      diagnostics.append(.missingMembers(shape.type, missing, source, object))
      isFine = false
    }
    if !omitted.isEmpty { diagnostics.append(.omittedMembers(shape.type, omitted, source, object)) }
    return isFine
  }

  private mutating func readMember(
    _ member: CompositeShape.Member,
    _ node: JSONNode,
    element: UInt32,
    in source: ValueSource,
    into slots: inout [Slot]
  ) -> Part<Void> {
    let recipe: Recipe
    switch member.field {
    case .inset: recipe = lowerInset(node, in: source)
    case .lineCap: recipe = lowerLineCap(node, in: source)
    case .dash: return readDashes(node, in: source, into: &slots)
    case .lineHeight where isLegacyLineHeight(node, in: source):
      diagnostics.append(.legacyLineHeight(source, node))
      return .value(())
    default: recipe = lower(node, as: member.type, in: source)
    }
    switch recipe {
    case .invalid: return .invalid
    case .deferred where member.field == .inset || member.field == .lineCap: return .deferred
    default: break
    }
    slots.append(Slot(field: member.field, element: element, type: member.type, recipe: recipe))
    return .value(())
  }

  private mutating func lowerInset(_ node: JSONNode, in source: ValueSource) -> Recipe {
    let flag: Part<Double> = followed(node, in: source) { state, node, source in
      switch source.tree.kind(node) {
      case .true: return .value(1)
      case .false: return .value(0)
      default:
        let help = source.tree.kind(node) == .string ? "write it without quotes" : nil
        state.reject(
          node,
          in: source,
          .shadow,
          "`inset`",
          expected: "`true` or `false`",
          help: help
        )
        return .invalid
      }
    }
    return numberSlot(flag, source.place(node))
  }

  private mutating func lowerLineCap(_ node: JSONNode, in source: ValueSource) -> Recipe {
    let cap: Part<Double> = followed(node, in: source) { state, node, source in
      if source.tree.equals(node, "round") { return .value(Double(LineCap.round.rawValue)) }
      if source.tree.equals(node, "butt") { return .value(Double(LineCap.butt.rawValue)) }
      if source.tree.equals(node, "square") { return .value(Double(LineCap.square.rawValue)) }
      state.reject(
        node,
        in: source,
        .strokeStyle,
        "`lineCap`",
        expected: "`\"round\"`, `\"butt\"` or `\"square\"`"
      )
      return .invalid
    }
    return numberSlot(cap, source.place(node))
  }

  private mutating func numberSlot(_ part: Part<Double>, _ place: SyntaxNode) -> Recipe {
    switch part {
    case .value(let number): .literal(values.intern(Number(number)))
    case .deferred: .deferred(place)
    case .invalid: .invalid
    }
  }

  private mutating func readDashes(
    _ list: JSONNode,
    in source: ValueSource,
    into slots: inout [Slot]
  ) -> Part<Void> {
    followed(list, in: source) { state, list, source in
      guard source.tree.kind(list) == .array, source.tree.count(of: list) > 0 else {
        state.reject(
          list,
          in: source,
          .strokeStyle,
          "`dashArray`",
          expected: "a list of dimensions, the lengths of dashes and gaps in turn"
        )
        return .invalid
      }
      var isFine = true
      var element: UInt32 = 0
      for node in source.tree.elements(of: list) {
        let recipe = state.lower(node, as: .dimension, in: source)
        if case .invalid = recipe { isFine = false }
        slots.append(Slot(field: .dash, element: element, type: .dimension, recipe: recipe))
        element += 1
      }
      return isFine ? .value(()) : .invalid
    }
  }

  /// Whether `node` is a line height of older files: a text or a length.
  private func isLegacyLineHeight(_ node: JSONNode, in source: ValueSource) -> Bool {
    switch source.tree.kind(node) {
    case .string:
      let first = source.firstByte(ofString: node)
      return first != UInt8(ascii: "{") && first != UInt8(ascii: "~")
    case .object:
      return source.tree.member(named: "unit", in: node) != nil
    default:
      return false
    }
  }

  // MARK: Making the value

  /// The recipe for a composite with these parts: its value, if they refer to nothing.
  mutating func finish(_ type: TokenType, _ parts: [Slot], isList: Bool) -> Recipe {
    var literals: [ValueID?] = []
    literals.reserveCapacity(parts.count)
    for part in parts {
      guard case .literal(let value) = part.recipe else {
        let start = UInt32(slots.count)
        slots += parts
        return .composite(slots: IndexRange(start, UInt32(slots.count)), isList: isList)
      }
      literals.append(value)
    }
    return assemble(type, slots: parts[...], parts: literals, isList: isList).map { .literal($0) }
      ?? .invalid
  }
}
