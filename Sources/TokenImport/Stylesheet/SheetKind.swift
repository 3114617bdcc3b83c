/// What a value of a style sheet is, as the ending of its name tells.
enum SheetKind: Hashable {
  case color, image, point, size, rect, insets, font, textAttributes, curve, duration, length
  /// A word of a closed set.
  case word([String])
  case other

  /// The kind that a name tells.
  init(_ name: String) {
    let name = name.lowercased().filter { $0.isLetter || $0.isNumber }
    let ending = Self.endings.first { $0.words.contains { name.hasSuffix($0) } }
    self = ending?.kind ?? .other
  }

  /// Longer endings come before those that they end with.
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

  /// Whether an object of this name is a value rather than a group.
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
