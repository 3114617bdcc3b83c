import TokenModel

/// The properties of `$extensions["dev.tokens"]`.
enum ExtensionKey: String, CaseIterable {
  case visibility, names, lint, renamedFrom, until
  case expression, contexts, verbatim, grid, fluid, faces, gradient
  case number, lineHeight, kern, relativeTo, system, color, align
  case letterCase = "case"
  case decoration
  case slant = "style"
  case lineBreak, fontVariationSettings, shadow
  case component, constants, scale, ramp

  /// Whether groups may have the property.
  var isForGroups: Bool {
    switch self {
    case .visibility, .names, .lint, .component, .constants, .scale, .ramp: true
    default: false
    }
  }

  /// Whether tokens may have the property.
  var isForTokens: Bool {
    switch self {
    case .component, .constants, .scale, .ramp: false
    default: true
    }
  }

  /// The required type of a token with this property; `nil` if it may have any type.
  var tokenType: TokenType? {
    switch self {
    case .visibility, .names, .lint, .renamedFrom, .until, .expression, .contexts, .component,
      .constants, .scale, .ramp:
      nil
    case .verbatim: .constant
    case .grid, .fluid: .dimension
    case .faces: .fontFamily
    case .gradient: .gradient
    case .number, .lineHeight, .kern, .relativeTo, .system, .color, .align, .letterCase,
      .decoration, .slant, .lineBreak, .fontVariationSettings, .shadow:
      .typography
    }
  }

  /// The names of the properties that groups or tokens may have.
  static func names(forGroups isGroup: Bool) -> [String] {
    allCases.filter { isGroup ? $0.isForGroups : $0.isForTokens }.map(\.rawValue)
  }
}
