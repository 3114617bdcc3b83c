// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws what the layer of a view cannot keep up to date by itself, because its colours are fixed.
  ///
  /// It lies below all that the view holds, and is as large.
  final class TokenDecorationView: UIView {
    var border: TokenBorder?
    private var drawn: [CALayer] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      isUserInteractionEnabled = false
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      redraw()
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      if traitCollection.hasDifferentColorAppearance(comparedTo: previous) { redraw() }
    }

    /// Whether there is nothing to draw.
    var isEmpty: Bool {
      if border != nil { return false }
      return true
    }

    /// Draws everything as it is now.
    func redraw() {
      guard let owner = superview else { return }
      for layer in drawn { layer.removeFromSuperlayer() }
      drawn = []
      let dashes = border?.dashes(
        of: bounds, cornerRadius: owner.layer.cornerRadius, compatibleWith: traitCollection
      )
      if let dashes {
        owner.layer.borderWidth = 0
        drawn.append(dashes)
      } else {
        border?.apply(to: owner.layer, compatibleWith: traitCollection)
      }
      for drawing in drawn { layer.addSublayer(drawing) }
    }
  }

  extension UIView {
    /// Changes what is drawn behind the content of the view.
    func decorate(_ change: (TokenDecorationView) -> Void) {
      // A visual effect view takes no views but those of its content.
      let host = (self as? UIVisualEffectView)?.contentView ?? self
      let present = host.subviews.lazy.compactMap { $0 as? TokenDecorationView }.first
      let decoration = present ?? TokenDecorationView(frame: host.bounds)
      change(decoration)
      if present == nil, !decoration.isEmpty { host.insertSubview(decoration, at: 0) }
      decoration.redraw()
      if decoration.isEmpty { decoration.removeFromSuperview() }
    }
  }
#endif
