import TokenModel

/// The members of `$extensions["dev.tokens"]`.
enum ExtensionKey: String, CaseIterable {
  case visibility, names
  case expression, contexts, grid, faces
  case number, lineHeight, kern, relativeTo, system, color, align
  case letterCase = "case"
  case decoration
  case slant = "style"
  case lineBreak, shadow
  case component, constants

  /// Whether it may stand on a group.
  var isForGroups: Bool {
    switch self {
    case .visibility, .names, .component, .constants: true
    default: false
    }
  }

  /// Whether it may stand on a token.
  var isForTokens: Bool {
    switch self {
    case .component, .constants: false
    default: true
    }
  }

  /// The type that a token with it has; `nil` where any will do.
  var tokenType: TokenType? {
    switch self {
    case .visibility, .names, .expression, .contexts, .component, .constants: nil
    case .grid: .dimension
    case .faces: .fontFamily
    case .number, .lineHeight, .kern, .relativeTo, .system, .color, .align, .letterCase,
      .decoration, .slant, .lineBreak, .shadow:
      .typography
    }
  }

  /// The names of those that may stand on a group, or on a token.
  static func names(forGroups isGroup: Bool) -> [String] {
    allCases.filter { isGroup ? $0.isForGroups : $0.isForTokens }.map(\.rawValue)
  }
}
