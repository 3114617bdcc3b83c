import TokenCompiler
import TokenModel

extension SourceFacts {
  /// Returns the facts about a node in a context.
  @inline(__always)
  func part(at place: Node, in resolution: ResolutionID) -> PartFacts {
    // Most nodes are whole tokens, whose facts are stored.
    guard place.kind == .whole else { return innerPart(at: place, in: resolution) }
    return PartFacts(
      value: resolutions[resolution].value,
      reference: resolutions[resolution].alias,
      isInsideReference: false
    )
  }

  private func innerPart(at place: Node, in resolution: ResolutionID) -> PartFacts {
    let value = valueIndex(of: place.kind, Int(place.element), in: resolution)
    let reference = reference(place.kind, place.element, in: resolution)
    let isInside =
      resolutions[resolution].alias != nil
      || place.kind.isElement
        && (elementTarget(place.element, in: resolution) != nil
          || self.reference(.textShadow, 0, in: resolution) != nil)
    return PartFacts(value: value, reference: reference, isInsideReference: isInside)
  }

  /// Returns the value of a part; `nil` if the value has no such part.
  func valueIndex(of kind: NodeKind, _ element: Int, in resolution: ResolutionID) -> UInt32? {
    let whole = resolutions[resolution].value
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
      let style = resolutions[resolution].textStyle
      return style.flatMap { ir.textStyles[Int($0)].color?.value.index }
    case .textShadow:
      let style = resolutions[resolution].textStyle
      return style.flatMap { ir.textStyles[Int($0)].shadow?.value.index }
    case .layer, .stop, .textSize, .textLineHeight, .textKern: return nil
    }
  }

  /// Whether the letter spacing at a node is a percentage in some context.
  ///
  /// Such a percentage is relative to the font size. The name of a dimension token with that value
  /// wouldn't express this, because the meaning of `%` depends on where it is used.
  func isPercentage(at place: Node) -> Bool {
    let token = Int(place.token)
    let variants = ir.tokens[token].variants.indices.map { ir.tokens.count + $0 }
    return ([token] + variants).contains { resolution in
      guard let index = valueIndex(of: place.kind, 0, in: resolution) else { return false }
      return ir.values[Handle<Dimension>(index)].unit == .percent
    }
  }

  /// Returns the stroke style of a stroke style or border token.
  func strokeStyle(in resolution: ResolutionID, of type: TokenType) -> StrokeStyle {
    let whole = resolutions[resolution].value
    if type == .border {
      return ir.values[ir.values[Handle<Border>(whole)].style]
    }
    return ir.values[Handle<StrokeStyle>(whole)]
  }

  /// Returns the shadow of a shadow or typography token; `nil` if it has none.
  func shadow(in resolution: ResolutionID) -> Handle<Shadow>? {
    let facts = resolutions[resolution]
    if let style = facts.textStyle { return ir.textStyles[Int(style)].shadow?.value }
    return type(of: facts) == .shadow ? Handle(facts.value) : nil
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

  func stop(_ element: Int, in resolution: ResolutionID) -> Gradient.Stop? {
    let stops = ir.values[Handle<Gradient>(resolutions[resolution].value)].stops
    return element < stops.count ? stops[element] : nil
  }

  private func dash(_ element: Int, in resolution: ResolutionID) -> UInt32? {
    let type = type(of: resolutions[resolution])
    guard case .dashes(let dashes, _) = strokeStyle(in: resolution, of: type),
      element < dashes.count
    else { return nil }
    return dashes[element].index
  }

  private func type(of resolution: SourceFacts.ResolutionFacts) -> TokenType {
    tokens[Int(resolution.token)].type
  }

  /// Returns the token that a value or part directly refers to; `nil` if it isn't a reference.
  func reference(
    _ kind: NodeKind,
    _ element: UInt32,
    in resolution: ResolutionID
  ) -> TokenID? {
    let facts = resolutions[resolution]
    switch kind {
    case .whole: return facts.alias
    case .textColor:
      return facts.textStyle.flatMap { ir.textStyles[Int($0)].color?.alias }
    case .textShadow:
      return facts.textStyle.flatMap { ir.textStyles[Int($0)].shadow?.alias }
    default:
      let part = kind.part
      for index in facts.references.indices {
        let reference = references[index]
        if reference.part == part, reference.element == element || !kind.isElement {
          return reference.target
        }
      }
      return nil
    }
  }

  /// Returns the token that a layer of a shadow or a stop of a gradient refers to; `nil` if it
  /// isn't a reference.
  func elementTarget(_ element: UInt32, in resolution: ResolutionID) -> TokenID? {
    for index in resolutions[resolution].references.indices {
      let reference = references[index]
      if reference.part == .element, reference.element == element {
        return reference.target
      }
    }
    return nil
  }
}
