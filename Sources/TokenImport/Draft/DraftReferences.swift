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

  /// Follows all references in a group.
  ///
  /// - Complexity: O(*n*) in the number of tokens and references.
  init(of group: DraftGroup) {
    var paths: [[String]] = []
    var references: [[String]: [[String]]] = [:]
    var tokens: Set<[String]> = []
    group.forEachValue { path, value, extensions, isToken in
      var found: [[String]] = []
      value.collectReferences(&found)
      for member in extensions { member.value.collectReferences(&found) }
      paths.append(path)
      references[path] = found
      if isToken { tokens.insert(path) }
    }
    let order = ReferenceOrder(of: paths) { references[$0, default: []].filter(tokens.contains) }
    let circular = Set(order.circles.joined())
    var unresolved: Set<[String]> = []
    for path in order.order {
      let faults = references[path, default: []].lazy.compactMap { target -> Fault? in
        guard tokens.contains(target) else { return .missing(target) }
        return unresolved.contains(target) ? .unresolved(target) : nil
      }
      guard let fault = circular.contains(path) ? .circular : faults.first else { continue }
      self.faults.append((path, fault))
      unresolved.insert(path)
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
