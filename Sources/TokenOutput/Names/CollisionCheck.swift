import Diagnostics
import TokenCompiler
import TokenModel

/// Finds identifiers that stand for two things in one place.
///
/// - Complexity: O(names): each is claimed once in each scope that it stands in.
struct CollisionCheck {
  let binder: Binder
  let output: BoundOutput
  let ir: IR
  private var keys: NameKeys
  /// The last scope that each name was seen in, and by what, by its key.
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

  init(_ binder: Binder) {
    self.binder = binder
    output = binder.output
    ir = binder.ir
    keys = NameKeys(
      output.names.texts,
      isCaseSensitive: output.target.names.isCaseSensitive
    )
    claims = [Claim](
      repeating: Claim(scope: -1, owner: .target),
      count: output.names.texts.count
    )
  }

  /// A message for each thing whose name is taken.
  mutating func diagnostics() -> [Diagnostic] {
    let rules = output.target.names
    let inGroups = rules.takenInGroups.compactMap { output.names.texts.find($0) }
    let inRoot = rules.takenInRoot.compactMap { output.names.texts.find($0) } + inGroups
    if output.names.isGlobal {
      reserve(inRoot, in: 0)
      for token in output.tokens { claimToken(token, in: 0) }
      for constant in output.tree.constants { claimToken(constant, in: 0) }
      checkParts(rules)
    } else {
      for group in output.tree.isVisible.indices where output.tree.isVisible[group] {
        reserve(group == 0 ? inRoot : inGroups, in: group)
        claimMembers(of: group)
      }
    }
    if binder.uses(GroupMember.memberName) { claimMemberNames() }
    claimStyles()
    claimModifiers()
    claimContexts()
    return found
  }

  private mutating func claimMembers(of group: Int) {
    for index in output.tree.ownTokens[group] {
      claimToken(output.tree.tokens[index], in: group)
    }
    for index in output.tree.childRanges[group] {
      let child = output.tree.children[index]
      claim(output.names.groups[Int(child)], in: group, for: .group(child))
    }
    for index in output.tree.ownConstants(of: group) {
      let constant = output.tree.constants[index]
      claimToken(constant, in: group)
      claimWords(of: constant, in: group)
    }
  }

  /// The words of a constant are the cases of a type that stands in the constant's group.
  private mutating func claimWords(of constant: UInt32, in group: Int) {
    guard binder.uses(WordConstantMember.typeName),
      case .word(_, let words) = ir.constant(TokenID(constant))
    else { return }
    let type = output.names.constantTypes[Int(constant) - ir.tokenCount]
    claim(type, in: group, for: .type(of: constant))
    var seen: [Int: TextID] = [:]
    for word in words {
      guard let name = output.names.words[word] else { continue }
      guard let other = seen.updateValue(word, forKey: keys.key(of: name)) else { continue }
      found.append(
        OutputDiagnostics.wordCollision(
          ir.texts[other],
          ir.texts[word],
          of: output.place(ofToken: constant),
          name: output.names.texts[name],
          target: output.target.name
        )
      )
    }
  }

  /// In themes groups are members beside tokens.
  private mutating func claimMemberNames() {
    for group in output.tree.isThemed.indices where output.tree.isThemed[group] {
      let scope = firstFreeScope + 1 + group
      for index in output.tree.themedTokenRanges[group] {
        claimToken(output.tree.themedTokens[index], in: scope)
      }
      for index in output.tree.themedConstants(of: group) {
        claimToken(output.tree.themedConstants[index], in: scope)
      }
      for index in output.tree.themedChildRanges[group] {
        let child = output.tree.themedChildren[index]
        claim(output.names.groupMembers[Int(child)], in: scope, for: .group(child))
        let type = output.names.groupTypes[Int(child)]
        // That no two groups beside each other have one name is checked where they are groups.
        if type != output.names.groups[Int(child)] { claim(type, in: scope, for: .group(child)) }
      }
    }
  }

  /// The scopes below it are groups.
  private var firstFreeScope: Int { output.source.groups.entries.count }

  private mutating func claimToken(_ token: UInt32, in scope: Int) {
    let name = output.names.tokens[Int(token)]
    claim(name, in: scope, for: .token(token))
    let inner = output.names.internals[Int(token)]
    if inner != name { claim(inner, in: scope, for: .token(token)) }
  }

  /// The token or constant of a name in an output with one list of names.
  mutating func token(called name: TextID) -> UInt32? {
    let key = keys.key(of: name)
    guard key < claims.count, claims[key].scope == 0, case .token(let token) = claims[key].owner
    else { return nil }
    return token
  }

  /// Text styles are in one list, whatever group they stand in.
  private mutating func claimStyles() {
    for token in output.textStyles {
      guard let name = output.names.styles[Int(token)] else { continue }
      claim(name, in: firstFreeScope, for: .token(token))
    }
  }

  private mutating func claimModifiers() {
    guard binder.uses(ModifierMember.name) || binder.uses(ModifierMember.typeName) else { return }
    var owners: [TextID: Int] = [:]
    for modifier in ir.modifiers.indices {
      for name in [output.names.modifiers[modifier], output.names.modifierTypes[modifier]] {
        guard let other = owners.updateValue(modifier, forKey: name), other != modifier else {
          continue
        }
        found.append(
          OutputDiagnostics.modifierCollision(
            output.place(ofModifier: other),
            output.place(ofModifier: modifier),
            name: output.names.texts[name],
            target: output.target.name
          )
        )
        break
      }
    }
  }

  private mutating func claimContexts() {
    for modifier in ir.modifiers.indices {
      let start = output.contextStarts[modifier]
      let names = output.names.contexts[start..<start + ir.modifiers[modifier].contexts.count]
      var seen: [TextID: Int] = [:]
      for (index, name) in names.enumerated() {
        guard let other = seen.updateValue(index, forKey: name) else { continue }
        found.append(
          OutputDiagnostics.contextCollision(
            output.place(ofContext: other, in: modifier),
            output.place(ofContext: index, in: modifier),
            of: ir.modifiers[modifier].name,
            name: output.names.texts[name],
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
    let text = output.names.texts[name]
    guard let first = place(of: other) else {
      found.append(
        OutputDiagnostics.takenName(text, second, target: output.target.name)
      )
      return
    }
    found.append(
      OutputDiagnostics.nameCollision(text, first, second, target: output.target.name)
    )
  }

  private func place(of owner: Owner) -> OutputDiagnostics.NamedPlace? {
    switch owner {
    case .token(let index), .type(of: let index): output.place(ofToken: index)
    case .group(let index): output.place(ofGroup: index)
    case .target: nil
    }
  }
}
