import TemplateEngine
import TokenCompiler
import TokenModel

extension BoundOutput {
  /// What a constant is in one context.
  func constantValue(in resolution: ResolutionID) -> ConstantValue {
    ir.values[Handle<ConstantValue>(facts.resolutions[resolution].value)]
  }

  /// The member of a constant, or of its value.
  func constantMember(
    _ member: MemberID,
    _ kind: ObjectKind,
    _ index: Int,
    _ view: ViewID
  ) -> TemplateValue {
    switch kind {
    case .constant: constantMember(member, index, view)
    case .constantVariant: constantVariantMember(member, index)
    case .constantWord: constantWordMember(member, TextID(UInt32(index)))
    case .constantLength: constantLengthMember(member, index, name: view)
    default: constantValueMember(Int(member.index), index, view)
    }
  }

  private func constantMember(
    _ member: MemberID,
    _ index: Int,
    _ view: ViewID
  ) -> TemplateValue {
    switch ConstantMember(rawValue: member.index) {
    case .name: return .made(names.constants[index - ir.tokenCount])
    case .text: return .source(facts.tokens[index].name)
    case .description: return .source(facts.tokens[index].description)
    case .value: return constantValue(of: index, in: view)
    case .qualified: return wholeName(names.internals[index], of: index, .qualified)
    case .memberPath: return .text(OutputText.memberPath.text(index))
    case .path: return .text(OutputText.path.text(Int(facts.tokens[index].path.index)))
    case .group: return object(.group, Int(facts.tokens[index].group), view)
    case .isPublic: return .bool(!facts.tokens[index].isPrivate)
    case .isThemed: return .bool(!themedSets[index].isEmpty)
    case .isVariant: return .bool(isVariant(index, in: view))
    case .isAbsent: return .bool(projection.isAbsent(index, in: views.assignment(view), ir))
    case .modifiers: return list(.tokenModifiers, 0..<projection.dependsOn[index].count, index)
    case .themes:
      return list(.constantVariants, variantRanges.isEmpty ? 0..<0 : variantRanges[index])
    case .inBase: return object(.constant, index, baseView)
    case nil: return .none
    }
  }

  private func constantVariantMember(_ member: MemberID, _ index: Int) -> TemplateValue {
    let variant = variantEntries[index]
    switch ConstantVariantMember(rawValue: member.index) {
    case .contexts: return list(.settingContexts, variant.contexts)
    case .value: return constantValue(of: Int(variant.token), in: variant.view)
    case nil: return .none
    }
  }

  // MARK: Values

  /// The value of a constant, which is known by the constant and the view.
  private func constantValue(of constant: Int, in view: ViewID) -> TemplateValue {
    let value = constantValue(in: resolution(of: constant, in: views[view].closed))
    return object(ObjectKind(constant: value), constant, view)
  }

  /// The member of a constant's value; its lengths are in the order of their names in the schema,
  /// and behind them stand all.
  private func constantValueMember(
    _ member: Int,
    _ constant: Int,
    _ view: ViewID
  ) -> TemplateValue {
    let resolution = resolution(of: constant, in: views[view].closed)
    switch constantValue(in: resolution) {
    case .boolean(let value): return .bool(value)
    case .string(let text), .image(let text): return .source(text)
    case .number(let number):
      guard member == NumberConstantMember.isWhole.rawValue else { return .number(number) }
      return .bool(ir.isWholeNumber(constant))
    case .lengths(_, let lengths):
      guard member < lengths.count else {
        let value = Int(facts.resolutions[resolution].value)
        return list(.constantLengths, 0..<lengths.count, value)
      }
      let length = ir.values[lengths[member]]
      return .number(pixels(length) ?? length.value)
    case .word(let word, let words):
      switch WordConstantMember(rawValue: UInt16(member)) {
      case .value: return .source(word)
      case .name: return names.words[word].map { .made($0) } ?? .none
      case .typeName: return .made(names.constantTypes[constant - ir.tokenCount])
      case .words:
        let value = Int(facts.resolutions[resolution].value)
        return list(.constantWords, 0..<words.count, value)
      case nil: return .none
      }
    }
  }

  // MARK: Words and lengths

  func constantWord(_ index: Int, of value: Int) -> TemplateValue {
    guard case .word(_, let words) = ir.values[Handle<ConstantValue>(UInt32(value))] else {
      return .none
    }
    return object(.constantWord, Int(words[index].index))
  }

  private func constantWordMember(_ member: MemberID, _ word: TextID) -> TemplateValue {
    switch ConstantWordMember(rawValue: member.index) {
    case .name: names.words[word].map { .made($0) } ?? .none
    case .text: .source(word)
    case nil: .none
    }
  }

  /// A length, known by its value; what it is called stands in place of a view.
  func constantLength(_ index: Int, of value: Int) -> TemplateValue {
    guard case .lengths(let shape, let lengths) = ir.values[Handle<ConstantValue>(UInt32(value))]
    else { return .none }
    let name = OutputSchema.lengthNames.firstIndex(of: shape.members[index]) ?? 0
    return object(.constantLength, Int(lengths[index].index), name)
  }

  private func constantLengthMember(
    _ member: MemberID,
    _ index: Int,
    name: Int
  ) -> TemplateValue {
    let length = ir.values[Handle<Dimension>(UInt32(index))]
    switch ConstantLengthMember(rawValue: member.index) {
    case .name: return .word(name)
    case .value: return .number(length.value)
    case .unit: return .word(Int(length.unit.rawValue))
    case nil: return .none
    }
  }
}

extension ObjectKind {
  /// The object type of a constant's value.
  fileprivate init(constant: ConstantValue) {
    self =
      switch constant {
      case .boolean: .booleanConstant
      case .string: .stringConstant
      case .word: .wordConstant
      case .image: .imageConstant
      case .number: .numberConstant
      case .lengths(.point, _): .pointConstant
      case .lengths(.size, _): .sizeConstant
      case .lengths(.rect, _): .rectConstant
      case .lengths(.insets, _): .insetsConstant
      }
  }
}
