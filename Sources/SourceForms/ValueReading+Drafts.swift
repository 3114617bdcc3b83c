import JSONSyntax

/// Values from earlier drafts, converted as the DTCG reader interprets them.
///
/// The reader supports these values, so they're rewritten only if the file is replaced.
extension ValueReading {
  /// Returns the value in DTCG form; `nil` if it already is, or if DTCG can't express it
  /// differently.
  func draft(_ node: JSONNode, as type: ForeignType) -> DraftValue? {
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

  /// Splits the names of fonts in a string, as in CSS.
  private func families(_ node: JSONNode) -> DraftValue? {
    switch tree.kind(node) {
    case .string:
      guard let names = Self.families(tree.string(node)) else { return nil }
      return names.count == 1 ? names[0] : .array(names)
    case .array:
      let names = tree.elements(of: node).map { element in
        (tree.textIfString(element).flatMap(Self.families), element)
      }
      guard names.contains(where: { $0.0 != nil }) else { return nil }
      return .array(names.flatMap { $0 ?? [.source($1, of: tree)] })
    default: return nil
    }
  }

  /// Returns the names in a string; `nil` if it's a single name or if the boundaries are ambiguous.
  private static func families(_ text: String) -> [DraftValue]? {
    guard text.first != "~", !text.contains("{") else { return nil }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmingBlanks)
    let names = parts.map(unquoted)
    guard names.count > 1 || names != parts,
      names.allSatisfy({ !$0.isEmpty && !$0.contains("'") && !$0.contains("\"") })
    else { return nil }
    return names.map { .string(String($0)) }
  }

  /// Returns the name of a font without the quotation marks around it.
  static func unquoted(_ font: Substring) -> Substring {
    let isQuoted = font.count > 2 && font.first == font.last && "'\"".contains(font.prefix(1))
    return isQuoted ? font.dropFirst().dropLast() : font
  }

  // MARK: Measures

  /// Converts lengths in Android and iOS units, and zero without a unit, to pixels.
  private func measureObject(_ node: JSONNode) -> DraftValue? {
    guard tree.kind(node) == .object, tree.count(of: node) == 2, let length = length(node),
      ["dp", "sp", "pt"].contains(length.unit) || length.unit.isEmpty && length.value == 0
    else { return nil }
    return members(of: node) { $0 == "unit" ? DraftValue.Member("unit", .string("px")) : nil }
  }

  private func strokeStyle(_ node: JSONNode) -> DraftValue? {
    members(of: node) { name in
      guard name == "dashArray", let dashes = tree.value(of: "dashArray", in: node),
        tree.kind(dashes) == .array
      else { return nil }
      let lengths = tree.elements(of: dashes).map { part($0, as: .dimension) }
      return DraftValue.Member(name, .array(lengths))
    }
  }

  // MARK: Colors

  /// Converts `channels`, and `hex` with three digits or without other properties.
  private func colorOfDraft(_ node: JSONNode) -> DraftValue? {
    let hex = tree.text(of: "hex", in: node)
    let components = tree.value(of: "components", in: node)
    let channels = tree.value(of: "channels", in: node)
    if components == nil, channels == nil {
      guard let hex, tree.count(of: node) == 1, let color = CSSColor(hex) else { return nil }
      return color.value
    }
    return members(of: node) { name in
      if name == "channels", components == nil {
        return channels.map { DraftValue.Member("components", verbatim($0)) }
      }
      guard name == "hex", let hex, hex.utf8.count == 4, let color = CSSColor(hex),
        let digits = color.hexadecimal
      else { return nil }
      return DraftValue.Member(name, .string(digits))
    }
  }

  private func stops(_ node: JSONNode) -> DraftValue? {
    guard tree.kind(node) == .array else { return nil }
    let stops = tree.elements(of: node).map { stop in
      let value = members(of: stop) { name in
        guard name == "color", let color = tree.value(of: "color", in: stop) else { return nil }
        return DraftValue.Member(name, part(color, as: .color))
      }
      return value ?? verbatim(stop)
    }
    return .array(stops)
  }

  /// Returns an object with some properties replaced; `nil` if the node isn't an object.
  private func members(
    of node: JSONNode,
    _ replacement: (String) -> DraftValue.Member?
  ) -> DraftValue? {
    guard tree.kind(node) == .object else { return nil }
    return .object(
      tree.members(of: node).map {
        replacement(tree.string($0.key)) ?? DraftValue.Member($0, in: tree, verbatim($0.value))
      }
    )
  }

  // MARK: Shadow opacity and line height

  /// Returns the `color` of an object with the opacity of the `alpha` next to it; `nil` if they
  /// aren't a color and a number.
  func color(besideAlphaIn node: JSONNode) -> DraftValue? {
    guard let share = tree.number(of: "alpha", in: node),
      let text = tree.value(of: "color", in: node).flatMap({ string($0) })
    else { return nil }
    if Self.isReference(text) {
      return .string("~color.alpha(\(text.trimmingBlanks), \(share.jsonText))")
    }
    return CSSColor(text)?.withAlpha(share).value
  }

  /// Returns the ratio and the exact height of a line height with a unit; `nil` if the font size is
  /// unknown.
  func exactLineHeight(
    _ node: JSONNode,
    of textStyle: JSONNode
  ) -> (ratio: Double, height: DraftValue)? {
    guard isReplacing, let height = length(node),
      let size = ["fontSize", "font-size"].lazy
        .compactMap({ tree.value(of: $0, in: textStyle) }).first.flatMap(length),
      // Numbers up to 4 are ratios. Larger numbers are pixels.
      height.unit.isEmpty ? height.value > 4 : height.unit != "%",
      height.lengthUnit == size.lengthUnit, size.value > 0
    else { return nil }
    return (height.value / size.value, height.dimension)
  }

  /// Parses a length in a string or an object.
  private func length(_ node: JSONNode) -> Measure? {
    guard tree.kind(node) == .object else { return number(node)?.measure }
    guard let value = tree.number(of: "value", in: node), let unit = tree.text(of: "unit", in: node)
    else { return nil }
    return Measure(value, unit)
  }
}
