internal import Diagnostics
internal import TokenModel

/// Draws component styles of a version as HTML.
struct ComponentDrawing {
  private let snapshot: TokenSnapshot
  /// The tokens and constants of each component, by its path.
  private var fields: [String: [SnapshotToken]] = [:]
  /// The paths of the parts of each component, in order.
  private var parts: [String: [String]] = [:]

  init(_ snapshot: TokenSnapshot) {
    self.snapshot = snapshot
    for token in snapshot.tokens {
      guard let path = token.path.parent, snapshot.components.contains(path) else { continue }
      fields[path, default: []].append(token)
    }
    for path in snapshot.components.sorted() {
      guard let owner = path.parent, snapshot.components.contains(owner) else { continue }
      parts[owner, default: []].append(path)
    }
  }

  /// The paths of components that aren't parts of others, sorted.
  var roots: [String] {
    snapshot.components.filter { $0.parent.map(snapshot.components.contains) != true }.sorted()
  }

  /// Returns the modifiers that a component with its parts depends on.
  func modifiers(of component: String) -> Set<String> {
    let own = Set((fields[component] ?? []).flatMap(\.modifiers))
    return (parts[component] ?? []).reduce(into: own) { $0.formUnion(modifiers(of: $1)) }
  }

  /// Returns the suffixes of fields for states, such as `Pressed`, of a component with its parts.
  func states(of component: String) -> [String] {
    Self.states.filter { state in
      (fields[component] ?? []).contains { $0.path.hasSuffix(state) }
        || (parts[component] ?? []).contains { states(of: $0).contains(state) }
    }
  }

  private static let states = ComponentState.allCases.flatMap(\.suffixes)

  /// Returns a component in contexts and a state as HTML; `nil` if there is no such component.
  func html(_ component: String, in contexts: SnapshotToken.Contexts, _ state: String) -> String? {
    guard snapshot.components.contains(component) else { return nil }
    var values: [String: SnapshotValue] = [:]
    for suffix in Set(["", state]).sorted() {
      for token in fields[component] ?? [] where token.path.hasSuffix(suffix) {
        let name = token.path.dropFirst(component.count + 1).dropLast(suffix.count)
        values[String(name)] = token.value(in: contexts) ?? values[String(name)]
      }
    }
    // A text style can have a color, which the field `color` overrides.
    let names = values.keys.sorted { $0 == "text" ? $1 != "text" : $1 != "text" && $0 < $1 }
    let style = names.compactMap { values[$0]?.css(for: $0) }.joined()
    let inner = (parts[component] ?? []).compactMap { html($0, in: contexts, state) }.joined()
    let name = component.split(separator: ".").last.map(String.init) ?? component
    return "<div style=\"\(style)\">\(inner.isEmpty ? name.htmlEscaped : inner)</div>"
  }
}

extension String {
  /// The path of the enclosing group; `nil` at the top.
  var parent: String? { lastIndex(of: ".").map { String(self[..<$0]) } }
}
