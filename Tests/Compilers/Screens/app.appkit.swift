// The code of a Mac app that uses this repository's tokens. `check.py` links it with the generated module and our
// stubs of AppKit, and runs it.
import AppKit
import DesignTokens
import SwiftUI

/// A team's own view, as in the app for iOS.
final class TeaserView: NSView {
  let picture = NSImageView()
  let title = NSTextField()
}

extension TeaserView: TokenStyledView {
  typealias Style = NewsCardStyle

  var tokenParts: Style.Parts { .init(picture: picture, title: title) }
}

@main @MainActor struct Screen {
  static func main() {
    aViewHasATheme()
    anOwnViewHasAStyle()
    aButtonHasAStyle()
    textStylesAreSet()
    print("\(expectations) expectations")
  }

  static func aViewHasATheme() {
    TokenTheme.app = TokenTheme(brand: .plum)
    let (outer, inner, controller) = (NSView(), NSView(), NSViewController())
    outer.addSubview(inner)
    expect(inner.tokenTheme == TokenTheme(brand: .plum))
    outer.tokenTheme = TokenTheme(brand: .sand)
    expect(inner.tokenTheme == TokenTheme(brand: .sand))
    controller.view = inner
    expect(controller.tokenTheme == TokenTheme(brand: .sand))
    expect(NSColor.token(.textLink) === TokenTheme.app.color.text.link.nsColor)
    expect(NSColor(TokenTheme.app.color.text.link) !== NSColor.token(.textLink))
  }

  static func anOwnViewHasAStyle() {
    let style = TokenTheme(brand: .sand).component.newsCard.regular
    let teaser = TeaserView()
    teaser.title.stringValue = "News"
    teaser.apply(style)
    expect(teaser.layer?.cornerRadius == CGFloat(style.cornerRadius!))
    expect(teaser.layer?.borderWidth == 1)
    expect(teaser.layer?.backgroundColor != nil)
    expect(teaser.shadow?.shadowBlurRadius == 8)
    expect(teaser.shadow?.shadowOffset.height == -2)
    expect(teaser.title.maximumNumberOfLines == 3)
    expect(teaser.picture.layer?.masksToBounds == true)
    teaser.apply(nil)
    expect(
      teaser.layer?.backgroundColor == nil && teaser.layer?.borderWidth == 0 && teaser.shadow == nil
    )
    expect(teaser.title.maximumNumberOfLines == 1)
    NewsCardStyle.apply(style, to: NSView(), title: teaser.title)
    expect(teaser.title.maximumNumberOfLines == 3)
  }

  static func aButtonHasAStyle() {
    let style = TokenTheme(brand: .sand).component.button.primary
    let button = NSButton()
    button.title = "Read"
    button.apply(style)
    expect(!button.isBordered && button.alphaValue == 1)
    expect(button.contentTintColor === style.color?.nsColor)
    expect(button.attributedTitle.string == "Read")
    button.isEnabled = false
    button.apply(buttonStyle: style)
    expect(button.alphaValue == 0.4)
    button.apply(buttonStyle: nil)
    expect(button.isBordered && button.alphaValue == 1 && button.contentTintColor == nil)
  }

  static func textStylesAreSet() {
    let (label, button) = (NSTextField(), NSButton())
    label.stringValue = "Today"
    label.apply(.headline)
    button.title = "Read"
    TextStyle.button.apply(to: label, button)
    expect(button.attributedTitle.string == "Read")
    expect(NSFont.token(.headline).pointSize == 24)
    expect(TokenTheme.app.face.main.nsFont(size: 17).pointSize == 17)
    let layout = label.topAnchor.constraint(equalTo: button.topAnchor, constant: TokenDimension(8))
    expect(layout.constant == 8)
  }
}

@MainActor var expectations = 0

@MainActor func expect(_ isTrue: Bool, line: UInt = #line) {
  expectations += 1
  if !isTrue { fatalError("expectation failed", line: line) }
}
