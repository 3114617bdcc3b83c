// A style for a view, with private swatches and a grid.
import DesignTokens
import UIKit

@main @MainActor struct Screen {
  static func main() {
    let banner = UIView(frame: .zero)
    banner.apply(viewStyle: .banner)
    precondition(banner.layer.cornerRadius == 8)
    precondition(Tokens.Grid.margin.gridUnits == 2)
    precondition(TokenDimension(gridUnits: 3).points == 24)
    precondition((Tokens.Grid.margin + 4).points == 20)
    banner.apply(viewStyle: nil)
    precondition(banner.backgroundColor == nil && banner.layer.cornerRadius == 0)
    print("grid")
  }
}
