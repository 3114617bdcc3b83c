import TemplateEngine
import TokenCompiler
import TokenModel

/// The members of a constant.
enum ConstantMember: String, OutputMember {
  case name, text, description, value, qualified, memberPath, path, group, isPublic, isThemed,
    isVariant, isAbsent, modifiers, themes, inBase, index

  static let object = ObjectKind.constant

  var type: TemplateType {
    switch self {
    case .name: .code
    case .text: .text
    case .description: .optional(.text)
    case .value: .union(.constantValue)
    case .qualified, .memberPath: .code
    case .path: .text
    case .group: .object(.group)
    case .isPublic, .isThemed, .isVariant, .isAbsent: .bool
    case .modifiers: .list(.object(.modifier))
    case .themes: .list(.object(.constantVariant))
    case .inBase: .object(.constant)
    case .index: .integer
    }
  }
}

/// The members of what a themed constant is in some contexts.
enum ConstantVariantMember: String, OutputMember {
  case contexts, value

  static let object = ObjectKind.constantVariant

  var type: TemplateType {
    switch self {
    case .contexts: .list(.object(.context))
    case .value: .union(.constantValue)
    }
  }
}

extension BoundOutput {
  func value(_ member: ConstantMember, of index: Int, in view: ViewID) -> TemplateValue {
    switch member {
    case .name: .made(names.constants[index - ir.tokenCount])
    case .text: .source(facts.tokens[index].name)
    case .description: .source(facts.tokens[index].description)
    case .value: constantValue(of: index, in: view)
    case .qualified: wholeName(names.internals[index], of: index, .qualified)
    case .memberPath: .text(OutputText.memberPath.text(index))
    case .path: .text(OutputText.path.text(Int(facts.tokens[index].path.index)))
    case .group: object(.group, Int(facts.tokens[index].group), view)
    case .isPublic: .bool(!facts.tokens[index].isPrivate)
    case .isThemed: .bool(!themedSets[index].isEmpty)
    case .isVariant: .bool(isVariant(index, in: view))
    case .isAbsent: .bool(projection.isAbsent(index, in: views.assignment(view), ir))
    case .modifiers: list(.tokenModifiers, 0..<projection.dependsOn[index].count, index)
    case .themes: list(.constantVariants, variantRanges.isEmpty ? 0..<0 : variantRanges[index])
    case .inBase: object(.constant, index, baseView)
    case .index: .integer(index)
    }
  }

  func value(_ member: ConstantVariantMember, of index: Int) -> TemplateValue {
    let variant = variantEntries[index]
    return switch member {
    case .contexts: list(.settingContexts, variant.contexts)
    case .value: constantValue(of: Int(variant.token), in: variant.view)
    }
  }

  /// What a constant is in one context.
  func constantValue(in resolution: ResolutionID) -> ConstantValue {
    ir.values[Handle<ConstantValue>(facts.resolutions[resolution].value)]
  }

  /// The value of a constant, which is known by the constant and the view.
  private func constantValue(of constant: Int, in view: ViewID) -> TemplateValue {
    object(ObjectKind(constant: constantValue(of: constant, view)), constant, view)
  }

  func constantValue(of constant: Int, _ view: ViewID) -> ConstantValue {
    constantValue(in: resolution(of: constant, in: views[view].closed))
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
