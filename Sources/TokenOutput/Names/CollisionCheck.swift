import Diagnostics
import TokenCompiler
import TokenModel

/// Finds identifiers that are used twice in the same scope.
///
/// - Complexity: O(names). Each name is claimed once in each of its scopes.
struct CollisionCheck {
  let input: BindingInput
  let output: BoundOutput
  /// The texts of the output, starting with the identifiers.
  let texts: TextTable
  private let identifierCount: Int
  let ir: IR
  private var keys: NameKeys
  /// The scope and owner of the last claim to each name, by the name's key.
  private var claims: [Claim]
  var found: [Diagnostic] = []

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

  private init(
    _ input: BindingInput,
    _ output: BoundOutput,
    _ texts: TextTable,
    _ identifierCount: Int
  ) {
    self.identifierCount = identifierCount
    self.input = input
    self.output = output
    self.texts = texts
    ir = input.ir
    keys = NameKeys(
      texts,
      isCaseSensitive: output.target.names.isCaseSensitive
    )
    claims = [Claim](
      repeating: Claim(scope: -1, owner: .target),
      count: identifierCount
    )
  }

  /// Returns a diagnostic for each conflicting name.
  ///
  /// The first `identifierCount` texts are identifiers; the others belong to options.
  static func diagnostics(
    _ input: BindingInput,
    _ output: BoundOutput,
    _ texts: TextTable,
    _ identifierCount: Int
  ) -> [Diagnostic] {
    var check = CollisionCheck(input, output, texts, identifierCount)
    return check.diagnostics()
  }

  /// Returns `id` if it is an identifier; otherwise `nil`.
  func identifier(_ id: TextID?) -> TextID? {
    id.flatMap { Int($0.index) < identifierCount ? $0 : nil }
  }

  private mutating func diagnostics() -> [Diagnostic] {
    let rules = output.target.names
    let inGroups = rules.takenInGroups.compactMap { identifier(texts.find($0)) }
    let inRoot = rules.takenInRoot.compactMap { identifier(texts.find($0)) } + inGroups
    if output.names.isGlobal {
      reserve(inRoot, in: 0)
      for token in output.tokens.all { claimToken(token, in: 0) }
      for constant in output.tokens.constants { claimToken(constant, in: 0) }
      checkParts(rules)
    } else {
      for group in output.tokens.tree.isVisible.indices where output.tokens.tree.isVisible[group] {
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
    for index in output.tokens.tree.ownTokens[group] {
      claimToken(output.tokens.tree.tokens[index], in: group)
    }
    for index in output.tokens.tree.childRanges[group] {
      let child = output.tokens.tree.children[index]
      claim(output.names.groups[Int(child)], in: group, for: .group(child))
    }
    for index in output.tokens.tree.ownConstants(of: group) {
      let constant = output.tokens.tree.constants[index]
      claimToken(constant, in: group)
      claimWords(of: constant, in: group)
    }
  }

  /// The words of a constant become the cases of a type in the constant's group.
  private mutating func claimWords(of constant: UInt32, in group: Int) {
    guard input.uses(WordConstantMember.typeName),
      case .word(_, let words) = ir.constant(TokenID(constant))
    else { return }
    let type = output.names.constantTypes[Int(constant) - ir.tokenCount]
    claim(type, in: group, for: .type(of: constant))
    var seen: [Int: TextID] = [:]
    for word in words {
      guard let name = output.names.words[word] else { continue }
      guard let other = seen.updateValue(word, forKey: keys.key(of: name)) else { continue }
      found.append(
        .wordCollision(
          ir.texts[other],
          ir.texts[word],
          of: output.place(ofToken: constant),
          name: texts[name],
          target: output.target.name
        )
      )
    }
  }

  /// Claims the names of groups as members, which share a scope with tokens in themes.
  private mutating func claimMemberNames() {
    for group in output.tokens.tree.isThemed.indices where output.tokens.tree.isThemed[group] {
      let scope = firstFreeScope + 1 + group
      for index in output.tokens.tree.themedTokenRanges[group] {
        claimToken(output.tokens.tree.themedTokens[index], in: scope)
      }
      for index in output.tokens.tree.themedConstants(of: group) {
        claimToken(output.tokens.tree.themedConstants[index], in: scope)
      }
      for index in output.tokens.tree.themedChildRanges[group] {
        let child = output.tokens.tree.themedChildren[index]
        claim(output.names.groupMembers[Int(child)], in: scope, for: .group(child))
        let type = output.names.groupTypes[Int(child)]
        // Conflicts between sibling groups are reported when their names are claimed as groups.
        if type != output.names.groups[Int(child)] { claim(type, in: scope, for: .group(child)) }
      }
    }
  }

  /// The first scope that isn't the index of a group.
  private var firstFreeScope: Int { output.source.groups.entries.count }

  private mutating func claimToken(_ token: UInt32, in scope: Int) {
    let name = output.names.tokens[Int(token)]
    claim(name, in: scope, for: .token(token))
    let inner = output.names.internals[Int(token)]
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
    for token in output.tokens.textStyles {
      guard let name = output.names.styles[Int(token)] else { continue }
      claim(name, in: firstFreeScope, for: .token(token))
    }
  }

  private mutating func claimModifiers() {
    guard input.uses(ModifierMember.name) || input.uses(ModifierMember.typeName) else { return }
    var owners: [TextID: Int] = [:]
    for modifier in ir.modifiers.indices {
      for name in [output.names.modifiers[modifier], output.names.modifierTypes[modifier]] {
        guard let other = owners.updateValue(modifier, forKey: name), other != modifier else {
          continue
        }
        found.append(
          .modifierCollision(
            output.place(ofModifier: other),
            output.place(ofModifier: modifier),
            name: texts[name],
            target: output.target.name
          )
        )
        break
      }
    }
  }

  private mutating func claimContexts() {
    for modifier in ir.modifiers.indices {
      let start = output.contexts.starts[modifier]
      let names = output.names.contexts[start..<start + ir.modifiers[modifier].contexts.count]
      var seen: [TextID: Int] = [:]
      for (index, name) in names.enumerated() {
        guard let other = seen.updateValue(index, forKey: name) else { continue }
        found.append(
          .contextCollision(
            output.place(ofContext: other, in: modifier),
            output.place(ofContext: index, in: modifier),
            of: ir.modifiers[modifier].name,
            name: texts[name],
            target: output.target.name
          )
        )
      }
    }
  }

  private mutating func reserve(_ names: [TextID], in scope: Int) {
    for name in names { set(keys.key(of: name), in: scope, for: .target) }
  }

  @inline(__always)
  private mutating func claim(_ name: TextID, in scope: Int, for owner: Owner) {
    let key = keys.key(of: name)
    if key < claims.count, claims[key].scope == scope {
      report(name, owner, against: claims[key].owner)
    } else {
      set(key, in: scope, for: owner)
    }
  }

  @inline(__always)
  private mutating func set(_ key: Int, in scope: Int, for owner: Owner) {
    while claims.count <= key { claims.append(Claim(scope: -1, owner: .target)) }
    claims[key] = Claim(scope: Int32(truncatingIfNeeded: scope), owner: owner)
  }

  private mutating func report(_ name: TextID, _ owner: Owner, against other: Owner) {
    if case .token(let token) = owner, case .token(let known) = other, token == known { return }
    guard let second = place(of: owner) else { return }
    let text = texts[name]
    guard let first = place(of: other) else {
      found.append(.takenName(text, second, target: output.target.name))
      return
    }
    found.append(.nameCollision(text, first, second, target: output.target.name))
  }

  private func place(of owner: Owner) -> Diagnostic.NamedPlace? {
    switch owner {
    case .token(let index), .type(of: let index): output.place(ofToken: index)
    case .group(let index): output.place(ofGroup: index)
    case .target: nil
    }
  }
}
