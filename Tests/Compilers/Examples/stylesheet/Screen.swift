// A style sheet with references, mixed colors, and insets computed from a dimension.
import DesignTokens
import UIKit

@main @MainActor struct Screen {
  static func main() {
    precondition(abs(Tokens.muted.light.red - (32.0 / 255 + 1) / 2) < 0.001)
    precondition(Tokens.veil.light.alpha == 0.4)
    let insets = TokenViewStyle.sheet.contentInsets!
    precondition(insets.directionalEdgeInsets.leading == 24)
    precondition(insets.edgeInsets().top == 12)
    print("stylesheet")
  }
}
