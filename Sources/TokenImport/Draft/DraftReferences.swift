import SourceForms

/// Finds the tokens of a draft whose references can't be resolved to a value.
struct DraftReferences {
  /// The reason why a token has no value.
  enum Fault: Hashable {
    /// There is no token at the path.
    case missing([String])
    case circular
    /// The referenced token has no value.
    case unresolved([String])
  }

  /// The tokens and constants without a value.
  private(set) var faults: [(path: [String], fault: Fault)] = []
  private var references: [[String]: [[String]]] = [:]
  private var isToken: [[String]: Bool] = [:]
  private var states: [[String]: State] = [:]

  private enum State { case open, good, bad }

  /// Follows all references in a group.
  ///
  /// - Complexity: O(*n*) in the number of tokens and references.
  init(of group: DraftGroup) {
    var order: [[String]] = []
    group.forEachValue { path, value, extensions, isToken in
      var found: [[String]] = []
      value.collectReferences(&found)
      for member in extensions { member.value.collectReferences(&found) }
      order.append(path)
      references[path] = found
      self.isToken[path] = isToken
    }
    for path in order where states[path] == nil { visit(path) }
  }

  private mutating func visit(_ start: [String]) {
    var stack: [(path: [String], rest: ArraySlice<[String]>, fault: Fault?)] = []
    func push(_ path: [String]) { stack.append((path, references[path, default: []][...], nil)) }
    states[start] = .open
    push(start)
    while let last = stack.indices.last {
      let path = stack[last].path
      guard let next = stack[last].rest.popFirst() else {
        states[path] = stack[last].fault == nil ? .good : .bad
        if let fault = stack[last].fault { faults.append((path, fault)) }
        stack.removeLast()
        if last > 0, states[path] == .bad {
          stack[last - 1].fault = stack[last - 1].fault ?? .unresolved(path)
        }
        continue
      }
      guard isToken[next] == true else {
        stack[last].fault = stack[last].fault ?? .missing(next)
        continue
      }
      switch states[next] {
      case nil:
        states[next] = .open
        push(next)
      case .open:
        for index in stack.indices.reversed() {
          stack[index].fault = .circular
          if stack[index].path == next { break }
        }
      case .bad: stack[last].fault = stack[last].fault ?? .unresolved(next)
      case .good: break
      }
    }
  }
}

extension DraftValue {
  /// Adds the paths that the value references.
  fileprivate func collectReferences(_ paths: inout [[String]]) {
    switch self {
    case .reference(let path): paths.append(path)
    case .string(let text) where text.first == "~":
      for part in text.split(separator: "{").dropFirst() {
        let path = part.prefix { $0 != "}" }
        paths.append(path.split(separator: ".").map(String.init))
      }
    case .array(let elements): for element in elements { element.collectReferences(&paths) }
    case .object(let members): for member in members { member.value.collectReferences(&paths) }
    case .string, .number, .boolean, .source: break
    }
  }
}
