import TemplateEngine
import TokenCompiler
import TokenModel

extension BoundOutput {
  /// The value at a node, perhaps as a reference.
  @inline(__always)
  func value(of node: NodeID, in view: ViewID) -> TemplateValue {
    if view == baseView, let known = baseValues[node] { return known }
    return newValue(of: node, in: view)
  }

  /// The value at a node that has not been asked for, or not in the base view.
  @inline(never)
  private func newValue(of node: NodeID, in view: ViewID) -> TemplateValue {
    let value =
      reference(from: node, in: view).map { object(.reference, $0, view) }
      ?? plainValue(of: node, in: view)
    if view == baseView { baseValues.keep(value, for: node) }
    return value
  }

  /// The value at a node, itself no reference; absent where the value has no such part.
  @inline(never)
  func plainValue(of node: NodeID, in view: ViewID) -> TemplateValue {
    let place = source.nodes[node]
    let token = Int(place.token)
    guard let type = place.valueType else { return .none }
    var view = view
    var resolution = projection.base[token]
    if !projection.dependsOn[token].isEmpty {
      switch shownView(of: node, type, in: view) {
      case nil: return object(.appearances, node, view)
      case let shown?: view = shown
      }
      resolution = self.resolution(of: token, in: views[view].closed)
    }
    guard let value = valueIndex(of: node, in: resolution) else { return .none }
    return switch type.objectHandle {
    case .value: object(ObjectKind(value: type), Int(value))
    case .node: object(ObjectKind(value: type), node, view)
    // Constants are objects of their own, and no token has one as its value.
    case nil: .none
    }
  }

  /// The view in which the value of a token with variants is shown; `nil` where it is different
  /// values in the appearances of an open one.
  private func shownView(of node: NodeID, _ type: TokenType, in view: ViewID) -> ViewID? {
    guard views[view].isOpen else { return view }
    let token = Int(source.nodes[node].token)
    if isBeyond[token] {
      // Parts of a composite may still be references to what holds its appearances.
      return type.isComposite ? view : views[view].closed
    }
    guard !projection.dependsOn[token].isDisjoint(with: inside),
      target.contexts.inside.contains(type)
    else { return view }
    return variesByAppearance(node, views[view].fixed) ? nil : views[view].fixed.light
  }

  private func variesByAppearance(_ node: NodeID, _ fixed: ViewTable.FixedViews) -> Bool {
    let light = index(of: node, in: fixed.light)
    return index(of: node, in: fixed.dark) != light
      || index(of: node, in: fixed.lightHighContrast) != light
      || index(of: node, in: fixed.darkHighContrast) != light
  }

  func index(of node: NodeID, in view: ViewID) -> UInt32? {
    valueIndex(of: node, in: resolution(of: Int(source.nodes[node].token), in: view))
  }

  /// What a node's token is where the template looks at it.
  @inline(__always)
  func resolution(at node: NodeID, _ view: ViewID) -> ResolutionID {
    let token = Int(source.nodes[node].token)
    if projection.dependsOn[token].isEmpty { return projection.base[token] }
    return resolution(of: token, in: views[view].closed)
  }
}
