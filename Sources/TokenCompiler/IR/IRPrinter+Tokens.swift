import JSONSyntax
import TokenModel

extension IRPrinter {
  mutating func print(_ group: Group) {
    writer.beginObject()
    writer.name("path")
    print(group.path)
    writer.name("description")
    print(group.description)
    writer.name("deprecated")
    print(group.deprecation)
    writer.name("visibility")
    writer.string(group.isPrivate ? "private" : "public")
    writer.name("extensions")
    printExtensions(group.extensions)
    writer.name("constants")
    writer.beginObject()
    for constant in group.constants {
      ir.texts.withBytes(of: constant.name) { writer.name($0) }
      print(constant)
    }
    writer.endObject()
    writer.name("origin")
    print(group.origin)
    writer.endObject()
  }

  mutating func print(_ token: Token) {
    writer.beginObject()
    writer.name("path")
    print(token.path)
    writer.name("type")
    writer.string(token.type.name)
    writer.name("visibility")
    writer.string(token.isPrivate ? "private" : "public")
    writer.name("deprecated")
    print(token.deprecation)
    writer.name("description")
    print(token.description)
    writer.name("extensions")
    printExtensions(token.extensions)
    writer.name("origin")
    print(token.base.origin)
    printContents(of: token.base, token.type)
    writer.name("dependsOn")
    printList(token.dependsOn.indices) { $0.writer.string($0.ir.modifiers[$1].name) }
    writer.name("absentIn")
    printList(ir.absences[token.absentIn.indices]) { $0.print($1) }
    writer.name("variants")
    printList(ir.variants[token.variants.indices]) { printer, variant in
      printer.writer.beginObject()
      printer.writer.name("when")
      printer.print(variant.when)
      printer.writer.name("own")
      printer.writer.boolean(variant.isOwn)
      printer.printContents(of: variant.resolved, token.type)
      printer.writer.name("origin")
      printer.print(variant.resolved.origin)
      printer.writer.endObject()
    }
    writer.endObject()
  }

  /// What a token and a variant have in common: the value and how it came about.
  private mutating func printContents(of resolved: ResolvedValue, _ type: TokenType) {
    writer.name("value")
    print(resolved.value, type)
    writer.name("alias")
    print(resolved.alias)
    writer.name("references")
    writer.beginObject()
    for reference in ir.references[resolved.references.indices] {
      ir.texts.withBytes(of: reference.pointer) { writer.name($0) }
      print(Optional(reference.target))
    }
    writer.endObject()
    writer.name("expression")
    print(resolved.expression)
    if type == .color {
      writer.name("derived")
      print(ir.derivedColors[Int(resolved.value.index)])
    }
    if let units = resolved.gridUnits {
      writer.name("gridUnits")
      writer.number(units)
    }
    if let index = resolved.textStyle {
      writer.name("textStyle")
      print(ir.textStyles[Int(index)])
    }
  }

  private mutating func print(_ assignment: ContextAssignment) {
    writer.beginObject()
    for (modifier, context) in zip(
      assignment.modifiers.indices,
      ir.contexts[assignment.contexts.indices]
    ) {
      writer.name(ir.modifiers[modifier].name)
      writer.string(ir.modifiers[modifier].contexts[Int(context)])
    }
    writer.endObject()
  }

  private mutating func print(_ constant: Constant) {
    writer.beginObject()
    writer.name("type")
    writer.string(constant.value.typeName)
    writer.name("value")
    switch constant.value {
    case .boolean(let value): writer.boolean(value)
    case .string(let text), .image(let text): print(Optional(text))
    case .number(let value): writer.number(value)
    case .point(let x, let y): printNumbers([("x", x), ("y", y)])
    case .size(let width, let height): printNumbers([("width", width), ("height", height)])
    case .rect(let x, let y, let width, let height):
      printNumbers([("x", x), ("y", y), ("width", width), ("height", height)])
    case .insets(let top, let leading, let bottom, let trailing):
      printNumbers([
        ("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing),
      ])
    }
    writer.name("description")
    print(constant.description)
    writer.endObject()
  }

  private mutating func printNumbers(_ members: [(name: StaticString, value: Double)]) {
    writer.beginObject()
    for member in members {
      writer.name(member.name)
      writer.number(member.value)
    }
    writer.endObject()
  }

  /// The derived forms of a colour; components are rounded, so that the last bits in which platforms
  /// differ are never printed.
  private mutating func print(_ derived: DerivedColor) {
    let rounded = derived.rounded()
    writer.beginObject()
    writer.name("srgb")
    printList((0..<4).map { rounded.srgb[$0] }) { $0.writer.number($1) }
    writer.name("displayP3")
    printList((0..<4).map { rounded.displayP3[$0] }) { $0.writer.number($1) }
    writer.name("hex")
    writer.string("#" + Self.hexadecimal(derived.hex, digits: 8))
    writer.name("inSrgb")
    writer.boolean(derived.isInSRGB)
    writer.endObject()
  }

  static func hexadecimal(_ number: UInt32, digits: Int) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
