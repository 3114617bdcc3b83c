import Diagnostics
import JSONSyntax
import TokenModel

/// The property `gradient` of a gradient token.
extension ExtensionReader {
  private enum KindWord: String, CaseIterable {
    case linear, radial, conic

    /// The properties of a gradient of this kind.
    var members: [String] {
      switch self {
      case .linear: ["kind", "angle", "to"]
      case .radial: ["kind", "shape", "size", "at"]
      case .conic: ["kind", "from", "at"]
      }
    }
  }

  /// Reads the kind of a gradient.
  ///
  /// Omitted and invalid properties have the defaults of CSS (CSS Images Module Level 4,
  /// *Gradients*); invalid ones are reported.
  ///
  /// - Returns: `nil` if there is no valid `kind`.
  func gradientKind(_ node: JSONNode, state: inout LoweringState) -> Gradient.Kind? {
    guard expect(.object, node, "gradient", state: &state) else { return nil }
    guard let member = syntax.value(of: "kind", in: node) else {
      reportMissingKind(in: node, state: &state)
      return nil
    }
    guard let kind: KindWord = word(member, "kind", state: &state) else { return nil }
    reportUnknownMembers(in: node, of: kind, state: &state)
    switch kind {
    case .linear: return .linear(direction(in: node, state: &state))
    case .radial:
      let shape = syntax.value(of: "shape", in: node).flatMap {
        word($0, "shape", state: &state) as Gradient.Shape?
      }
      let extent = syntax.value(of: "size", in: node).flatMap {
        word($0, "size", state: &state) as Gradient.Extent?
      }
      let center = center(in: node, state: &state)
      return .radial(.init(shape ?? .ellipse, extent ?? .farthestCorner, center: center))
    case .conic:
      let from = angle("from", in: node, state: &state) ?? 0
      return .conic(from: from, center: center(in: node, state: &state))
    }
  }

  private func reportMissingKind(in node: JSONNode, state: inout LoweringState) {
    let names = syntax.members(of: node).map { syntax.string($0.key) }
    let known = Array(Set(KindWord.allCases.flatMap(\.members))).sorted()
    for member in syntax.members(of: node) {
      let name = syntax.string(member.key)
      guard !known.contains(name), nearestName(to: name, among: ["kind"]) != nil else { continue }
      return reportUnknown(member, of: "`gradient`", among: known, state: &state)
    }
    let kind = KindWord.allCases.first { kind in names.contains { kind.members.contains($0) } }
    let help = "add \"kind\": \"\((kind ?? .linear).rawValue)\""
    reportMissing("kind", of: "`gradient`", in: node, help: help, state: &state)
  }

  private func reportUnknownMembers(
    in node: JSONNode,
    of kind: KindWord,
    state: inout LoweringState
  ) {
    let holder = "a \(kind.rawValue) gradient"
    for member in syntax.members(of: node)
    where !kind.members.contains(syntax.string(member.key)) {
      reportUnknown(member, of: holder, among: kind.members, state: &state)
    }
  }

  // MARK: Properties

  private func direction(in node: JSONNode, state: inout LoweringState) -> Gradient.Direction {
    let angle = angle("angle", in: node, state: &state)
    guard let side = syntax.member(named: "to", in: node) else { return .angle(angle ?? 180) }
    if let other = syntax.member(named: "angle", in: node) {
      state.diagnostics.append(
        .conflictingExtensionMembers(
          "angle",
          "to",
          of: "a linear gradient",
          at: syntax.span(side.key),
          syntax.span(other.key)
        )
      )
    }
    let text = syntax.textIfString(side.value) ?? ""
    if let direction = Gradient.Direction(keywords: text) { return direction }
    let help = text.hasPrefix("to ") ? "write \"\(text.dropFirst(3))\" without `to`" : nil
    reject(
      side.value,
      "to",
      expected: "`top`, `right`, `bottom`, `left`, or a corner such as `top right`",
      help: help,
      state: &state
    )
    return .angle(180)
  }

  /// Returns an angle from 0 up to 360; `nil` if it is omitted or invalid.
  private func angle(
    _ name: StaticString,
    in node: JSONNode,
    state: inout LoweringState
  ) -> Double? {
    guard let value = syntax.value(of: name, in: node) else { return nil }
    guard syntax.kind(value) == .number, syntax.number(value).isFinite else {
      let text = syntax.textIfString(value) ?? ""
      let number = text.hasSuffix("deg") ? Double(text.dropLast(3)) : Double(text)
      let help = number.map { "write \($0.jsonText)" }
      reject(value, "\(name)", expected: "a number of degrees", help: help, state: &state)
      return nil
    }
    return Gradient.turn(syntax.number(value))
  }

  private func center(in node: JSONNode, state: inout LoweringState) -> Gradient.Center {
    guard let value = syntax.value(of: "at", in: node) else { return .middle }
    if syntax.kind(value) == .array {
      let numbers = syntax.elements(of: value).filter { syntax.kind($0) == .number }
        .map(syntax.number)
      if numbers.count == 2, syntax.count(of: value) == 2, numbers.allSatisfy(\.isFinite) {
        return Gradient.Center(x: numbers[0], y: numbers[1])
      }
    }
    reject(
      value,
      "at",
      expected: "two fractions of the width and height, such as `[0.5, 0.5]`",
      state: &state
    )
    return .middle
  }
}
