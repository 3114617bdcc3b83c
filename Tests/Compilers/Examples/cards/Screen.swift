// A card style with optional fields, a nested style, and an instance for each brand.
import DesignTokens
import UIKit

@main @MainActor struct Screen {
  static func main() {
    let card = UIView(frame: .zero)
    let name = UILabel(frame: .zero)
    name.text = "Ada"
    for brand in TokenContexts.Brand.allCases {
      let profile = TokenTheme(brand: brand).profile
      ProfileStyle.apply(profile.large, to: card, name: name)
      precondition(card.layer.cornerRadius == 12)
      precondition(name.font.pointSize == 20)
      ProfileStyle.apply(profile.small, to: card, name: name)
      precondition(card.layer.cornerRadius == 4)
    }
    precondition(TokenTheme(brand: .day).profile.large != TokenTheme(brand: .night).profile.large)
    ProfileStyle.apply(ProfileStyle(cornerRadius: 8), to: card, name: name)
    precondition(card.layer.cornerRadius == 8 && card.backgroundColor == nil)
    print("cards")
  }
}
