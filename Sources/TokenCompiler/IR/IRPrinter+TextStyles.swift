import JSONSyntax
import TokenModel

extension IRPrinter {
  /// One rem in px, for the sizes of text styles, which are printed in px.
  private static var remBase: Double { 16 }

  mutating func print(_ style: TextStyle) {
    writer.beginObject()
    writer.name("number")
    if let number = style.number { writer.integer(number) } else { writer.null() }
    writer.name("families")
    printList(style.families) { $0.print($1) }
    writer.name("size")
    print(Self.pixels(style.size))
    writer.name("weight")
    print(style.weight)
    writer.name("style")
    writer.string(style.slant.rawValue)
    printMeasure("lineHeight", relative: "ratio", style.lineHeightRatio, style.lineHeight, false)
    printMeasure("kern", relative: "em", style.kernEm, style.kern, true)
    writer.name("relativeTo")
    print(style.relativeTo)
    writer.name("system")
    print(style.system)
    writer.name("align")
    print(style.align?.rawValue)
    writer.name("case")
    print(style.letterCase?.rawValue)
    writer.name("decoration")
    print(style.decoration?.rawValue)
    writer.name("lineBreak")
    print(style.lineBreak?.rawValue)
    writer.name("shadow")
    print(style.shadow, .shadow)
    writer.name("color")
    print(style.color, .color)
    writer.endObject()
  }

  /// A measure in both its forms; `null` where the source leaves it out.
  private mutating func printMeasure(
    _ name: StaticString,
    relative: StaticString,
    _ ratio: Double?,
    _ length: Dimension?,
    _ absoluteFirst: Bool
  ) {
    writer.name(name)
    guard ratio != nil || length != nil else { return writer.null() }
    writer.beginObject()
    if absoluteFirst { printAbsolute(length) }
    writer.name(relative)
    print(ratio)
    if !absoluteFirst { printAbsolute(length) }
    writer.endObject()
  }

  private mutating func printAbsolute(_ length: Dimension?) {
    writer.name("absolute")
    print(Self.pixels(length))
  }

  private mutating func print<Value>(_ part: TextStyle.Part<Value>?, _ type: TokenType) {
    guard let part else { return writer.null() }
    writer.beginObject()
    writer.name("value")
    print(ValueID(part.value), type)
    writer.name("alias")
    print(part.alias)
    writer.endObject()
  }

  private mutating func print(_ family: TextStyle.Family) {
    writer.beginObject()
    writer.name("name")
    print(Optional(family.name))
    writer.name("generic")
    writer.boolean(family.isGeneric)
    writer.name("faces")
    printList(family.faces) { printer, face in
      printer.writer.beginObject()
      printer.writer.name("weight")
      printer.writer.number(face.weight)
      printer.writer.name("style")
      printer.writer.string(face.slant.rawValue)
      printer.writer.name("postScriptName")
      printer.print(face.postScriptName)
      printer.writer.name("file")
      printer.print(face.file)
      printer.writer.name("resource")
      printer.print(face.resource)
      printer.writer.endObject()
    }
    writer.endObject()
  }

  /// A length in px; `nil` for units that depend on where the text stands.
  private static func pixels(_ length: Dimension?) -> Double? {
    switch length?.unit {
    case .px: length?.value
    case .rem: length.map { $0.value * remBase }
    default: nil
    }
  }
}
