import Diagnostics
import TokenCompiler
import TokenModel

/// Finds identifiers that are used twice in the same scope.
///
/// - Complexity: O(names). Each name is claimed once in each of its scopes.
struct CollisionCheck {
  let input: BindingInput
  let tokens: OutputTokens
  let names: OutputNames
  let values: OutputValues
  /// The texts of the output, starting with the identifiers.
  let texts: TextTable
  private let identifierCount: Int
  let ir: IR
  private var keys: NameKeys
  /// The scope and owner of the last claim to each name, by the name's key.
  private var claims: [Claim]
  var found: [Diagnostic] = []
  /// The collisions that go away if tokens are left out; empty unless the source permits it.
  private(set) var omissions = Omissions()

  /// Tokens and constants whose names are taken, with a warning for each name.
  struct Omissions {
    var tokens: Set<UInt32> = []
    var diagnostics: [Diagnostic] = []
  }

  private struct Claim {
    var scope: Int32
    var owner: Owner
  }

  private enum Owner {
    case token(UInt32)
    case group(UInt32)
    case type(of: UInt32)
    case target
  }

  /// Creates a check of the first `identifierCount` texts; the others belong to options.
  init(
    _ input: BindingInput,
    _ tokens: OutputTokens,
    _ names: OutputNames,
    _ values: OutputValues,
    _ texts: TextTable,
    _ identifierCount: Int
  ) {
    self.identifierCount = identifierCount
    self.input = input
    self.tokens = tokens
    self.names = names
    self.values = values
    self.texts = texts
    ir = input.ir
    keys = NameKeys(
      texts,
      isCaseSensitive: input.target.names.isCaseSensitive
    )
    claims = [Claim](
      repeating: Claim(scope: -1, owner: .target),
      count: identifierCount
    )
  }

  /// Returns `id` if it is an identifier; otherwise `nil`.
  func identifier(_ id: TextID?) -> TextID? {
    id.flatMap { Int($0.index) < identifierCount ? $0 : nil }
  }

  /// Returns a diagnostic for each conflicting name.
  mutating func diagnostics() -> [Diagnostic] {
    let rules = input.target.names
    let inGroups = rules.takenInGroups.compactMap { identifier(texts.find($0)) }
    let inRoot = rules.takenInRoot.compactMap { identifier(texts.find($0)) } + inGroups
    if names.isGlobal {
      reserve(inRoot, in: 0)
      for token in tokens.all { claimToken(token, in: 0) }
      for constant in tokens.constants { claimToken(constant, in: 0) }
      checkParts(rules)
    } else {
      for group in tokens.tree.isVisible.indices where tokens.tree.isVisible[group] {
        reserve(group == 0 ? inRoot : inGroups, in: group)
        claimMembers(of: group)
      }
    }
    if input.uses(GroupMember.memberName) { claimMemberNames() }
    claimStyles()
    claimModifiers()
    claimContexts()
    return found
  }

  private mutating func claimMembers(of group: Int) {
    for index in tokens.tree.ownTokens[group] {
      claimToken(tokens.tree.tokens[index], in: group)
    }
    for index in tokens.tree.childRanges[group] {
      let child = tokens.tree.children[index]
      claim(names.groups[Int(child)], in: group, for: .group(child))
    }
    for index in tokens.tree.ownConstants(of: group) {
      let constant = tokens.tree.constants[index]
      claimToken(constant, in: group)
      claimWords(of: constant, in: group)
    }
  }

  /// The words of a constant become the cases of a type in the constant's group.
  private mutating func claimWords(of constant: UInt32, in group: Int) {
    guard input.uses(WordConstantMember.typeName),
      case .word(_, let words) = ir.constant(TokenID(constant))
    else { return }
    let type = names.constantTypes[Int(constant) - ir.tokenCount]
    claim(type, in: group, for: .type(of: constant))
    var seen: [Int: TextID] = [:]
    for word in words {
      guard let name = names.words[word] else { continue }
      guard let other = seen.updateValue(word, forKey: keys.key(of: name)) else { continue }
      found.append(
        .wordCollision(
          ir.texts[other],
          ir.texts[word],
          of: input.source.place(ofToken: constant),
          name: texts[name],
          target: input.target.name
        )
      )
    }
  }

  /// Claims the names of groups as members, which share a scope with tokens in themes.
  private mutating func claimMemberNames() {
    for group in tokens.tree.isThemed.indices where tokens.tree.isThemed[group] {
      let scope = firstFreeScope + 1 + group
      for index in tokens.tree.themedTokenRanges[group] {
        claimToken(tokens.tree.themedTokens[index], in: scope)
      }
      for index in tokens.tree.themedConstants(of: group) {
        claimToken(tokens.tree.themedConstants[index], in: scope)
      }
      for index in tokens.tree.themedChildRanges[group] {
        let child = tokens.tree.themedChildren[index]
        claim(names.groupMembers[Int(child)], in: scope, for: .group(child))
        let type = names.groupTypes[Int(child)]
        // Conflicts between sibling groups are reported when their names are claimed as groups.
        if type != names.groups[Int(child)] { claim(type, in: scope, for: .group(child)) }
      }
    }
  }

  /// The first scope that isn't the index of a group.
  private var firstFreeScope: Int { input.source.groups.entries.count }

  private mutating func claimToken(_ token: UInt32, in scope: Int) {
    let name = names.tokens[Int(token)]
    claim(name, in: scope, for: .token(token))
    let inner = names.internals[Int(token)]
    if inner != name { claim(inner, in: scope, for: .token(token)) }
  }

  /// Returns the token or constant with a name, in an output with global names.
  mutating func token(called name: TextID) -> UInt32? {
    let key = keys.key(of: name)
    guard key < claims.count, claims[key].scope == 0, case .token(let token) = claims[key].owner
    else { return nil }
    return token
  }

  /// Claims the names of text styles, which share a single scope regardless of their groups.
  private mutating func claimStyles() {
    for token in tokens.textStyles {
      guard let name = names.styles[Int(token)] else { continue }
      claim(name, in: firstFreeScope, for: .token(token))
    }
  }

  private mutating func claimModifiers() {
    guard input.uses(ModifierMember.name) || input.uses(ModifierMember.typeName) else { return }
    var owners: [TextID: Int] = [:]
    for modifier in ir.modifiers.indices {
      for name in [names.modifiers[modifier], names.modifierTypes[modifier]] {
        guard let other = owners.updateValue(modifier, forKey: name), other != modifier else {
          continue
        }
        found.append(
          .modifierCollision(
            input.source.place(ofModifier: other),
            input.source.place(ofModifier: modifier),
            name: texts[name],
            target: input.target.name
          )
        )
        break
      }
    }
  }

  private mutating func claimContexts() {
    for modifier in ir.modifiers.indices {
      let start = values.contexts.starts[modifier]
      let names = self.names.contexts[start..<start + ir.modifiers[modifier].contexts.count]
      var seen: [TextID: Int] = [:]
      for (index, name) in names.enumerated() {
        guard let other = seen.updateValue(index, forKey: name) else { continue }
        found.append(
          .contextCollision(
            input.source.place(ofContext: other, in: modifier),
            input.source.place(ofContext: index, in: modifier),
            of: ir.modifiers[modifier].name,
            name: texts[name],
            target: input.target.name
          )
        )
      }
    }
  }

  private mutating func reserve(_ names: [TextID], in scope: Int) {
    for name in names { set(keys.key(of: name), in: scope, for: .target) }
  }

  private mutating func claim(_ name: TextID, in scope: Int, for owner: Owner) {
    let key = keys.key(of: name)
    if key < claims.count, claims[key].scope == scope {
      report(name, owner, against: claims[key].owner)
    } else {
      set(key, in: scope, for: owner)
    }
  }

  private mutating func set(_ key: Int, in scope: Int, for owner: Owner) {
    while claims.count <= key { claims.append(Claim(scope: -1, owner: .target)) }
    claims[key] = Claim(scope: Int32(truncatingIfNeeded: scope), owner: owner)
  }

  private mutating func report(_ name: TextID, _ owner: Owner, against other: Owner) {
    if case .token(let token) = owner, case .token(let known) = other, token == known { return }
    guard let second = place(of: owner) else { return }
    let (text, target) = (texts[name], input.target.name)
    let collision =
      place(of: other).map { Diagnostic.nameCollision(text, $0, second, target: target) }
      ?? .takenName(text, second, target: target)
    report(collision, of: second, tokens(of: owner))
  }

  /// Reports a collision, or leaves out the tokens at `place` if the source permits it.
  mutating func report(
    _ collision: Diagnostic,
    of place: Diagnostic.NamedPlace,
    _ tokens: [UInt32]
  ) {
    guard ir.omitsCollisions else { return found.append(collision) }
    omissions.tokens.formUnion(tokens)
    omissions.diagnostics.append(collision.omitting(place))
  }

  /// The tokens and constants of the output that go away with the owner of a name.
  private func tokens(of owner: Owner) -> [UInt32] {
    switch owner {
    case .token(let index), .type(of: let index): return [index]
    case .target: return []
    case .group(let index): return input.source.members(ofGroup: index)
    }
  }

  private func place(of owner: Owner) -> Diagnostic.NamedPlace? {
    switch owner {
    case .token(let index), .type(of: let index): input.source.place(ofToken: index)
    case .group(let index): input.source.place(ofGroup: index)
    case .target: nil
    }
  }
}
