import TokenCompiler
import TokenModel

extension ResolutionTable {
  /// Returns the value and reference at a node in a context.
  @inline(__always)
  func part(at place: Node, in resolution: ResolutionID) -> Part {
    // Most nodes are whole tokens, whose values are stored.
    guard place.kind == .whole else { return innerPart(at: place, in: resolution) }
    return Part(
      value: values[resolution],
      reference: self[resolution].alias,
      isInsideReference: false
    )
  }

  private func innerPart(at place: Node, in resolution: ResolutionID) -> Part {
    let value = valueIndex(of: place.kind, Int(place.element), in: resolution)
    let reference = reference(place.kind, place.element, in: resolution)
    let isInside =
      self[resolution].alias != nil
      || place.kind.isElement
        && (elementTarget(place.element, in: resolution) != nil
          || self.reference(.textShadow, 0, in: resolution) != nil)
    return Part(value: value, reference: reference, isInsideReference: isInside)
  }

  /// Returns the value of a part; `nil` if the value has no such part.
  func valueIndex(of kind: NodeKind, _ element: Int, in resolution: ResolutionID) -> UInt32? {
    let whole = values[resolution]
    switch kind {
    case .whole: return whole
    case .borderColor: return ir.values[Handle<Border>(whole)].color.index
    case .borderWidth: return ir.values[Handle<Border>(whole)].width.index
    case .borderStyle: return ir.values[Handle<Border>(whole)].style.index
    case .dash: return dash(element, in: resolution)
    case .duration: return ir.values[Handle<Transition>(whole)].duration.index
    case .delay: return ir.values[Handle<Transition>(whole)].delay.index
    case .timingFunction: return ir.values[Handle<Transition>(whole)].timingFunction.index
    case .layerColor: return layer(element, in: resolution)?.color.index
    case .offsetX: return layer(element, in: resolution)?.offsetX.index
    case .offsetY: return layer(element, in: resolution)?.offsetY.index
    case .blur: return layer(element, in: resolution)?.blur.index
    case .spread: return layer(element, in: resolution)?.spread.index
    case .stopColor: return stop(element, in: resolution)?.color.index
    case .fontFamily: return ir.values[Handle<Typography>(whole)].fontFamily?.index
    case .fontSize: return ir.values[Handle<Typography>(whole)].fontSize?.index
    case .fontWeight: return ir.values[Handle<Typography>(whole)].fontWeight?.index
    case .letterSpacing: return ir.values[Handle<Typography>(whole)].letterSpacing?.index
    case .lineHeight: return ir.values[Handle<Typography>(whole)].lineHeight?.index
    case .textColor:
      return styleIndex(in: resolution).flatMap { ir.textStyles[$0].color?.value.index }
    case .textShadow:
      return styleIndex(in: resolution).flatMap { ir.textStyles[$0].shadow?.value.index }
    case .layer, .stop, .textSize, .textLineHeight, .textKern: return nil
    }
  }

  /// Whether the letter spacing at a node is a percentage in some context.
  ///
  /// Such a percentage is relative to the font size. The name of a dimension token with that value
  /// wouldn't express this, because the meaning of `%` depends on where it is used.
  func isPercentage(at place: Node) -> Bool {
    resolutions(of: Int(place.token)).contains { resolution in
      guard let index = valueIndex(of: place.kind, 0, in: resolution) else { return false }
      return ir.values[Handle<Dimension>(index)].unit == .percent
    }
  }

  /// Returns the stroke style of a stroke style or border token.
  func strokeStyle(in resolution: ResolutionID) -> StrokeStyle {
    let whole = values[resolution]
    if type(of: resolution) == .border {
      return ir.values[ir.values[Handle<Border>(whole)].style]
    }
    return ir.values[Handle<StrokeStyle>(whole)]
  }

  /// Returns the shadow of a shadow or typography token; `nil` if it has none.
  func shadow(in resolution: ResolutionID) -> Handle<Shadow>? {
    if let style = styleIndex(in: resolution) { return ir.textStyles[style].shadow?.value }
    return type(of: resolution) == .shadow ? Handle(values[resolution]) : nil
  }

  /// Returns the number of layers of a token's shadow.
  func layerCount(in resolution: ResolutionID) -> Int {
    shadow(in: resolution).map { layers(of: $0).count } ?? 0
  }

  func layer(_ element: Int, in resolution: ResolutionID) -> Shadow.Layer? {
    guard let shadow = shadow(in: resolution) else { return nil }
    let layers = layers(of: shadow)
    return element < layers.count ? layer(layers.lowerBound + element) : nil
  }

  /// Returns the stops of a gradient token.
  func stops(in resolution: ResolutionID) -> [Gradient.Stop] {
    ir.values[Handle<Gradient>(values[resolution])].stops
  }

  /// Returns the kind of a gradient token; `nil` if it isn't specified.
  func gradientKind(in resolution: ResolutionID) -> Gradient.Kind? {
    ir.values[Handle<Gradient>(values[resolution])].kind
  }

  func stop(_ element: Int, in resolution: ResolutionID) -> Gradient.Stop? {
    let stops = stops(in: resolution)
    return element < stops.count ? stops[element] : nil
  }

  private func dash(_ element: Int, in resolution: ResolutionID) -> UInt32? {
    guard let dashes = dashes(in: resolution), element < dashes.count else { return nil }
    return dashes[element].index
  }

  /// Returns the dashes of a stroke style or border token; `nil` if its style is named.
  func dashes(in resolution: ResolutionID) -> [Handle<Dimension>]? {
    guard case .dashes(let dashes, _) = strokeStyle(in: resolution) else { return nil }
    return dashes
  }

  private func type(of resolution: ResolutionID) -> TokenType {
    ir.tokens[token(of: resolution)].type
  }

  /// Returns the token that a value or part directly refers to; `nil` if it isn't a reference.
  func reference(
    _ kind: NodeKind,
    _ element: UInt32,
    in resolution: ResolutionID
  ) -> TokenID? {
    switch kind {
    case .whole: return self[resolution].alias
    case .textColor: return styleIndex(in: resolution).flatMap { ir.textStyles[$0].color?.alias }
    case .textShadow: return styleIndex(in: resolution).flatMap { ir.textStyles[$0].shadow?.alias }
    default: return reference(kind.part, kind.isElement ? element : nil, in: resolution)
    }
  }

  /// Returns the expression that a part is calculated from; `nil` if it isn't an expression.
  func expression(
    _ kind: NodeKind,
    _ element: UInt32,
    in resolution: ResolutionID
  ) -> TextID? {
    if kind == .textColor || kind == .textShadow { return nil }
    return ir.partExpressions[self[resolution].partExpressions.indices].first { expression in
      PointerPart(expression.pointer.field) == kind.part
        && (!kind.isElement || expression.pointer.element == element)
    }?.text
  }

  /// Returns the token that a layer of a shadow or a stop of a gradient refers to; `nil` if it
  /// isn't a reference.
  func elementTarget(_ element: UInt32, in resolution: ResolutionID) -> TokenID? {
    reference(.element, element, in: resolution)
  }

  /// Returns the token that a part refers to, in any layer, stop, or dash if `element` is `nil`.
  private func reference(
    _ part: PointerPart,
    _ element: UInt32?,
    in resolution: ResolutionID
  ) -> TokenID? {
    for index in self[resolution].references.indices {
      let pointer = ir.references[index].pointer
      if PointerPart(pointer.field) == part, element == nil || pointer.element == element {
        return ir.references[index].target
      }
    }
    return nil
  }
}
