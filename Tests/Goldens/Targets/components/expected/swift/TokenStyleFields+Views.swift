// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIView {
    /// The properties to set: those that a style declares, and those that the style before has set.
    ///
    /// - Parameters:
    ///   - declared: The properties that the style declares.
    ///   - known: The properties that the caller can set. The view keeps a note of the others.
    ///   - isStyled: Whether there is a style. Without one, nothing is left for the next to reset.
    func fieldsToSet(
      _ declared: TokenStyleFields,
      of known: TokenStyleFields,
      isStyled: Bool
    ) -> TokenStyleFields {
      let known = known.union(.ofViews)
      let before = TokenStyleFields(rawValue: layer.value(forKey: Self.fieldsKey) as? Int ?? 0)
      let after = before.subtracting(known).union(isStyled ? declared : [])
      layer.setValue(after.rawValue, forKey: Self.fieldsKey)
      return declared.union(before.intersection(known))
    }

    /// A layer keeps a value for any key.
    private static var fieldsKey: String { "tokenStyleFields" }
  }

  extension UIView {
    /// Sets properties that all views have. A property that is `nil` gets UIKit's default.
    func set(
      _ fields: TokenStyleFields,
      background: TokenColor? = nil,
      cornerRadius: TokenDimension? = nil,
      border: TokenBorder? = nil,
      shadow: [TokenShadow]? = nil,
      clipsToBounds: Bool? = nil,
      opacity: Double? = nil,
      tint: TokenColor? = nil
    ) {
      if fields.contains(.background) { backgroundColor = background?.uiColor ?? usualBackground }
      if fields.contains(.cornerRadius) { layer.cornerRadius = cornerRadius?.points ?? 0 }
      if fields.contains(.border) { setBorder(border) }
      if fields.contains(.shadow) { setShadow(shadow ?? []) }
      if fields.contains(.clipsToBounds) { self.clipsToBounds = clipsToBounds ?? (self is UIScrollView) }
      if fields.contains(.opacity) { alpha = opacity ?? 1 }
      if fields.contains(.tint) { tintColor = tint?.uiColor }
    }

    /// The default background of views of this class.
    private var usualBackground: UIColor? {
      #if !os(tvOS)
        if self is UITextView { return .systemBackground }
      #endif
      return nil
    }
  }
#endif
