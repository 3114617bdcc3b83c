// The code of an app whose theme can be sepia, in standard and in high contrast.
import DesignTokens

@main struct Screen {
  static func main() {
    let inks = [TokenContexts.Theme.light: 0.1, .dark: 0.9, .sepia: 0.4]
    let gaps = [TokenContexts.Theme.light: 8.0, .dark: 10, .sepia: 12]
    var count = 0
    for theme in TokenContexts.Theme.allCases {
      for contrast in TokenContrast.allCases {
        let tokens = TokenTheme(theme: theme, contrast: contrast)
        let isHigh = contrast == .high
        for screen in [\TokenColor.light, \.dark, \.lightHighContrast, \.darkHighContrast] {
          expect(tokens.ink[keyPath: screen].red, inks[theme]!)
          expect(tokens.edge[keyPath: screen].red, isHigh ? 0 : 0.3)
          expect(tokens.line.color[keyPath: screen], tokens.mixed[keyPath: screen])
          expect(tokens.depth[0].color[keyPath: screen], tokens.mixed.light)
        }
        expect(tokens.gap.points, gaps[theme]!)
        expect(tokens.space.points, gaps[theme]! * (isHigh ? 3 : 1))
        expect(tokens.line.width, tokens.space)
        count += 1
      }
      // Without a fixed contrast, the color has values for both, equal to those of the fixed
      // themes.
      let follows = TokenTheme(theme: theme).mixed
      let high = TokenTheme(theme: theme, contrast: .high).mixed
      expect(follows.light, TokenTheme(theme: theme, contrast: .standard).mixed.light)
      expect(follows.lightHighContrast, high.light)
      expect(follows.light != follows.lightHighContrast, true)
    }
    print("\(count) themes")
  }
}

func expect<Value: Equatable>(_ found: Value, _ wanted: Value, line: UInt = #line) {
  precondition(found == wanted, "found \(found), expected \(wanted)", line: line)
}
