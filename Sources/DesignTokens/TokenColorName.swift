// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// The colours by name, for what a file or a server calls them.
///
/// The raw value is the path in the source.
public enum TokenColorName: String, CaseIterable, Hashable, Sendable {
  case backgroundPage = "color.background.page"
  case backgroundCard = "color.background.card"
  case backgroundField = "color.background.field"
  case backgroundAccent = "color.background.accent"
  case backgroundInverse = "color.background.inverse"
  case textBody = "color.text.body"
  case textSecondary = "color.text.secondary"
  case textPlaceholder = "color.text.placeholder"
  case textLink = "color.text.link"
  case textMuted = "color.text.muted"
  case signalError = "color.signal.error"
  case signalWarning = "color.signal.warning"
  case signalSuccess = "color.signal.success"
  case onAccent = "color.on.accent"
  case onInverse = "color.on.inverse"
  case onError = "color.on.error"
  case onWarning = "color.on.warning"
  case onSuccess = "color.on.success"
  case line = "color.line"
  case scrim = "color.scrim"
  case shade = "color.shade"

  /// Finds a colour by its path in the source or by its name here.
  public init?(name: String) {
    guard
      let found = Self(rawValue: name) ?? Self.allCases.first(where: { $0.name == name })
    else { return nil }
    self = found
  }

  /// The name of the colour here.
  public var name: String { String(describing: self) }
}

extension TokenTheme {
  /// The colour of a name in this theme.
  public subscript(name: TokenColorName) -> TokenColor {
    switch name {
    case .backgroundPage: tokens.color.background.page
    case .backgroundCard: tokens.color.background.card
    case .backgroundField: tokens.color.background.field
    case .backgroundAccent: tokens.color.background.accent
    case .backgroundInverse: tokens.color.background.inverse
    case .textBody: tokens.color.text.body
    case .textSecondary: tokens.color.text.secondary
    case .textPlaceholder: tokens.color.text.placeholder
    case .textLink: tokens.color.text.link
    case .textMuted: tokens.color.text.mutedValue
    case .signalError: tokens.color.signal.error
    case .signalWarning: tokens.color.signal.warning
    case .signalSuccess: tokens.color.signal.success
    case .onAccent: tokens.color.on.accent
    case .onInverse: tokens.color.on.inverse
    case .onError: tokens.color.on.error
    case .onWarning: tokens.color.on.warning
    case .onSuccess: tokens.color.on.success
    case .line: tokens.color.line
    case .scrim: tokens.color.scrim
    case .shade: tokens.color.shade
    }
  }
}
