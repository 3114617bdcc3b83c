internal import Diagnostics

extension TokenDifference {
  /// The changed components of both versions, drawn before and after; empty if there are none.
  var componentsHTML: String {
    let (before, after) = (ComponentDrawing(old), ComponentDrawing(new))
    let known = old.components
    let rows = after.roots.filter(known.contains).compactMap { row($0, before, after) }
    guard !rows.isEmpty else { return "" }
    return "<section>\n<h2>Components <small>\(rows.count)</small></h2>\n<table>\n"
      + rows.joined() + "</table>\n</section>\n"
  }

  /// The maximum number of combinations of contexts and states in which a component is drawn.
  private static let mostDrawings = 6

  private func row(
    _ component: String,
    _ before: ComponentDrawing,
    _ after: ComponentDrawing
  ) -> String? {
    var drawings: [String] = []
    for state in [""] + after.states(of: component) {
      for contexts in combinations(of: after.modifiers(of: component)) {
        guard drawings.count < Self.mostDrawings,
          let old = before.html(component, in: contexts, state),
          let new = after.html(component, in: contexts, state), old != new
        else { continue }
        let words = contexts.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
        let label = (words + (state.isEmpty ? [] : [state.lowercased()])).joined(separator: " ")
        drawings.append(
          "<figure><figcaption>\(label.htmlEscaped)</figcaption>\(old)\(new)</figure>"
        )
      }
    }
    guard !drawings.isEmpty else { return nil }
    return "<tr><th scope=\"row\"><code>\(component.htmlEscaped)</code></th>"
      + "<td>\(drawings.joined())</td></tr>\n"
  }

  /// Returns all combinations of the contexts of some modifiers, or only the default contexts if
  /// there are too many.
  private func combinations(of names: Set<String>) -> [SnapshotToken.Contexts] {
    let modifiers = new.modifiers.filter { names.contains($0.name) }
    let count = modifiers.reduce(1) { min(1000, $0 * $1.contexts.count) }
    return modifiers.reduce([[:]]) { list, modifier in
      list.flatMap { contexts in
        (count > 64 ? [modifier.defaultContext] : modifier.contexts).map { context in
          contexts.merging([modifier.name: context]) { $1 }
        }
      }
    }
  }
}
