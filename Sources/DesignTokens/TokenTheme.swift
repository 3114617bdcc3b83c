// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// All tokens for one choice of contexts.
///
/// A theme has every token at the same path as `Tokens`, including those that `Tokens` does not
/// offer because they vary.
public struct TokenTheme: Hashable, Sendable {
  /// The contexts that the tokens are for.
  public var contexts: TokenContexts

  /// Makes the theme of a choice of contexts.
  public init(contexts: TokenContexts) {
    self.contexts = contexts
  }

  /// Makes the theme of these contexts.
  public init(
    brand: TokenContexts.Brand = .plum,
    appearance: TokenAppearance? = nil
  ) {
    contexts = TokenContexts(
      brand: brand,
      appearance: appearance
    )
  }

  /// The theme, by the name that groups know it by.
  var tokens: TokenTheme { self }

  /// How text of a style looks in this theme.
  public func typography(_ style: TextStyle) -> TokenTypography {
    switch style {
    case .navigationTitle: tokens.text.navigationTitle
    case .navigationAction: tokens.text.navigationAction
    case .headline: tokens.text.headline
    case .subheadline: tokens.text.subheadline
    case .lead: tokens.text.lead
    case .button: tokens.text.button
    case .body1: tokens.text.body1
    case .body2: tokens.text.body2
    case .caption: tokens.text.caption
    case .overline: tokens.text.overline
    }
  }
}
