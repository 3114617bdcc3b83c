// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A label that keeps its text in a style when the text or the content size changes.
  ///
  /// In Interface Builder its looks are set by names and numbers.
  @IBDesignable
  open class TokenLabel: UILabel {
    /// The text as it was set, before the style changed its letter case.
    private var original: String?

    /// The style of the text.
    public var style: TextStyle? { didSet { restyle() } }

    /// The number of the style; 0 for none.
    @IBInspectable public var styleNumber: Int {
      get { style?.rawValue ?? 0 }
      set { style = .inspected(number: newValue) }
    }

    /// The name of the style, as in `TextStyle`; empty for none.
    @IBInspectable public var styleName: String {
      get { style?.name ?? "" }
      set { style = .inspected(name: newValue) }
    }

    /// The theme that styles and colours are taken from; `nil` for that of the traits.
    public var theme: TokenTheme? { didSet { restyle() } }

    open override var text: String? {
      get { original ?? super.text }
      set {
        original = newValue
        super.text = newValue
        showStyledText()
      }
    }

    /// Text with attributes of its own, which the style leaves alone until the style is set anew.
    open override var attributedText: NSAttributedString? {
      get { super.attributedText }
      set {
        original = nil
        super.attributedText = newValue
      }
    }

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
      registerForTraitChanges([TokenThemeTrait.self]) { (view: TokenLabel, _) in view.restyle() }
    }

    private func restyle() {
      showStyledText()
    }

    /// Shows the text in the style.
    func showStyledText() {
      guard let typography = shownTypography, let text = original ?? super.text else { return }
      original = text
      super.attributedText = styled(text, typography)
    }

    /// The text style to show.
    private var shownTypography: Typography? {
      return style.map { (theme ?? tokenTheme).typography($0) }
    }
  }
#endif
