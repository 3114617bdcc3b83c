// A sign-in form with every state, in an app for iOS; the source is the golden `components`.
import DesignTokens
import SwiftUI
import UIKit

/// The form with SwiftUI.
struct SignInForm: SwiftUI.View {
  let theme: TokenTheme
  @SwiftUI.State private var name = ""
  @SwiftUI.State private var isWrong = false
  @SwiftUI.State private var isSending = false

  var body: some SwiftUI.View {
    SwiftUI.VStack {
      SwiftUI.Text("Name")
        .tokenStyle(theme.signIn.field.inState(isWrong ? .error : []))
      SwiftUI.Button("Sign in") { isSending = true }
        .buttonStyle(theme.signIn.button.inState(isSending ? .loading : []))
    }
  }
}

@main @MainActor struct Screen {
  static let theme = TokenTheme(brand: .one)

  static func main() {
    aFieldShowsErrors()
    aFieldInAStoryboardShowsErrors()
    aButtonIsInEveryState()
    aButtonInAWindowDissolves()
    aStyleIsInEveryState()
    aViewHasASize()
    aSwitchHasATint()
    aCellIsInEveryState()
    _ = SignInForm(theme: theme).body
    print("a sign-in form")
  }

  static func aFieldShowsErrors() {
    let field = UITextField(frame: .zero)
    let style = theme.signIn.field
    func check(border: TokenBorder?, color: TokenColor?) {
      // A dashed border is drawn by a separate layer.
      let isSolid = border?.stroke == TokenStroke(.solid)
      expect(field.layer.borderWidth, isSolid ? border?.width.points ?? 0 : 0)
      expect(field.textColor?.components, color?.uiColor.components)
    }
    field.apply(style)
    check(border: style.border, color: style.color)
    field.becomeFirstResponder()
    check(border: style.borderFocus, color: style.color)
    // An error takes precedence, also while the field is edited.
    field.apply(style, state: .error)
    check(border: style.borderError, color: style.colorError)
    field.resignFirstResponder()
    check(border: style.borderError, color: style.colorError)
    field.isEnabled = false
    field.apply(style)
    check(border: style.border, color: style.colorDisabled)
    expect(field.backgroundColor?.components, style.backgroundDisabled?.uiColor.components)
  }

  static func aFieldInAStoryboardShowsErrors() {
    let field = TokenTextField(frame: .zero)
    field.theme = theme
    field.componentName = "field"
    expect(field.textColor?.components, theme.signIn.field.color?.uiColor.components)
    field.tokenState = .error
    expect(field.textColor?.components, theme.signIn.field.colorError?.uiColor.components)
    field.tokenState = []
    expect(field.textColor?.components, theme.signIn.field.color?.uiColor.components)
  }

  static func aButtonIsInEveryState() {
    let button = UIButton(frame: .zero)
    let style = theme.signIn.button
    button.apply(style)
    func background() -> [CGFloat]? {
      button.configuration?.background.backgroundColor?.components
    }
    expect(background(), style.background?.uiColor.components)
    button.isHovered = true
    button.configurationUpdateHandler?(button)
    expect(background(), style.backgroundHover?.uiColor.components)
    button.isHighlighted = true
    expect(background(), style.backgroundActive?.uiColor.components)
    button.configuration?.showsActivityIndicator = true
    button.configurationUpdateHandler?(button)
    expect(background(), style.backgroundLoading?.uiColor.components)
    let title = button.configuration?.baseForegroundColor
    expect(title?.components, style.colorLoading?.uiColor.components)
    expect(button.alpha, 1)
    button.isEnabled = false
    expect(button.alpha, 0.4)
    expect(background(), style.backgroundLoading?.uiColor.components)
    button.isSelected = true
    expect(button.configuration?.background.cornerRadius, 0)
  }

  static func aButtonInAWindowDissolves() {
    let button = UIButton(frame: .zero)
    button.apply(theme.signIn.button)
    button.isHighlighted = true
    expect(UIView.transitions, [])
    let window = UIWindow(frame: .zero)
    window.addSubview(button)
    button.isHighlighted = false
    expect(UIView.transitions, [0.12])
    expect(
      button.configuration?.background.backgroundColor?.components,
      theme.signIn.button.background?.uiColor.components
    )
    UIAccessibility.isReduceMotionEnabled = true
    button.isHighlighted = true
    expect(UIView.transitions, [0.12])
    UIAccessibility.isReduceMotionEnabled = false
    expect(window.subviews.count, 1)
  }

  static func aStyleIsInEveryState() {
    let tile = theme.tile.all
    expect(tile.inState([]), tile)
    expect(tile.inState([.focused, .selected]).background, tile.backgroundSelected)
    expect(tile.inState([.selected, .highlighted]).background, tile.backgroundHighlighted)
    expect(tile.inState([.highlighted, .pressed]).background, tile.backgroundPressed)
    let disabled = tile.inState([.pressed, .disabled])
    expect(disabled.background, tile.backgroundDisabled)
    expect(disabled.cornerRadius, tile.cornerRadiusPressed)
    expect(disabled.opacity, 0.5)
    // Only a state has a gradient.
    expect(tile.fade, nil)
    expect(tile.inState(.pressed).fade, tile.fadePressed)
    // Parts have the same states, and so do parts of the same kind.
    expect(disabled.label?.color, tile.label?.colorDisabled)
    let black = TokenColor(red: 0, green: 0, blue: 0)
    let nested = TileStyle(inner: TileStyle(backgroundPressed: black))
    expect(nested.inState(.pressed).inner?.background, black)
  }

  static func aViewHasASize() {
    let view = UIView(frame: .zero)
    for _ in 1...2 {
      TileStyle.apply(theme.tile.all, to: view)
      expect(view.constraints.count, 6)
    }
    let minimum = view.constraints.first {
      $0.firstAttribute == .height && $0.relation == .greaterThanOrEqual
    }
    expect(minimum?.constant, 48)
    expect(minimum?.priority.rawValue, 999)
    TokenListStyle.apply(theme.flow.list, to: view)
    expect(view.directionalLayoutMargins.leading, 4)
    TileStyle.apply(nil, to: view)
    expect(view.constraints.isEmpty, true)
    TokenListStyle.apply(nil, to: view)
    expect(view.directionalLayoutMargins.leading, 8)
  }

  static func aSwitchHasATint() {
    let toggle = UISwitch(frame: .zero)
    let before = toggle.tintColor
    toggle.apply(theme.signIn.remember)
    expect(toggle.onTintColor?.components, theme.signIn.remember.tint?.uiColor.components)
    expect(toggle.tintColor, before)
    toggle.apply(toggleStyle: nil)
    expect(toggle.onTintColor, nil)
  }

  static func aCellIsInEveryState() {
    let style = theme.signIn.account
    let name = UILabel(frame: .zero)
    let toggle = UISwitch(frame: .zero)
    let cell = UITableViewCell(frame: .zero)
    cell.apply(style, parts: RowStyle.Parts(name: name, switch: toggle))
    func check(_ background: TokenColor?, _ color: TokenColor?) {
      expect(cell.contentView.backgroundColor?.components, background?.uiColor.components)
      expect(name.textColor?.components, color?.uiColor.components)
    }
    check(style.background, style.name?.color)
    expect(toggle.onTintColor?.components, style.switch?.tint?.uiColor.components)
    cell.configurationState.isSelected = true
    check(style.backgroundSelected, style.name?.colorSelected)
    cell.configurationState.isHighlighted = true
    check(style.backgroundPressed, style.name?.colorSelected)
    cell.configurationState = UICellConfigurationState()
    cell.configurationState.isDisabled = true
    check(style.background, style.name?.color)
    expect(cell.contentView.alpha, 0.4)
    cell.apply(nil, parts: RowStyle.Parts(name: name))
    cell.configurationState.isSelected = true
    expect(cell.contentView.backgroundColor, nil)
    expect(cell.contentView.alpha, 1)

    let item = UICollectionViewCell(frame: .zero)
    item.apply(style)
    item.configurationState.isSelected = true
    expect(
      item.contentView.backgroundColor?.components,
      style.backgroundSelected?.uiColor.components
    )
  }

  static func expect<Value: Equatable>(
    _ found: Value?,
    _ wanted: Value?,
    line: UInt = #line
  ) {
    precondition(found == wanted, "line \(line): \(found as Any), expected \(wanted as Any)")
  }
}
