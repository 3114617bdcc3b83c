// A theme with colors, and with text styles that have shadows.
import DesignTokens
import UIKit

@main @MainActor struct Screen {
  static func main() {
    let label = UILabel(frame: .zero)
    label.text = "Headline"
    Tokens.Fonts.headline.apply(to: label)
    precondition(label.fontSize == 34)
    precondition(label.attributes[.shadow] != nil)
    precondition(Tokens.Fonts.headline.color == Tokens.Colors.headline)
    print("theme")
  }
}

extension UILabel {
  /// The attributes of the first character.
  var attributes: [NSAttributedString.Key: Any] {
    attributedText?.attributes(at: 0, effectiveRange: nil) ?? [:]
  }

  /// The font size of the first character in points.
  var fontSize: CGFloat? { (attributes[.font] as? UIFont)?.pointSize }
}
