import Diagnostics
import TokenCompiler
import TokenModel

/// Finds identifiers that stand for two things in one place.
struct CollisionCheck {
  private let output: BoundOutput
  private let ir: IR
  /// The handle that stands for a name: that of its folded form where letter case does not count.
  ///
  /// One more than the handle, at the index of the name; 0 for one that was not asked for yet.
  private var keys: [UInt32] = []
  private var folded = TextTable()
  /// The last scope that each name was seen in, and by what.
  private var scopes: [Int]
  private var owners: [Owner]
  private var found: [Diagnostic] = []
  private let binder: Binder

  private enum Owner {
    case token(Int)
    case group(Int)
    case constant(group: Int, index: Int)
    case target
  }

  init(_ binder: Binder) {
    self.binder = binder
    output = binder.output
    ir = binder.ir
    scopes = []
    owners = []
  }

  /// A message for each thing whose name is taken.
  mutating func diagnostics() -> [Diagnostic] {
    scopes = [Int](repeating: -1, count: output.names.texts.count)
    owners = [Owner](repeating: .target, count: output.names.texts.count)
    if output.names.isGlobal {
      let rules = output.target.names
      reserve(rules.takenInRoot + rules.takenInGroups, in: 0)
      for token in output.tokens { claimToken(Int(token), in: 0) }
      if !rules.parts.isEmpty {
        for token in output.tokens { checkParts(of: Int(token), rules) }
      }
    } else {
      for group in output.tree.isVisible.indices where output.tree.isVisible[group] {
        claimMembers(of: group)
      }
    }
    if binder.uses(GroupMember.memberName) { claimMemberNames() }
    claimStyles()
    claimContexts()
    return found
  }

  private mutating func claimMembers(of group: Int) {
    let rules = output.target.names
    reserve((group == 0 ? rules.takenInRoot : []) + rules.takenInGroups, in: group)
    for token in output.tree.tokens[output.tree.ownTokens[group]] {
      claimToken(Int(token), in: group)
    }
    for child in output.tree.children[output.tree.childRanges[group]] {
      claim(output.names.groups[Int(child)], in: group, for: .group(Int(child)))
    }
    guard let source = output.source.groups.entries[group].source else { return }
    for (index, name) in output.names.constants[source].enumerated() {
      claim(name, in: group, for: .constant(group: source, index: index))
    }
  }

  /// In themes groups are members beside tokens.
  private mutating func claimMemberNames() {
    for group in output.tree.isThemed.indices where output.tree.isThemed[group] {
      let scope = scopes.count + 1 + group
      for token in output.tree.themedTokens[output.tree.themedTokenRanges[group]] {
        claimToken(Int(token), in: scope)
      }
      for child in output.tree.themedChildren[output.tree.themedChildRanges[group]] {
        claim(output.names.groupMembers[Int(child)], in: scope, for: .group(Int(child)))
      }
    }
  }

  private mutating func claimToken(_ token: Int, in scope: Int) {
    let name = output.names.tokens[token]
    claim(name, in: scope, for: .token(token))
    let inner = output.names.internals[token]
    if inner != name { claim(inner, in: scope, for: .token(token)) }
  }

  /// Reports other tokens that are called like a part of this one.
  private mutating func checkParts(of token: Int, _ rules: NameRules) {
    guard let parts = rules.parts[ir.tokens[token].type] else { return }
    var name: [UInt8] = []
    output.names.texts.append(output.names.tokens[token], to: &name)
    name += (rules.join ?? "").utf8
    let count = name.count
    for part in parts {
      name.removeLast(name.count - count)
      name += part.name.utf8
      guard let other = name.withUnsafeBufferPointer({ output.names.texts.find($0) }) else {
        continue
      }
      let index = Int(key(of: other).index)
      guard scopes[index] == 0, output.hasPart(part.part, token) else { continue }
      report(other, .token(token), against: owners[index])
    }
  }

  /// Text styles are in one list, whatever group they stand in.
  private mutating func claimStyles() {
    guard !output.names.styles.isEmpty else { return }
    let scope = scopes.count
    for token in output.textStyles {
      guard let name = output.names.styles[Int(token)] else { continue }
      claim(name, in: scope, for: .token(Int(token)))
    }
  }

  private mutating func claimContexts() {
    for modifier in ir.modifiers.indices {
      let start = output.contextStarts[modifier]
      let names = output.names.contexts[start..<start + ir.modifiers[modifier].contexts.count]
      var seen: [TextID: Int] = [:]
      for (index, name) in names.enumerated() {
        guard let other = seen.updateValue(index, forKey: name) else { continue }
        let contexts = ir.modifiers[modifier].contexts
        found.append(
          OutputDiagnostics.contextCollision(
            contexts[other],
            contexts[index],
            of: ir.modifiers[modifier].name,
            name: output.names.texts[name],
            target: output.target.name
          )
        )
      }
    }
  }

  private mutating func reserve(_ words: [String], in scope: Int) {
    for word in words {
      guard let name = output.names.texts.find(word) else { continue }
      let index = Int(key(of: name).index)
      scopes[index] = scope
      owners[index] = .target
    }
  }

  private mutating func claim(_ name: TextID, in scope: Int, for owner: Owner) {
    let index = Int(key(of: name).index)
    if scopes[index] == scope {
      report(name, owner, against: owners[index])
    } else {
      scopes[index] = scope
      owners[index] = owner
    }
  }

  /// What stands for `name` when names are compared.
  private mutating func key(of name: TextID) -> TextID {
    guard !output.target.names.isCaseSensitive else { return name }
    if keys.isEmpty { keys = [UInt32](repeating: 0, count: output.names.texts.count) }
    if keys[Int(name.index)] != 0 { return TextID(keys[Int(name.index)] - 1) }
    // The first name with this folded form stands for all of them.
    let index = Int(fold(name).index)
    while firstWithFold.count <= index { firstWithFold.append(nil) }
    let key = firstWithFold[index] ?? name
    firstWithFold[index] = key
    keys[Int(name.index)] = key.index + 1
    return key
  }

  /// The handle of a name in small letters.
  private mutating func fold(_ name: TextID) -> TextID {
    buffer.removeAll(keepingCapacity: true)
    output.names.texts.append(name, to: &buffer)
    guard buffer.allSatisfy({ $0 < 0x80 }) else {
      return folded.intern(output.names.texts[name].lowercased())
    }
    for index in buffer.indices where (0x41...0x5A).contains(buffer[index]) {
      buffer[index] |= 0x20
    }
    return buffer.withUnsafeBufferPointer { folded.intern($0) }
  }

  private var firstWithFold: [TextID?] = []
  private var buffer: [UInt8] = []

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
    case .token(let index):
      let token = ir.tokens[index]
      return place(token.path, token.base.origin)
    case .group(let index):
      let entry = output.source.groups.entries[index]
      guard let source = entry.source else {
        return OutputDiagnostics.NamedPlace(path: description(entry.path), span: nil)
      }
      return place(entry.path, ir.groups[source].origin)
    case .constant(let group, let index):
      let source = ir.groups[group]
      let path = description(source.path) + "." + ir.texts[source.constants[index].name]
      return OutputDiagnostics.NamedPlace(path: path, span: binder.span(of: source.origin))
    case .target: return nil
    }
  }

  private func place(_ path: PathID, _ origin: Origin) -> OutputDiagnostics.NamedPlace {
    OutputDiagnostics.NamedPlace(path: description(path), span: binder.span(of: origin))
  }

  private func description(_ path: PathID) -> String {
    ir.paths.description(of: path, in: ir.texts)
  }
}
