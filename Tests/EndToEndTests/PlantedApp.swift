import TestSupport

/// An app for iOS, Android, and the web with known values, surrounded by text that only looks like
/// values: comments, strings, numbers of issues, and identifiers.
struct PlantedApp {
  /// A value that an audit has to find.
  struct Value: Hashable {
    let kind: String
    let text: String
    let file: String
    let line: Int
  }

  /// The files by their paths.
  private(set) var files: [String: String] = [:]
  private(set) var values: [Value] = []
  private var random: SeededGenerator

  /// Creates files of each kind.
  init(seed: UInt64, filesOfKind count: Int) {
    random = SeededGenerator(seed: seed)
    for index in 0..<count {
      add("App/Screen\(index).swift", lines: Self.swift)
      add("App/View\(index).swift", lines: Self.swiftUI)
      add("App/Base\(index).storyboard", lines: Self.storyboard)
      add("android/src/main/java/Screen\(index).kt", lines: Self.kotlin)
      add("android/src/main/res/layout/screen\(index).xml", lines: Self.layout)
      add("android/src/main/res/values/values\(index).xml", lines: Self.resources)
      add("web/screen\(index).css", lines: Self.css)
      add("web/part\(index).scss", lines: Self.scss)
      add("web/Screen\(index).tsx", lines: Self.script)
      add("web/page\(index).html", lines: Self.html)
    }
  }

  // MARK: Lines

  /// A line, in which `COLOR`, `SIZE`, and `RADIUS` are replaced, and the values in it.
  private typealias Line = (text: String, values: [(kind: String, value: String)])

  private mutating func add(_ file: String, lines: [Line]) {
    // The first and the last line enclose the others.
    let inner = lines.dropFirst().dropLast().shuffled(using: &random)
    var text: [String] = []
    for line in [lines[0]] + inner + [lines[lines.count - 1]] {
      let (color, size) = (color(), Int.random(in: 1...48, using: &random))
      func filled(_ text: String) -> String {
        let channels = stride(from: 0, to: 6, by: 2).map { offset in
          let start = color.index(color.startIndex, offsetBy: offset)
          return String(Int(color[start...].prefix(2), radix: 16) ?? 0)
        }
        return text.replacing("COLOR", with: color).replacing("SIZE", with: "\(size)")
          .replacing("RED", with: channels[0]).replacing("GREEN", with: channels[1])
          .replacing("BLUE", with: channels[2])
      }
      let start = text.count + 1
      text += filled(line.text).split(separator: "\n", omittingEmptySubsequences: false).map(
        String.init
      )
      for (kind, value) in line.values {
        let offset = value.first == "\n" ? 1 : 0
        values.append(
          Value(
            kind: kind,
            text: filled(String(value.dropFirst(offset))),
            file: file,
            line: start + offset
          )
        )
      }
    }
    files[file] = text.joined(separator: "\n") + "\n"
  }

  private mutating func color() -> String {
    let number = UInt32.random(in: 0..<(1 << 24), using: &random)
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }

  private static let swift: [Line] = [
    ("import UIKit\n\nfinal class Screen: UIView {\n  func setUp() {", []),
    ("    // UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)", []),
    ("    /* Color(hex: 0xCOLOR) /* nested #COLOR */ */", []),
    ("    let issue = \"see #1234 and #COLOR\"", []),
    ("    let code = \"UIColor(white: 0.5, alpha: 1)\"", []),
    ("    let raw = #\"Color(red: 1, green: 0, blue: 0)\"#", []),
    ("    tag = 0xCOLOR", []),
    ("    let count = SIZE", []),
    ("    let color = UIColor(red: level, green: level, blue: level, alpha: 1)", []),
    (
      "    backgroundColor = UIColor(red: RED / 255, green: GREEN/255.0, blue: BLUE / 255, alpha: 1)",
      [("color", "#COLOR")]
    ),
    ("    label.textColor = UIColor(hex: 0xCOLOR)", [("color", "#COLOR")]),
    (
      "    label.font = UIFont.systemFont(ofSize: SIZE, weight: .bold)",
      [("font", "system SIZE bold")]
    ),
    ("    title.font = UIFont(name: \"Inter\", size: SIZE)", [("font", "Inter SIZE")]),
    ("    layer.cornerRadius = SIZE", [("radius", "SIZEpx")]),
    ("    stack.spacing = SIZE", [("size", "SIZEpx")]),
    ("  }\n}", []),
  ]

  private static let swiftUI: [Line] = [
    ("import SwiftUI\n\nstruct Screen: View {\n  var body: some View {\n    VStack {", []),
    ("      // .font(.system(size: 15))", []),
    ("      Text(\"Hello \\(name) #COLOR\")", []),
    (
      "      Text(\"a\").font(.system(size: SIZE, weight: .semibold))",
      [("font", "system SIZE semi-bold")]
    ),
    ("      Text(\"b\").padding(SIZE)", [("size", "SIZEpx")]),
    ("      RoundedRectangle(cornerRadius: SIZE)", [("radius", "SIZEpx")]),
    (
      "      Color(.sRGB, red: RED / 255, green: GREEN / 255, blue: BLUE / 255)",
      [("color", "#COLOR")]
    ),
    ("      Image(\"COLOR\").tint(Color(hex: \"#COLOR\"))", [("color", "#COLOR")]),
    ("    }\n  }\n}", []),
  ]

  private static let storyboard: [Line] = [
    (
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene><objects><viewController><view key="view"><subviews>
      """, []
    ),
    ("<!-- <fontDescription type=\"system\" pointSize=\"9\"/> #COLOR -->", []),
    // A label without a font has the system's.
    ("<label text=\"#COLOR\" id=\"COLOR\"/>", [("font", "system 17")]),
    (
      "<label><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"SIZE\"/></label>",
      [("font", "system SIZE")]
    ),
    (
      "<button><fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"SIZE\"/></button>",
      [("font", "system SIZE bold")]
    ),
    (
      "<color key=\"tintColor\" white=\"1\" alpha=\"1\" colorSpace=\"custom\" "
        + "customColorSpace=\"genericGamma22GrayColorSpace\"/>", [("color", "#ffffff")]
    ),
    ("</subviews></view></viewController></objects></scene></scenes>\n</document>", []),
  ]

  private static let kotlin: [Line] = [
    ("package news\n\n@Composable fun Screen() {", []),
    ("  // Color(0xFFCOLOR)", []),
    ("  val text = \"Color(0xFFCOLOR) #COLOR ${count}\"", []),
    ("  val mask = 0xFFCOLOR", []),
    ("  val raw = \"\"\"Color(0xFFCOLOR) \"quoted\" \"\"\"", []),
    ("  Icon(tint = Color(0xFFCOLOR))", [("color", "#COLOR")]),
    (
      "  Text(\"x\", fontSize = SIZE.sp, fontWeight = FontWeight.Bold)",
      [("font", "system SIZE bold")]
    ),
    ("  Box(Modifier.padding(SIZE.dp))", [("size", "SIZEpx")]),
    ("  Card(shape = RoundedCornerShape(SIZE.dp))", [("radius", "SIZEpx")]),
    ("}", []),
  ]

  private static let layout: [Line] = [
    ("<LinearLayout xmlns:android=\"http://schemas.android.com/apk/res/android\">", []),
    ("  <!-- #COLOR 8dp -->", []),
    ("  <View android:tag=\"#COLOR\"/>", []),
    ("  <View android:layout_width=\"SIZEdp\"/>", []),
    ("  <View android:background=\"#FFCOLOR\"/>", [("color", "#COLOR")]),
    ("  <View android:background=\"@color/own\"/>", []),
    ("  <View android:padding=\"SIZEdp\"/>", [("size", "SIZEpx")]),
    (
      "  <TextView android:textSize=\"SIZEsp\" android:text=\"#COLOR\"/>", [("font", "system SIZE")]
    ),
    ("</LinearLayout>", []),
  ]

  private static let resources: [Line] = [
    ("<resources>", []),
    ("  <!-- <color name=\"old\">#COLOR</color> -->", []),
    ("  <string name=\"text_COLOR\">#COLOR and 8dp</string>", []),
    ("  <integer name=\"number_COLOR\">SIZE</integer>", []),
    ("  <color name=\"c_COLOR\">#COLOR</color>", [("color", "#COLOR")]),
    ("  <dimen name=\"gap_COLOR\">SIZEdp</dimen>", [("size", "SIZEpx")]),
    ("  <dimen name=\"radius_COLOR\">SIZEdp</dimen>", [("radius", "SIZEpx")]),
    ("  <dimen name=\"text_COLOR\">SIZEsp</dimen>", [("font", "system SIZE")]),
    ("</resources>", []),
  ]

  private static let css: [Line] = [
    ("@charset \"utf-8\";", []),
    ("/* color: #COLOR; padding: 8px */", []),
    ("#fade { fill: url(#abcdef); }", []),
    (".a { content: \"#COLOR\" }", []),
    (".b { background: url(data:image/svg+xml,%23COLOR) }", []),
    (".c { color: #COLOR }", [("color", "#COLOR")]),
    (".d { background: rgb(RED GREEN BLUE) }", [("color", "#COLOR")]),
    (".e { border-radius: SIZEpx }", [("radius", "SIZEpx")]),
    (".f { margin: 0 SIZEpx }", [("size", "SIZEpx")]),
    (".g { font-size: SIZEpx; font-weight: 600 }", [("font", "system SIZE semi-bold")]),
    (".h { width: SIZEpx }", []),
    ("", []),
  ]

  private static let scss: [Line] = [
    ("@use \"sass:math\";", []),
    ("// #COLOR", []),
    ("$own-COLOR: #COLOR;", [("color", "#COLOR")]),
    (".i { &:hover { color: #COLOR; } }", [("color", "#COLOR")]),
    (".j { color: $own; margin: $gap; }", []),
    ("@include screen(SIZEpx) { .k { gap: SIZEpx; } }", [("size", "SIZEpx")]),
    ("", []),
  ]

  private static let script: [Line] = [
    ("export const Screen = () => (\n  <main>", []),
    ("    {/* #COLOR */}", []),
    ("    <a href=\"#abcdef\" title=\"#COLOR\">#COLOR</a>", []),
    ("    <p>{`#1234 ${count}`}</p>", []),
    ("    <p style={{ color: \"#COLOR\" }} />", [("color", "#COLOR")]),
    ("    <p style={{ padding: SIZE }} />", [("size", "SIZEpx")]),
    ("    <p style={{ fontSize: SIZE }} />", [("font", "system SIZE")]),
    ("    <p style={{ borderRadius: \"SIZEpx\" }} />", [("radius", "SIZEpx")]),
    ("  </main>\n);", []),
  ]

  private static let html: [Line] = [
    ("<!doctype html>", []),
    ("<!-- #COLOR -->", []),
    ("<p id=\"abcdef\">#COLOR</p><a href=\"#COLOR\">x</a>", []),
    ("<p style=\"color: #COLOR\">x</p>", [("color", "#COLOR")]),
    ("<p style='padding: SIZEpx'>x</p>", [("size", "SIZEpx")]),
    ("<style>.l { border-radius: SIZEpx }</style>", [("radius", "SIZEpx")]),
    ("</html>", []),
  ]
}
