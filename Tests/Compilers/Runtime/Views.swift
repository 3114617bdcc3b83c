// The code of a UIKit app whose views follow a store. `runtime.py` links it with the module
// generated from this repository's tokens with the option `runtime`, and with our stubs, which
// store what is set, and runs it.
import Combine
import DesignTokens
import SwiftUI
import UIKit

@main @MainActor struct Views {
  static func main() async {
    walk()
    await follow()
    await owners()
    await motion()
    swiftUI()
    print("\(expectations) expectations")
  }

  /// A custom view that records when it's updated.
  final class Card: UIView, TokenStyled {
    static var asked: [String] = []
    let name: String
    private(set) var theme: TokenTheme?

    init(_ name: String) {
      self.name = name
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }

    func apply(_ theme: TokenTheme) {
      Self.asked.append(name)
      self.theme = theme
    }
  }

  /// A view tree is traversed once, parents first, in the order of the subviews.
  static func walk() {
    let outer = Card("outer")
    let plain = UIView(frame: .zero)
    outer.addSubview(Card("first"))
    outer.addSubview(plain)
    plain.addSubview(Card("inside"))
    let apart = Card("apart")
    apart.addSubview(Card("inside apart"))
    apart.isTokenBoundary = true
    outer.addSubview(apart)
    outer.addSubview(Card("last"))
    outer.applyTokens(TokenTheme(brand: .sand))
    expect(Card.asked == ["outer", "first", "inside", "last"], "\(Card.asked)")
    expect(outer.theme == TokenTheme(brand: .sand) && apart.theme == nil, "the theme")

    // A boundary has its own theme.
    Card.asked = []
    apart.applyTokens(TokenTheme())
    expect(Card.asked == ["apart", "inside apart"], "\(Card.asked)")
    apart.isTokenBoundary = false
    Card.asked = []
    outer.applyTokens(TokenTheme())
    expect(Card.asked.count == 6, "\(Card.asked)")

    // Deep trees don't overflow the stack.
    let root = UIView(frame: .zero)
    var innermost = root
    for _ in 0..<500 {
      let view = UIView(frame: .zero)
      innermost.addSubview(view)
      innermost = view
    }
    innermost.addSubview(Card("deep"))
    Card.asked = []
    root.applyTokens(TokenTheme())
    expect(Card.asked == ["deep"], "\(Card.asked)")
  }

  /// Durations have the factor of their store, and are 0 while people want less motion.
  static func motion() async {
    let store = TokenStore()
    let quick = TokenTheme().motion.duration.quick.milliseconds
    let press = TokenTheme().motion.press
    final class Owner {}
    let owner = Owner()
    var seen: [Double] = []
    store.observe(owner) { _, theme in seen.append(theme.motion.duration.quick.milliseconds) }
    func settle() async { for _ in 1...20 { await Task.yield() } }
    store.motionScale = 0.5
    await settle()
    expect(seen == [quick, quick / 2], "\(seen)")
    expect(store.theme.motion.press.milliseconds == press.milliseconds / 2, "a transition")
    expect(store.theme.motion.press.curve == press.curve, "a curve")
    expect(store.theme.component.button.primary.press == store.theme.motion.press, "a style")
    expect(!store.changes.isEmpty, "changes")
    store.motionScale = -1
    expect(store.theme.motion.duration.quick.milliseconds == 0, "no negative durations")
    store.motionScale = 2
    UIAccessibility.isReduceMotionEnabled = true
    NotificationCenter.default
      .post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    for _ in 1...100 where store.theme.motion.duration.quick.milliseconds != 0 {
      try? await Task.sleep(nanoseconds: 10_000_000)
    }
    expect(store.theme.motion.duration.quick.milliseconds == 0, "less motion")
    UIAccessibility.isReduceMotionEnabled = false
    expect(TokenStore().theme.motion.duration.quick.milliseconds == quick, "another store")
    withExtendedLifetime(owner) {}
  }

  /// One call makes a controller follow a store, with all its views that are set up in Interface
  /// Builder.
  static func follow() async {
    let store = TokenStore()
    let controller = UIViewController()
    let label = TokenLabel(frame: .zero)
    label.text = "Title"
    label.styleNumber = 3
    let fixed = TokenLabel(frame: .zero)
    fixed.text = "Fixed"
    fixed.theme = TokenTheme(brand: .sand)
    fixed.colorName = "color.text.link"
    let ground = TokenView(frame: .zero)
    ground.backgroundName = "color.background.page"
    let button = TokenButton(frame: .zero)
    button.componentName = "primary"
    let views: [UIView] = [label, fixed, ground, button]
    for view in views { controller.view.addSubview(view) }
    controller.followTokens(store)
    let before = ground.backgroundColor
    expect(color(before) == TokenTheme().color.background.page.light, "the compiled color")

    store.load(
      Data(
        """
        { "version": 2, "base": {
          "color": { "background": { "page": "#ff0000ff", "accent": "#00ff00ff" } },
          "text": { "headline": { "fontSize": 30 } } } }
        """.utf8
      ),
      from: "test"
    )
    await turn()
    expect(color(ground.backgroundColor)?.red == 1, "the color of the file")
    expect(
      label.font(at: 0)?.pointSize == 30,
      "\(String(describing: label.font(at: 0)?.pointSize))"
    )
    expect(color(button.configuration?.background.backgroundColor)?.green == 1, "references follow")
    let page = controller.view.tokenTheme.color.background.page
    expect(page == store.theme.color.background.page, "the traits have it too")
    let link = TokenTheme(brand: .sand).color.text.link.light
    expect(color(fixed.textColor) == link, "an explicit theme stays")

    // A view that is added later has the theme too.
    let late = TokenView(frame: .zero)
    late.backgroundName = "color.background.page"
    controller.view.addSubview(late)
    expect(color(late.backgroundColor)?.red == 1, "a view that is added later")

    // No values of the file or of a style remain.
    store.reset()
    await turn()
    expect(color(ground.backgroundColor) == TokenTheme().color.background.page.light, "reset")
    expect(label.font(at: 0)?.pointSize == 24, "reset")
    button.componentName = ""
    expect(
      button.configuration == nil || color(button.configuration?.background.backgroundColor) == nil,
      "nil"
    )
  }

  /// A store doesn't retain views or controllers.
  static func owners() async {
    let store = TokenStore()
    weak var controller: UIViewController?
    weak var view: Card?
    do {
      let kept = UIViewController()
      let card = Card("kept")
      kept.view.addSubview(card)
      kept.followTokens(store)
      card.followTokens(store)
      controller = kept
      view = card
    }
    expect(controller == nil && view == nil, "owners are weak")
    Card.asked = []
    store.contexts.brand = .sand
    await turn()
    expect(Card.asked.isEmpty, "\(Card.asked)")
  }

  static func swiftUI() {
    _ = Text("").followTokens()
    _ = Text("").followTokens(TokenStore())
    // SwiftUI can observe it.
    let observed: any ObservableObject = TokenStore.shared
    _ = observed
  }

  static func color(_ color: UIColor?) -> TokenColor.Components? {
    guard let color = color?.resolvedColor(with: .current) else { return nil }
    let parts = color.components.map { Double($0) }
    return TokenColor.Components(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  static func turn() async {
    for _ in 0..<5 { await Task.yield() }
  }

  static var expectations = 0

  static func expect(_ holds: Bool, _ what: @autoclosure () -> String, line: Int = #line) {
    expectations += 1
    if holds { return }
    print("line \(line): \(what())")
    exit(1)
  }
}

extension UILabel {
  func font(at place: Int) -> UIFont? {
    attributedText?.attribute(.font, at: place, effectiveRange: nil) as? UIFont
  }
}
