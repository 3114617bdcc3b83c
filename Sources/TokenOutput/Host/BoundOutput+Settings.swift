import TemplateEngine
import TokenCompiler
import TokenModel

extension BoundOutput {
  func settingMember(_ member: MemberID, _ index: Int) -> TemplateValue {
    guard let name = SettingMember(rawValue: member.index) else { return .none }
    let setting = settingEntries[index]
    switch name {
    case .id: return .made(setting.id)
    case .isBase: return .bool(setting.isBase)
    case .contexts: return list(.settingContexts, setting.contexts)
    case .carriers: return list(.carriers, 0..<setting.carriers.count, index)
    case .tokens: return list(.settingTokens, setting.tokens, setting.view)
    case .rewritten: return list(.settingTokens, setting.rewritten, setting.view)
    case .constants: return list(.settingConstants, setting.constants, setting.view)
    case .rewrittenConstants:
      return list(.settingConstants, setting.rewrittenConstants, setting.view)
    case .root: return object(.group, 0, setting.view)
    case .appearance: return setting.appearance.map { .word($0) } ?? .none
    }
  }

  func variantMember(_ member: MemberID, _ index: Int) -> TemplateValue {
    let variant = variantEntries[index]
    switch VariantMember(rawValue: member.index) {
    case .contexts: return list(.settingContexts, variant.contexts)
    case .value: return value(of: Int(variant.token), in: variant.view)
    case .token: return object(.token, Int(variant.token), variant.view)
    case nil: return .none
    }
  }

  func modifierMember(_ member: MemberID, _ index: Int) -> TemplateValue {
    guard let name = ModifierMember(rawValue: member.index) else { return .none }
    let modifier = ir.modifiers[index]
    let start = contextStarts[index]
    switch name {
    case .name: return .made(names.modifiers[index])
    case .typeName: return .made(names.modifierTypes[index])
    case .text: return .text(OutputText.modifierName.text(UInt32(index)))
    case .role:
      switch modifier.role {
      case .appearance: return .word(0)
      case .contrast: return .word(1)
      case nil: return .none
      }
    case .isThemed: return .bool(themedModifiers.contains(index))
    case .contexts: return list(.contexts, start..<start + modifier.contexts.count)
    case .default: return object(.context, start + Int(modifier.defaultContext))
    }
  }

  func contextMember(_ member: MemberID, _ index: Int) -> TemplateValue {
    if member.index >= OutputSchema.firstContextOption {
      return .made(contextOptions[Int(member.index - OutputSchema.firstContextOption)][index])
    }
    guard let name = ContextMember(rawValue: member.index) else { return .none }
    let modifier = contextModifiers[index]
    let context = index - contextStarts[modifier]
    let appearance = ir.modifiers[modifier].appearances[context]
    switch name {
    case .name: return .made(names.contexts[index])
    case .text: return .text(OutputText.contextName.text(UInt32(index)))
    case .modifier: return object(.modifier, modifier)
    case .isDefault: return .bool(Int(ir.modifiers[modifier].defaultContext) == context)
    case .scheme:
      switch appearance?.scheme {
      case .light: return .word(0)
      case .dark: return .word(1)
      case nil: return .none
      }
    case .contrast:
      switch appearance?.contrast {
      case .standard: return .word(0)
      case .high: return .word(1)
      case nil: return .none
      }
    }
  }

  func pinMember(_ member: MemberID, _ index: Int) -> TemplateValue {
    switch PinMember(rawValue: member.index) {
    case .modifier: .made(pins[index].modifier)
    case .context: .made(pins[index].context)
    case nil: .none
    }
  }
}
