import JSONSyntax
import TokenModel

/// Values in the shape of the standard, references replaced and otherwise as they were written.
extension IRPrinter {
  mutating func print(_ value: ValueID, _ type: TokenType) {
    switch type {
    case .color: print(ir.values[Handle<Color>(value)])
    case .dimension: print(Handle<Dimension>(value))
    case .fontFamily: print(ir.values[Handle<FontFamily>(value)])
    case .fontWeight: print(ir.values[Handle<FontWeight>(value)])
    case .duration: print(Handle<TimeSpan>(value))
    case .cubicBezier: print(Handle<CubicBezier>(value))
    case .number: writer.number(ir.values[Handle<Number>(value)].value)
    case .strokeStyle: print(ir.values[Handle<StrokeStyle>(value)])
    case .border: print(ir.values[Handle<Border>(value)])
    case .transition: print(ir.values[Handle<Transition>(value)])
    case .shadow: print(ir.values[Handle<Shadow>(value)])
    case .gradient: print(ir.values[Handle<Gradient>(value)])
    case .typography: print(ir.values[Handle<Typography>(value)])
    }
  }

  private mutating func print(_ color: Color) {
    writer.beginObject()
    writer.name("colorSpace")
    writer.string(color.space.name)
    writer.name("components")
    writer.beginArray()
    for index in 0..<3 {
      if color.isMissing(index) {
        writer.string("none")
      } else {
        writer.number(color.components[index])
      }
    }
    writer.endArray()
    if let alpha = color.alpha {
      writer.name("alpha")
      writer.number(alpha)
    }
    if let hex = color.hex {
      writer.name("hex")
      writer.string(Self.text(of: hex))
    }
    writer.endObject()
  }

  /// A colour's fall-back with the letter case of the source.
  private static func text(of hex: Color.HexFallback) -> String {
    let digits = hexadecimal(hex.rgb, digits: 6).enumerated().map { index, digit in
      hex.uppercase >> UInt8(index) & 1 == 1 ? digit.uppercased() : String(digit)
    }
    return "#" + digits.joined()
  }

  private mutating func print(_ handle: Handle<Dimension>) {
    let dimension = ir.values[handle]
    writer.beginObject()
    writer.name("value")
    writer.number(dimension.value)
    writer.name("unit")
    writer.string(dimension.unit.name)
    writer.endObject()
  }

  private mutating func print(_ handle: Handle<TimeSpan>) {
    let duration = ir.values[handle]
    writer.beginObject()
    writer.name("value")
    writer.number(duration.value)
    writer.name("unit")
    writer.string(duration.unit.name)
    writer.endObject()
  }

  private mutating func print(_ family: FontFamily) {
    guard family.isList else { return print(family.names.first) }
    printList(family.names) { $0.print(Optional($1)) }
  }

  private mutating func print(_ weight: FontWeight) {
    switch weight {
    case .number(let value): writer.number(value)
    case .named(let name): writer.string(name.name)
    }
  }

  private mutating func print(_ handle: Handle<CubicBezier>) {
    let curve = ir.values[handle]
    printList([curve.x1, curve.y1, curve.x2, curve.y2]) { $0.writer.number($1) }
  }

  private mutating func print(_ style: StrokeStyle) {
    switch style {
    case .named(let name): writer.string(name.name)
    case .dashes(let dashes, let cap):
      writer.beginObject()
      writer.name("dashArray")
      printList(dashes) { $0.print($1) }
      writer.name("lineCap")
      writer.string(cap.name)
      writer.endObject()
    }
  }

  private mutating func print(_ border: Border) {
    writer.beginObject()
    writer.name("color")
    print(ir.values[border.color])
    writer.name("width")
    print(border.width)
    writer.name("style")
    print(ir.values[border.style])
    writer.endObject()
  }

  private mutating func print(_ transition: Transition) {
    writer.beginObject()
    writer.name("duration")
    print(transition.duration)
    writer.name("delay")
    print(transition.delay)
    writer.name("timingFunction")
    print(transition.timingFunction)
    writer.endObject()
  }

  private mutating func print(_ shadow: Shadow) {
    if shadow.isList {
      printList(shadow.layers) { $0.print($1) }
    } else {
      for layer in shadow.layers { print(layer) }
    }
  }

  private mutating func print(_ layer: ShadowLayer) {
    writer.beginObject()
    writer.name("color")
    print(ir.values[layer.color])
    writer.name("offsetX")
    print(layer.offsetX)
    writer.name("offsetY")
    print(layer.offsetY)
    writer.name("blur")
    print(layer.blur)
    writer.name("spread")
    print(layer.spread)
    if let inset = layer.inset {
      writer.name("inset")
      writer.boolean(inset)
    }
    writer.endObject()
  }

  private mutating func print(_ gradient: Gradient) {
    printList(gradient.stops) { printer, stop in
      printer.writer.beginObject()
      printer.writer.name("color")
      printer.print(printer.ir.values[stop.color])
      printer.writer.name("position")
      printer.writer.number(stop.position)
      printer.writer.endObject()
    }
  }

  private mutating func print(_ typography: Typography) {
    writer.beginObject()
    if let family = typography.fontFamily {
      writer.name("fontFamily")
      print(ir.values[family])
    }
    if let size = typography.fontSize {
      writer.name("fontSize")
      print(size)
    }
    if let weight = typography.fontWeight {
      writer.name("fontWeight")
      print(ir.values[weight])
    }
    if let spacing = typography.letterSpacing {
      writer.name("letterSpacing")
      print(spacing)
    }
    if let lineHeight = typography.lineHeight {
      writer.name("lineHeight")
      writer.number(ir.values[lineHeight].value)
    }
    writer.endObject()
  }
}
