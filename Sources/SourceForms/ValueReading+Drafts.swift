import JSONSyntax

/// Values of earlier drafts, as the standard's reader takes them.
///
/// It reads them itself, so they are written anew only where the file is to be the standard's.
extension ValueReading {
  /// The value as the standard has it; `nil` if it is that, or if there is no other way to say it.
  func draft(_ node: JSONNode, as type: ForeignType) -> String? {
    switch type {
    case .fontFamily: families(node)
    case .dimension, .letterSpacing: measureObject(node)
    case .color: colorOfDraft(node)
    case .gradient: stops(node)
    case .strokeStyle: strokeStyle(node)
    default: nil
    }
  }

  // MARK: Fonts

  /// Reads names of fonts in one string, as CSS has them.
  private func families(_ node: JSONNode) -> String? {
    switch tree.kind(node) {
    case .string:
      guard let names = Self.families(tree.string(node)) else { return nil }
      return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
    case .array:
      let names = tree.elements(of: node).map { element in
        (tree.textIfString(element).flatMap(Self.families), tree.verbatim(element))
      }
      guard names.contains(where: { $0.0 != nil }) else { return nil }
      return "[\(names.flatMap { $0.0 ?? [$0.1] }.joined(separator: ", "))]"
    default: return nil
    }
  }

  /// The names in a string as JSON; `nil` if it is one name, or if it is not clear where names end.
  private static func families(_ text: String) -> [String]? {
    guard text.first != "~", !text.contains("{") else { return nil }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmingBlanks)
    let names = parts.map { part in
      let isQuoted = part.count > 2 && part.first == part.last && "'\"".contains(part.prefix(1))
      return isQuoted ? part.dropFirst().dropLast() : part
    }
    guard names.count > 1 || names != parts,
      names.allSatisfy({ !$0.isEmpty && !$0.contains("'") && !$0.contains("\"") })
    else { return nil }
    return names.map { JSONWriter.quoted(String($0)) }
  }

  // MARK: Measures

  /// Reads a length of Android or iOS, which is one in pixels, and zero without a unit.
  private func measureObject(_ node: JSONNode) -> String? {
    guard tree.kind(node) == .object, tree.count(of: node) == 2,
      let value = tree.value(of: "value", in: node), tree.kind(value) == .number,
      let unit = tree.value(of: "unit", in: node).flatMap({ tree.textIfString($0) }),
      ["dp", "sp", "pt"].contains(unit) || unit.isEmpty && tree.number(value) == 0
    else { return nil }
    return members(of: node) { $0 == "unit" ? ("unit", "\"px\"") : nil }
  }

  private func strokeStyle(_ node: JSONNode) -> String? {
    members(of: node) { name in
      guard name == "dashArray", let dashes = tree.value(of: "dashArray", in: node),
        tree.kind(dashes) == .array
      else { return nil }
      let lengths = tree.elements(of: dashes).map { part($0, as: .dimension) }
      return (name, "[\(lengths.joined(separator: ", "))]")
    }
  }

  // MARK: Colours

  /// Reads `channels`, and `hex` with three digits or alone.
  private func colorOfDraft(_ node: JSONNode) -> String? {
    guard tree.kind(node) == .object else { return nil }
    let hex = tree.value(of: "hex", in: node).flatMap { tree.textIfString($0) }
    let components = tree.value(of: "components", in: node)
    let channels = tree.value(of: "channels", in: node)
    if components == nil, channels == nil {
      guard let hex, tree.count(of: node) == 1, let color = CSSColor(hex) else { return nil }
      return color.json
    }
    return members(of: node) { name in
      if name == "channels", components == nil {
        return ("components", channels.map { verbatim($0) } ?? "")
      }
      guard name == "hex", let hex, hex.utf8.count == 4, let color = CSSColor(hex),
        let digits = color.hexadecimal
      else { return nil }
      return (name, JSONWriter.quoted(digits))
    }
  }

  private func stops(_ node: JSONNode) -> String? {
    guard tree.kind(node) == .array else { return nil }
    let stops = tree.elements(of: node).map { stop in
      let json = members(of: stop) { name in
        guard name == "color", let color = tree.value(of: "color", in: stop) else { return nil }
        return (name, part(color, as: .color))
      }
      return json ?? verbatim(stop)
    }
    return "[\(stops.joined(separator: ", "))]"
  }

  /// An object with some of its members replaced; `nil` if the node is none.
  private func members(
    of node: JSONNode,
    _ replacement: (String) -> (name: String, json: String)?
  ) -> String? {
    guard tree.kind(node) == .object else { return nil }
    let members = tree.members(of: node).map { member in
      let new = replacement(tree.string(member.key))
      let name = new.map { JSONWriter.quoted($0.name) } ?? tree.verbatim(member.key)
      return "\(name): \(new?.json ?? verbatim(member.value))"
    }
    return "{ \(members.joined(separator: ", ")) }"
  }

  // MARK: Parts beside a colour, and heights of lines

  /// The colour of a shadow with the opacity beside it; `nil` if there is none.
  func colorWithOpacity(ofShadow node: JSONNode) -> String? {
    guard isReplacing, let alpha = tree.value(of: "alpha", in: node), tree.kind(alpha) == .number,
      let text = tree.value(of: "color", in: node).flatMap({ string($0) })
    else { return nil }
    let share = tree.number(alpha)
    if Self.isReference(text) {
      return JSONWriter.quoted("~color.alpha(\(text.trimmingBlanks), \(share.inJSON))")
    }
    return CSSColor(text)?.withAlpha(share).json
  }

  /// The ratio and the exact height of a line height with a unit; `nil` if the size is not known here.
  func exactLineHeight(_ node: JSONNode, of textStyle: JSONNode) -> (ratio: String, height: String)?
  {
    guard isReplacing, let height = length(node),
      let size = tree.value(of: "fontSize", in: textStyle).flatMap({ length($0) }),
      // Up to 4 it is a ratio, from there on pixels.
      height.unit.isEmpty ? height.value > 4 : height.unit != "%",
      height.pixelUnit == size.pixelUnit, size.value > 0
    else { return nil }
    return ((height.value / size.value).inJSON, height.dimension)
  }

  /// A length as text or as an object.
  private func length(_ node: JSONNode) -> Measure? {
    guard tree.kind(node) == .object else { return number(node)?.measure }
    guard let value = tree.value(of: "value", in: node), tree.kind(value) == .number,
      let unit = tree.value(of: "unit", in: node).flatMap({ tree.textIfString($0) })
    else { return nil }
    return Measure(tree.number(value), unit)
  }
}

extension Measure {
  /// The unit, or what a number without one counts.
  fileprivate var pixelUnit: String { ["", "dp", "sp", "pt"].contains(unit) ? "px" : unit }
}
