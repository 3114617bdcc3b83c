import SourceForms

/// The order in which to evaluate properties in a context, and the circular references among them.
struct CSSDependencies {
  /// The names, each after the names that it refers to.
  private(set) var order: [String] = []
  /// The names in circular references.
  ///
  /// Each element is one circular reference, in order.
  private(set) var circles: [[String]] = []
  private var state: [String: State] = [:]

  private enum State { case open, done }

  /// Follows the references of `names`.
  ///
  /// - Complexity: O(*n*) in the number of references.
  init(of names: [String], in sheet: CSSSheet, _ context: CSSContext) {
    for name in names where state[name] == nil { visit(name, sheet, context) }
  }

  private mutating func visit(_ name: String, _ sheet: CSSSheet, _ context: CSSContext) {
    var path: [(name: String, rest: ArraySlice<String>)] = []
    func references(of name: String) -> ArraySlice<String> {
      guard let value = sheet.value(name, in: context) else { return [] }
      return value.withFallbacks(isDefined: sheet.isKnown).value.references[...]
    }
    state[name] = .open
    path.append((name, references(of: name)))
    while let last = path.indices.last {
      guard let next = path[last].rest.popFirst() else {
        let name = path.removeLast().name
        state[name] = .done
        order.append(name)
        continue
      }
      switch state[next] {
      case nil:
        state[next] = .open
        path.append((next, references(of: next)))
      case .open:
        let start = path.firstIndex { $0.name == next } ?? last
        circles.append(path[start...].map(\.name))
      case .done: break
      }
    }
  }
}
