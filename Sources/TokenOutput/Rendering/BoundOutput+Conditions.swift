import TemplateEngine

/// The evaluation of conditions and path patterns in `target.json` for the object of a file.
extension BoundOutput {
  /// Whether at least one list of conditions is met, or there are no lists.
  func hold(_ conditions: [[CompiledCondition]], for root: TemplateObject) -> Bool {
    conditions.isEmpty || conditions.contains { all in all.allSatisfy { holds($0, root) } }
  }

  private func holds(_ compiled: CompiledCondition, _ root: TemplateObject) -> Bool {
    let value = value(of: compiled.chain, from: root)
    if let word = compiled.word, case .word(let found) = value {
      return (found == word) == compiled.wantsWord
    }
    let condition = compiled.condition
    return condition.isNegated != isTrue(value, condition.comparison, compiled.chain.type)
  }

  /// Returns the value of a chain; absent if any member is absent.
  func value(of chain: ResolvedChain, from root: TemplateObject) -> TemplateValue {
    var value = TemplateValue.object(root)
    for use in chain.members {
      guard case .object(let object) = value else { return .none }
      value = member(use.member, of: object)
    }
    return value
  }

  private func isTrue(
    _ value: TemplateValue,
    _ comparison: FileCondition.Comparison?,
    _ type: TemplateType
  ) -> Bool {
    switch comparison?.operand {
    case nil: return value.isTrue
    case .word(let word): return comparison?.relation.holds(text(of: value, type), word) ?? false
    case .integer(let number):
      guard let size = value.size else { return false }
      return comparison?.relation.holds(size, Double(number)) ?? false
    }
  }

  /// Returns a value as text; empty if it is absent.
  func text(of value: TemplateValue, _ type: TemplateType) -> String {
    switch (value, type) {
    case (.bytes(let bytes), _):
      return String(decoding: bytes.buffer, as: UTF8.self)
    case (.text(let text), _):
      var buffer = OutputBuffer(capacity: 64)
      append(text, to: &buffer)
      return String(decoding: buffer.bytes, as: UTF8.self)
    case (.word(let index), .word(let type)):
      let words = input.schema.template[type].words
      // The type of a constant isn't among the words for token types.
      return index < words.count ? words[index] : ""
    case (.integer(let number), _): return "\(number)"
    default: return ""
    }
  }
}

extension TemplateValue {
  /// Whether the value is `true`, present, nonzero, or not empty.
  fileprivate var isTrue: Bool {
    switch self {
    case .none: false
    case .bool(let value): value
    case .integer(let number): number != 0
    case .number(let number): number != 0
    case .list(let list): list.count > 0
    default: true
    }
  }

  /// The number, or the length of the list; `nil` for other values.
  fileprivate var size: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    case .list(let list): Double(list.count)
    default: nil
    }
  }
}
