extension RandomSource {
  mutating func token(_ rank: Int, in group: String) -> RandomToken {
    let type = names[rank].type
    if once(in: 8), let target = lower(than: rank, type) {
      var token = RandomToken(value: "\"\(pointer(to: target))\"")
      token.isReference = true
      return token
    }
    var token = RandomToken(value: value(of: rank))
    if groupTypes[group] != type || once(in: 2) { token.type = type }
    if type == "dimension", once(in: 6) { token.formula = lengthFormula(below: rank) }
    if type == "typography", once(in: 2) {
      let height = length(below: rank)
      token.settings.append("\"lineHeight\": \(height)")
      if let color = lower(than: rank, "color") {
        token.settings.append("\"color\": \"{\(color)}\"")
      }
    }
    return token
  }

  /// A value for the name at `rank`, with references to lower ranks only.
  mutating func value(of rank: Int) -> String {
    let type = names[rank].type
    if once(in: 3), let target = lower(than: rank, type) { return reference(to: target) }
    switch type {
    case "color": return color(below: rank)
    case "dimension":
      if once(in: 3), let formula = lengthFormula(below: rank) { return "\"~\(formula)\"" }
      return length(below: nil)
    case "number":
      if once(in: 4), let target = lower(than: rank, "dimension") {
        return part("value", of: target)
      }
      if once(in: 4), let target = lower(than: rank, "number") {
        return "\"~{\(target)} + \(digit())\""
      }
      return digit()
    case "border", "transition", "typography": return object(members(of: type), below: rank)
    case "shadow": return shadow(below: rank)
    case "gradient":
      let stops = (0..<Int.random(in: 1...2, using: &random)).map { _ in
        object([("color", "color"), ("position", "number")], below: rank)
      }
      return "[" + stops.joined(separator: ", ") + "]"
    default: return simple(type, below: rank)
    }
  }

  private func members(of type: String) -> [(name: String, type: String)] {
    switch type {
    case "border": [("color", "color"), ("width", "dimension"), ("style", "strokeStyle")]
    case "transition":
      [("duration", "duration"), ("delay", "duration"), ("timingFunction", "cubicBezier")]
    default:
      [
        ("fontFamily", "fontFamily"), ("fontSize", "dimension"), ("fontWeight", "fontWeight"),
        ("letterSpacing", "dimension"), ("lineHeight", "number"),
      ]
    }
  }

  // MARK: Composite values

  /// An object whose properties are values, references, expressions, or references to properties of
  /// other tokens.
  private mutating func object(
    _ parts: [(name: String, type: String)],
    below rank: Int
  ) -> String {
    let members = parts.map { part in
      "\"\(part.name)\": \(member(part.name, part.type, below: rank))"
    }
    return "{" + members.joined(separator: ", ") + "}"
  }

  private mutating func member(_ name: String, _ type: String, below rank: Int) -> String {
    // The same property of another token of the same type.
    if once(in: 6), names[rank].type != "gradient", names[rank].type != "shadow",
      let other = lower(than: rank, names[rank].type)
    {
      return part(name, of: other)
    }
    if once(in: 3), let target = lower(than: rank, type) { return reference(to: target) }
    return type == "dimension" ? length(below: rank) : simple(type, below: rank)
  }

  private mutating func shadow(below rank: Int) -> String {
    let lengths = ["offsetX", "offsetY", "blur", "spread"].map { ($0, "dimension") }
    let layers = (0..<(once(in: 4) ? 2 : 1)).map { _ in
      let layer = object([("color", "color")] + lengths, below: rank)
      guard once(in: 2) else { return layer }
      var inset = once(in: 2) ? "true" : "false"
      // Shadows with an even rank are single layers with `inset`.
      if once(in: 2), let other = lower(than: rank, "shadow"), isEven(other) {
        inset = part("inset", of: other)
      }
      return layer.dropLast() + ", \"inset\": \(inset)}"
    }
    if rank % 2 == 0 {
      return layers[0].contains("inset") ? layers[0] : layers[0].dropLast() + ", \"inset\": true}"
    }
    return "[" + layers.joined(separator: ", ") + "]"
  }

  private func isEven(_ path: String) -> Bool {
    path.last.flatMap { Int(String($0)) }.map { $0 % 2 == 0 } ?? false
  }

  // MARK: Simple values

  private mutating func simple(_ type: String, below rank: Int) -> String {
    switch type {
    case "color": return color(below: rank)
    case "dimension": return length(below: nil)
    case "fontFamily": return once(in: 2) ? "\"F\(digit())\"" : "[\"F\(digit())\", \"G\"]"
    case "fontWeight": return once(in: 2) ? "\"bold\"" : "\(digit())00"
    case "duration": return "{\"value\": \(digit()), \"unit\": \"ms\"}"
    case "cubicBezier": return "[0, \(digit()), 1, 1]"
    case "strokeStyle": return stroke(below: rank)
    default: return digit()
    }
  }

  private mutating func stroke(below rank: Int) -> String {
    // Strokes with an even rank are always dashed, so that others can reference their properties.
    let isNamed = names[rank].type == "strokeStyle" ? rank % 2 == 1 : once(in: 2)
    if isNamed { return once(in: 2) ? "\"solid\"" : "\"dashed\"" }
    var cap = once(in: 2) ? "\"round\"" : "\"butt\""
    var dashes = "[\(length(below: rank)), \(length(below: nil))]"
    if let other = lower(than: rank, "strokeStyle"), isEven(other) {
      if once(in: 3) { cap = part("lineCap", of: other) }
      if once(in: 3) { dashes = part("dashArray", of: other) }
      if once(in: 3) { dashes = "[\(part("dashArray/0", of: other))]" }
    }
    return "{\"dashArray\": \(dashes), \"lineCap\": \(cap)}"
  }

  private mutating func color(below rank: Int) -> String {
    if once(in: 4), let target = lower(than: rank, "color") {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return "\"~color.alpha({\(target)}, 0.\(digit()))\""
      case 1:
        let other = lower(than: rank, "color") ?? target
        return "\"~color.mix({\(target)}, {\(other)}, 0.25)\""
      case 2:
        let red = part("components/0", of: target)
        return "{\"colorSpace\": \"srgb\", \"components\": [\(red), 0, 1]}"
      default:
        let components = part("components", of: target)
        return "{\"colorSpace\": \"srgb\", \"components\": \(components), \"alpha\": 0.\(digit())}"
      }
    }
    return "{\"colorSpace\": \"srgb\", \"components\": [\(once(in: 2) ? 0 : 1), 0, 0.5]}"
  }

  /// A length. With a rank, it may be a reference.
  private mutating func length(below rank: Int?) -> String {
    if let rank, once(in: 3) {
      if let target = lower(than: rank, "dimension") {
        return once(in: 2)
          ? "{\"$ref\": \"\(pointer(to: target))/$value\"}" : "\"~{\(target)} * 2\""
      }
    }
    return "{\"value\": \(digit()), \"unit\": \"px\"}"
  }

  private mutating func lengthFormula(below rank: Int) -> String? {
    guard let first = lower(than: rank, "dimension") else { return nil }
    let second = lower(than: rank, "dimension") ?? first
    return switch Int.random(in: 0..<4, using: &random) {
    case 0: "{\(first)} * \(digit())"
    case 1: "({\(first)} + @\(second)) / 2"
    case 2: "-{\(first)}"
    default: "{\(first)} - 1px"
    }
  }

  private mutating func digit() -> String { "\(Int.random(in: 1...3, using: &random))" }

  // MARK: References

  private mutating func reference(to path: String) -> String {
    once(in: 2) ? "\"{\(path)}\"" : "{\"$ref\": \"\(pointer(to: path))/$value\"}"
  }

  private mutating func part(_ name: String, of path: String) -> String {
    "{\"$ref\": \"\(pointer(to: path))/$value/\(name)\"}"
  }

  private func pointer(to path: String) -> String {
    "#/" + path.split(separator: ".").joined(separator: "/")
  }

  /// The path of a token of this type with a lower rank.
  private mutating func lower(than rank: Int, _ type: String) -> String? {
    let found = names[..<rank].filter { $0.type == type }
    guard !found.isEmpty else { return nil }
    let name = pick(found)
    let homes = homes(of: name)
    // An inherited token is missing if the group extends another one.
    return "\(once(in: 4) ? homes[homes.count - 1] : homes[0]).\(name.text)"
  }
}
