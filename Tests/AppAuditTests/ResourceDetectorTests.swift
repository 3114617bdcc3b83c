import AppAudit
import Testing

@Suite struct ResourceDetectorTests {
  @Test func findsValuesInStoryboards() {
    let text = #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="a"><objects><viewController id="b"><view key="view" id="c"><subviews>
      <label text="#123456" textAlignment="center" numberOfLines="0" id="d">
      <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/>
      <color key="textColor" red="0.2" green="0.4" blue="0.6" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </label>
      <label text="b" id="e"><color key="textColor" systemColor="labelColor"/></label>
      <button id="f"><fontDescription key="fontDescription" name="AvenirNext-Bold" family="Avenir Next" pointSize="15"/>
      <state key="normal"><color key="titleColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></state>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      </button>
      <textField id="g"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></textField>
      <stackView spacing="12"><constraints><constraint firstAttribute="leading" constant="-16"/><constraint firstAttribute="height" constant="44"/></constraints></stackView>
      </subviews><color key="backgroundColor" red="1" green="0" blue="0" alpha="0.5" colorSpace="displayP3" customColorSpace="displayP3"/></view></viewController></objects></scene></scenes>
      <resources><systemColor name="labelColor"><color white="0.0" alpha="1"/></systemColor><namedColor name="Ink"><color red="0" green="0" blue="0" alpha="1"/></namedColor></resources>
      <!-- <color key="textColor" white="0" alpha="1"/> -->
      </document>
      """#
    #expect(
      found(in: text, .interfaceBuilder) == [
        "5 font label system 17 semi-bold #336699 center any lines", "6 color #336699 text",
        "8 font label system 17", "9 font button Avenir Next 15 bold #ffffff",
        "10 color #ffffff text", "11 radius 8px", "14 size 12px", "14 size 16px",
        "15 color #ff0b0c80 background",
      ]
    )
    let scan = LiteralScanner.scan(Array(text.utf8), .interfaceBuilder, path: "")
    #expect(scan.screens == 1)
    #expect(scan.elements == [.label: 2, .button: 1, .textField: 1])
    #expect(scan.systemColors == ["labelColor": 1])
  }

  @Test func findsValuesInAndroidValues() {
    let text = #"""
      <resources>
      <!-- <color name="old">#000</color> -->
      <color name="accent_text">#80FF8800</color>
      <color name="link">@color/accent</color>
      <item name="x" type="color">#fff</item>
      <dimen name="body_text">16sp</dimen>
      <dimen name="card_radius">8dp</dimen>
      <dimen name="gutter">16dp</dimen>
      <string name="issue">#1234</string>
      <style name="Title"><item name="android:textSize">20sp</item><item name="android:textStyle">bold</item>
      <item name="android:textColor">#222222</item><item name="android:background">?attr/surface</item></style>
      </resources>
      """#
    let expected = [
      "3 color #ff880080 tint", "5 color #ffffff other", "6 font system 16", "7 radius 8px",
      "8 size 16px", "10 font system 20 bold #222222", "11 color #222222 text",
    ]
    #expect(found(in: text, .androidXML, path: "res/values/styles.xml") == expected)
    #expect(
      found(in: text, .androidXML, path: "res/values-night/styles.xml")
        == expected.map { $0 + " (dark)" }
    )
  }

  @Test func findsValuesInLayoutsAndDrawables() {
    let layout = #"""
      <LinearLayout android:padding="16dp" android:background="#FAFAFA" android:id="@+id/a">
      <TextView android:textSize="14sp" android:textColor="#222222" android:maxLines="2"
        android:gravity="center" android:text="#123456" />
      <com.google.android.material.button.MaterialButton app:cornerRadius="8dp" android:textColor="@color/x" />
      <ImageButton android:tint="@android:color/white" android:elevation="4dp" />
      </LinearLayout>
      """#
    #expect(
      found(in: layout, .androidXML, path: "res/layout-land/a.xml") == [
        "1 size 16px", "1 color #fafafa background",
        "2 font label system 14 #222222 center 2 lines", "2 color #222222 text", "4 radius 8px",
      ]
    )
    let scan = LiteralScanner.scan(Array(layout.utf8), .androidXML, path: "res/layout/a.xml")
    #expect(scan.screens == 1)
    #expect(scan.elements == [.label: 1, .button: 1])
    let shape = #"""
      <shape><solid android:color="#ff0000"/><stroke android:width="1dp" android:color="#00ff00"/>
      <corners android:radius="4dp"/></shape>
      """#
    #expect(
      found(in: shape, .androidXML, path: "res/drawable/a.xml") == [
        "1 color #ff0000 background", "1 color #00ff00 border", "2 radius 4px",
      ]
    )
  }

  @Test func findsColorsOfAssetCatalogs() {
    let text = #"""
      { "colors": [
      { "idiom": "universal", "color": { "color-space": "srgb", "components": { "red": "0x33", "green": "0.4", "blue": "153", "alpha": "1.000" } } },
      { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }],
        "color": { "color-space": "srgb", "components": { "red": "1.0", "green": "1.0", "blue": "1.0", "alpha": "0.5" } } },
      { "idiom": "universal", "appearances": [{ "appearance": "contrast", "value": "high" }],
        "color": { "color-space": "srgb", "components": { "red": "0", "green": "0", "blue": "0", "alpha": "1" } } }
      ], "info": { "author": "xcode", "version": 1 } }
      """#
    let path = "App/Assets.xcassets/PageBackground.colorset/Contents.json"
    #expect(
      found(in: text, .colorSet, path: path) == [
        "2 color #336699 background (light)", "4 color #ffffff80 background (dark)",
      ]
    )
    let scan = LiteralScanner.scan(Array(text.utf8), .colorSet, path: path)
    #expect(scan.literals.map(\.name) == ["PageBackground", "PageBackground"])
  }

  @Test func findsValuesInStyleSheets() {
    let text = #"""
      /* a { color: #000 } */
      a { color: #369; background: rgb(1 2 3 / 50%) url(#id); border: 1px solid red }
      // b { color: #000 }
      b#abc { padding: 8px 1rem 0; margin: -4px auto; gap: 50%; border-radius: 6px !important }
      c { font: italic 700 16px/1.5 "Inter", sans-serif; text-align: center }
      d { font-size: 14px; line-height: 20px; font-weight: bold; color: var(--x); content: "#fff" }
      e { box-shadow: 0 1px 2px rgba(0,0,0,.2), inset 0 0 1px red; width: 13px; animation: red 1s }
      @media (prefers-color-scheme: dark) { f { color: white } }
      [data-theme="dark"] { --brand: #112233; --space-s: 4px; --x: var(--y, #ffffff) }
      $accent: hsl(0, 100%, 50%); @gutter: 24px;
      g { &:hover { color: darken(#445566, 10%) } }
      """#
    #expect(
      found(in: text, .styleSheet, path: "a.scss") == [
        "2 color #336699 text", "2 color #01020380 background", "2 color #ff0000 border",
        "4 size 8px", "4 size 16px", "4 size 4px", "4 radius 6px",
        "5 font Inter 16/24 bold italic center", "6 font system 14/20 bold",
        "7 shadow 0px 1px 2px #00000033", "7 color #00000033 shadow", "7 color #ff0000 shadow",
        "8 color #ffffff text (dark)", "9 color #112233 other (dark)", "9 size 4px (dark)",
        "10 color #ff0000 tint", "10 size 24px", "11 color #445566 text",
      ]
    )
    let sass = "a\n  color: #369\n  // color: #000\nb\n  padding: 8px\n"
    #expect(
      found(in: sass, .styleSheet, path: "a.sass") == ["2 color #336699 text", "5 size 8px"]
    )
  }

  @Test func keepsTheTextStylesOfRulesApart() {
    let sass = """
      h1
        font-size: 20px
        font-weight: bold
      h2:hover
        font-size: 14px
      """
    #expect(
      found(in: sass, .styleSheet, path: "a.sass")
        == ["2 font system 20 bold", "5 font system 14"]
    )
    let fallback = "a { font-size: 14px; font-size: clamp(14px, 2vw, 18px); font-size: 15px }"
    #expect(
      found(in: fallback, .styleSheet, path: "a.css") == ["1 font system 14", "1 font system 15"]
    )
  }

  /// The values that `--apply` may replace.
  private func wholes(in text: String, _ language: AuditLanguage, path: String) -> [String] {
    LiteralScanner.scan(Array(text.utf8), language, path: path).literals.filter(\.isWhole)
      .map(\.value.text)
  }

  @Test func onlyValuesThatATokenEqualsAreWhole() {
    // A sign and a unit would get lost, and Sass and Less compute with their variables.
    let sheet = """
      a { margin: -8px; padding: 1rem; gap: 4px; color: #fff; border: 1px solid #000 }
      $gutter: 8px; @accent: #f00; a { --space: 2px }
      """
    #expect(wholes(in: sheet, .styleSheet, path: "a.scss") == ["4px", "#ffffff", "2px"])
    let layout = #"""
      <View android:layout_margin="-8dp" android:padding="8px" android:paddingTop="4dp" />
      """#
    #expect(wholes(in: layout, .androidXML, path: "res/layout/a.xml") == ["4px"])
  }

  @Test func findsValuesInMarkupAndClasses() {
    let text = #"""
      <p style="color: #369; padding: 8px" title="#ff0000">#123456</p>
      <style>a { color: #fff }</style>
      <script>const a = { color: '#010203', b: "<p>" };</script>
      <div class="text-[#ff0000] dark:bg-[rgb(1_2_3)] -mt-[13px] w-[5px] rounded-[6px] text-[15px]"></div>
      <!-- <p style="color: #000"> -->
      """#
    #expect(
      found(in: text, .markup) == [
        "1 color #336699 text", "1 size 8px", "2 color #ffffff text", "3 color #010203 text",
        "4 color #ff0000 text", "4 color #010203 background (dark)", "4 size 13px", "4 radius 6px",
        "4 font system 15",
      ]
    )
    let script = #"""
      const Button = styled.button`
        color: #fff;
        padding: ${space}px 8px;
      `;
      const a = <div className="p-[13px] text-[#00ff00]" />;
      """#
    #expect(
      found(in: script, .script) == [
        "2 color #ffffff text", "5 size 13px", "5 color #00ff00 text",
      ]
    )
  }
}
