import TemplateEngine
import TokenCompiler
import TokenModel

/// The members of a modifier, in addition to the options of type `modifier`.
enum ModifierMember: String, OutputMember {
  case name, label, typeName, text, role, isThemed, contexts, `default`

  static let object = ObjectKind.modifier

  var type: TemplateType {
    switch self {
    case .name, .label, .typeName: .code
    case .text: .text
    case .role: .optional(.word(.role))
    case .isThemed: .bool
    case .contexts: .list(.object(.context))
    case .default: .object(.context)
    }
  }

  var summary: String {
    switch self {
    case .name: "Identifier in the form of token names"
    case .label: "`name` as an argument label, where fewer words need escaping"
    case .typeName:
      """
      Its identifier in the form of group names, or the result of `names.type` if `name` is the \
      same
      """
    case .text: "Name in the source"
    case .role: "Role on the platform"
    case .isThemed: "Whether themed tokens vary with it"
    case .contexts: "Contexts"
    case .default: "Context in the base"
    }
  }
}

/// The members of a context, in addition to the options of type `context`.
enum ContextMember: String, OutputMember {
  case name, text, modifier, isDefault, scheme, contrast, motion

  static let object = ObjectKind.context

  var type: TemplateType {
    switch self {
    case .name: .code
    case .text: .text
    case .modifier: .object(.modifier)
    case .isDefault: .bool
    case .scheme: .optional(.word(.scheme))
    case .contrast: .optional(.word(.contrast))
    case .motion: .optional(.word(.motion))
    }
  }

  var summary: String {
    switch self {
    case .name: "Identifier in the form of token names"
    case .text: "Name in the source"
    case .modifier: "Modifier"
    case .isDefault: "Whether it's the context in the base"
    case .scheme: "Light or dark, for a context of the appearance modifier"
    case .contrast: "Standard or high contrast, for a context of a modifier that affects contrast"
    case .motion:
      "For a modifier named `motion` with a context named `reduced` or `reduce`: full or reduced motion"
    }
  }
}

/// The members of a modifier that is fixed to one context.
enum PinMember: String, OutputMember {
  case modifier, context, scheme

  static let object = ObjectKind.pin

  var type: TemplateType {
    switch self {
    case .modifier, .context: .text
    case .scheme: .optional(.word(.scheme))
    }
  }

  var summary: String {
    switch self {
    case .modifier: "Name of the modifier"
    case .context: "Name of the context"
    case .scheme: "Light or dark, for an appearance"
    }
  }
}

extension OutputContexts {
  @inline(__always)
  func value(
    _ member: ModifierMember,
    of index: Int,
    _ tokens: OutputTokens,
    _ names: OutputNames,
    _ modifiers: [Modifier]
  ) -> TemplateValue {
    let modifier = modifiers[index]
    let start = starts[index]
    switch member {
    case .name: return .made(names.modifiers[index])
    case .label: return .made(names.modifierLabels[index])
    case .typeName: return .made(names.modifierTypes[index])
    case .text: return .text(OutputText.modifierName.text(UInt32(index)))
    case .role:
      switch modifier.role {
      case .appearance: return .word(0)
      case .contrast: return .word(1)
      case nil: return .none
      }
    case .isThemed: return .bool(tokens.themedModifiers.contains(index))
    case .contexts: return .list(.contexts, start..<start + modifier.contexts.count)
    case .default: return .object(.context, start + Int(modifier.defaultContext))
    }
  }

  @inline(__always)
  func value(
    _ member: ContextMember,
    of index: Int,
    _ names: OutputNames,
    _ modifiers: [Modifier]
  ) -> TemplateValue {
    let modifier = owners[index]
    let context = index - starts[modifier]
    let appearance = modifiers[modifier].appearances[context]
    switch member {
    case .name: return .made(names.contexts[index])
    case .text: return .text(OutputText.contextName.text(UInt32(index)))
    case .modifier: return .object(.modifier, modifier)
    case .isDefault: return .bool(Int(modifiers[modifier].defaultContext) == context)
    case .scheme: return .word(appearance?.scheme)
    case .contrast:
      switch appearance?.contrast {
      case .standard: return .word(0)
      case .high: return .word(1)
      case nil: return .none
      }
    case .motion:
      return modifiers[modifier].reducesMotion(at: context).map { .word($0 ? 1 : 0) } ?? .none
    }
  }
}

extension OutputOptions {
  func value(_ member: PinMember, of index: Int) -> TemplateValue {
    switch member {
    case .modifier: .made(pins[index].modifier)
    case .context: .made(pins[index].context)
    case .scheme: .word(pins[index].scheme)
    }
  }
}

extension TemplateValue {
  fileprivate static func word(_ scheme: Appearance.Scheme?) -> TemplateValue {
    switch scheme {
    case .light: .word(0)
    case .dark: .word(1)
    case nil: .none
    }
  }
}
