/// Finds the values in storyboards and xibs.
struct InterfaceBuilderDetector {
  private var found: FileLiterals
  /// The open elements.
  private var open: [XMLTagScanner.Tag] = []
  /// The open elements with text styles, with the number of open elements around each.
  private var styled: [(style: StyledElement, depth: Int)] = []
  private var shadow = LiteralShadow()
  private var shadowRange: Range<Int>?
  private var isXib = false

  /// A label, button, text field, or text view whose tag was read.
  private struct StyledElement {
    var style: LiteralTextStyle
    var range: Range<Int>
    var hasFont = false
  }

  static func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ found: inout FileLiterals) {
    var detector = InterfaceBuilderDetector(found: found)
    var scanner = XMLTagScanner(bytes)
    while let tag = scanner.next() { detector.visit(tag) }
    found = detector.found
  }

  private mutating func visit(_ tag: XMLTagScanner.Tag) {
    if tag.isEnd {
      close(tag.name)
      return
    }
    start(tag)
    guard !tag.isEmpty, open.count < 512 else {
      if tag.isEmpty { finish(tag.name, depth: open.count) }
      return
    }
    open.append(tag)
  }

  private mutating func close(_ name: String) {
    // An end tag without a start tag is skipped.
    guard let last = open.lastIndex(where: { $0.name == name }) else { return }
    while open.count > last {
      let tag = open.removeLast()
      finish(tag.name, depth: open.count)
    }
  }

  private mutating func start(_ tag: XMLTagScanner.Tag) {
    switch tag.name {
    case "viewController", "tableViewController", "collectionViewController", "glkViewController":
      if open.last?.name == "objects", open.contains(where: { $0.name == "scene" }) {
        found.screens += 1
      }
    case "document": isXib = tag["type"] == "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    case "label", "button", "textField", "textView": begin(tag)
    case "fontDescription": font(tag)
    case "color": color(tag)
    case "constraint", "stackView": length(tag)
    case "integer", "real": number(tag)
    case "size": offset(tag)
    default: break
    }
  }

  private mutating func finish(_ name: String, depth: Int) {
    if let last = styled.last, last.depth == depth {
      styled.removeLast()
      emit(last.style)
    }
    if name == "userDefinedRuntimeAttributes" { finishShadow() }
    if name == "document", isXib { found.screens = 1 }
  }

  // MARK: Text styles

  private mutating func begin(_ tag: XMLTagScanner.Tag) {
    let element: LiteralTextStyle.Element =
      switch tag.name {
      case "button": .button
      case "textField": .textField
      case "textView": .textView
      default: .label
      }
    found.elements[element, default: 0] += 1
    var style = LiteralTextStyle(element: element)
    switch tag["textAlignment"] {
    case "center": style.alignment = "center"
    case "right": style.alignment = "right"
    case "justified": style.alignment = "justified"
    default: break
    }
    style.lines = tag["numberOfLines"].flatMap { Int($0) }
    styled.append((StyledElement(style: style, range: tag.range), open.count))
  }

  private mutating func emit(_ element: StyledElement) {
    var element = element
    // Interface Builder omits the font of a label with the default one.
    if !element.hasFont, element.style.element == .label { element.style.size = 17 }
    guard !element.style.isEmpty else { return }
    found.add(Literal(.textStyle(element.style), .text, at: element.range, isWhole: false))
  }

  private mutating func font(_ tag: XMLTagScanner.Tag) {
    var font = LiteralTextStyle()
    if let name = tag["name"] { font = AppleColors.font(named: name) }
    if let family = tag["family"] { font.family = family }
    switch tag["type"] {
    case "boldSystem": font.weight = 700
    case "italicSystem": font.isItalic = true
    default: break
    }
    if let weight = tag["weight"].flatMap({ AppleColors.weight($0) }) { font.weight = weight }
    font.size = tag["pointSize"].flatMap { Double($0) }
    let isDirect = styled.last.map { $0.depth + 1 == open.count } ?? false
    if isDirect, tag["key"] == "fontDescription" {
      let last = styled.count - 1
      let own = styled[last].style.style
      (font.element, font.color, font.alignment, font.lines) =
        (own.element, own.color, own.alignment, own.lines)
      styled[last].style = StyledElement(style: font, range: tag.range, hasFont: true)
    } else if !font.isEmpty, font.size != nil {
      found.add(Literal(.textStyle(font), .text, at: tag.range, isWhole: false))
    }
  }

  // MARK: Colors

  private mutating func color(_ tag: XMLTagScanner.Tag) {
    // Definitions of system and named colors, which others refer to.
    if let parent = open.last?.name, parent == "systemColor" || parent == "namedColor" { return }
    if let name = tag["systemColor"] ?? tag["cocoaTouchSystemColor"] {
      found.systemColors[name, default: 0] += 1
      return
    }
    guard let color = Self.color(tag) else { return }
    let key = tag["key"] ?? ""
    if keyPath == "layer.shadowColor" || keyPath == "shadowColor" {
      shadow.color = color
      shadowRange = shadowRange ?? tag.range
    }
    let purpose = Literal.Purpose(property: keyPath ?? key)
    found.add(Literal(.color(color), purpose, at: tag.range, isWhole: false))
    guard let last = styled.indices.last else { return }
    let distance = open.count - styled[last].depth
    let isTitle = key == "titleColor" && open.last?["key"] == "normal" && distance == 2
    let isForeground = key == "baseForegroundColor" && distance == 2
    if key == "textColor" && distance == 1 || isTitle || isForeground {
      styled[last].style.style.color = color
    }
  }

  private static func color(_ tag: XMLTagScanner.Tag) -> LiteralColor? {
    func number(_ name: String) -> Double? { tag[name].flatMap { Double($0) } }
    let alpha = number("alpha")
    if let white = number("white") {
      return (0...1).contains(white)
        ? ColorFunctions.color([white, white, white], alpha: alpha) : nil
    }
    let parts = ["red", "green", "blue"].compactMap { number($0) }
    guard parts.count == 3 else { return nil }
    return tag["customColorSpace"] == "displayP3"
      ? ColorFunctions.displayP3(parts, alpha: alpha)
      : ColorFunctions.color(parts, alpha: alpha)
  }

  // MARK: Lengths

  private static let edges: Set<String> = [
    "leading", "trailing", "top", "bottom", "left", "right", "leadingMargin", "trailingMargin",
    "topMargin", "bottomMargin",
  ]

  private mutating func length(_ tag: XMLTagScanner.Tag) {
    let name = tag.name == "stackView" ? "spacing" : "constant"
    guard let attribute = tag.attribute(name), let value = Double(attribute.value), value != 0
    else { return }
    if name == "constant", !Self.edges.contains(tag["firstAttribute"] ?? "") { return }
    found.add(Literal(.size(value.magnitude), at: attribute.range, isWhole: false))
  }

  // MARK: Runtime attributes

  /// The key path of the runtime attribute whose value is being read.
  private var keyPath: String? {
    open.last?.name == "userDefinedRuntimeAttribute" ? open.last?["keyPath"] : nil
  }

  private mutating func number(_ tag: XMLTagScanner.Tag) {
    guard let keyPath, let attribute = tag.attribute("value"), let value = Double(attribute.value)
    else { return }
    switch keyPath {
    case "layer.cornerRadius", "cornerRadius":
      if value > 0 { found.add(Literal(.radius(value), at: attribute.range, isWhole: false)) }
    case "layer.shadowRadius", "shadowRadius":
      // In CSS and DTCG, the blur is twice the standard deviation, and here about the same.
      shadow.blur = value * 2
      shadowRange = shadowRange ?? tag.range
    case "layer.shadowOpacity", "shadowOpacity":
      shadow.color = shadow.color?.withAlpha(value)
    default: break
    }
  }

  private mutating func offset(_ tag: XMLTagScanner.Tag) {
    guard let keyPath, keyPath == "layer.shadowOffset" || keyPath == "shadowOffset",
      let x = tag["width"].flatMap({ Double($0) }), let y = tag["height"].flatMap({ Double($0) })
    else { return }
    (shadow.x, shadow.y) = (x, y)
    shadowRange = shadowRange ?? tag.range
  }

  private mutating func finishShadow() {
    if let range = shadowRange {
      found.add(Literal(.shadow(shadow), .shadow, at: range, isWhole: false))
    }
    shadow = LiteralShadow()
    shadowRange = nil
  }
}
