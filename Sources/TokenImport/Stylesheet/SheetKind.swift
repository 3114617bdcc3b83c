/// The kind of a value in a style sheet, which is determined by the suffix of its name.
enum SheetKind: Hashable {
  case color, image, point, size, rect, insets, font, textAttributes, curve, duration, length
  /// A word from a fixed list.
  case word([String])
  case other

  /// Determines the kind from a name.
  init(_ name: String) {
    var name = name.lowercased().filter { $0.isLetter || $0.isNumber }
    if let state = Self.states.first(where: { name.hasSuffix($0.lowercased()) }) {
      name.removeLast(state.count)
    }
    let ending = Self.endings.first { $0.words.contains { name.hasSuffix($0) } }
    self = ending?.kind ?? .other
  }

  /// Returns the field name for a state: `colorHighlighted` for `color(UIControlStateHighlighted)`.
  static func withoutControlState(_ name: String) -> String {
    guard name.last == ")", let open = name.firstIndex(of: "(") else { return name }
    var state = name[name.index(after: open)...].dropLast()
    for prefix in ["UIControlState", "UIControl.State.", "."] where state.hasPrefix(prefix) {
      state = state.dropFirst(prefix.count)
    }
    let field = String(name[..<open])
    if field.isEmpty { return name }
    if state.lowercased() == "normal" { return field }
    guard let known = states.first(where: { $0.lowercased() == state.lowercased() }) else {
      return name
    }
    return field + known
  }

  private static let states = ["Highlighted", "Disabled", "Selected", "Focused"]

  /// Longer suffixes come before the suffixes that they end with.
  private static let endings: [(words: [String], kind: SheetKind)] = [
    (["color", "colour"], .color),
    (["image"], .image),
    (["textattributes"], .textAttributes),
    (["font"], .font),
    (["textalignment", "alignment"], .word(["left", "center", "right", "justified", "natural"])),
    (["contentmode"], .word(contentModes)),
    (["linebreakmode"], .word(lineBreakModes)),
    (["axis"], .word(["horizontal", "vertical"])),
    (["distribution"], .word(distributions)),
    (["statusbarstyle"], .word(["default", "lightContent", "darkContent"])),
    (["barstyle"], .word(["default", "black"])),
    (["timingfunction", "timingcurve", "animationcurve", "easing", "timing"], .curve),
    (["duration", "delay"], .duration),
    (["point", "origin", "location", "position", "center"], .point),
    (["size", "dimensions"], .size),
    (["rect", "frame", "bounds"], .rect),
    (["margins", "margin", "paddings", "padding", "insets", "border"], .insets),
    (
      [
        "radius", "width", "height", "spacing", "thickness", "inset", "offset", "kern", "gap",
        "gutter",
      ],
      .length
    ),
  ]

  private static let contentModes = [
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left",
    "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
  ]
  private static let lineBreakModes = [
    "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail",
    "byTruncatingMiddle",
  ]
  private static let distributions = [
    "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
  ]

  /// Whether an object of this kind is a value rather than a group.
  func isObject(_ leaf: SheetLeaf) -> Bool {
    let names = Set(leaf.members.keys)
    func hasOnly(_ known: Set<String>) -> Bool { !names.isEmpty && names.isSubset(of: known) }
    switch self {
    case .color: return hasOnly(["r", "g", "b", "a", "red", "green", "blue", "alpha"])
    case .point: return hasOnly(["x", "y"])
    case .size: return hasOnly(["width", "height"])
    case .rect: return hasOnly(["x", "y", "width", "height", "origin", "size"])
    case .insets: return hasOnly(["top", "left", "bottom", "right", "leading", "trailing"])
    case .font: return hasOnly(["name", "size", "bold", "italic", "weight"])
    case .textAttributes: return true
    case .image, .curve, .duration, .length, .word, .other: return false
    }
  }
}
