// Part of the screen `app`: declarations that accept tokens where UIKit and SwiftUI expect their own types.
import DesignTokens
import SwiftUI
import UIKit

/// A team's own view.
final class TeaserView: UIView {
  let picture = UIImageView(frame: .zero)
  let title = UILabel(frame: .zero)
}

extension TeaserView: TokenStyledView {
  typealias Style = NewsCardStyle

  var tokenParts: Style.Parts { .init(picture: picture, title: title) }
}

extension Screen {
  static func viewsAcceptTokens() {
    let theme = TokenTheme(brand: .sand)
    let space = theme.dimension.space.medium
    let (view, other) = (UIView(frame: .zero), UIView(frame: .zero))
    let distances = [
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: space),
      view.topAnchor.constraint(lessThanOrEqualTo: other.bottomAnchor, constant: space),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: space),
    ]
    expect(distances.map(\.constant), [16, 16, 16])
    let stack = UIStackView(frame: .zero)
    stack.setCustomSpacing(space, after: view)
    stack.setCustomSpacing(8, after: view)
    expect(stack.customSpacings, [16, 8])
    let insets = theme.component.button.primary.contentInsets
    expect(UIEdgeInsets(insets), UIEdgeInsets(top: 10, left: 24, bottom: 10, right: 24))
    expect(NSDirectionalEdgeInsets(nil).leading, 0)
    expect(EdgeInsets(insets).trailing, 24)
    var isDone = false
    UIView.animate(withDuration: theme.motion.duration.quick) {
    } completion: {
      isDone = $0
    }
    expect(isDone)
    expect(UIColor(theme.color.text.link), same(as: theme.color.text.link.light))
    expect(Color(theme.color.text.link), theme.color.text.link.color)
    expect(theme.color.scrim.light.hex, "#13101599")
    expect(UIFont.token(.headline, in: theme).pointSize, 24)
    expect(theme.face.title.uiFont(size: 30, weight: 700).pointSize, 30)
    expect(theme.weight.title.uiWeight, .bold)
  }

  static func textStylesAreSet() {
    let controller = UIViewController()
    controller.view.traitOverrides.tokenTheme = TokenTheme(brand: .sand)
    expect(controller.tokenTheme, TokenTheme(brand: .sand))
    let label = UILabel(frame: .zero)
    controller.view.addSubview(label)
    label.text = "Today"
    label.textStyle = .headline
    expect(label.textStyle, .headline)
    expect((label.attributes[.font] as? UIFont)?.pointSize, 24)
    TextStyle.caption.apply(to: label)
    expect((label.attributes[.font] as? UIFont)?.pointSize, 13)
    let kept = TokenLabel(frame: .zero)
    kept.textStyle = .headline
    kept.text = "Tomorrow"
    expect((kept.attributes[.font] as? UIFont)?.pointSize, 24)
  }

  static func anOwnViewHasAStyle() {
    let theme = TokenTheme(brand: .sand)
    let teaser = TeaserView(frame: .zero)
    teaser.title.text = "News"
    teaser.apply(theme.component.newsCard.regular)
    expect(teaser.backgroundColor, same(as: theme.component.newsCard.regular.background!.light))
    expect(teaser.title.numberOfLines, 3)
    expect(teaser.picture.clipsToBounds)
    teaser.apply(nil)
    expect(teaser.title.numberOfLines, 1)
    let view = UIView(frame: .zero)
    view.apply(viewStyle: theme.component.newsCard.compact)
    expect(view.layer.cornerRadius, theme.radius.card.points)
    NewsCardStyle.apply(theme.component.newsCard.compact, to: view, title: teaser.title)
    expect(teaser.title.numberOfLines, 2)
    let button = UIButton(frame: .zero)
    button.apply(theme.component.button.primary)
    expect(button.configuration?.background.cornerRadius, 22)
  }

  static func valuesDescribeThemselves() {
    let theme = TokenTheme(brand: .sand, appearance: nil)
    expect("\(theme.color.text.link)", "#6f4e12, dark #ccb380")
    expect(String(reflecting: theme.dimension.space.huge), "48 pt")
    expect("\(theme.motion.press)", "120 ms, cubic-bezier(0.2, 0, 0, 1)")
    expect("\(theme.border.focus)", "2 pt solid \(theme.color.background.accent)")
    expect("\(theme.text.headline)", "Newsreader 24/28 bold, kern -0.5, \(theme.color.text.body)")
    expect("\(theme.contexts)", "TokenContexts(brand: sand)")
    let title = theme.component.newsCard.compact.title!
    expect(
      "\(title)",
      "TokenLabelStyle(numberOfLines: 2, text: \(title.text!), color: \(title.color!))"
    )
  }

  static func aTokenHasOneColor() {
    let theme = TokenTheme(brand: .sand)
    expect(theme.color.text.link.uiColor === theme.color.text.link.uiColor)
    expect(UIColor.token(.textLink) === UIColor.token(.textLink))
    expect(theme.color.text.link.color, theme.color.text.link.color)
    expect(theme.color.text.link.uiColor !== theme.color.text.body.uiColor)
    for step in 0..<10_000 { _ = theme.color.text.link.opacity(Double(step) / 10_000).uiColor }
  }
}
