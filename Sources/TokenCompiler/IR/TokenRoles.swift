package import TokenModel

/// The roles of numeric tokens, derived from their types and from the composite values and
/// components that refer to them.
///
/// For example, a dimension may be negative unless a border uses it as its width.
package struct TokenRoles {
  /// The strictest role of each token and constant; `nil` for nonnumeric ones.
  private var roles: [ValueRole?]
  /// The roles that other tokens and components give each token, as bits.
  private var uses: [UInt32]
  /// Finds the roles of all tokens.
  ///
  /// - Complexity: O(tokens + references + fields of components).
  package init(_ ir: IR) {
    uses = [UInt32](repeating: 0, count: ir.tokens.count)
    roles = ir.tokens.indices.map { Self.role(ofType: $0, in: ir) }
    for index in ir.tokens.indices { addParts(of: index, in: ir) }
    ir.forEachField { token, role in add(role, to: token) }
    followReferences(in: ir)
    for index in ir.tokens.indices { roles[index] = strictest(index, in: ir) }
  }

  /// The strictest role of a token or constant; `nil` if its value isn't numeric.
  package subscript(token: Int) -> ValueRole? { roles[token] }

  /// Returns the role implied by a token's type alone, or `nil` if the type isn't numeric.
  package static func role(ofType token: Int, in ir: IR) -> ValueRole? {
    guard token >= ir.tokenCount else { return ValueRole(ir.tokens[token].type) }
    switch ir.constant(TokenID(UInt32(token))) {
    case .number: return ir.isWholeNumber(token) ? .integer : .number
    case .lengths: return .length
    case .boolean, .string, .verbatim, .word, .image: return nil
    }
  }

  private mutating func addParts(of owner: Int, in ir: IR) {
    guard ir.tokens[owner].type.isComposite else { return }
    ir.forEachReference(of: owner) { reference in
      guard let role = reference.pointer.field?.role else { return }
      add(role, to: Int(reference.target.index))
    }
  }

  private mutating func add(_ role: ValueRole, to token: Int) {
    uses[token] |= 1 << UInt32(role.rawValue)
  }

  /// Propagates roles from each token to the tokens it refers to.
  private mutating func followReferences(in ir: IR) {
    var rest = uses.indices.filter { uses[$0] != 0 }
    while let index = rest.popLast() {
      let roles = uses[index]
      ir.forEachReference(of: index) { reference in
        let target = Int(reference.target.index)
        // A width of the viewport isn't a font size because it limits one.
        guard !reference.isInGrowth, roles & ~uses[target] != 0 else { return }
        uses[target] |= roles
        rest.append(target)
      }
    }
  }

  private func strictest(_ token: Int, in ir: IR) -> ValueRole? {
    guard var strictest = roles[token] else { return nil }
    if strictest == .duration, isOnlyDelay(token, in: ir) { return .delay }
    for role in ValueRole.allCases where uses[token] & 1 << UInt32(role.rawValue) != 0 {
      if role.range.isStricter(than: strictest.range) { strictest = role }
    }
    return strictest
  }
}

extension TokenRoles {
  /// Whether a duration has negative values and serves only as a delay: all its uses are delays, or
  /// it has no uses and its path contains `delay`.
  private func isOnlyDelay(_ token: Int, in ir: IR) -> Bool {
    var isNegative = false
    ir.forEachValue(of: token) { value in
      if ir.values[Handle<TimeSpan>(value.value)].value < 0 { isNegative = true }
    }
    guard isNegative else { return false }
    let delay: UInt32 = 1 << UInt32(ValueRole.delay.rawValue)
    if uses[token] == delay { return true }
    let path = ir.paths.description(of: ir.tokens[token].path, in: ir.texts)
    return uses[token] == 0 && path.lowercased().contains("delay")
  }
}

extension IR {
  /// Calls `body` with each value of a token: the base value, then the variants.
  package func forEachValue(of token: Int, _ body: (Token.ResolvedValue) -> Void) {
    body(tokens[token].base)
    for variant in tokens[token].variants.indices { body(variants[variant].resolved) }
  }

  /// Calls `body` with each reference in the values of a token.
  func forEachReference(of token: Int, _ body: (Reference) -> Void) {
    forEachValue(of: token) { value in
      for index in value.references.indices { body(references[index]) }
    }
  }

  /// Calls `body` with the token or constant of each component field that has a role.
  func forEachField(_ body: (Int, ValueRole) -> Void) {
    guard !components.isEmpty else { return }
    let constants = Dictionary(
      groups.map { ($0.path, $0.constants) },
      uniquingKeysWith: { first, _ in first }
    )
    var rest = components
    while let component = rest.popLast() {
      rest += component.parts
      for field in component.fields { report(field.name, Int(field.token.index), body) }
      for constant in constants[component.path] ?? [] {
        let index = Int(constant.index)
        report(paths.name(of: tokens[index].path), index, body)
      }
    }
  }

  private func report(_ name: TextID, _ token: Int, _ body: (Int, ValueRole) -> Void) {
    // Most fields are colors.
    guard let type = TokenRoles.role(ofType: token, in: self),
      let role = ValueRole(field: texts[name])
    else { return }
    switch (role, type) {
    // A `width` can be a border, but an `opacity` can't be a length.
    case (_, .duration), (_, .fontWeight), (.opacity, .length), (.lineCount, .length): return
    default: body(token, role)
    }
  }
}

extension SlotField {
  /// The role of a composite value's property; `nil` if it isn't numeric or has no role.
  package var role: ValueRole? {
    switch self {
    case .width: .borderWidth
    case .duration: .duration
    case .delay: .delay
    case .fontSize: .fontSize
    case .fontWeight: .fontWeight
    case .lineHeight: .lineHeight
    case .blur: .blur
    case .position: .position
    case .dash: .dash
    case .offsetX, .offsetY, .spread, .letterSpacing: .length
    case .color, .style, .timingFunction, .fontFamily, .inset, .layer, .stop, .lineCap,
      .constantNumber, .verbatim, .constantX, .constantY, .constantWidth, .constantHeight,
      .constantTop, .constantLeading, .constantBottom, .constantTrailing, .fluidMinimum,
      .fluidMaximum, .fluidStart, .fluidEnd:
      nil
    }
  }
}
