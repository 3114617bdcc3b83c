import JSONSyntax
import TokenModel

/// Printing of values in the structure of the Format Module, with references resolved.
extension IRPrinter {
  mutating func value(_ id: ValueID, of type: TokenType) {
    switch type {
    case .color: color(Handle(id))
    case .dimension: dimension(Handle(id))
    case .fontFamily: fontFamily(Handle(id))
    case .fontWeight: fontWeight(Handle(id))
    case .duration: duration(Handle(id))
    case .cubicBezier: cubicBezier(Handle(id))
    case .number: number(Handle(id))
    case .strokeStyle: strokeStyle(Handle(id))
    case .border: border(ir.values[Handle<Border>(id)])
    case .transition: transition(ir.values[Handle<Transition>(id)])
    case .shadow: shadow(Handle(id))
    case .gradient: gradient(ir.values[Handle<Gradient>(id)])
    case .typography: typography(ir.values[Handle<Typography>(id)])
    case .constant: constant(ir.values[Handle<ConstantValue>(id)])
    }
  }

  /// Prints a constant, with lengths in pixels as plain numbers.
  private mutating func constant(_ value: ConstantValue) {
    switch value {
    case .boolean(let value): writer.boolean(value)
    case .string(let value), .verbatim(let value), .image(let value), .word(let value, _):
      text(value)
    case .number(let value): writer.number(value)
    case .lengths(let shape, let lengths):
      writer.beginObject()
      for (name, handle) in zip(shape.members, lengths) {
        writer.name(name)
        let length = ir.values[handle]
        if length.unit == .px { writer.number(length.value) } else { dimension(handle) }
      }
      writer.endObject()
    }
  }

  // MARK: Simple values

  mutating func color(_ handle: Handle<Color>) {
    let color = ir.values[handle]
    writer.beginObject()
    writer.member("colorSpace", color.space.name)
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
    if let alpha = color.alpha { writer.member("alpha", alpha) }
    if let hex = color.hex {
      writer.name("hex")
      writer.verbatim(Self.quotedHexadecimal(hex.rgb, digits: 6, uppercase: hex.uppercase))
    }
    writer.endObject()
  }

  mutating func dimension(_ handle: Handle<Dimension>) {
    let dimension = ir.values[handle]
    guard let fluid = dimension.fluid else {
      return measure(dimension.value, dimension.unit.name)
    }
    writer.beginObject()
    writer.member("value", dimension.value)
    writer.member("unit", dimension.unit.name)
    writer.name("fluid")
    writer.beginObject()
    writer.member("max", fluid.maximum)
    writer.member("from", fluid.start)
    writer.member("to", fluid.end)
    if let text = fluid.text { writer.member("text", ir.texts[text]) }
    writer.endObject()
    writer.endObject()
  }

  private mutating func duration(_ handle: Handle<TimeSpan>) {
    let duration = ir.values[handle]
    measure(duration.value, duration.unit.name)
  }

  mutating func measure(_ value: Double, _ unit: String) {
    writer.beginObject()
    writer.member("value", value)
    writer.member("unit", unit)
    writer.endObject()
  }

  private mutating func fontFamily(_ handle: Handle<FontFamily>) {
    let family = ir.values[handle]
    guard family.isList || family.names.count != 1 else {
      text(family.names[0])
      return
    }
    writer.beginArray()
    for name in family.names { text(name) }
    writer.endArray()
  }

  private mutating func fontWeight(_ handle: Handle<FontWeight>) {
    switch ir.values[handle] {
    case .number(let number): writer.number(number)
    case .named(let name): writer.string(name.name)
    }
  }

  private mutating func cubicBezier(_ handle: Handle<CubicBezier>) {
    let curve = ir.values[handle]
    writer.list([curve.x1, curve.y1, curve.x2, curve.y2]) { $0.number($1) }
  }

  private mutating func number(_ handle: Handle<Number>) {
    writer.number(ir.values[handle].value)
  }

  // MARK: Composite values

  /// Prints a property of a composite value, unless it's `nil`.
  private mutating func member<Value>(
    _ name: StaticString,
    _ handle: Handle<Value>?,
    of type: TokenType
  ) {
    guard let handle else { return }
    writer.name(name)
    value(ValueID(handle.index), of: type)
  }

  private mutating func strokeStyle(_ handle: Handle<StrokeStyle>) {
    switch ir.values[handle] {
    case .named(let name):
      writer.string(name.name)
    case .dashes(let dashes, let cap):
      writer.beginObject()
      writer.name("dashArray")
      writer.beginArray()
      for dash in dashes { dimension(dash) }
      writer.endArray()
      writer.member("lineCap", cap.name)
      writer.endObject()
    }
  }

  private mutating func border(_ border: Border) {
    writer.beginObject()
    member("color", border.color, of: .color)
    member("width", border.width, of: .dimension)
    member("style", border.style, of: .strokeStyle)
    writer.endObject()
  }

  private mutating func transition(_ transition: Transition) {
    writer.beginObject()
    member("duration", transition.duration, of: .duration)
    member("delay", transition.delay, of: .duration)
    member("timingFunction", transition.timingFunction, of: .cubicBezier)
    writer.endObject()
  }

  mutating func shadow(_ handle: Handle<Shadow>) {
    let shadow = ir.values[handle]
    guard shadow.isList || shadow.layers.count != 1 else {
      shadowLayer(shadow.layers[0])
      return
    }
    writer.beginArray()
    for layer in shadow.layers { shadowLayer(layer) }
    writer.endArray()
  }

  private mutating func shadowLayer(_ layer: Shadow.Layer) {
    writer.beginObject()
    member("color", layer.color, of: .color)
    member("offsetX", layer.offsetX, of: .dimension)
    member("offsetY", layer.offsetY, of: .dimension)
    member("blur", layer.blur, of: .dimension)
    member("spread", layer.spread, of: .dimension)
    if let inset = layer.inset { writer.member("inset", inset) }
    writer.endObject()
  }

  private mutating func gradient(_ gradient: Gradient) {
    writer.beginArray()
    for stop in gradient.stops {
      writer.beginObject()
      member("color", stop.color, of: .color)
      writer.member("position", stop.position)
      writer.endObject()
    }
    writer.endArray()
  }

  /// Prints the kind of a gradient in the structure of the `dev.tokens` extension, with all
  /// properties.
  mutating func gradientKind(_ kind: Gradient.Kind) {
    writer.beginObject()
    writer.member("kind", kind.name)
    switch kind {
    case .linear(.angle(let angle)): writer.member("angle", angle)
    case .linear(.corner(let corner)): writer.member("to", corner.rawValue)
    case .radial(let radial):
      writer.member("shape", radial.shape.rawValue)
      writer.member("size", radial.extent.rawValue)
      center(radial.center)
    case .conic(let angle, let point):
      writer.member("from", angle)
      center(point)
    }
    writer.endObject()
  }

  private mutating func center(_ center: Gradient.Center) {
    writer.list("at", [center.x, center.y]) { $0.number($1) }
  }

  private mutating func typography(_ typography: Typography) {
    writer.beginObject()
    member("fontFamily", typography.fontFamily, of: .fontFamily)
    member("fontSize", typography.fontSize, of: .dimension)
    member("fontWeight", typography.fontWeight, of: .fontWeight)
    member("letterSpacing", typography.letterSpacing, of: .dimension)
    member("lineHeight", typography.lineHeight, of: .number)
    writer.endObject()
  }
}
