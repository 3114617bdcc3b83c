import TemplateEngine
import TokenCompiler
import TokenModel

extension BoundOutput {
  /// What a token is in a view that is not open.
  @inline(__always)
  func resolution(of token: Int, in view: ViewID) -> ResolutionID {
    let modifiers = projection.dependsOn[token]
    if modifiers.isEmpty || modifiers.isDisjoint(with: views[view].nonDefault) {
      return projection.base[token]
    }
    return resolutionBesideBase(of: token, in: view)
  }

  /// What a token is in a view where it may differ from the base.
  @inline(never)
  private func resolutionBesideBase(of token: Int, in view: ViewID) -> ResolutionID {
    projection.resolution(of: token, in: views.assignment(view))
  }

  /// The nodes of all parts of a composite token.
  func parts(of token: Int) -> Range<NodeID> {
    let first = Int(source.nodes[token].first)
    guard first > 0 else { return 0..<0 }
    var end = first
    while end < source.nodes.nodes.count, source.nodes[end].token == UInt32(token) { end += 1 }
    return first..<end
  }

  /// The value at a node, as an index into the column of its type; `nil` where there is none.
  func valueIndex(of node: NodeID, in resolution: ResolutionID) -> UInt32? {
    let place = source.nodes[node]
    if place.kind == .whole { return source.facts.resolutions[resolution].value }
    return valueIndex(of: place.kind, Int(place.element), in: resolution)
  }

  /// The value of a part; `nil` where the value has none.
  func valueIndex(of kind: NodeKind, _ element: Int, in resolution: ResolutionID) -> UInt32? {
    let whole = source.facts.resolutions[resolution].value
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

  /// The normal form of a typography token.
  func textStyle(in resolution: ResolutionID) -> TextStyle? {
    styleIndex(in: resolution).map { ir.textStyles[$0] }
  }

  /// The index of the normal form, whose members can be read there without a copy of all.
  func styleIndex(in resolution: ResolutionID) -> Int? {
    source.facts.resolutions[resolution].textStyle.map { Int($0) }
  }

  /// The stroke style of a token that is one or has one.
  func strokeStyle(in resolution: ResolutionID, of type: TokenType) -> StrokeStyle {
    let whole = source.values[resolution]
    if type == .border {
      return ir.values[ir.values[Handle<Border>(whole)].style]
    }
    return ir.values[Handle<StrokeStyle>(whole)]
  }

  /// The shadow of a token that is one or has one.
  func shadow(in resolution: ResolutionID) -> Handle<Shadow>? {
    let facts = source.facts.resolutions[resolution]
    if let style = facts.textStyle { return ir.textStyles[Int(style)].shadow?.value }
    return type(of: facts) == .shadow ? Handle(facts.value) : nil
  }

  /// The number of layers of a token's shadow.
  func layerCount(in resolution: ResolutionID) -> Int {
    shadow(in: resolution).map { source.facts.layers(of: $0).count } ?? 0
  }

  func layer(_ element: Int, in resolution: ResolutionID) -> ShadowLayer? {
    guard let shadow = shadow(in: resolution) else { return nil }
    let layers = source.facts.layers(of: shadow)
    return element < layers.count ? source.facts.layer(layers.lowerBound + element) : nil
  }

  func stop(_ element: Int, in resolution: ResolutionID) -> GradientStop? {
    let stops = ir.values[Handle<Gradient>(source.values[resolution])].stops
    return element < stops.count ? stops[element] : nil
  }

  private func dash(_ element: Int, in resolution: ResolutionID) -> UInt32? {
    let type = type(of: source.facts.resolutions[resolution])
    guard case .dashes(let dashes, _) = strokeStyle(in: resolution, of: type),
      element < dashes.count
    else { return nil }
    return dashes[element].index
  }

  private func type(of resolution: SourceFacts.ResolutionFacts) -> TokenType {
    source.facts.tokens[Int(resolution.token)].type
  }
}
