// The code of a UIKit app that uses this repository's tokens. `check.py` links it with the
// generated module and our stubs, which store what is set, and runs it.
import DesignTokens
import SwiftUI
import UIKit

@main @MainActor struct Screen {
  static func main() {
    aScreenFollowsDark()
    aScreenShowsItsBrand()
    aCellIsReused()
    contentIsNotTouched()
    nothingIsLeftOfAStyle()
    aLabelKeepsItsStyleForTextThatIsSetLater()
    lettersComeBackAsTheyWere()
    aButtonHasStates()
    fieldsAndTextViewsHaveTextStyles()
    bordersAndShadowsFollow()
    gradientsAndShadowsAreLayers()
    aTransitionMovesViews()
    lengthsAreAdded()
    colorsAreFoundByName()
    interfaceBuilderSetsNamesAndNumbers()
    swiftUIShowsTheTheme()
    viewsAcceptTokens()
    textStylesAreSet()
    anOwnViewHasAStyle()
    valuesDescribeThemselves()
    aTokenHasOneColor()
    aFontIsLookedUpOnce()
    print("\(expectations) expectations")
  }

  /// The theme of a view has the values for the view's appearance.
  static func aScreenFollowsDark() {
    let window = UIView(frame: .zero)
    let card = ArticleCard()
    window.addSubview(card)
    card.show(Article(title: "One"), compact: false)
    let light = card.layer.borderColor
    expect(light, same(as: card.tokenTheme.component.newsCard.regular.border!.color.light))
    window.overrideUserInterfaceStyle = .dark
    expect(
      card.layer.borderColor,
      same(as: card.tokenTheme.component.newsCard.regular.border!.color.dark)
    )
    window.overrideUserInterfaceStyle = .light
    expect(
      card.layer.borderColor,
      same(as: card.tokenTheme.component.newsCard.regular.border!.color.light)
    )
  }

  static func aScreenShowsItsBrand() {
    let window = UIView(frame: .zero)
    let button = UIButton(frame: .zero)
    window.addSubview(button)
    for brand in TokenContexts.Brand.allCases {
      let theme = TokenTheme(brand: brand)
      window.traitOverrides.tokenTheme = theme
      button.apply(buttonStyle: button.tokenTheme.component.button.primary)
      expect(
        button.configuration?.background.backgroundColor,
        same(as: theme.component.button.primary.background!.light)
      )
    }
    // Views without their own theme use the app's theme, in UIKit and in SwiftUI.
    TokenTheme.app = TokenTheme(brand: .sand)
    defer { TokenTheme.app = TokenTheme() }
    let view = UIView(frame: .zero)
    expect(view.tokenTheme.contexts.brand, .sand)
    expect(view.traitCollection.tokenTheme.contexts.brand, .sand)
    expect(view.traitOverrides.tokenTheme.contexts.brand, .sand)
    expect(EnvironmentValues().tokenTheme.contexts.brand, .sand)
    view.traitOverrides.tokenTheme = TokenTheme(brand: .plum)
    expect(view.tokenTheme.contexts.brand, .plum)
    var environment = EnvironmentValues()
    environment.tokenTheme = TokenTheme(brand: .plum)
    expect(environment.tokenTheme.contexts.brand, .plum)
  }

  /// A table reuses the same cell for several articles.
  static func aCellIsReused() {
    let reused = ArticleCard()
    for isCompact in [false, true, false] {
      reused.show(Article(title: "Reused"), compact: isCompact)
      let fresh = ArticleCard()
      fresh.show(Article(title: "Reused"), compact: isCompact)
      expect(reused.title.numberOfLines, isCompact ? 2 : 3)
      expect(reused.title.numberOfLines, fresh.title.numberOfLines)
      expect(Set(reused.title.attributes.keys), Set(fresh.title.attributes.keys))
      expect(Set(reused.message.attributes.keys), Set(fresh.message.attributes.keys))
      expect(reused.title.font.pointSize, fresh.title.font.pointSize)
      expect(reused.subviews.count, fresh.subviews.count)
    }
  }

  static func contentIsNotTouched() {
    let theme = TokenTheme()
    let card = UIView(frame: .zero)
    let (picture, title, message) = (
      UIImageView(frame: .zero), UILabel(frame: .zero), UILabel(frame: .zero)
    )
    message.numberOfLines = 7
    title.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    picture.alpha = 0.5
    for style in [theme.component.newsCard.regular, theme.component.newsCard.compact, nil] {
      NewsCardStyle.apply(style, to: card, picture: picture, title: title, message: message)
      // No style declares these.
      expect(message.numberOfLines, 7)
      expect(title.backgroundColor?.components, [1, 0, 0, 1])
      expect(picture.alpha, 0.5)
    }
    // The background of a color picker button shows the color. Its style doesn't declare a
    // background.
    let swatch = UIButton(frame: .zero)
    swatch.configuration = .plain()
    swatch.configuration?.background.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    swatch.apply(buttonStyle: TokenButtonStyle(color: Tokens.Color.Text.body, fields: .color))
    expect(swatch.configuration?.background.backgroundColor?.components, [0, 1, 0, 1])
    swatch.apply(buttonStyle: nil, fields: .color)
    expect(swatch.configuration?.background.backgroundColor?.components, [0, 1, 0, 1])
  }

  static func nothingIsLeftOfAStyle() {
    let theme = TokenTheme()
    let card = ArticleCard()
    card.show(Article(title: "Styled"), compact: false)
    NewsCardStyle.apply(
      nil,
      to: card,
      picture: card.picture,
      title: card.title,
      message: card.message
    )
    expect(card.backgroundColor == nil)
    expect(card.layer.cornerRadius, 0)
    expect(card.layer.borderWidth, 0)
    expect(card.subviews.count, 3)
    expect(card.picture.clipsToBounds, false)
    expect(card.title.numberOfLines, 1)
    expect(card.title.text, "Styled")
    expect(card.title.attributes.isEmpty)
    expect(card.title.font == nil)
    expect(card.title.textColor == nil)

    // A field of the previous style is reset, even by a style that doesn't declare it.
    let label = UILabel(frame: .zero)
    label.text = "Text"
    label.apply(labelStyle: theme.component.newsCard.regular.title)
    label.apply(labelStyle: theme.component.newsCard.regular.message)
    expect(label.numberOfLines, 1)
    label.numberOfLines = 5
    label.apply(labelStyle: theme.component.newsCard.regular.message)
    expect(label.numberOfLines, 5)

    let button = UIButton(frame: .zero)
    button.apply(buttonStyle: theme.component.button.primary)
    button.apply(buttonStyle: nil)
    expect(button.configuration?.background.backgroundColor == nil)
    expect(button.configuration?.contentInsets.leading, 12)
    expect(button.configuration?.titleTextAttributesTransformer == nil)
    expect(button.configurationUpdateHandler == nil)
  }

  static func aLabelKeepsItsStyleForTextThatIsSetLater() {
    let label = TokenLabel(frame: .zero)
    let style = TokenTheme().component.newsCard.regular.title
    label.apply(labelStyle: style)
    label.text = "Later"
    expect(label.attributes[.kern] != nil || label.attributes[.paragraphStyle] != nil)
    expect((label.attributes[.foregroundColor] as? UIColor), same(as: style!.color!.light))
    label.text = "Later still"
    expect(label.text, "Later still")
    expect(label.attributes[.paragraphStyle] != nil)
    label.apply(labelStyle: nil)
    expect(label.attributes.isEmpty)
    // A plain label keeps the parts of a style that it has properties for.
    let plain = UILabel(frame: .zero)
    plain.apply(labelStyle: style)
    plain.text = "Later"
    expect(plain.font != nil)
    expect(plain.textColor, same(as: style!.color!.light))
  }

  static func lettersComeBackAsTheyWere() {
    let label = UILabel(frame: .zero)
    label.text = "Straße"
    var style = TokenLabelStyle(text: Typography(size: 12, letterCase: .uppercase))
    label.apply(labelStyle: style)
    expect(label.text, "STRASSE")
    label.apply(labelStyle: style)
    expect(label.text, "STRASSE")
    style.text?.letterCase = nil
    label.apply(labelStyle: style)
    expect(label.text, "Straße")
  }

  static func aButtonHasStates() {
    let style = TokenTheme().component.button.primary
    let button = UIButton(frame: .zero)
    button.setTitle("Read", for: .normal)
    button.apply(buttonStyle: style)
    func background() -> UIColor? { button.configuration?.background.backgroundColor }
    expect(background(), same(as: style.background!.light))
    button.isHighlighted = true
    expect(background(), same(as: style.backgroundPressed!.light))
    button.isEnabled = false
    expect(button.alpha, Tokens.Opacity.disabled)
    button.isHighlighted = false
    button.isEnabled = true
    expect(background(), same(as: style.background!.light))
    expect(button.alpha, 1)
    expect(button.title(for: .normal), "Read")
    expect(button.configuration?.contentInsets.leading, 24)
    expect(button.configuration?.baseForegroundColor, same(as: style.color!.light))
    let attributes = button.configuration?.titleTextAttributesTransformer?.transform(
      AttributeContainer()
    )
    expect(attributes?[StubAttribute.self]?.contains("font") == true)
    expect(attributes?[StubAttribute.self]?.contains("foregroundColor") == false)
  }

  static func fieldsAndTextViewsHaveTextStyles() {
    let field = UITextField(frame: .zero)
    Tokens.Text.body2.apply(to: field)
    expect(field.defaultTextAttributes[.font] != nil)
  }

  static func bordersAndShadowsFollow() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let theme = TokenTheme()
    theme.border.card.apply(to: view)
    theme.shadow.card.apply(to: view)
    guard let decoration = view.subviews.first, view.subviews.count == 1 else {
      return expect(view.subviews.count, 1)
    }
    expect(view.layer.borderWidth, theme.border.card.width.points)
    expect(decoration.layer.sublayers?.count, theme.shadow.card.count)
    let top = theme.shadow.card[0]
    let drawn = decoration.layer.sublayers?.last
    expect(drawn?.shadowRadius, top.blur.points / 2)
    expect(
      drawn?.shadowColor?.components,
      top.color.uiColor.resolvedColor(with: .current).components
    )
    view.overrideUserInterfaceStyle = .dark
    expect(
      decoration.layer.sublayers?.last?.shadowColor?.components,
      top.color.uiColor.resolvedColor(with: view.traitCollection).components
    )
  }

  static func gradientsAndShadowsAreLayers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.layer.cornerRadius = 8
    let gradient = TokenTheme().gradient.picture
    gradient.apply(to: view, to: CGPoint(x: 1, y: 1))
    guard let layer = view.subviews.first?.layer.sublayers?.first as? CAGradientLayer else {
      return expect(false)
    }
    expect(layer.locations?.count, gradient.stops.count)
    expect(layer.endPoint, CGPoint(x: 1, y: 1))
    expect(layer.cornerRadius, 8)
    var inner = TokenTheme().shadow.card[0]
    (inner.isInset, inner.spread) = (true, 2)
    let layers = [inner].layers(of: view.bounds, cornerRadius: 8, compatibleWith: .current)
    // A frame around a hole casts the shadow, which is only visible inside the box.
    expect(layers[0].shadowPath?.parts.count, 2)
    expect((layers[0].mask as? CAShapeLayer)?.path?.parts.count, 1)
    let bare = CALayer()
    TokenTheme().shadow.card.apply(to: bare, compatibleWith: .current)
    expect(bare.shadowOpacity, 1)
    // Dashes are drawn in a separate layer.
    let dashed = TokenBorder(color: Tokens.Color.line, width: 2, stroke: TokenStroke(.dashed))
    dashed.apply(to: view)
    expect(view.layer.borderWidth, 0)
    expect((view.subviews.first?.layer.sublayers?.last as? CAShapeLayer)?.lineDashPattern, [6, 6])
  }

  static func aTransitionMovesViews() {
    let press = Tokens.Motion.press
    let view = UIView(frame: .zero)
    let animator = press.animate { view.alpha = 0 }
    expect(view.alpha, 0)
    expect(animator.duration, press.milliseconds / 1000)
    expect(animator.delay, press.delay.seconds)
    expect(press.curve.timingFunction.points.count, 4)
    let insets = TokenInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expect(insets.edgeInsets().left, 2)
    expect(insets.edgeInsets(isRightToLeft: true).left, 4)
    expect(insets.directionalEdgeInsets.leading, 2)
  }

  static func lengthsAreAdded() {
    let unit = Tokens.Dimension.grid
    expect(TokenDimension(gridUnits: 3), unit * 3)
    expect((unit + unit * 2).gridUnits, 3)
    expect(unit + .zero, unit)
    expect([unit, unit].reduce(.zero, +), 2 * unit)
    expect((unit + 1).gridUnits == nil)
    expect(Tokens.Color.Text.body.opacity(0.5).light.alpha, 0.5)
  }

  static func colorsAreFoundByName() {
    for name in TokenColorName.allCases {
      expect(TokenColorName(name: name.name), name)
      expect(TokenColorName(name: name.rawValue), name)
    }
    expect(TokenColorName(name: "color.text.nothing") == nil)
    expect(TokenTheme(brand: .sand)[.textLink], TokenTheme(brand: .sand).color.text.link)
    let window = UIView(frame: .zero)
    window.traitOverrides.tokenTheme = TokenTheme(brand: .sand)
    expect(
      UIColor.token(.textLink).resolvedColor(with: window.traitCollection),
      same(as: TokenTheme(brand: .sand).color.text.link.light)
    )
    expect(TextStyle(name: "headline"), .headline)
  }

  static func interfaceBuilderSetsNamesAndNumbers() {
    let window = UIView(frame: .zero)
    window.traitOverrides.tokenTheme = TokenTheme(brand: .sand)
    let button = TokenButton(frame: .zero)
    button.componentName = "primary"
    window.addSubview(button)
    func accent() -> TokenColor.Components { window.tokenTheme.color.background.accent.light }
    expect(button.configuration?.background.backgroundColor, same(as: accent()))
    window.traitOverrides.tokenTheme = TokenTheme(brand: .plum)
    expect(button.configuration?.background.backgroundColor, same(as: accent()))
    // prints: Tokens: there is no style tertiary of the kind button
    button.componentName = "tertiary"
    button.componentName = "tertiary"
    expect(button.configuration?.background.backgroundColor == nil)

    let view = TokenView(frame: .zero)
    view.backgroundName = "backgroundPage"
    expect(view.backgroundColor, same(as: Tokens.Color.Background.page.light))
    let label = TokenLabel(frame: .zero)
    label.text = "Text"
    label.styleNumber = 3
    label.colorName = "color.text.secondary"
    expect(label.style, .headline)
    expect(
      label.attributes[.foregroundColor] as? UIColor,
      same(as: Tokens.Color.Text.secondary.light)
    )
    // prints: Tokens: there is no text style headlin
    label.styleName = "headlin"
    label.styleName = "headlin"
    // prints: Tokens: there is no color text.body
    view.backgroundName = "text.body"
    expect(label.style == nil)
    let field = TokenTextField(frame: .zero)
    field.styleName = "body1"
    expect(field.defaultTextAttributes[.font] != nil)
    let note = TokenTextView(frame: .zero)
    note.styleName = "body1"
    note.text = "Text"
    expect(note.attributedText.attributes(at: 0, effectiveRange: nil)[.font] != nil)
  }

  static func aFontIsLookedUpOnce() {
    var typography = Typography(family: TokenFontFamily(["Found"]), size: 12)
    _ = typography.uiFont()
    let before = UIFont.lookUps
    _ = typography.uiFont()
    expect(UIFont.lookUps, before)
    // prints: Tokens: the font Missing Sans is not installed
    typography.family = TokenFontFamily(["Missing Sans", "system-ui"])
    _ = typography.uiFont()
    typography.weight = 700
    _ = typography.uiFont()
  }

  static func swiftUIShowsTheTheme() {
    var environment = EnvironmentValues()
    environment.tokenTheme = TokenTheme(brand: .sand)
    let theme = environment.tokenTheme
    expect(TokenColorName.textLink.resolve(in: environment), theme.color.text.link.light.color)
    environment.colorScheme = .dark
    expect(TokenColorName.textLink.resolve(in: environment), theme.color.text.link.dark.color)
    expect(theme.border.card.strokeStyle.lineWidth, theme.border.card.width.points)
    expect(theme.gradient.picture.gradient.stops.count, theme.gradient.picture.stops.count)
    let card = RoundedRectangle(cornerRadius: theme.radius.card.points)
    _ = Text("").foregroundStyle(.token(.textLink)).border(theme.border.card, in: card)
      .shadow(theme.shadow.card, in: card).background { theme.gradient.picture.linearGradient() }
    _ = Text("").foregroundStyle(token: .textLink)
    _ = theme.motion.press.animation
    let style = theme.component.newsCard.regular
    _ = Text("").tokenStyle(style.title).tokenStyle(style)
    _ = Image("").tokenStyle(style.picture).buttonStyle(theme.component.button.primary)
    let button = theme.component.button.primary
    _ = button.makeBody(configuration: ButtonStyleConfiguration(isPressed: true))
  }
}

/// An article in the app.
struct Article {
  var title: String
  var message = "A message"
}

/// The card of an article in a cell.
final class ArticleCard: UIView {
  let picture = UIImageView(frame: .zero)
  let title = UILabel(frame: .zero)
  let message = UILabel(frame: .zero)

  convenience init() {
    self.init(frame: .zero)
    for view in [picture, title, message] { addSubview(view) }
  }

  func show(_ article: Article, compact: Bool) {
    title.text = article.title
    message.text = article.message
    let styles = tokenTheme.component.newsCard
    NewsCardStyle.apply(
      compact ? styles.compact : styles.regular,
      to: self,
      picture: picture,
      title: title,
      message: message
    )
  }
}

// Expectations

extension UILabel {
  var attributes: [NSAttributedString.Key: Any] {
    guard let attributedText, attributedText.length > 0 else { return [:] }
    return attributedText.attributes(at: 0, effectiveRange: nil)
  }
}

struct Expected { var components: [CGFloat] }

func same(as color: TokenColor.Components) -> Expected {
  Expected(components: color.uiColor.components)
}

@MainActor var expectations = 0

@MainActor func expect(_ isTrue: Bool, line: UInt = #line) {
  expectations += 1
  if !isTrue { fatalError("expectation failed", line: line) }
}

@MainActor func expect<Value: Equatable>(_ found: Value?, _ wanted: Value?, line: UInt = #line) {
  expectations += 1
  if found != wanted {
    fatalError(
      "found \(String(describing: found)), expected \(String(describing: wanted))",
      line: line
    )
  }
}

@MainActor func expect(_ color: UIColor?, _ wanted: Expected, line: UInt = #line) {
  expect(color?.resolvedColor(with: .current).components, wanted.components, line: line)
}

@MainActor func expect(_ color: CGColor?, _ wanted: Expected, line: UInt = #line) {
  expect(color?.components, wanted.components, line: line)
}
