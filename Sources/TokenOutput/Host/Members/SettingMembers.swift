import TemplateEngine
import TokenCompiler
import TokenModel

/// The members of a setting.
enum SettingMember: String, OutputMember {
  case id, isBase, contexts, carriers, rules, tokens, rewritten, constants, rewrittenConstants,
    root,
    options, appearance

  static let object = ObjectKind.setting

  var type: TemplateType {
    switch self {
    case .id: .code
    case .isBase: .bool
    case .contexts: .list(.object(.context))
    case .carriers: .list(.object(.modifier))
    case .rules: .list(.object(.rule))
    case .tokens, .rewritten: .list(.object(.token))
    case .constants, .rewrittenConstants: .list(.object(.constant))
    case .root: .object(.group)
    case .options: .object(.options)
    case .appearance: .optional(.word(.appearanceName))
    }
  }
}

/// The members of what a themed token is in some contexts.
enum VariantMember: String, OutputMember {
  case contexts, value, token

  static let object = ObjectKind.variant

  var type: TemplateType {
    switch self {
    case .contexts: .list(.object(.context))
    case .value: .union(.value)
    case .token: .object(.token)
    }
  }
}

extension BoundOutput {
  func value(_ member: SettingMember, of index: Int) -> TemplateValue {
    let setting = settingEntries[index]
    return switch member {
    case .id: .made(setting.id)
    case .isBase: .bool(setting.isBase)
    case .contexts: list(.settingContexts, setting.contexts)
    case .carriers: list(.carriers, 0..<setting.carriers.count, index)
    case .rules: ruleList(of: index)
    case .tokens: list(.settingTokens, setting.tokens, setting.view)
    case .rewritten: list(.settingTokens, setting.rewritten, setting.view)
    case .constants: list(.settingConstants, setting.constants, setting.view)
    case .rewrittenConstants: list(.settingConstants, setting.rewrittenConstants, setting.view)
    case .root: object(.group, 0, setting.view)
    case .options: object(.options, 0, setting.view)
    case .appearance: setting.appearance.map { .word($0) } ?? .none
    }
  }

  func value(_ member: VariantMember, of index: Int) -> TemplateValue {
    let variant = variantEntries[index]
    return switch member {
    case .contexts: list(.settingContexts, variant.contexts)
    case .value: value(of: Int(variant.token), in: variant.view)
    case .token: object(.token, Int(variant.token), variant.view)
    }
  }
}
