package import JSONSyntax

/// The tokens in the files of other tools, by path: which of them become groups, and which
/// operands of formulas have a unit.
///
/// Compositions become groups, and so do incomplete text styles, which DTCG doesn't allow. An alias
/// of such a token becomes a group that extends it.
package struct ValueSurvey: Sendable {
  private var groups: Set<String> = []
  /// The paths of the tokens that contain tokens, and become the `$root` of a group.
  private(set) var parents: Set<String> = []
  private var kinds: [String: Formula.Kind] = [:]
  /// The gradients and fluid lengths in CSS notation that are kept as text.
  private var texts: Set<String> = []

  package init() {}

  /// Finds the tokens in all files of a source.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  package init(of trees: [JSONTree]) {
    var search = Search()
    for tree in trees {
      for root in ThemeDocument.roots(of: tree) {
        search.read(root, at: "", type: nil, of: tree)
      }
    }
    groups = search.groups
    parents = search.parents
    var waiting = Array(groups)
    while let target = waiting.popLast() {
      for alias in search.aliases[target] ?? [] where groups.insert(alias).inserted {
        waiting.append(alias)
      }
    }
    // Most sources contain no formulas.
    for operand in search.operands { _ = search.kind(of: operand, depth: 0) }
    kinds = search.kinds
    texts = search.texts
  }

  /// Whether the token at a path is a gradient or fluid length in CSS notation in one file, and
  /// something else in another, such as text that only style sheets can calculate.
  func isText(_ path: String) -> Bool { texts.contains(path) }

  /// Whether the token at a path becomes a group.
  func isGroup(_ path: String) -> Bool { groups.contains(path) }

  /// Returns the kind of value of an operand, a reference with braces.
  func kind(of operand: String) -> Formula.Kind { kinds[operand] ?? .unknown }

  /// Whether a token is a composition, an object of an unknown form, or an incomplete text style,
  /// whose properties become separate tokens.
  static func isComposition(_ token: JSONNode, _ value: JSONNode, in tree: JSONTree) -> Bool {
    guard tree.kind(value) == .object, let word = tree.typeWord(of: token) else { return false }
    if word.lowercased() == "composition" { return true }
    let type = ForeignType(word)
    switch type == .other ? ValueReading.inferredType(ofObject: value, in: tree) : type {
    case nil: return ValueOfContexts(of: token, value, in: tree) == nil
    case .typography:
      let required: [(StaticString, css: StaticString)] = [
        ("fontFamily", "font-family"), ("fontSize", "font-size"), ("fontWeight", "font-weight"),
      ]
      return required.contains { name, css in
        tree.value(of: name, in: value) == nil && tree.value(of: css, in: value) == nil
      }
    default: return false
    }
  }
}

/// A search for the tokens in all files.
private struct Search {
  private struct Token {
    let tree: JSONTree
    let object: JSONNode
    let value: JSONNode
    let type: String?
  }

  private var tokens: [String: Token] = [:]
  var groups: Set<String> = []
  var parents: Set<String> = []
  /// The tokens with a gradient in CSS notation, those with a fluid length, those with another
  /// length, and those with another value.
  private var gradients: Set<String> = []
  private var fluidLengths: Set<String> = []
  private var lengths: Set<String> = []
  private var others: Set<String> = []
  /// The aliases of each path.
  var aliases: [String: [String]] = [:]
  /// The references in formulas and composite values and those to opacities, with braces.
  var operands: Set<String> = []
  var kinds: [String: Formula.Kind] = [:]

  /// Adds the token at a path, or the tokens in a group.
  mutating func read(_ object: JSONNode, at path: String, type: String?, of tree: JSONTree) {
    guard tree.kind(object) == .object else { return }
    let type = tree.typeWord(of: object) ?? type
    guard let value = TokenShape(tree).value(of: object)?.value else {
      for member in tree.members(of: object)
      where tree.kind(member.value) == .object
        && tree.firstByte(ofString: member.key) != UInt8(ascii: "$")
      {
        let name = tree.string(member.key)
        read(member.value, at: path.isEmpty ? name : "\(path).\(name)", type: type, of: tree)
      }
      return
    }
    tokens[path] = Token(tree: tree, object: object, value: value, type: type)
    for child in TokenShape(tree).children(ofToken: object) {
      parents.insert(path)
      read(child.value, at: "\(path).\(tree.string(child.key))", type: type, of: tree)
    }
    if ValueSurvey.isComposition(object, value, in: tree) { groups.insert(path) }
    let text = tree.textIfString(value) ?? ""
    if ValueReading.isReference(text) {
      aliases[Self.path(in: text), default: []].append(path)
    } else if text.hasSuffix(")"), CSSGradient(text) != nil {
      gradients.insert(path)
    } else if text.hasPrefix("clamp("), CSSFluidLength(text) != nil {
      fluidLengths.insert(path)
      // Its values for contexts can be text that only style sheets can calculate.
      if let more = tree.value(of: "$extensions", in: object), tree.verbatim(more).contains("(") {
        others.insert(path)
      }
    } else {
      if ValueReading.measure(value, in: tree) != nil {
        lengths.insert(path)
      } else {
        others.insert(path)
      }
      addOperands(in: value, of: tree)
    }
  }

  /// The gradients and fluid lengths that have values of other kinds too.
  var texts: Set<String> {
    if gradients.isEmpty, fluidLengths.isEmpty { return [] }
    let mixed = gradients.intersection(others.union(fluidLengths).union(lengths))
    return mixed.union(fluidLengths.intersection(others))
  }

  private mutating func addOperands(in node: JSONNode, of tree: JSONTree) {
    tree.forEachString(in: node) { string in
      guard tree.withStringBytes(string, { $0.contains(UInt8(ascii: "{")) }) else { return }
      let text = tree.string(string)
      if ValueReading.isReference(text) {
        // A component of a composite value.
        operands.insert("{\(Self.path(in: text))}")
      } else if let formula = Formula(text) {
        operands.formUnion(formula.root.references)
      } else if let alpha = ValueReading.alphaArguments(in: text)?.alpha {
        operands.insert(alpha)
      }
    }
  }

  /// Returns the kind of value of a reference, following aliases and formulas.
  mutating func kind(of reference: String, depth: Int) -> Formula.Kind {
    if let known = kinds[reference] { return known }
    kinds[reference] = .unknown
    guard depth < 100, let token = token(at: Self.path(in: reference)) else { return .unknown }
    let kind = kind(of: token, depth: depth + 1)
    kinds[reference] = kind
    return kind
  }

  private mutating func kind(of token: Token, depth: Int) -> Formula.Kind {
    let tree = token.tree
    let type = token.type.map(ForeignType.init)
    if let text = tree.textIfString(token.value) {
      if ValueReading.isReference(text) { return kind(of: text, depth: depth) }
      if text.contains("{") {
        guard let formula = Formula(text) else { return .unknown }
        var operands: [String: Formula.Kind] = [:]
        for operand in formula.root.references {
          operands[operand] = kind(of: operand, depth: depth)
        }
        let known = operands
        return formula.expression(as: type ?? .other) { known[$0] ?? .unknown }.kind
      }
      // A constant such as `0.5` is a number in formulas.
      if type == .other, let measure = Measure(text) { return measure.kind }
    }
    let reading = ValueReading(tree: tree, path: [], references: nil)
    var read = reading.read(token.value, as: type)
    reading.apply(ValueCompanions(of: token.object, in: tree), to: &read, token.value)
    switch read.value {
    case .number where read.type == "number": return .number
    case .object(let members):
      if case .string(let unit)? = members.first(where: { $0.name == "unit" })?.value {
        return Measure(0, unit).kind
      }
    case nil where tree.kind(token.value) == .object:
      return tree.text(of: "unit", in: token.value).map { Measure(0, $0).kind } ?? .unknown
    case nil where read.type == "number": return .number
    default: break
    }
    return .unknown
  }

  /// Returns the token at a path, which can begin with the name of a set.
  private func token(at path: String) -> Token? {
    var path = path[...]
    while true {
      if let token = tokens[String(path)] { return token }
      guard let period = path.firstIndex(of: ".") else { return nil }
      path = path[path.index(after: period)...]
    }
  }

  /// Returns the path in a reference.
  private static func path(in reference: String) -> String {
    let target = reference.trimmingBlanks.dropFirst().dropLast().trimmingBlanks
    return String(target.hasSuffix(".value") ? target.dropLast(6) : target[...])
  }
}
