import TemplateEngine
import TokenCompiler
import TokenModel

extension OutputValues {
  /// Returns the value at a node, as a reference if the reference is kept.
  @inline(__always)
  func value(of node: NodeID, in view: ViewID) -> TemplateValue {
    if view == ViewTable.base, let known = baseValues[node] { return known }
    return newValue(of: node, in: view)
  }

  /// Returns a value that isn't cached: its first use in the base view, or any use in another view.
  private func newValue(of node: NodeID, in view: ViewID) -> TemplateValue {
    let value =
      reference(from: node, in: view).map { .object(.reference, $0, view) }
      ?? partFormula(of: node, in: view) ?? plainValue(of: node, in: view)
    if view == ViewTable.base { baseValues.keep(value, for: node) }
    return value
  }

  /// Returns the value at a node, never as a reference; absent if the value has no such part.
  func plainValue(of node: NodeID, in view: ViewID) -> TemplateValue {
    let place = source.nodes[node]
    let token = Int(place.token)
    guard let type = place.valueType else { return .none }
    var view = view
    var resolution = projection.base[token]
    if !projection.dependsOn[token].isEmpty {
      switch shownView(of: node, type, in: view) {
      case nil: return .object(.appearances, node, view)
      case let shown?: view = shown
      }
      resolution = self.resolution(of: token, in: views[view].closed)
    }
    guard let value = source.valueIndex(of: node, in: resolution) else { return .none }
    return switch type.objectHandle {
    case .value: .object(ObjectKind(value: type), Int(value))
    case .node: .object(ObjectKind(value: type), node, view)
    // Constants have separate objects, and no token has a constant as its value.
    case nil: .none
    }
  }

  /// Returns the view in which the value of a token with variants is read; `nil` if the value
  /// differs between the appearances of an open view.
  private func shownView(of node: NodeID, _ type: TokenType, in view: ViewID) -> ViewID? {
    guard views[view].isOpen else { return view }
    let token = Int(source.nodes[node].token)
    guard target.contexts.inside.contains(type) else {
      // Parts of a composite value can still have several appearances or refer to values that do.
      return contexts.variesOutsideAppearances[token] && !type.isComposite
        ? views[view].closed : view
    }
    guard !projection.dependsOn[token].isDisjoint(with: contexts.inside) else { return view }
    // A text style can have a color only in other contexts.
    let closed = views[view].closed
    if contexts.variesOutsideAppearances[token], index(of: node, in: closed) == nil {
      return closed
    }
    let appearances = appearances(of: node, in: view)
    return variesByAppearance(node, appearances) ? nil : appearances.light
  }

  /// Returns the views of the appearances of an open view.
  ///
  /// An appearance that lacks the layer or stop uses the view of the other contrast, or, if that
  /// lacks it too, the closed view.
  func appearances(of node: NodeID, in view: ViewID) -> ViewTable.FixedViews {
    let fixed = views[view].fixed
    guard contexts.variesOutsideAppearances[Int(source.nodes[node].token)] else { return fixed }
    func existing(_ appearance: ViewID, or other: ViewID) -> ViewID {
      [appearance, other].first { index(of: node, in: $0) != nil } ?? views[view].closed
    }
    return ViewTable.FixedViews(
      light: existing(fixed.light, or: fixed.lightHighContrast),
      dark: existing(fixed.dark, or: fixed.darkHighContrast),
      lightHighContrast: existing(fixed.lightHighContrast, or: fixed.light),
      darkHighContrast: existing(fixed.darkHighContrast, or: fixed.dark)
    )
  }

  private func variesByAppearance(_ node: NodeID, _ fixed: ViewTable.FixedViews) -> Bool {
    let light = index(of: node, in: fixed.light)
    return index(of: node, in: fixed.dark) != light
      || index(of: node, in: fixed.lightHighContrast) != light
      || index(of: node, in: fixed.darkHighContrast) != light
  }

  func index(of node: NodeID, in view: ViewID) -> UInt32? {
    source.valueIndex(of: node, in: resolution(of: Int(source.nodes[node].token), in: view))
  }

  /// Returns the resolution of a node's token in a view.
  @inline(__always)
  func resolution(at node: NodeID, _ view: ViewID) -> ResolutionID {
    let token = Int(source.nodes[node].token)
    if projection.dependsOn[token].isEmpty { return projection.base[token] }
    return resolution(of: token, in: views[view].closed)
  }

  /// Returns a part of the composite value at a node, by its index among the parts' nodes.
  @inline(__always)
  func part(_ index: UInt16, of node: NodeID, in view: ViewID) -> TemplateValue {
    value(of: firstPart(node) + Int(index), in: view)
  }

  /// Returns the nodes of the first `count` parts of the composite value at a node.
  func parts(_ count: Int, of node: NodeID) -> Range<NodeID> {
    firstPart(node)..<firstPart(node) + count
  }

  /// Returns the first part of the composite value at a node.
  func firstPart(_ node: NodeID) -> NodeID { Int(source.nodes[node].first) }
}
