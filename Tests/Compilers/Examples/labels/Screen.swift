// Labels with numbered text styles, whose numbers are set in Interface Builder.
import DesignTokens
import UIKit

@main @MainActor struct Screen {
  static func main() {
    let label = TokenLabel(frame: .zero)
    label.text = "Chapter one"
    label.styleNumber = 1
    precondition(label.fontSize == 28)
    precondition(label.attributes[.kern] != nil)
    label.styleNumber = 2
    precondition(label.fontSize == 17)
    label.styleName = "title"
    precondition(label.styleNumber == 1)
    precondition(label.text == "Chapter one")
    print("labels")
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
