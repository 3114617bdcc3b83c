import Diagnostics
import TokenCompiler
import TokenModel

extension CollisionCheck {
  /// Reports tokens and constants with the same name as a part of another token, and parts of two
  /// tokens with the same name.
  mutating func checkParts(_ rules: NameRules) {
    let members = membersWithParts(rules)
    guard !members.isEmpty else { return }
    let names = PartNames(
      rules,
      of: members.keys.sorted { $0.word < $1.word },
      among: texts,
      counts: { input.source.nodes.largestCount(of: $0.nodeKind) }
    )
    for (type, tokens) in members {
      guard let candidates = names.candidates[type] else { continue }
      // Several candidates can share a rest, but each name is looked up only once.
      let byRest = Dictionary(grouping: candidates, by: \.rest)
      let rests = byRest.keys.sorted { $0.lexicographicallyPrecedes($1) }
      var name: [UInt8] = []
      for token in tokens {
        name.removeAll(keepingCapacity: true)
        texts.append(self.names.tokens[Int(token)], to: &name)
        let length = name.count
        var found: [UInt32: [PartNames.Candidate]] = [:]
        for rest in rests {
          name += rest
          let other = identifier(name.withUnsafeBufferPointer { texts.find($0) })
            .flatMap { self.token(called: $0) }
          name.removeSubrange(length...)
          guard let other, other != token else { continue }
          found[other, default: []] += byRest[rest] ?? []
        }
        for other in found.keys.sorted() { check(token, other, found[other] ?? [], rules) }
      }
    }
  }

  /// Returns the tokens and constants with named parts, by type.
  private func membersWithParts(_ rules: NameRules) -> [NamedType: [UInt32]] {
    var members: [NamedType: [UInt32]] = [:]
    guard !rules.parts.isEmpty else { return members }
    for entry in tokens.types {
      let type = NamedType.token(entry.type)
      guard rules.parts[type] != nil else { continue }
      members[type] = Array(tokens.byType[entry.tokens])
    }
    for constant in tokens.constants {
      guard let type = ir.namedType(of: Int(constant)), rules.parts[type] != nil else { continue }
      members[type, default: []].append(constant)
    }
    return members
  }

  /// Reports the first of `candidates` for which a token and another token use the same name.
  private mutating func check(
    _ token: UInt32,
    _ other: UInt32,
    _ candidates: [PartNames.Candidate],
    _ rules: NameRules
  ) {
    guard let candidate = candidates.first(where: { collide(token, other, $0, rules) }) else {
      return
    }
    var name: [UInt8] = []
    texts.append(names.tokens[Int(token)], to: &name)
    let second = input.source.place(ofToken: other)
    report(
      .partCollision(
        String(decoding: name + candidate.ending, as: UTF8.self),
        (candidate.part, input.source.place(ofToken: token)),
        (candidate.otherPart, second),
        target: input.target.name
      ),
      of: second,
      [other]
    )
  }

  private func collide(
    _ token: UInt32,
    _ other: UInt32,
    _ candidate: PartNames.Candidate,
    _ rules: NameRules
  ) -> Bool {
    let isComplete = input.uses(RootMember.incompleteTokens)
    guard ir.namedType(of: Int(other)) == candidate.otherType,
      values.hasPart(candidate.part, Int(token), isComplete: isComplete),
      candidate.otherPart.map({ values.hasPart($0, Int(other), isComplete: isComplete) }) ?? true
    else { return false }
    // A part that refers to the other token is supposed to share its name.
    return !rules.sharesParts || values.target(of: candidate.part, in: Int(token)) != Int(other)
  }
}
