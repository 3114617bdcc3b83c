import TemplateEngine
import TokenCompiler
import TokenModel

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

  var summary: String {
    switch self {
    case .id: "Identifiers of `contexts`, joined; `base` if there are none"
    case .isBase: "Whether it's the base"
    case .contexts: "Selected contexts. All other modifiers have their default context"
    case .carriers: "In `cascade`: the modifiers that change only the values of referenced tokens"
    case .rules: "In `cascade`: the style sheet rules for this setting"
    case .tokens: "Relevant tokens; the list that contains the setting determines which"
    case .rewritten: "Tokens whose value, or a reference in it, differs from the base"
    case .constants: "Relevant constants, selected like `tokens`"
    case .rewrittenConstants: "Constants whose value differs from the base"
    case .root: "Root group, with all groups and tokens in this setting"
    case .options: "Options. Tokens in them are in this setting"
    case .appearance: "In `appearances`: the name of the appearance"
    }
  }
}

/// The members of a themed token's variant: its value in some contexts.
enum VariantMember: String, OutputMember {
  case contexts, value, token, alike, isFirst

  static let object = ObjectKind.variant

  var type: TemplateType {
    switch self {
    case .contexts: .list(.object(.context))
    case .value: .union(.value)
    case .token: .object(.token)
    case .alike: .list(.object(.variant))
    case .isFirst: .bool
    }
  }

  var summary: String {
    switch self {
    case .contexts:
      """
      One context for each themed modifier that the token varies with; in `cases`, only those that \
      decide
      """
    case .value: "Value in `contexts`"
    case .token: "Token in `contexts`"
    case .alike:
      """
      The variants with the same value, including this one: several in `cases`, and if \
      `appearances` contains the colors of all of them
      """
    case .isFirst: "Whether it's the first of `alike`"
    }
  }
}

extension BoundOutput {
  func value(_ member: SettingMember, of index: Int) -> TemplateValue {
    let setting = settingTable.entries[index]
    return switch member {
    case .id: .made(setting.id)
    case .isBase: .bool(setting.isBase)
    case .contexts: .list(.settingContexts, setting.contexts)
    case .carriers: .list(.carriers, 0..<setting.carriers.count, index)
    case .rules: settingTable.ruleList(of: index)
    case .tokens: .list(.settingTokens, setting.tokens, setting.view)
    case .rewritten:
      .list(.rewrittenTokens, rewritten(in: setting.view).tokens, setting.view)
    case .constants: .list(.settingConstants, setting.constants, setting.view)
    case .rewrittenConstants:
      .list(.rewrittenConstants, rewritten(in: setting.view).constants, setting.view)
    case .root: .object(.group, 0, setting.view)
    case .options: .object(.options, 0, setting.view)
    case .appearance: setting.appearance.map { .word($0) } ?? .none
    }
  }

  private func rewritten(in view: ViewID) -> RewrittenTokens.Ranges {
    cachedRewrittenTokens.ranges(in: view, input, values)
  }
}

extension SettingTable {
  func value(_ member: VariantMember, of index: Int, _ values: OutputValues) -> TemplateValue {
    let variant = variants[index]
    return switch member {
    case .contexts: .list(.settingContexts, variant.contexts)
    case .value: values.value(of: Int(variant.token), in: variant.view)
    case .token: .object(.token, Int(variant.token), variant.view)
    case .alike: .list(.variants, variant.alike)
    case .isFirst: .bool(index == variant.alike.lowerBound)
    }
  }
}
