import Diagnostics
import JSONSyntax
import TokenModel

/// The properties of composite values.
extension LoweringState {
  /// Reads the properties of an object with a given shape.
  ///
  /// Slots are added in the order of the shape, regardless of the order in the source.
  mutating func readMembers(
    of object: JSONNode,
    _ shape: CompositeShape,
    element: UInt32,
    in source: ValueSource,
    into slots: inout [Slot]
  ) -> Part<Void> {
    var isFine = true
    var alpha: JSONMember?
    let found = findMembers(of: object, shape, in: source, alpha: &alpha, isFine: &isFine)
    var isDeferred = false
    for (index, member) in shape.members.enumerated() where found[index] != .max {
      let node = JSONNode(index: found[index])
      switch readMember(member, node, element: element, in: source, into: &slots) {
      case .value: break
      case .deferred: isDeferred = true
      case .invalid: isFine = false
      }
    }
    if let alpha { applyToColor(alpha, shape, element: element, in: source, &slots, &isFine) }
    guard isFine else { return .invalid }
    return isDeferred ? .deferred : .value(())
  }

  /// Applies the `alpha` next to an element's color to that color.
  private mutating func applyToColor(
    _ alpha: JSONMember,
    _ shape: CompositeShape,
    element: UInt32,
    in source: ValueSource,
    _ slots: inout [Slot],
    _ isFine: inout Bool
  ) {
    guard
      let index = slots.lastIndex(where: { $0.field == .color && $0.element == element })
    else { return }
    let outer = OuterAlpha(member: alpha, neighbor: "the `color` of a \(shape.noun)")
    let recipe = apply(outer, to: slots[index].recipe, in: source)
    if case .invalid = recipe { isFine = false }
    slots[index] = Slot(field: .color, element: element, type: .color, recipe: recipe)
  }

  /// Returns the node indices of a shape's properties, `.max` for missing ones.
  ///
  /// Reports missing required properties and sets `isFine` to `false`.
  private mutating func findMembers(
    of object: JSONNode,
    _ shape: CompositeShape,
    in source: ValueSource,
    alpha: inout JSONMember?,
    isFine: inout Bool
  ) -> SIMD8<UInt32> {
    var found = SIMD8<UInt32>(repeating: .max)
    var unknown: [JSONMember] = []
    // Most files list the properties in the order of the DTCG standard.
    var expected = 0
    var count = 0
    for member in source.tree.members(of: object) {
      if let index = shape.index(of: member.key, in: source.tree, expected: expected) {
        if found[index] == .max { count += 1 }
        found[index] = member.value.index
        expected = index + 1
      } else if shape.hasColor, source.tree.equals(member.key, "alpha"),
        !isEmpty(member, in: source)
      {
        alpha = member
      } else {
        unknown.append(member)
      }
    }
    if unknown.isEmpty, count == shape.members.count { return found }
    if count == 0, reportOtherType(unknown, of: object, shape.type, in: source) {
      isFine = false
      return found
    }
    var members = Members(unknown: unknown, missing: [], omitted: [])
    let said = membersOfExtensions[source.place(object)] ?? []
    for (index, member) in shape.members.enumerated() where found[index] == .max {
      members.add(member, isInExtension: said.contains(member.field))
    }
    if unknown.isEmpty, members.missing.isEmpty, members.omitted.isEmpty { return found }
    if !reportMembers(members, shape, object, in: source) { isFine = false }
    return found
  }

  private struct Members {
    var unknown: [JSONMember]
    var missing: [String]
    var omitted: [String]

    /// Adds a missing property, where `isInExtension` is whether an extension contains it.
    mutating func add(_ member: CompositeShape.Member, isInExtension: Bool) {
      switch member.need {
      case .required: missing.append(member.name.description)
      case .expected where isInExtension: break
      case .expected: omitted.append(member.name.description)
      case .optional: break
      }
    }
  }

  /// Reports unknown and missing properties.
  ///
  /// An unknown name that resembles a missing one is reported as a misspelling, in one diagnostic.
  ///
  /// - Returns: Whether the value can be created nevertheless.
  private mutating func reportMembers(
    _ members: Members,
    _ shape: CompositeShape,
    _ object: JSONNode,
    in source: ValueSource
  ) -> Bool {
    if let flaw = Diagnostic.nestedToken(shape.noun, shape.type, members.unknown, source) {
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
        diagnostics.append(.misspeltMember(shape, meant: meant, source, member))
        isFine = false
      } else {
        diagnostics.append(.unknownPart(shape, source, member))
        droppedMembers.append(
          DroppedNode(document: source.document, key: member.key, value: member.value)
        )
      }
    }
    if !missing.isEmpty {
      let names = shape.members.map(\.name.description)
        .filter { missing.contains($0) || omitted.contains($0) }
      diagnostics.append(.missingMembers(shape.type, names, source, object, noun: shape.noun))
      isFine = false
    } else if !omitted.isEmpty {
      diagnostics.append(.omittedMembers(shape.noun, omitted, source, object))
    }
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
      let size = slots.last { $0.field == .fontSize }?.literal.map { Handle<Dimension>($0) }
      return readLegacyLineHeight(node, size: size, in: source, into: &slots)
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
      let word = source.tree.textIfString(node)
      if let cap = StrokeStyle.LineCap.allCases.first(where: { $0.name == word }) {
        return .value(Double(cap.rawValue))
      }
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
          expected: "a list of dimensions, which are the alternating lengths of dashes and gaps"
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
}
