import TokenModel

/// The swatches of an import: each color once, named for its looks.
struct ColorPalette {
  private var paths: [ImportedColor: [String]] = [:]
  private(set) var group = DraftGroup(
    type: "color",
    description: "The palette, named for looks: a hue and the lightness in per cent."
  )

  init() { group.isPrivate = true }

  /// The path of the swatch of a color, which is made if there is none yet.
  mutating func path(of color: ImportedColor) -> [String] {
    if let known = paths[color] { return known }
    let look = color.look
    var name = look
    var number = 2
    while group[name] != nil {
      name = "\(look)-\(number)"
      number += 1
    }
    group[name] = .token(DraftToken(nil, color.value))
    let path = ["swatch", name]
    paths[color] = path
    return path
  }
}

/// A color of an imported file, in sRGB or Display P3.
struct ImportedColor: Hashable {
  let space: ColorSpace
  /// Red, green and blue, from 0 to 1.
  let components: SIMD3<Double>
  let alpha: Double

  init(_ components: SIMD3<Double>, alpha: Double = 1, space: ColorSpace = .srgb) {
    self.space = space
    self.components = components
    self.alpha = alpha
  }

  /// The color as the standard has it.
  var value: DraftValue {
    var members = [
      DraftValue.Member("colorSpace", .string(space.name)),
      DraftValue.Member(
        "components",
        .array((0..<3).map { .number(components[$0]) })
      ),
    ]
    if alpha != 1 { members.append(DraftValue.Member("alpha", .number(alpha))) }
    if let hex { members.append(DraftValue.Member("hex", .string(hex))) }
    return .object(members)
  }

  /// `#rrggbb`, if it means exactly this color.
  private var hex: String? {
    guard space == .srgb else { return nil }
    var text = "#"
    for index in 0..<3 {
      let byte = (components[index] * 255).rounded()
      guard abs(byte / 255 - components[index]) < 1e-9, (0...255).contains(byte) else { return nil }
      let digits = String(Int(byte), radix: 16)
      text += digits.count == 1 ? "0" + digits : digits
    }
    return text
  }

  /// A name such as `blue-45`, or `black-a50` for half transparent black.
  var look: String {
    let color = Color(space, components).converted(to: .oklch)
    let lightness = Int((color.components[0] * 100).rounded())
    let transparency = alpha == 1 ? "" : "-a\(Int((alpha * 100).rounded()))"
    if components == SIMD3(0, 0, 0) { return "black" + transparency }
    if components == SIMD3(1, 1, 1) { return "white" + transparency }
    let hue =
      color.components[1] < 0.03 || color.isMissing(2) ? "gray" : Self.hue(color.components[2])
    return "\(hue)-\(lightness)\(transparency)"
  }

  /// The word for an angle of OKLCH.
  private static func hue(_ angle: Double) -> String {
    switch angle {
    case ..<8: "pink"
    case ..<45: "red"
    case ..<85: "orange"
    case ..<120: "yellow"
    case ..<165: "green"
    case ..<215: "teal"
    case ..<280: "blue"
    case ..<335: "purple"
    default: "pink"
    }
  }
}
