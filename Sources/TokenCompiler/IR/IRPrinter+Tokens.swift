import JSONSyntax
import TokenModel

extension IRPrinter {
  mutating func token(_ token: Token) {
    writer.beginObject()
    writer.name("path")
    path(token.path)
    writer.member("type", token.type.name)
    visibility(token.isPrivate)
    deprecation(token.deprecation)
    description(token.description)
    writer.lineBreak()
    extensions(of: token)
    origin(token.base.origin)
    writer.lineBreak()
    resolved(token.base, of: token.type, isOnLines: true)
    writer.lineBreak()
    variation(of: token)
    writer.endObject()
  }

  mutating func constant(_ token: Token) {
    let value = ir.values[Handle<ConstantValue>(token.base.value)]
    writer.lineBreak()
    writer.beginObject()
    writer.member("type", value.typeName)
    if case .verbatim = value { writer.member("verbatim", true) }
    if case .word(_, let words) = value {
      writer.name("of")
      writer.beginArray()
      for word in words { text(word) }
      writer.endArray()
    }
    resolved(token.base, of: .constant, isOnLines: false)
    description(token.description)
    origin(token.base.origin)
    variation(of: token)
    writer.endObject()
  }

  /// Prints the modifiers that affect a token, and its absences and variants.
  private mutating func variation(of token: Token) {
    writer.name("dependsOn")
    writer.beginArray()
    for (index, modifier) in ir.modifiers.enumerated()
    where token.dependsOn.contains(modifier: index) {
      writer.string(modifier.name)
    }
    writer.endArray()
    writer.name("absentIn")
    writer.beginArray()
    for index in token.absentIn.indices { assignment(ir.absences[index]) }
    writer.endArray()
    writer.lineBreak()
    writer.name("variants")
    writer.beginArray()
    for index in token.variants.indices {
      writer.lineBreak()
      variant(ir.variants[index], of: token.type)
    }
    writer.endArray()
  }

  private mutating func variant(_ variant: Token.Variant, of type: TokenType) {
    writer.beginObject()
    writer.name("when")
    assignment(variant.when)
    writer.member("own", variant.isOwn)
    resolved(variant.resolved, of: type, isOnLines: false)
    origin(variant.resolved.origin)
    writer.endObject()
  }

  private mutating func assignment(_ assignment: ContextAssignment) {
    writer.beginObject()
    var next = assignment.contexts.indices.lowerBound
    for (index, modifier) in ir.modifiers.enumerated()
    where assignment.modifiers.contains(modifier: index) {
      writer.name(modifier.name)
      writer.string(modifier.contexts[Int(ir.contexts[next])])
      next += 1
    }
    writer.endObject()
  }

  /// Prints the properties that a token has in common with its variants.
  private mutating func resolved(
    _ resolved: Token.ResolvedValue,
    of type: TokenType,
    isOnLines: Bool
  ) {
    writer.name("value")
    value(resolved.value, of: type)
    if isOnLines { writer.lineBreak() }
    if type != .constant {
      member("alias", resolved.alias) { $0.path(of: $1) }
    }
    writer.name("references")
    writer.beginObject()
    for index in resolved.references.indices {
      writer.name(ir.references[index].pointer.text)
      path(of: ir.references[index].target)
    }
    writer.endObject()
    guard type != .constant else { return }
    member("expression", resolved.expression)
    if let units = resolved.gridUnits {
      writer.member("gridUnits", units)
    }
    if type == .color {
      if isOnLines { writer.lineBreak() }
      derived(Handle(resolved.value))
    }
    if type == .gradient, let kind = ir.values[Handle<Gradient>(resolved.value)].kind {
      if isOnLines { writer.lineBreak() }
      writer.name("gradient")
      gradientKind(kind)
    }
    if let index = resolved.textStyle {
      if isOnLines { writer.lineBreak() }
      writer.name("textStyle")
      textStyle(ir.textStyles[Int(index)])
    }
  }

  private mutating func derived(_ color: Handle<Color>) {
    let index = Int(color.index)
    let exact =
      index < ir.derivedColors.count
      ? ir.derivedColors[index] : DerivedColor(ir.values[color])
    let derived = exact.rounded()
    writer.name("derived")
    writer.beginObject()
    writer.name("srgb")
    components(derived.srgb)
    writer.name("displayP3")
    components(derived.displayP3)
    writer.name("hex")
    writer.verbatim(Self.quotedHexadecimal(derived.hex, digits: 8))
    writer.member("inSrgb", derived.isInSRGB)
    writer.endObject()
  }

  private mutating func components(_ components: SIMD4<Double>) {
    writer.beginArray()
    for index in 0..<4 { writer.number(components[index]) }
    writer.endArray()
  }

  /// Returns a quoted hexadecimal color such as `"#rrggbb"`.
  ///
  /// - Parameters:
  ///   - number: The value whose last `digits` hexadecimal digits are printed.
  ///   - digits: The number of digits.
  ///   - uppercase: A bit mask in which bit *i* makes digit *i* from the left uppercase.
  /// - Returns: The UTF-8 text, including the quotes.
  static func quotedHexadecimal(_ number: UInt32, digits: Int, uppercase: UInt8 = 0) -> [UInt8] {
    var text: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "#")]
    for position in 0..<digits {
      let digit = UInt8(truncatingIfNeeded: number >> UInt32(4 * (digits - 1 - position)) & 0xF)
      let isUppercase = position < 8 && uppercase >> UInt8(position) & 1 == 1
      let letter = isUppercase ? UInt8(ascii: "A") : UInt8(ascii: "a")
      text.append(digit < 10 ? UInt8(ascii: "0") + digit : letter + digit - 10)
    }
    text.append(UInt8(ascii: "\""))
    return text
  }
}
