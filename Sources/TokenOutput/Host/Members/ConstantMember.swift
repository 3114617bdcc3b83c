import TemplateEngine
import TokenCompiler
import TokenModel

enum ConstantMember: String, OutputMember {
  case name, text, description, value, qualified, memberPath, path, group, isPublic, isThemed,
    isVariant, isAbsent, modifiers, themedModifiers, themes, cases, inBase, index, role

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
    case .modifiers, .themedModifiers: .list(.object(.modifier))
    case .themes, .cases: .list(.object(.constantVariant))
    case .inBase: .object(.constant)
    case .index: .integer
    case .role: .optional(.object(.valueRole))
    }
  }

  var summary: String {
    switch self {
    case .name: "Identifier in its group"
    case .text: "Name in the source"
    case .description: "Description"
    case .value: "Value"
    case .qualified: "Qualified name that generated code uses"
    case .memberPath: "Path through groups as members"
    case .path: "Path, joined by periods"
    case .group: "Group"
    case .isPublic: "Whether it's public"
    case .isThemed:
      "Whether it varies with a themed modifier, or in a way that a single value can't express"
    case .isVariant: "Whether its value here differs from the base"
    case .isAbsent: "Whether the constant is absent in this setting"
    case .modifiers: "Modifiers that its value depends on"
    case .themedModifiers: "Modifiers whose contexts are those of `themes` and `cases`"
    case .themes: "Values in the themes where it differs from the base"
    case .cases:
      """
      The same values as few conditions: the first one whose `contexts` are all selected applies, \
      and otherwise `value`
      """
    case .inBase: "Same constant in the base"
    case .index: "A number that no other constant or token of the source has"
    case .role:
      "Role of the constant in components, if it limits the value more than its type does"
    }
  }
}

/// The members of a themed constant's variant: its value in some contexts.
enum ConstantVariantMember: String, OutputMember {
  case contexts, value, alike, isFirst

  static let object = ObjectKind.constantVariant

  var type: TemplateType {
    switch self {
    case .contexts: .list(.object(.context))
    case .value: .union(.constantValue)
    case .alike: .list(.object(.constantVariant))
    case .isFirst: .bool
    }
  }

  var summary: String {
    switch self {
    case .contexts:
      """
      One context for each themed modifier that the constant varies with; in `cases`, only those \
      that decide
      """
    case .value: "Value in `contexts`"
    case .alike: "In `cases`: the cases with the same value, including this one"
    case .isFirst: "Whether it's the first of `alike`"
    }
  }
}

extension BoundOutput {
  func value(_ member: ConstantMember, of index: Int, in view: ViewID) -> TemplateValue {
    switch member {
    case .name: .made(names.constants[index - ir.tokenCount])
    case .text: .source(ir.paths.name(of: ir.tokens[index].path))
    case .description: .source(ir.tokens[index].description)
    case .value: constantValue(of: index, in: view)
    case .qualified: wholeName(names.internals[index], of: index, .qualified)
    case .memberPath: .text(OutputText.memberPath.text(index))
    case .path: .text(OutputText.path.text(Int(ir.tokens[index].path.index)))
    case .group: .object(.group, Int(source.groups.groupOfToken[index]), view)
    case .isPublic: .bool(!ir.tokens[index].isPrivate)
    case .isThemed: .bool(!values.contexts.themedSets[index].isEmpty)
    case .isVariant: .bool(values.isVariant(index, in: view))
    case .isAbsent: .bool(values.isAbsent(index, in: view))
    case .modifiers: .list(.tokenModifiers, 0..<values.projection.dependsOn[index].count, index)
    case .themedModifiers: themedModifiers(of: index)
    case .themes: .list(.constantVariants, settingTable.variants(of: index))
    case .cases: .list(.constantVariants, settingTable.cases(of: index))
    case .inBase: .object(.constant, index, ViewTable.base)
    case .index: .integer(index)
    case .role: role(of: index)
    }
  }

  func value(_ member: ConstantVariantMember, of index: Int) -> TemplateValue {
    let variant = settingTable.variants[index]
    return switch member {
    case .contexts: .list(.settingContexts, variant.contexts)
    case .value: constantValue(of: Int(variant.token), in: variant.view)
    case .alike: .list(.constantVariants, variant.alike)
    case .isFirst: .bool(index == variant.alike.lowerBound)
    }
  }

  /// Returns the value of a constant, an object identified by the constant and the view.
  private func constantValue(of constant: Int, in view: ViewID) -> TemplateValue {
    .object(ObjectKind(constant: values.constantValue(of: constant, view)), constant, view)
  }
}

extension ObjectKind {
  /// Creates the object type of a constant's value.
  fileprivate init(constant: ConstantValue) {
    self =
      switch constant {
      case .boolean: .booleanConstant
      case .string, .verbatim: .stringConstant
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
