import Diagnostics
import TokenModel

/// Assembling composite values from their parts.
///
/// The slots of a composite are in the following order, without the properties that the source
/// omits:
///
/// | type | slots |
/// |---|---|
/// | border | `color` `width` `style` |
/// | transition | `duration` `delay` `timingFunction` |
/// | typography | `fontFamily` `fontSize` `fontWeight` `letterSpacing` `lineHeight` |
/// | strokeStyle | a `dash` for each length, then `lineCap` |
/// | shadow | for each layer `color` `offsetX` `offsetY` `blur` `spread` `inset`, or `layer` |
/// | gradient | for each stop `color` `position`, or `stop` |
///
/// A predefined stroke style has no slots.
extension LoweringState {
  /// Assembles the value of a composite recipe whose slots are `range` of ``slots``.
  ///
  /// - Parameters:
  ///   - type: a composite type.
  ///   - range: the slots, as in ``Recipe/composite(slots:isList:)``.
  ///   - parts: the values of the slots, in order, each of its slot's type. `nil` omits
  ///     `letterSpacing` or `lineHeight`; all other parts are required.
  ///   - isList: the recipe's `isList`.
  /// - Returns: `nil` if a part is missing, or if a reference in a list refers to more than one
  ///   layer or stop, which is reported.
  mutating func assemble(
    _ type: TokenType,
    slots range: IR.IndexRange,
    parts: [ValueID?],
    isList: Bool
  ) -> ValueID? {
    assemble(type, slots: slots[range.indices], parts: parts, isList: isList)
  }

  mutating func assemble(
    _ type: TokenType,
    slots: ArraySlice<Slot>,
    parts: [ValueID?],
    isList: Bool
  ) -> ValueID? {
    let parts = Parts(slots: slots, values: parts[...])
    return switch type.composite {
    case .border: assembleBorder(parts)
    case .transition: assembleTransition(parts)
    case .typography: assembleTypography(parts)
    case .strokeStyle: assembleStrokeStyle(parts)
    case .shadow: assembleShadow(parts, isList: isList)
    case .gradient: assembleGradient(parts)
    case nil: nil
    }
  }

  /// Slots and their values.
  private struct Parts {
    let slots: ArraySlice<Slot>
    let values: ArraySlice<ValueID?>

    /// The value of the only slot for `field`.
    subscript(field: SlotField) -> ValueID? {
      var index = 0
      while index < min(slots.count, values.count) {
        if slots[slots.startIndex + index].field == field {
          return values[values.startIndex + index]
        }
        index += 1
      }
      return nil
    }
  }

  private mutating func assembleBorder(_ parts: Parts) -> ValueID? {
    guard let color = parts[.color], let width = parts[.width], let style = parts[.style] else {
      return nil
    }
    return values.intern(Border(color: Handle(color), width: Handle(width), style: Handle(style)))
  }

  private mutating func assembleTransition(_ parts: Parts) -> ValueID? {
    guard let duration = parts[.duration], let delay = parts[.delay],
      let timingFunction = parts[.timingFunction]
    else { return nil }
    return values.intern(
      Transition(
        duration: Handle(duration),
        delay: Handle(delay),
        timingFunction: Handle(timingFunction)
      )
    )
  }

  private mutating func assembleTypography(_ parts: Parts) -> ValueID? {
    guard let fontFamily = parts[.fontFamily], let fontSize = parts[.fontSize],
      let fontWeight = parts[.fontWeight]
    else { return nil }
    var typography = Typography(
      fontFamily: Handle(fontFamily),
      fontSize: Handle(fontSize),
      fontWeight: Handle(fontWeight),
      letterSpacing: parts[.letterSpacing].map { Handle($0) },
      lineHeight: nil
    )
    if let height = parts[.lineHeight] {
      // The line height is always the last slot.
      if parts.slots.last?.isLengthForLineHeight == true {
        setLineHeight(of: &typography, to: Handle(height))
      } else {
        typography.lineHeight = Handle(height)
      }
    }
    return values.intern(typography)
  }

  /// Sets the line height to the multiple of the font size that equals `height`.
  ///
  /// The length is also kept, unless it is itself relative to the font size.
  private mutating func setLineHeight(of typography: inout Typography, to height: Handle<Dimension>)
  {
    let length = values[height]
    if length.multipleOfFontSize == nil { typography.lineHeightLength = height }
    let size = typography.fontSize.map { values[$0] }
    guard let size, let ratio = length.multiple(of: size) else { return }
    typography.lineHeight = Handle(values.intern(Number(ratio)))
  }

  private mutating func assembleStrokeStyle(_ parts: Parts) -> ValueID? {
    var dashes: [Handle<Dimension>] = []
    for (slot, value) in zip(parts.slots, parts.values) where slot.field == .dash {
      guard let value else { return nil }
      dashes.append(Handle(value))
    }
    guard let word = parts[.lineCap] else { return nil }
    let number = values[Handle<Number>(word)].value
    guard !dashes.isEmpty, let code = UInt8(exactly: number),
      let cap = StrokeStyle.LineCap(rawValue: code)
    else { return nil }
    return values.intern(StrokeStyle.dashes(dashes, cap))
  }

  // MARK: Lists

  private mutating func assembleShadow(_ parts: Parts, isList: Bool) -> ValueID? {
    var layers: [Shadow.Layer] = []
    var isFine = true
    forEachElement(of: parts) { state, element in
      guard element.slots.first?.field == .layer else {
        guard let layer = state.layer(element) else { return isFine = false }
        return layers.append(layer)
      }
      guard let value = element[.layer] else { return isFine = false }
      let shadow = state.values[Handle<Shadow>(value)]
      if shadow.layers.count == 1 {
        layers += shadow.layers
      } else {
        isFine = false
        state.reportListReference(element, .severalLayers(shadow.layers.count))
      }
    }
    guard isFine, !layers.isEmpty else { return nil }
    return values.intern(Shadow(layers: layers, isList: isList))
  }

  private func layer(_ parts: Parts) -> Shadow.Layer? {
    guard let color = parts[.color], let offsetX = parts[.offsetX], let offsetY = parts[.offsetY],
      let blur = parts[.blur], let spread = parts[.spread]
    else { return nil }
    return Shadow.Layer(
      color: Handle(color),
      offsetX: Handle(offsetX),
      offsetY: Handle(offsetY),
      blur: Handle(blur),
      spread: Handle(spread),
      inset: parts[.inset].map { values[Handle<Number>($0)].value != 0 }
    )
  }

  private mutating func assembleGradient(_ parts: Parts) -> ValueID? {
    var stops: [Gradient.Stop] = []
    var isFine = true
    forEachElement(of: parts) { state, element in
      guard element.slots.first?.field == .stop else {
        guard let color = element[.color], let position = element[.position] else {
          return isFine = false
        }
        // Positions outside 0 to 1 are valid and drawn at the ends of the gradient axis (Format
        // Module, *Gradient*).
        let number = ValueRole.position.range.clamp(state.values[Handle<Number>(position)].value)
        return stops.append(Gradient.Stop(color: Handle(color), position: number))
      }
      guard let value = element[.stop] else { return isFine = false }
      let gradient = state.values[Handle<Gradient>(value)]
      if gradient.stops.count == 1 {
        stops += gradient.stops
      } else {
        isFine = false
        state.reportListReference(element, .severalStops(gradient.stops.count))
      }
    }
    guard isFine, !stops.isEmpty else { return nil }
    return values.intern(Gradient(stops: stops))
  }

  /// Calls `body` with the slots of each element.
  private mutating func forEachElement(
    of parts: Parts,
    _ body: (inout LoweringState, Parts) -> Void
  ) {
    var start = parts.slots.startIndex
    while start < parts.slots.endIndex {
      let element = parts.slots[start].element
      let end =
        parts.slots[start...].firstIndex { $0.element != element } ?? parts.slots.endIndex
      let offset = start - parts.slots.startIndex
      let values = parts.values.dropFirst(offset).prefix(end - start)
      body(&self, Parts(slots: parts.slots[start..<end], values: values))
      start = end
    }
  }

  private mutating func reportListReference(_ element: Parts, _ flaw: Diagnostic.ListReference) {
    switch element.slots.first?.recipe {
    case .reference(let id):
      findings.appendOnce(.listReference(flaw, at: references[Int(id.index)].span))
    case .expression(let id):
      findings.appendOnce(.listReference(flaw, at: expressions[Int(id.index)].span))
    default:
      break
    }
  }
}
