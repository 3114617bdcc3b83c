import JSONSyntax

/// Values that have parts.
extension ValueReading {
  /// Reads a border, a transition, a shadow or a text style.
  func composite(_ node: JSONNode, _ type: ForeignType) -> Result {
    if let text = string(node) {
      guard let json = Self.shorthand(text, type) else { return Result(type: type.standardWord) }
      return Result(type: type.standardWord, json: json, forms: [.foreignComposites])
    }
    switch type {
    case .shadow: return shadow(node)
    case .typography: return textStyle(node)
    default: return members(node, type)
    }
  }

  /// Reads an object whose members are called as in the standard.
  private func members(_ node: JSONNode, _ type: ForeignType) -> Result {
    guard tree.kind(node) == .object else { return Result(type: type.standardWord) }
    let parts = tree.members(of: node).map { member -> String in
      let name = tree.string(member.key)
      let value = ForeignType(part: name).map { part(member.value, as: $0) }
      return "\(JSONWriter.quoted(name)): \(value ?? verbatim(member.value))"
    }
    return result(type, "{ \(parts.joined(separator: ", ")) }", node)
  }

  /// A result that says whether the value is another one than in the file.
  private func result(_ type: ForeignType, _ json: String, _ node: JSONNode) -> Result {
    json.filter { !$0.isWhitespace } == verbatim(node).filter { !$0.isWhitespace }
      ? Result(type: type.standardWord)
      : Result(type: type.standardWord, json: json, forms: [.foreignComposites])
  }

  // MARK: Shadows

  private func shadow(_ node: JSONNode) -> Result {
    if tree.kind(node) == .object { return result(.shadow, layer(node), node) }
    guard tree.kind(node) == .array else { return Result(type: "shadow") }
    let layers = tree.elements(of: node).map { element -> String in
      if tree.kind(element) == .object { return layer(element) }
      return string(element).flatMap { Self.shorthand($0, .shadow) } ?? verbatim(element)
    }
    return result(.shadow, "[\(layers.joined(separator: ", "))]", node)
  }

  private func layer(_ node: JSONNode) -> String {
    var parts: [String] = []
    for member in tree.members(of: node) {
      let name = tree.string(member.key)
      switch name {
      case "x", "offsetX": parts.append("\"offsetX\": \(part(member.value, as: .dimension))")
      case "y", "offsetY": parts.append("\"offsetY\": \(part(member.value, as: .dimension))")
      case "blur", "spread": parts.append("\"\(name)\": \(part(member.value, as: .dimension))")
      case "color":
        let color = colorWithOpacity(ofShadow: node) ?? part(member.value, as: .color)
        parts.append("\"color\": \(color)")
      case "alpha" where colorWithOpacity(ofShadow: node) != nil: continue
      case "type":
        if string(member.value) == "innerShadow" { parts.append("\"inset\": true") }
      default: parts.append("\(JSONWriter.quoted(name)): \(verbatim(member.value))")
      }
    }
    if tree.value(of: "spread", in: node) == nil {
      parts.append("\"spread\": \(Measure(0, "px").dimension)")
    }
    return "{ \(parts.joined(separator: ", ")) }"
  }

  // MARK: Text styles

  private func textStyle(_ node: JSONNode) -> Result {
    guard tree.kind(node) == .object else { return Result(type: "typography") }
    var parts: [String] = []
    var extra: [String] = []
    for member in tree.members(of: node) {
      let name = tree.string(member.key)
      let text = string(member.value)
      switch name {
      case "textCase", "textTransform":
        if let word = text.flatMap({ Self.letterCases[$0.lowercased()] }) {
          extra.append("\"case\": \"\(word)\"")
        }
      case "textDecoration":
        if let word = text.flatMap({ Self.decorations[$0.lowercased()] }) {
          extra.append("\"decoration\": \"\(word)\"")
        }
      case "fontWeight":
        if text.flatMap({ FontWeightName($0) })?.isItalic == true {
          extra.append("\"style\": \"italic\"")
        }
        parts.append("\"fontWeight\": \(part(member.value, as: .fontWeight))")
      case "lineHeight":
        guard text?.lowercased() != "auto" else { continue }
        if let exact = exactLineHeight(member.value, of: node) {
          parts.append("\"lineHeight\": \(exact.ratio)")
          extra.append("\"lineHeight\": \(exact.height)")
          continue
        }
        let read = read(member.value, as: .lineHeight)
        parts.append("\"lineHeight\": \(read.json ?? verbatim(member.value))")
      case "fontSize", "letterSpacing", "fontFamily":
        let type: ForeignType =
          name == "fontSize" ? .dimension : name == "fontFamily" ? .fontFamily : .letterSpacing
        parts.append("\"\(name)\": \(part(member.value, as: type))")
      default: parts.append("\(JSONWriter.quoted(name)): \(verbatim(member.value))")
      }
    }
    var result = result(.typography, "{ \(parts.joined(separator: ", ")) }", node)
    result.extensions = extra
    return result
  }

  /// The words of our extension for those of Tokens Studio and CSS.
  private static let letterCases = [
    "uppercase": "uppercase", "lowercase": "lowercase", "capitalize": "capitalize",
    "upper": "uppercase", "lower": "lowercase", "title": "capitalize", "none": "none",
  ]

  private static let decorations = [
    "underline": "underline", "line-through": "line-through", "strikethrough": "line-through",
    "overline": "overline", "none": "none",
  ]

  // MARK: Shorthands of CSS

  /// The value that a shorthand of CSS stands for; `nil` if the text is something else.
  static func shorthand(_ text: String, _ type: ForeignType) -> String? {
    switch type {
    case .border: border(text)
    case .shadow: shadows(text)
    case .transition: transition(text)
    default: nil
    }
  }

  /// Reads `1px solid #102030`, in any order.
  private static func border(_ text: String) -> String? {
    var width: String?
    var style: String?
    var color: String?
    for word in CSSList.split(text, at: " ") {
      if lineStyles.contains(word), style == nil {
        style = JSONWriter.quoted(word)
      } else if width == nil, let measure = Measure(word) {
        width = measure.dimension
      } else if color == nil, let found = colorPart(word) {
        color = found
      } else {
        return nil
      }
    }
    guard let width, let color else { return nil }
    return "{ \"color\": \(color), \"width\": \(width), \"style\": \(style ?? "\"solid\"") }"
  }

  private static let lineStyles: Set<String> = [
    "solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset",
  ]

  private static func colorPart(_ text: String) -> String? {
    if isReference(text) { return JSONWriter.quoted(text) }
    return CSSColor(text)?.json ?? alpha(of: text).map { JSONWriter.quoted($0) }
  }

  /// Reads `inset 0 1px 2px 3px rgba(0, 0, 0, 0.5)`, or a list of these.
  private static func shadows(_ text: String) -> String? {
    var layers: [String] = []
    for part in CSSList.split(text, at: ",") {
      var lengths: [String] = []
      var color: String?
      var isInset = false
      for word in CSSList.split(part, at: " ") {
        if word == "inset" {
          isInset = true
        } else if let measure = Measure(word) {
          lengths.append(measure.dimension)
        } else if color == nil, let found = colorPart(word) {
          color = found
        } else {
          return nil
        }
      }
      guard (2...4).contains(lengths.count), let color else { return nil }
      while lengths.count < 4 { lengths.append(Measure(0, "px").dimension) }
      let names = ["offsetX", "offsetY", "blur", "spread"]
      let parts = zip(names, lengths).map { "\"\($0)\": \($1)" }.joined(separator: ", ")
      layers.append("{ \"color\": \(color), \(parts)\(isInset ? ", \"inset\": true" : "") }")
    }
    guard let first = layers.first else { return nil }
    return layers.count == 1 ? first : "[\(layers.joined(separator: ", "))]"
  }

  /// Reads `200ms ease-in 50ms`, in any order of curve and times.
  private static func transition(_ text: String) -> String? {
    var times: [String] = []
    var curve: CSSCurve?
    for word in CSSList.split(text, at: " ") {
      if let measure = Measure(word), let time = measure.duration {
        times.append(time)
      } else if curve == nil, let found = CSSCurve(word) {
        curve = found
      } else {
        return nil
      }
    }
    guard (1...2).contains(times.count) else { return nil }
    let delay = times.count == 2 ? times[1] : Measure(0, "ms").duration ?? ""
    let function = curve?.json ?? CSSCurve("ease")?.json ?? ""
    return "{ \"duration\": \(times[0]), \"delay\": \(delay), \"timingFunction\": \(function) }"
  }
}

extension ForeignType {
  /// The type of a member of a composite.
  fileprivate init?(part name: String) {
    switch name {
    case "color": self = .color
    case "width": self = .dimension
    case "style": self = .strokeStyle
    case "duration", "delay": self = .duration
    case "timingFunction": self = .cubicBezier
    default: return nil
    }
  }
}
