import Diagnostics
import JSONSyntax
import TokenModel

/// The properties of a color that are present.
private struct ColorMembers {
  var space: JSONNode?
  var components: JSONNode?
  var alpha: JSONNode?
  var hex: JSONNode?
  /// The name of `components` in earlier drafts.
  var channels: JSONMember?
}

extension LoweringState {
  /// Reads a color (Color Module, *Format*).
  mutating func lowerColor(_ node: JSONNode, in source: ValueSource) -> Recipe {
    switch source.tree.kind(node) {
    case .object:
      return lowerColorObject(node, in: source)
    case .string:
      return lowerHexadecimalColor(node, in: source)
    default:
      reject(
        node,
        in: source,
        .color,
        "a color",
        expected: #"an object with `colorSpace` and `components`"#
      )
      return .invalid
    }
  }

  private mutating func lowerColorObject(_ node: JSONNode, in source: ValueSource) -> Recipe {
    guard let members = colorMembers(of: node, in: source) else { return .invalid }
    let space = members.space.map { readColorSpace($0, in: source) }
    let alpha = members.alpha.map { readAlpha($0, in: source) }
    let hex = members.hex.map { readHexFallback($0, in: source) }
    let known: ColorSpace? = if case .value(let space) = space { space } else { nil }
    let list = members.components ?? members.channels?.value
    let components: Part<ReadComponents>
    if let list {
      if let old = members.channels { diagnostics.append(.channels(source, old)) }
      components = readComponents(list, of: known, in: source)
    } else {
      components = componentsForMissing(hex, members.hex, space, of: node, in: source)
    }
    // Components derived from `hex` are in sRGB if there is no color space.
    if space == nil, list != nil {
      diagnostics.append(.missingMembers(.color, ["colorSpace"], source, node))
      return .invalid
    }
    let recipe = finishColor(
      space ?? .value(.srgb),
      components,
      alpha: alpha,
      hex: hex,
      source.place(node)
    )
    if let hex = members.hex, list != nil, case .literal(let color) = recipe {
      checkHexFallback(of: color, hex, in: source)
    }
    return recipe
  }

  private mutating func finishColor(
    _ space: Part<ColorSpace>,
    _ components: Part<ReadComponents>,
    alpha: Part<Double>?,
    hex: Part<Color.HexFallback>?,
    _ place: SyntaxNode
  ) -> Recipe {
    var color = Color(.srgb, .zero)
    var isDeferred = false
    switch space {
    case .value(let space): color.space = space
    case .deferred: isDeferred = true
    case .invalid: return .invalid
    }
    switch components {
    case .value(let read): (color.components, color.missing) = (read.values, read.missing)
    case .deferred: isDeferred = true
    case .invalid: return .invalid
    }
    switch alpha {
    case .value(let alpha): color.alpha = alpha
    case .deferred: isDeferred = true
    case .invalid: return .invalid
    case nil: break
    }
    switch hex {
    case .value(let hex): color.hex = hex
    case .deferred: isDeferred = true
    case .invalid: return .invalid
    case nil: break
    }
    return isDeferred ? .deferred(place) : .literal(values.intern(color))
  }

  /// Finds the properties; `nil` if there are unknown ones, which are reported.
  private mutating func colorMembers(of node: JSONNode, in source: ValueSource) -> ColorMembers? {
    var found = ColorMembers()
    var unknown: [JSONMember] = []
    for member in source.tree.members(of: node) {
      if source.tree.equals(member.key, "components") {
        found.components = member.value
      } else if source.tree.equals(member.key, "colorSpace") {
        found.space = member.value
      } else if source.tree.equals(member.key, "alpha") {
        found.alpha = member.value
      } else if source.tree.equals(member.key, "hex") {
        found.hex = member.value
      } else if source.tree.equals(member.key, "channels") {
        found.channels = member
      } else {
        unknown.append(member)
      }
    }
    guard !unknown.isEmpty else { return found }
    if unknown.count == source.tree.count(of: node),
      reportOtherType(unknown, of: node, .color, in: source)
    {
      return nil
    }
    diagnostics += Diagnostic.unknownMembers(.color, unknown, source)
    return nil
  }

  // MARK: Properties

  private mutating func readColorSpace(_ node: JSONNode, in source: ValueSource) -> Part<ColorSpace>
  {
    followed(node, in: source) { state, node, source in
      if source.tree.equals(node, "srgb") { return .value(.srgb) }
      if source.tree.kind(node) == .string {
        if let space = source.withText(node, { ColorSpace(name: $0) }) { return .value(space) }
      }
      if !source.tree.wasRepaired(node) {
        state.diagnostics.append(.unknownColorSpace(source, node))
      }
      return .invalid
    }
  }

  private mutating func readAlpha(_ node: JSONNode, in source: ValueSource) -> Part<Double> {
    readNumber(
      node,
      in: source,
      .color,
      "`alpha`",
      expected: "a number from 0 to 1",
      range: ValueRole.opacity.range.bounds,
      help: { value in
        guard value > 1, value <= 100 else { return nil }
        return "write `\((value / 100).jsonText)` for \(value.jsonText) %"
      }
    )
  }

  private mutating func readHexFallback(
    _ node: JSONNode,
    in source: ValueSource
  ) -> Part<Color.HexFallback> {
    followed(node, in: source) { state, node, source in
      if source.tree.kind(node) == .string,
        let hex = source.withText(node, { Color.HexFallback(text: $0) })
      {
        return .value(hex)
      }
      if source.tree.kind(node) == .string,
        let hex = source.withText(node, { Color.HexFallback(shortText: $0) })
      {
        state.diagnostics.append(.shortHexFallback(hex, source, node))
        return .value(hex)
      }
      state.reject(
        node,
        in: source,
        .color,
        "`hex`",
        expected: "`#` and six hexadecimal digits",
        help: source.tree.kind(node) == .string
          ? "write it as in `#ff6600`; opacity goes into `alpha`" : nil
      )
      return .invalid
    }
  }

  // MARK: Components

  private mutating func readComponents(
    _ list: JSONNode,
    of space: ColorSpace?,
    in source: ValueSource
  ) -> Part<ReadComponents> {
    followed(list, in: source) { state, list, source in
      guard source.tree.kind(list) == .array, source.tree.count(of: list) == 3 else {
        state.rejectComponents(list, in: source)
        return .invalid
      }
      var read = ReadComponents()
      var isDeferred = false
      var isFine = true
      var index = 0
      for node in source.tree.elements(of: list) {
        if let value = source.number(node) {
          if space?.range(ofComponent: index).contains(value) ?? true {
            read.values[index] = value
            index += 1
            continue
          }
          if value > 1, let space, let edit = source.eightBitComponents(list, of: space) {
            state.diagnostics.append(.eightBitComponents(space, edit, source, list))
            return .invalid
          }
        }
        switch state.readComponent(node, index, of: space, in: source) {
        case .value(let value?): read.values[index] = value
        case .value(nil): read.missing |= 1 << UInt8(index)
        case .deferred: isDeferred = true
        case .invalid: isFine = false
        }
        index += 1
      }
      guard isFine else { return .invalid }
      return isDeferred ? .deferred : .value(read)
    }
  }

  /// Reads a component; the value is `nil` for `none`.
  private mutating func readComponent(
    _ node: JSONNode,
    _ index: Int,
    of space: ColorSpace?,
    in source: ValueSource
  ) -> Part<Double?> {
    followed(node, in: source) { state, node, source in
      if source.tree.kind(node) == .number {
        let value = source.tree.number(node)
        if space?.range(ofComponent: index).contains(value) ?? true { return .value(value) }
      } else if source.tree.equals(node, "none") {
        return .value(nil)
      }
      state.rejectComponent(node, index, of: space, in: source)
      return .invalid
    }
  }

  /// Reports components that aren't an array of three elements.
  private mutating func rejectComponents(_ list: JSONNode, in source: ValueSource) {
    let count = source.tree.count(of: list)
    reject(
      list,
      in: source,
      .color,
      "`components`",
      expected: "a list of three",
      help: source.tree.kind(list) == .array && count == 4
        ? "move the fourth to `alpha`, next to `components`" : nil
    )
  }

  /// Reports a component that is out of range, or neither a number nor `none`.
  private mutating func rejectComponent(
    _ node: JSONNode,
    _ index: Int,
    of space: ColorSpace?,
    in source: ValueSource
  ) {
    let range = space?.range(ofComponent: index)
    let subject = space.map { "the \($0.componentNames[index]) of a color in `\($0.name)`" }
    reject(
      node,
      in: source,
      .color,
      subject ?? "component \(index + 1) of a color",
      expected: "\(range?.description ?? "a number"), or `\"none\"`",
      help: componentHelp(node, index, of: space, in: source)
    )
  }

  private func componentHelp(
    _ node: JSONNode,
    _ index: Int,
    of space: ColorSpace?,
    in source: ValueSource
  ) -> String? {
    guard let range = space?.range(ofComponent: index) else { return nil }
    switch source.tree.kind(node) {
    case .null:
      return "write `\"none\"` for a missing component"
    case .string:
      let measure = MeasureText(source.tree.string(node))
      guard let measure, measure.unit.isEmpty || measure.unit == "%" else { return nil }
      let isFraction = measure.unit == "%" && range == .unit
      return "write `\((isFraction ? measure.value / 100 : measure.value).jsonText)` without quotes"
    case .number:
      let value = source.tree.number(node)
      if range == .hue {
        return
          "the same hue is `\((value - 360 * (value / 360).rounded(.down)).shortened.jsonText)`"
      }
      guard range == .unit, value > 1 else { return nil }
      if value > 2, value <= 100 { return "divide by 100: `\((value / 100).shortened.jsonText)`" }
      return space == .srgb ? "use a wider color space, such as `display-p3`" : nil
    default:
      return nil
    }
  }
}

/// The three components of a color, and a bit set of those that are `none`.
struct ReadComponents {
  var values = SIMD3<Double>.zero
  var missing: UInt8 = 0
}

extension ValueSource {
  /// The value of a number; `nil` for any other node.
  fileprivate func number(_ node: JSONNode) -> Double? {
    tree.kind(node) == .number ? tree.number(node) : nil
  }

  /// The JSON for components that were written as three integers from 0 to 255.
  ///
  /// `nil` for other lists, for lists without a value above 1, and in color spaces for which that
  /// isn't common.
  fileprivate func eightBitComponents(_ list: JSONNode, of space: ColorSpace) -> String? {
    guard space.commonlyUsesEightBitComponents else { return nil }
    var isBeyondOne = false
    var numbers: [String] = []
    for element in tree.elements(of: list) {
      let value = tree.number(element)
      guard tree.kind(element) == .number, value >= 0, value <= 255, value.rounded() == value else {
        return nil
      }
      isBeyondOne = isBeyondOne || value > 1
      numbers.append((value / 255).shortened.jsonText)
    }
    return isBeyondOne ? "[\(numbers.joined(separator: ", "))]" : nil
  }
}
