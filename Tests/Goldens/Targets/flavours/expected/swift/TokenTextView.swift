// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A text view whose looks are set by names and numbers in Interface Builder.
  @IBDesignable
  open class TokenTextView: UITextView {
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

    open override var text: String! {
      didSet { restyle() }
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
      registerForTraitChanges([TokenThemeTrait.self]) { (view: TokenTextView, _) in view.restyle() }
    }

    private func restyle() {
      let theme = theme ?? tokenTheme
      guard let style else { return }
      theme.typography(style).apply(to: self)
    }
  }
#endif
