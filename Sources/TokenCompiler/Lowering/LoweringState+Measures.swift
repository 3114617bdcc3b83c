import Diagnostics
import JSONSyntax
import TokenModel

/// The properties of a dimension or a duration.
private struct MeasureMembers {
  var value: JSONNode?
  var unit: JSONNode?
}

/// Dimensions and durations, which consist of a number and a unit.
extension LoweringState {
  /// Reads a dimension (Format Module, *Dimension*).
  mutating func lowerDimension(_ node: JSONNode, in source: ValueSource) -> Recipe {
    switch source.tree.kind(node) {
    case .object:
      return lowerDimensionObject(node, in: source)
    case .string:
      return lowerDimensionText(node, in: source)
    case .number where source.tree.number(node) == 0:
      diagnostics.append(.unitlessZero(source, node))
      return .literal(values.intern(Dimension(0, .px)))
    default:
      let number = source.tree.kind(node) == .number ? source.excerpt(node) : "16"
      return rejectMeasure(node, .dimension, in: source, help: Diagnostic.edit(number, "px"))
    }
  }

  private mutating func lowerDimensionObject(_ node: JSONNode, in source: ValueSource) -> Recipe {
    guard let members = measureMembers(of: node, .dimension, in: source) else { return .invalid }
    guard let valueNode = members.value else {
      diagnostics.append(.missingMembers(.dimension, ["value"], source, node))
      return .invalid
    }
    let value = readNumber(valueNode, in: source, .dimension, "the `value` of a dimension")
    guard let unitNode = members.unit else {
      guard case .value(0) = value else {
        diagnostics.append(.missingMembers(.dimension, ["unit"], source, node))
        return .invalid
      }
      diagnostics.append(.unitlessZero(source, node))
      return .literal(values.intern(Dimension(0, .px)))
    }
    let isZero = if case .value(0) = value { true } else { false }
    switch (value, readLengthUnit(unitNode, isZero: isZero, in: source)) {
    case (.value(let value), .value(let unit)):
      return .literal(values.intern(Dimension(value, unit)))
    case (.invalid, _), (_, .invalid):
      return .invalid
    default:
      return .deferred(source.place(node))
    }
  }

  mutating func readLengthUnit(
    _ node: JSONNode,
    isZero: Bool,
    in source: ValueSource
  ) -> Part<Dimension.Unit> {
    if source.tree.equals(node, "px") { return .value(.px) }
    if source.tree.equals(node, "rem") { return .value(.rem) }
    return followed(node, in: source) { state, node, source in
      if source.tree.kind(node) == .string {
        let name = source.tree.string(node)
        if let unit = Dimension.Unit(name: name) {
          if !unit.isStandard { state.diagnostics.append(.nonstandardUnit(source, node, unit)) }
          return .value(unit)
        }
        if Dimension.Unit.isDevicePixel(name) {
          state.diagnostics.append(.devicePixel(name, source, node))
          return .value(.px)
        }
        if name.isEmpty, isZero {
          state.diagnostics.append(.unitlessZero(source, node))
          return .value(.px)
        }
      }
      if !source.tree.wasRepaired(node) {
        state.diagnostics.append(.unknownUnit(.dimension, source, node))
      }
      return .invalid
    }
  }

  /// Reads a duration (Format Module, *Duration*).
  mutating func lowerDuration(_ node: JSONNode, in source: ValueSource) -> Recipe {
    switch source.tree.kind(node) {
    case .object:
      return lowerDurationObject(node, in: source)
    case .string:
      return lowerDurationText(node, in: source)
    default:
      let number = source.tree.kind(node) == .number ? source.excerpt(node) : "200"
      return rejectMeasure(node, .duration, in: source, help: Diagnostic.edit(number, "ms"))
    }
  }

  private mutating func lowerDurationObject(_ node: JSONNode, in source: ValueSource) -> Recipe {
    guard let members = measureMembers(of: node, .duration, in: source) else { return .invalid }
    guard let valueNode = members.value, let unitNode = members.unit else {
      var missing = members.value == nil ? ["value"] : []
      if members.unit == nil { missing.append("unit") }
      diagnostics.append(.missingMembers(.duration, missing, source, node))
      return .invalid
    }
    let value = readNumber(valueNode, in: source, .duration, "the `value` of a duration")
    switch (value, readTimeUnit(unitNode, in: source)) {
    case (.value(let value), .value(let unit)):
      return .literal(values.intern(TimeSpan(value, unit)))
    case (.invalid, _), (_, .invalid):
      return .invalid
    default:
      return .deferred(source.place(node))
    }
  }

  mutating func readTimeUnit(_ node: JSONNode, in source: ValueSource) -> Part<TimeSpan.Unit> {
    followed(node, in: source) { state, node, source in
      if source.tree.equals(node, "ms") { return .value(.ms) }
      if source.tree.equals(node, "s") { return .value(.s) }
      if !source.tree.wasRepaired(node) {
        state.diagnostics.append(.unknownUnit(.duration, source, node))
      }
      return .invalid
    }
  }

  /// Finds `value` and `unit`; `nil` if both are missing or there are other properties, which is
  /// reported.
  private mutating func measureMembers(
    of node: JSONNode,
    _ type: TokenType,
    in source: ValueSource
  ) -> MeasureMembers? {
    var found = MeasureMembers()
    var unknown: [JSONMember] = []
    for member in source.tree.members(of: node) {
      if source.tree.equals(member.key, "value") {
        found.value = member.value
      } else if source.tree.equals(member.key, "unit") {
        found.unit = member.value
      } else {
        unknown.append(member)
      }
    }
    if !unknown.isEmpty {
      if found.value == nil, found.unit == nil, reportOtherType(unknown, of: node, type, in: source)
      {
        return nil
      }
      diagnostics += Diagnostic.unknownMembers(type, unknown, source)
      return nil
    }
    if found.value == nil, found.unit == nil {
      diagnostics.append(.missingMembers(type, ["value", "unit"], source, node))
      return nil
    }
    return found
  }

  // MARK: Earlier drafts

  /// Reads a dimension in the form of earlier drafts, such as `"16px"`.
  private mutating func lowerDimensionText(_ node: JSONNode, in source: ValueSource) -> Recipe {
    let written = source.tree.string(node)
    if let measure = MeasureText(written) {
      let isDevicePixel = Dimension.Unit.isDevicePixel(measure.unit)
      if let unit = isDevicePixel ? .px : Dimension.Unit(name: measure.unit) {
        let dimension = Dimension(measure.value, unit)
        appendUnlessRepaired(.legacyDimension(dimension, source, node), at: node, in: source)
        return .literal(values.intern(dimension))
      }
      if measure.unit.isEmpty, measure.value == 0 {
        diagnostics.append(.unitlessZero(source, node))
        return .literal(values.intern(Dimension(0, .px)))
      }
    }
    let help = Diagnostic.measureHelp(
      written,
      units: Dimension.Unit.names,
      words: ["pixel": "px", "pixels": "px"],
      example: "16"
    )
    return rejectMeasure(node, .dimension, in: source, help: help)
  }

  /// Reads a duration in the form of earlier drafts, such as `"200ms"`.
  private mutating func lowerDurationText(_ node: JSONNode, in source: ValueSource) -> Recipe {
    let written = source.tree.string(node)
    let measure = MeasureText(written)
    if let measure, let unit = TimeSpan.Unit.allCases.first(where: { $0.name == measure.unit }) {
      let duration = TimeSpan(measure.value, unit)
      appendUnlessRepaired(.legacyDuration(duration, source, node), at: node, in: source)
      return .literal(values.intern(duration))
    }
    let help = Diagnostic.measureHelp(
      written,
      units: TimeSpan.Unit.allCases.map(\.name),
      words: [
        "msec": "ms", "millis": "ms", "millisecond": "ms", "milliseconds": "ms", "sec": "s",
        "secs": "s", "second": "s", "seconds": "s",
      ],
      example: "200"
    )
    return rejectMeasure(node, .duration, in: source, help: help)
  }

  /// Reports that `node` isn't a dimension or a duration.
  private mutating func rejectMeasure(
    _ node: JSONNode,
    _ type: TokenType,
    in source: ValueSource,
    help: String
  ) -> Recipe {
    let expected = "an object with `value` and `unit`"
    reject(node, in: source, type, "a \(type.name)", expected: expected, help: help)
    return .invalid
  }
}

extension Dimension.Unit {
  /// Creates the unit called `name`, which is case-sensitive.
  init?(name: String) {
    guard let index = Self.names.firstIndex(of: name) else { return nil }
    self = Self.allCases[index]
  }
}

/// The number and unit in a string such as `16px`.
struct MeasureText {
  let value: Double
  /// The text after the number; may be empty.
  let unit: String

  init?(_ text: String) {
    let bytes = Array(text.utf8)
    var index = 0
    func skipDigits() {
      while index < bytes.count, bytes[index] >= 0x30, bytes[index] <= 0x39 { index += 1 }
    }
    if let first = bytes.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      index = 1
    }
    skipDigits()
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      skipDigits()
    }
    guard let value = Double(String(decoding: bytes[..<index], as: UTF8.self)), value.isFinite
    else {
      return nil
    }
    let rest = String(decoding: bytes[index...], as: UTF8.self)
    let unit = rest.drop { $0 == " " }
    guard unit.allSatisfy({ $0.isLetter || $0 == "%" }) else { return nil }
    self.value = value
    self.unit = String(unit)
  }
}

extension Dimension.Unit {
  /// Whether the unit is another tool's name for a pixel: `dp` or `sp` on Android, `pt` on Apple
  /// platforms.
  fileprivate static func isDevicePixel(_ name: String) -> Bool {
    ["dp", "sp", "pt"].contains(name)
  }
}
