// A sign-in form with every state, in an app for macOS; the source is the golden `components`.
import AppKit
import DesignTokens

@main @MainActor struct Screen {
  static func main() {
    let theme = TokenTheme(brand: .one)
    let field = NSTextField()
    let style = theme.signIn.field
    field.apply(style, state: .error)
    expect(field.textColor === style.colorError?.nsColor)
    expect(field.layer?.borderWidth == 2)
    field.isEnabled = false
    field.apply(style)
    expect(field.textColor === style.colorDisabled?.nsColor)

    let button = NSButton()
    button.apply(theme.signIn.button, state: [.hovered, .pressed])
    expect(button.alphaValue == 1)
    expect(button.isBordered == false)
    button.isEnabled = false
    button.apply(theme.signIn.button)
    expect(button.alphaValue == 0.4)

    let toggle = NSSwitch()
    toggle.apply(theme.signIn.remember)
    expect(toggle.alphaValue == 1)
    let row = NSView()
    RowStyle.apply(theme.signIn.account.inState(.disabled), to: row, switch: toggle)
    expect(row.alphaValue == 0.4)
    expect(row.layer?.backgroundColor != nil)

    let view = NSView()
    TileStyle.apply(theme.tile.all, to: view)
    expect(view.constraints.count == 6)
    TileStyle.apply(nil, to: view)
    expect(view.constraints.isEmpty)
    print("a sign-in form")
  }

  static func expect(_ condition: Bool, line: UInt = #line) {
    precondition(condition, "line \(line)")
  }
}
