// The code of an app whose theme can be sepia, and otherwise follows the appearance and contrast.
import DesignTokens
import SwiftUI
import UIKit

@main @MainActor struct Screen {
  static func main() {
    let window = UIView(frame: .zero)
    let view = UIView(frame: .zero)
    window.addSubview(view)
    for (style, theme) in [(UIUserInterfaceStyle.light, TokenContexts.Theme.light), (.dark, .dark)]
    {
      window.overrideUserInterfaceStyle = style
      // Unlike a color, a font weight can't follow the appearance by itself. The theme of the view
      // does.
      expect(view.tokenTheme.weight, TokenTheme(theme: theme).weight)
      expect(view.traitCollection.tokenTheme.weight, TokenTheme(theme: theme).weight)
      var environment = EnvironmentValues()
      environment.colorScheme = style == .dark ? .dark : .light
      expect(environment.tokenTheme.weight, TokenTheme(theme: theme).weight)
    }
    expect(TokenTheme(theme: .light).weight != TokenTheme(theme: .dark).weight, true)
    // A fixed theme doesn't follow.
    window.traitOverrides.tokenTheme = TokenTheme(theme: .sepia)
    window.overrideUserInterfaceStyle = .dark
    expect(view.tokenTheme.weight, TokenTheme(theme: .sepia).weight)
    expect(view.tokenTheme.line.width.points, 1)
    expect(TokenTheme(theme: .darkHc).line.width.points, 3)

    // The border of a view is redrawn when the appearance changes.
    window.traitOverrides.tokenTheme = TokenTheme()
    window.overrideUserInterfaceStyle = .light
    view.tokenTheme.line.apply(to: view)
    let light = view.layer.borderColor?.components
    window.overrideUserInterfaceStyle = .dark
    expect(light?.first, 0.1)
    expect(view.layer.borderColor?.components.first, 0.9)
    print("a weight, a width and a border")
  }
}

func expect<Value: Equatable>(_ found: Value, _ wanted: Value, line: UInt = #line) {
  precondition(found == wanted, "found \(found), expected \(wanted)", line: line)
}
