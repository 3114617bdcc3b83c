package import TokenModel

/// A gradient in CSS notation (CSS Images Module Level 4, *Gradients*).
///
/// The colors of its stops can be references. Repeating gradients, hints between stops, lengths,
/// and color spaces for the interpolation aren't supported.
package struct CSSGradient: Equatable {
  package let kind: Gradient.Kind
  /// The stops, with the positions that CSS gives to those without one.
  package let stops: [Stop]

  /// A color and its position, from 0 to 1.
  package struct Stop: Equatable {
    package let color: DraftValue
    package let position: Double
  }

  /// Parses a gradient; `nil` for any other text.
  package init?(_ text: some StringProtocol) {
    let text = text.trimmingBlanks
    guard text.last == ")", let open = text.firstIndex(of: "("),
      let word = Word(rawValue: text[..<open].lowercased())
    else { return nil }
    let inner = String(text[text.index(after: open)...].dropLast())
    guard inner.isBalanced(opening: { $0 == "(" }, closing: { $0 == ")" }) else { return nil }
    var arguments = CSSList.split(inner, at: ",")[...]
    guard let first = arguments.first else { return nil }
    let written = word.kind(first)
    guard let kind = written ?? word.kind("") else { return nil }
    self.kind = kind
    if written != nil { arguments = arguments.dropFirst() }
    var marks: [Mark] = []
    for argument in arguments {
      guard let found = Self.marks(argument, isConic: word == .conic) else { return nil }
      marks += found
    }
    guard let stops = Self.placed(marks) else { return nil }
    self.stops = stops
  }

  // MARK: Stops

  /// A stop whose position may be missing.
  private typealias Mark = (color: DraftValue, position: Double?)

  /// Parses a color with up to two positions; `nil` for anything else.
  private static func marks(_ text: String, isConic: Bool) -> [Mark]? {
    let words = CSSList.split(text, at: " ")
    guard let first = words.first, let color = CSSShorthand.color(first), words.count <= 3 else {
      return nil
    }
    guard words.count > 1 else { return [(color, nil)] }
    var marks: [Mark] = []
    for word in words.dropFirst() {
      guard let position = position(word, isConic: isConic), (0...1).contains(position) else {
        return nil
      }
      marks.append((color, position))
    }
    return marks
  }

  private static func position(_ text: String, isConic: Bool) -> Double? {
    share(text) ?? (isConic ? angle(text).map { $0 / 360 } : nil)
  }

  /// Parses a percentage or zero.
  private static func share(_ text: String) -> Double? {
    Measure(text).flatMap { $0.unit == "%" || $0 == Measure(0) ? $0.value / 100 : nil }
  }

  /// Returns the stops with all positions (CSS Images Module Level 4, *Color Stop "Fixup"*).
  private static func placed(_ marks: [Mark]) -> [Stop]? {
    guard !marks.isEmpty else { return nil }
    var positions = marks.map(\.position)
    positions[0] = positions[0] ?? 0
    positions[marks.count - 1] = positions[marks.count - 1] ?? 1
    var largest = 0.0
    for index in positions.indices {
      guard let position = positions[index] else { continue }
      largest = max(largest, position)
      positions[index] = largest
    }
    var last = 0
    for index in positions.indices.dropFirst() {
      guard let end = positions[index], let start = positions[last] else { continue }
      for missing in last + 1..<max(index, last + 1) {
        positions[missing] = start + (end - start) * Double(missing - last) / Double(index - last)
      }
      last = index
    }
    return zip(marks, positions).map { Stop(color: $0.color, position: $1 ?? 0) }
  }

  // MARK: Kinds

  private enum Word: String {
    case linear = "linear-gradient"
    case radial = "radial-gradient"
    case conic = "conic-gradient"

    /// Parses the first argument, or returns the default for an empty text; `nil` if it isn't a
    /// direction or form.
    func kind(_ text: String) -> Gradient.Kind? {
      let words = text.lowercased().split { $0.isWhitespace }.map { String($0) }
      switch self {
      case .linear: return CSSGradient.linear(words)
      case .radial: return CSSGradient.radial(words)
      case .conic: return CSSGradient.conic(words)
      }
    }
  }

  private static func linear(_ words: [String]) -> Gradient.Kind? {
    if words.isEmpty { return .downward }
    if words.first == "to" {
      let sides = words.dropFirst().joined(separator: " ")
      return Gradient.Direction(keywords: sides).map { .linear($0) }
    }
    guard words.count == 1 else { return nil }
    return angle(words[0]).map { .linear(.angle(Gradient.turn($0))) }
  }

  private static func radial(_ words: [String]) -> Gradient.Kind? {
    let place = words.firstIndex(of: "at") ?? words.endIndex
    guard let center = center(words[place...]) else { return nil }
    var shape: Gradient.Shape?
    var extent: Gradient.Extent?
    for word in words[..<place] {
      if shape == nil, let found = Gradient.Shape(rawValue: word) {
        shape = found
      } else if extent == nil, let found = Gradient.Extent(rawValue: word) {
        extent = found
      } else {
        return nil
      }
    }
    return .radial(.init(shape ?? .ellipse, extent ?? .farthestCorner, center: center))
  }

  private static func conic(_ words: [String]) -> Gradient.Kind? {
    let place = words.firstIndex(of: "at") ?? words.endIndex
    guard let center = center(words[place...]) else { return nil }
    let start = words[..<place]
    if start.isEmpty { return .conic(from: 0, center: center) }
    guard start.count == 2, start[0] == "from", let angle = angle(start[1]) else { return nil }
    return .conic(from: Gradient.turn(angle), center: center)
  }

  /// Parses `at` and a position; without them, returns the middle.
  private static func center(_ words: ArraySlice<String>) -> Gradient.Center? {
    let words = Array(words.dropFirst())
    if words.isEmpty { return .middle }
    let found = words.compactMap(coordinate)
    guard found.count == words.count, found.count <= 2 else { return nil }
    let first = found[0]
    let second = found.count == 2 ? found[1] : Coordinate(value: 0.5)
    guard first.isVertical == true || second.isVertical == false else {
      return Gradient.Center(x: first.value, y: second.value)
    }
    // Only keywords can be in this order.
    guard first.isVertical != false, second.isVertical != true, !first.isShare, !second.isShare
    else { return nil }
    return Gradient.Center(x: second.value, y: first.value)
  }

  /// A coordinate of a position; `isVertical` is `nil` if it can be either one.
  private struct Coordinate {
    var isVertical: Bool?
    let value: Double
    var isShare = false
  }

  /// Parses a side, `center`, or a percentage.
  private static func coordinate(_ word: String) -> Coordinate? {
    switch word {
    case "left": return Coordinate(isVertical: false, value: 0)
    case "right": return Coordinate(isVertical: false, value: 1)
    case "top": return Coordinate(isVertical: true, value: 0)
    case "bottom": return Coordinate(isVertical: true, value: 1)
    case "center": return Coordinate(value: 0.5)
    default: return share(word).map { Coordinate(value: $0, isShare: true) }
    }
  }

  /// Parses an angle in any unit, in degrees.
  private static func angle(_ text: String) -> Double? {
    Measure(text).flatMap { $0 == Measure(0) ? 0 : $0.degrees }
  }
}

extension CSSGradient {
  /// The value of a `gradient` token.
  package var value: DraftValue {
    .array(
      stops.map { stop in
        .object([.init("color", stop.color), .init("position", .number(stop.position))])
      }
    )
  }

  /// The property of the `dev.tokens` extension with the kind.
  package var member: DraftValue.Member { Self.member(kind) }

  /// The property of the `dev.tokens` extension for a kind.
  static func member(_ kind: Gradient.Kind) -> DraftValue.Member {
    .init("gradient", .object(members(of: kind)))
  }

  /// The properties of a kind, without those that have their default.
  private static func members(of kind: Gradient.Kind) -> [DraftValue.Member] {
    var members: [DraftValue.Member] = [.init("kind", .string(kind.name))]
    switch kind {
    case .linear(.angle(let angle)): members.append(.init("angle", .number(angle)))
    case .linear(.corner(let corner)): members.append(.init("to", .string(corner.rawValue)))
    case .radial(let radial):
      if radial.shape != .ellipse {
        members.append(.init("shape", .string(radial.shape.rawValue)))
      }
      if radial.extent != .farthestCorner {
        members.append(.init("size", .string(radial.extent.rawValue)))
      }
      members += self.members(of: radial.center)
    case .conic(let angle, let center):
      if angle != 0 { members.append(.init("from", .number(angle))) }
      members += self.members(of: center)
    }
    return members
  }

  private static func members(of center: Gradient.Center) -> [DraftValue.Member] {
    center == .middle ? [] : [.init("at", .array([.number(center.x), .number(center.y)]))]
  }
}
