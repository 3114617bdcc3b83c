import TokenModel

extension IR {
  /// Whether any number might be out of range for its role.
  ///
  /// This check is cheap because it visits each distinct value once instead of every token.
  var mayExceedRanges: Bool {
    let positive = ValueRole.blur.range
    let hasOdd =
      values.dimensions.elements.contains { !positive.contains($0.value) }
      || values.durations.elements.contains { !positive.contains($0.value) }
      || values.numbers.elements.contains { !positive.contains($0.value) }
    return hasOdd && hasOutOfRangeValue || hasLongList || hasOddField || hasUnorderedStops
  }

  private func isOdd(_ length: Handle<Dimension>, _ role: ValueRole) -> Bool {
    !role.range.contains(values[length].value)
  }

  private var hasOutOfRangeValue: Bool {
    values.dimensions.elements.contains { !ValueRole.length.range.contains($0.value) }
      || values.durations.elements.contains { !ValueRole.duration.range.contains($0.value) }
      || values.numbers.elements.contains { !ValueRole.number.range.contains($0.value) }
      || values.borders.elements.contains { isOdd($0.width, .borderWidth) }
      || values.shadows.elements.contains { $0.layers.contains { isOdd($0.blur, .blur) } }
      || values.strokeStyles.elements.contains {
        if case .dashes(let dashes, _) = $0 { dashes.contains { isOdd($0, .dash) } } else { false }
      }
      || values.typographies.elements.contains { text in
        text.fontSize.map { isOdd($0, .fontSize) } == true
          || text.lineHeight.map { !ValueRole.lineHeight.range.contains(values[$0].value) } == true
          || text.lineHeightLength.map { isOdd($0, .lineHeight) } == true
      }
      || textStyles.contains { $0.lineHeight.map { $0.value < 0 } == true }
  }

  private var hasLongList: Bool {
    let limit = ValueRange.elementLimit
    return values.shadows.elements.contains { $0.layers.count > limit }
      || values.gradients.elements.contains { $0.stops.count > limit }
      || values.fontFamilies.elements.contains { $0.names.count > limit }
      || values.strokeStyles.elements.contains {
        if case .dashes(let dashes, _) = $0 { dashes.count > limit } else { false }
      }
  }

  private var hasUnorderedStops: Bool {
    values.gradients.elements.contains { $0.firstUnorderedStop != nil }
  }

  private var hasOddField: Bool {
    var hasOdd = false
    forEachField { token, role in
      forEachValue(of: token) { value in
        if !isFine(value.value, of: tokens[token].type, role.range) { hasOdd = true }
      }
    }
    return hasOdd
  }

  private func isFine(_ value: ValueID, of type: TokenType, _ range: ValueRange) -> Bool {
    switch type {
    case .dimension: return range.contains(values[Handle<Dimension>(value)].value)
    case .number: return range.contains(values[Handle<Number>(value)].value)
    case .constant:
      switch values[Handle<ConstantValue>(value)] {
      case .number(let number): return range.contains(number)
      case .lengths(_, let lengths): return lengths.allSatisfy { range.contains(values[$0].value) }
      case .boolean, .string, .verbatim, .word, .image: return true
      }
    default: return true
    }
  }
}
