import Diagnostics
import Foundation
import JSONSyntax
import Testing

/// Comparisons with an independent implementation.
@Suite struct `Foundation's reader` {
  private func foundationValue(_ bytes: [UInt8]) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(bytes), options: [.fragmentsAllowed])
  }

  @Test func `Foundation finds the same values in random documents`() throws {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<300 {
      let text = generator.document(size: 80)
      let reading = Reading(text)
      #expect(reading.report == [])
      let root = try #require(reading.tree.root)
      let other = try #require(foundationValue(reading.tree.bytes), "\(text)")
      if !isEqual(reading.tree, root, other) { Issue.record("different values: \(text)") }
    }
  }

  @Test func `Foundation accepts and rejects the same mutated documents`() {
    var generator = SeededGenerator(seed: 9)
    let bytes = Array("{}[],:\"0123456789.-+eEtrufalsn \\/\n\u{1}".utf8)
    for _ in 0..<4000 {
      var text = Array(generator.document(size: 10).utf8)
      let index = Int.random(in: text.indices, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: text[index] = bytes.randomElement(using: &generator) ?? 0
      case 1: text.remove(at: index)
      default: text.insert(bytes.randomElement(using: &generator) ?? 0, at: index)
      }
      let reading = Reading(text)
      // Foundation accepts duplicate names and a comma before the end of an object.
      let isAccepted = reading.diagnostics.allSatisfy {
        $0.code == .repeatedMember || $0.message.contains("found `,` before `}`")
      }
      if isAccepted != (foundationValue(text) != nil) {
        Issue.record("\(String(decoding: text, as: UTF8.self)): \(reading.report)")
      }
    }
  }

  private func isEqual(_ tree: JSONTree, _ node: JSONNode, _ other: Any) -> Bool {
    switch tree.kind(node) {
    case .object:
      guard let members = other as? [String: Any], members.count == tree.count(of: node) else {
        return false
      }
      return tree.members(of: node).allSatisfy { member in
        members[tree.string(member.key)].map { isEqual(tree, member.value, $0) } ?? false
      }
    case .array:
      guard let elements = other as? [Any], elements.count == tree.count(of: node) else {
        return false
      }
      return zip(tree.elements(of: node), elements).allSatisfy { isEqual(tree, $0, $1) }
    case .string: return other as? String == tree.string(node)
    case .number: return isEqual(tree, number: node, other)
    case .true: return (other as? NSNumber)?.boolValue == true
    case .false: return (other as? NSNumber)?.boolValue == false
    case .null: return other is NSNull
    }
  }

  private func isEqual(_ tree: JSONTree, number node: JSONNode, _ other: Any) -> Bool {
    guard let number = other as? NSNumber else { return false }
    let value = tree.number(node)
    // Foundation represents long numbers as decimals and rounds them differently.
    return abs(number.doubleValue - value) <= abs(value) * 1e-14
  }
}
