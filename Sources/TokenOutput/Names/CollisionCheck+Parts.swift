import Diagnostics
import TokenCompiler
import TokenModel

extension CollisionCheck {
  /// Reports tokens and constants that are called like a part of another one, and parts of two that
  /// are called alike.
  mutating func checkParts(_ rules: NameRules) {
    let members = membersWithParts(rules)
    guard !members.isEmpty else { return }
    let names = PartNames(
      rules,
      of: members.keys.sorted { $0.rawValue < $1.rawValue },
      among: output.names.texts,
      counts: { output.source.nodes.largestCount(of: $0.nodeKind) }
    )
    for (type, tokens) in members {
      guard let candidates = names.candidates[type] else { continue }
      for token in tokens { checkParts(of: token, candidates, rules) }
    }
  }

  /// The tokens and constants whose parts have names.
  private func membersWithParts(_ rules: NameRules) -> [NamedType: [UInt32]] {
    var members: [NamedType: [UInt32]] = [:]
    guard !rules.parts.isEmpty else { return members }
    for entry in output.types {
      guard let type = NamedType(rawValue: entry.type.name), rules.parts[type] != nil else {
        continue
      }
      members[type] = Array(output.typeTokens[entry.tokens])
    }
    for constant in output.tree.constants {
      guard let type = output.namedType(Int(constant)), rules.parts[type] != nil else { continue }
      members[type, default: []].append(constant)
    }
    return members
  }

  private mutating func checkParts(
    of token: UInt32,
    _ candidates: [PartNames.Candidate],
    _ rules: NameRules
  ) {
    var reported: Set<UInt32> = []
    for candidate in candidates {
      guard let other = self.token(behind: token, candidate.rest), other != token,
        !reported.contains(other), collide(token, other, candidate, rules)
      else { continue }
      reported.insert(other)
      var name: [UInt8] = []
      output.names.texts.append(output.names.tokens[Int(token)], to: &name)
      found.append(
        OutputDiagnostics.partCollision(
          String(decoding: name + candidate.ending, as: UTF8.self),
          (candidate.part, output.place(ofToken: token)),
          (candidate.otherPart, output.place(ofToken: other)),
          target: output.target.name
        )
      )
    }
  }

  /// The token or constant whose name is that of another one with `rest` behind it.
  private mutating func token(behind token: UInt32, _ rest: [UInt8]) -> UInt32? {
    var name: [UInt8] = []
    output.names.texts.append(output.names.tokens[Int(token)], to: &name)
    name += rest
    return name.withUnsafeBufferPointer { output.names.texts.find($0) }
      .flatMap { self.token(called: $0) }
  }

  private func collide(
    _ token: UInt32,
    _ other: UInt32,
    _ candidate: PartNames.Candidate,
    _ rules: NameRules
  ) -> Bool {
    let isComplete = binder.uses(RootMember.incompleteTokens)
    guard output.namedType(Int(other)) == candidate.otherType,
      output.hasPart(candidate.part, Int(token), isComplete: isComplete),
      candidate.otherPart.map({ output.hasPart($0, Int(other), isComplete: isComplete) }) ?? true
    else { return false }
    // A part that is the other token has its name by right.
    return !rules.sharesParts || output.target(of: candidate.part, in: Int(token)) != Int(other)
  }
}
