internal import SourceForms

/// Finds the values in Android resources: `values`, layouts, drawables, and color state lists.
struct AndroidXMLDetector {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let appearance: Literal.Appearance
  private var found: FileLiterals
  private var root: String?
  /// The text style of an open `<style>`, with the range of its size.
  private var style: (style: LiteralTextStyle, range: Range<Int>?)?
  /// The resource whose text is being read.
  private var resource: XMLTagScanner.Tag?

  static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>,
    path: String,
    _ found: inout FileLiterals
  ) {
    var detector = AndroidXMLDetector(bytes, path, found)
    var scanner = XMLTagScanner(bytes)
    while let tag = scanner.next() { detector.visit(tag, text: scanner.text) }
    found = detector.found
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ path: String, _ found: FileLiterals) {
    self.bytes = bytes
    self.found = found
    let folder = path.split(separator: "/").dropLast().last ?? ""
    appearance = folder.split(separator: "-").contains("night") ? .dark : .any
    if folder.prefix(while: { $0 != "-" }) == "layout" { self.found.screens = 1 }
  }

  private mutating func visit(_ tag: XMLTagScanner.Tag, text: Range<Int>) {
    if root == nil, !tag.isEnd {
      root = tag.name
      if tag.name == "merge" || tag.name == "resources" { found.screens = 0 }
    }
    guard root == "resources" else {
      if !tag.isEnd { element(tag) }
      return
    }
    if tag.isEnd, let own = resource, own.name == tag.name {
      value(own, trimmed(text))
      resource = nil
    } else if tag.isEnd, tag.name == "style" {
      finishStyle()
    } else if !tag.isEnd, tag.name == "style" {
      style = (LiteralTextStyle(), nil)
    } else if !tag.isEnd, !tag.isEmpty {
      resource = tag
    }
  }

  /// The range without white space at either end.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private mutating func add(
    _ value: Literal.Value,
    _ purpose: Literal.Purpose,
    _ range: Range<Int>,
    isWhole: Bool = true,
    name: String? = nil
  ) {
    found.add(
      Literal(value, purpose, at: range, isWhole: isWhole, appearance: appearance, name: name)
    )
  }

  /// Adds a length, which a token can only replace if it has no sign and is in `dp`.
  private mutating func add(
    _ measure: Measure,
    isRadius: Bool,
    _ range: Range<Int>,
    name: String? = nil
  ) {
    let length = measure.value
    guard !isRadius || length > 0 else { return }
    add(
      isRadius ? .radius(length) : .size(length.magnitude),
      .other,
      range,
      isWhole: length > 0 && measure.unit != "px",
      name: name
    )
  }

  // MARK: Values

  private mutating func value(_ tag: XMLTagScanner.Tag, _ range: Range<Int>) {
    guard let name = tag["name"], !range.isEmpty, range.count < 100 else { return }
    let text = text(range)
    if style != nil, tag.name == "item" {
      item(name, text, range)
      return
    }
    switch tag.name == "item" ? tag["type"] ?? "" : tag.name {
    case "color":
      guard let color = ColorFunctions.color(hash: text, opacityFirst: true) else { return }
      add(.color(color), Literal.Purpose(property: name), range, name: name)
    case "dimen":
      guard let measure = Measure(text), measure.value != 0 else { return }
      let lower = name.lowercased()
      if measure.unit == "sp" || Self.textWords.matches(lower) {
        add(.textStyle(LiteralTextStyle(size: measure.value)), .text, range, name: name)
      } else if Self.isLength(measure) {
        let isRadius = Self.radiusWords.matches(lower)
        add(measure, isRadius: isRadius, range, name: name)
      }
    default: break
    }
  }

  private static func isLength(_ measure: Measure) -> Bool {
    ["dp", "dip", "px"].contains(measure.unit) && measure.value != 0
  }

  private mutating func item(_ name: String, _ text: String, _ range: Range<Int>) {
    let name = String(name.split(separator: ":").last ?? "")
    if var own = style?.style, Self.read(name, text, &own) {
      style?.style = own
      if name == "textSize" { style?.range = range }
    }
    property(name, text, range)
  }

  private mutating func finishStyle() {
    if let style, let range = style.range, style.style.size != nil {
      add(.textStyle(style.style), .text, range)
    }
    style = nil
  }

  // MARK: Layouts and drawables

  private mutating func element(_ tag: XMLTagScanner.Tag) {
    let name = tag.name.split(separator: ".").last.map(String.init) ?? tag.name
    let element = Self.element(name)
    if let element { found.elements[element, default: 0] += 1 }
    var style = LiteralTextStyle(element: element)
    var range: Range<Int>?
    for attribute in tag.attributes where !attribute.name.hasPrefix("tools:") {
      let name = String(attribute.name.split(separator: ":").last ?? "")
      if Self.read(name, attribute.value, &style), name == "textSize" { range = attribute.range }
      property(name, attribute.value, attribute.range, in: tag.name)
    }
    guard style.size != nil, let range else { return }
    add(.textStyle(style), .text, range)
  }

  private static func element(_ name: String) -> LiteralTextStyle.Element? {
    if name.hasSuffix("EditText") || name.hasSuffix("AutoCompleteTextView") { return .textField }
    if name.hasSuffix("TextView") || name == "Chronometer" { return .label }
    let buttons = ["Button", "CheckBox", "Switch", "SwitchCompat", "Chip"]
    let isImage = name.hasSuffix("ImageButton") || name.hasSuffix("FloatingActionButton")
    return buttons.contains { name.hasSuffix($0) } && !isImage ? .button : nil
  }

  /// Reads a property of a text style, and returns whether it is one.
  private static func read(_ name: String, _ text: String, _ style: inout LiteralTextStyle) -> Bool
  {
    let measure = Measure(text)
    switch name {
    case "textSize":
      guard let measure, ["sp", "dp", "dip", "px"].contains(measure.unit) else { return false }
      style.size = measure.value
    case "textStyle":
      style.weight = text.contains("bold") ? 700 : style.weight
      style.isItalic = text.contains("italic")
    case "textFontWeight": style.weight = Double(text)
    case "fontFamily":
      guard !text.hasPrefix("?") else { return false }
      style.family = String(text.split(separator: "/").last ?? "")
    case "textColor": style.color = ColorFunctions.color(hash: text, opacityFirst: true)
    case "gravity", "textAlignment":
      let words = text.split(separator: "|")
      if words.contains(where: { $0 == "center" || $0 == "center_horizontal" }) {
        style.alignment = "center"
      } else if words.contains(where: { $0 == "end" || $0 == "right" || $0 == "textEnd" }) {
        style.alignment = "right"
      }
    case "maxLines", "lines": style.lines = Int(text)
    case "singleLine": style.lines = text == "true" ? 1 : style.lines
    case "letterSpacing":
      // In multiples of the font size.
      style.letterSpacing = Double(text).flatMap { space in style.size.map { $0 * space } }
    case "lineHeight": style.lineHeight = measure?.value
    default: return false
    }
    return true
  }

  private static let textWords = WordSearch("text", "font")
  private static let radiusWords = WordSearch("radius", "corner")
  private static let spaceWords = WordSearch("padding", "margin")

  /// The attributes with text for people.
  private static let texts: Set<String> = [
    "text", "hint", "title", "label", "contentDescription", "tag",
  ]

  /// Adds the color or length of an attribute or of an item of a style.
  private mutating func property(
    _ name: String,
    _ text: String,
    _ range: Range<Int>,
    in element: String = ""
  ) {
    guard let first = text.utf8.first else { return }
    if first == UInt8(ascii: "#") {
      guard !Self.texts.contains(name),
        let color = ColorFunctions.color(hash: text, opacityFirst: true)
      else { return }
      let isShape = ["solid", "stroke"].contains(element) && name == "color"
      let purpose = Literal.Purpose(property: isShape ? element : name)
      add(.color(color), element == "solid" ? .background : purpose, range)
    } else if text.hasPrefix("@android:color/") {
      found.systemColors[String(text.dropFirst(15)), default: 0] += 1
    } else if (0x30...0x39).contains(first) || first == UInt8(ascii: "-") {
      guard let measure = Measure(text), Self.isLength(measure) else { return }
      let lower = name.lowercased()
      if Self.radiusWords.matches(lower) {
        add(measure, isRadius: true, range)
      } else if Self.spaceWords.matches(lower) {
        add(measure, isRadius: false, range)
      }
    }
  }
}
