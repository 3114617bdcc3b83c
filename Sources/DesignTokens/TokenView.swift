// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A view whose looks are set by names in Interface Builder.
  @IBDesignable
  open class TokenView: UIView {
    /// The theme that styles and colours are taken from; `nil` for that of the traits.
    public var theme: TokenTheme? { didSet { restyle() } }

    /// The colour of the background, by its name in `TokenColorName`; empty for none.
    @IBInspectable public var backgroundName: String = "" { didSet { restyle() } }

    open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
        restyle()
      }
    }

    open override func didMoveToWindow() {
      super.didMoveToWindow()
      followTheme()
      restyle()
    }

    private var followsTheme = false

    /// Sets the looks again whenever the theme of the traits changes.
    private func followTheme() {
      guard #available(iOS 17, tvOS 17, *), !followsTheme else { return }
      followsTheme = true
      registerForTraitChanges([TokenThemeTrait.self]) { (view: TokenView, _) in view.restyle() }
    }

    private func restyle() {
      let theme = theme ?? tokenTheme
      let color = TokenColor.inspected(backgroundName, in: theme)
      if let color { backgroundColor = color.uiColor }
    }
  }
#endif
