// The code of an app whose text follows the axes of a store's theme. `runtime.py` links it with the
// module generated from the source `axes` with the option `runtime`, and with our stubs, which
// store what is set, and runs it.
import Combine
import DesignTokens
import SwiftUI
import UIKit

@main @MainActor struct Axes {
  static func main() async {
    compiled()
    values()
    await views()
    swiftUI()
    print("\(expectations) expectations")
  }

  static let narrow = ["wdth": 90, "opsz": 14.5]
  static let strong = ["wght": 650.5]

  /// Each theme has the axes of its brand.
  static func compiled() {
    let quiet = TokenTheme(brand: .quiet)
    let loud = TokenTheme(brand: .loud)
    expect(axes(of: quiet.text.plain.uiFont), nil)
    expect(axes(of: quiet.text.title.uiFont), narrow)
    expect(axes(of: loud.text.title.uiFont), strong)
    expect(axes(of: loud.text.title.font.base), strong)
    expect(axes(of: UIFont.token(.title, in: loud)), strong)
  }

  /// A file replaces axes, also of a text style that has none, and removes them.
  static func values() {
    let store = TokenStore()
    let report = store.load(
      file(
        #""plain": { "fontVariationSettings": { "wdth": 70 } }"#,
        #""narrow": { "fontVariationSettings": { "GRAD": -2.5 } }"#,
        #""strong": { "fontFamily": ["Inter"], "fontSize": 20 }"#
      ),
      from: "good"
    )
    expect(report.issues.count, 0)
    expect(store.theme.text.plain.variations, ["wdth": 70])
    expect(store.theme.text.narrow.variations, ["GRAD": -2.5])
    // The compiled size stays, and an alias follows.
    expect(store.theme.text.narrow.size, 16)
    expect(store.theme.text.title, store.theme.text.narrow)
    expect(store.theme.text.strong.variations, [:])

    store.load(
      file(
        #""plain": { "fontVariationSettings": "wdth 70" }"#,
        #""narrow": { "fontVariationSettings": { "wdth": "70", "opsz": 8 } }"#,
        #""strong": { "fontVariationSettings": { "wgt": 1, "GRAD": 1 } }"#
      ),
      from: "bad"
    )
    expect(
      store.report.issues.map { "\($0.path): \($0.reason)" },
      [
        "text.plain/fontVariationSettings: expected an object, found a string",
        "text.narrow/fontVariationSettings/wdth: expected a number, found a string",
        "text.strong/fontVariationSettings/wgt: it has an unknown property",
      ]
    )
    expect(store.report.problems.count, 2)
    expect(store.theme.text.plain.variations, [:])
    expect(store.theme.text.narrow.variations, narrow)
    expect(store.theme.text.strong.variations, ["GRAD": 1])
  }

  /// Labels, fields, and buttons in UIKit have the font of the new theme.
  static func views() async {
    let store = TokenStore()
    let window = UIView(frame: .zero)
    let label = TokenLabel(frame: .zero)
    label.text = "Title"
    label.styleNumber = 4
    let field = TokenTextField(frame: .zero)
    field.styleNumber = 4
    window.addSubview(label)
    window.addSubview(field)
    window.followTokens(store)
    func shown() -> [[String: Double]?] {
      let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil)
      return [axes(of: font as? UIFont), axes(of: field.defaultTextAttributes[.font] as? UIFont)]
    }
    expect(shown(), [narrow, narrow])
    store.contexts.brand = .loud
    await turn()
    expect(shown(), [strong, strong])
    store.load(file(#""strong": { "fontVariationSettings": { "wght": 300 } }"#), from: "file")
    await turn()
    expect(shown(), [["wght": 300], ["wght": 300]])
    // Without axes, nothing of the previous font remains.
    store.load(file(#""strong": { "fontFamily": ["Inter"], "fontSize": 16 }"#), from: "file")
    await turn()
    expect(shown(), [nil, nil])
    store.reset()
    store.contexts.brand = .quiet
    await turn()
    expect(shown(), [narrow, narrow])
  }

  /// A text in SwiftUI has the font of the theme in its environment.
  static func swiftUI() {
    let store = TokenStore()
    func shown() -> [String: Double]? {
      var environment = EnvironmentValues()
      environment.tokenTheme = store.theme
      StubView.environment = environment
      StubView.font = nil
      _ = Text("").textStyle(.title)
      StubView.environment = nil
      return axes(of: StubView.font?.base)
    }
    expect(shown(), narrow)
    store.contexts.brand = .loud
    expect(shown(), strong)
    store.load(file(#""strong": { "fontVariationSettings": { "wght": 300 } }"#), from: "file")
    expect(shown(), ["wght": 300])
    store.load(file(#""strong": { "fontFamily": ["Inter"], "fontSize": 16 }"#), from: "file")
    expect(shown(), nil)
  }

  static func file(_ styles: String...) -> Data {
    Data(
      #"{ "version": 2, "base": { "text": { \#(styles.joined(separator: ", ")) } } }"#.utf8
    )
  }

  /// The positions of a font on its axes, by tag.
  static func axes(of font: UIFont?) -> [String: Double]? {
    let name = UIFontDescriptor.AttributeName(rawValue: "NSCTFontVariationAttribute")
    let values = font?.fontDescriptor.fontAttributes[name] as? [NSNumber: NSNumber]
    return values.map { values in
      Dictionary(
        uniqueKeysWithValues: values.map { tag, value in
          let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag.uint32Value >> $0) }
          return (String(decoding: bytes, as: UTF8.self), value.doubleValue)
        }
      )
    }
  }

  static func turn() async {
    for _ in 0..<5 { await Task.yield() }
  }

  static var expectations = 0

  static func expect<Value: Equatable>(_ found: Value, _ wanted: Value, line: Int = #line) {
    expectations += 1
    if found == wanted { return }
    print("line \(line): found \(found), expected \(wanted)")
    exit(1)
  }
}
