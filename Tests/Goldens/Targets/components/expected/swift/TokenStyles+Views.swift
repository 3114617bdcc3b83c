// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UILabel {
    /// Applies a style to the label, or removes it.
    ///
    /// A property that the style declares and leaves empty gets UIKit's default. A property that it
    /// does not declare is not changed, unless the style before has set it.
    ///
    /// - Parameter fields: The properties to set; `nil` for those that the style declares.
    public func apply(labelStyle style: TokenLabelStyle?, fields: TokenStyleFields? = nil) {
      let fields = fieldsToSet(
        fields ?? style?.fields ?? .label, of: .label, isStyled: style != nil
      )
      set(fields)
      if fields.contains(.numberOfLines) { numberOfLines = style?.numberOfLines ?? 1 }
      if fields.contains(.text) { tokenTypography = style?.text }
      if fields.contains(.color) {
        textColor = (style?.color ?? style?.text?.color)?.uiColor
      }
      if fields.contains(.text) || fields.contains(.color) { showTokenTypography() }
    }
  }

  extension TileStyle {
    /// Applies a style to a view and the views inside it, or removes it.
    ///
    /// A property that a component of the kind "tile" declares, and the style leaves empty,
    /// gets UIKit's default. A property that none of them declares is not changed.
    @MainActor public static func apply(
      _ style: TileStyle?,
      to view: UIView,
      label: UILabel
    ) {
      let fields = view.fieldsToSet(
        [.clipsToBounds, .background, .cornerRadius, .border, .shadow, .opacity, .tint],
        of: .ofViews,
        isStyled: style != nil
      )
      view.set(
        fields,
        background: style?.background,
        cornerRadius: style?.cornerRadius,
        border: style?.border,
        shadow: style?.shadow,
        clipsToBounds: style?.clipsToBounds,
        opacity: style?.opacity,
        tint: style?.tint
      )
      label.apply(labelStyle: style?.label, fields: [.color, .numberOfLines, .text])
    }
  }
#endif
