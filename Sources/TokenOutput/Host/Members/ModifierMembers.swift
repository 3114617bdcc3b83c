import TemplateEngine
import TokenCompiler
import TokenModel

/// The members of a modifier, besides the options of type `modifier`.
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
}

/// The members of a context, besides the options of type `context`.
enum ContextMember: String, OutputMember {
  case name, text, modifier, isDefault, scheme, contrast

  static let object = ObjectKind.context

  var type: TemplateType {
    switch self {
    case .name: .code
    case .text: .text
    case .modifier: .object(.modifier)
    case .isDefault: .bool
    case .scheme: .optional(.word(.scheme))
    case .contrast: .optional(.word(.contrast))
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
}

extension BoundOutput {
  func value(_ member: ModifierMember, of index: Int) -> TemplateValue {
    let modifier = ir.modifiers[index]
    let start = contextStarts[index]
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
    case .isThemed: return .bool(themedModifiers.contains(index))
    case .contexts: return list(.contexts, start..<start + modifier.contexts.count)
    case .default: return object(.context, start + Int(modifier.defaultContext))
    }
  }

  func value(_ member: ContextMember, of index: Int) -> TemplateValue {
    let modifier = contextModifiers[index]
    let context = index - contextStarts[modifier]
    let appearance = ir.modifiers[modifier].appearances[context]
    switch member {
    case .name: return .made(names.contexts[index])
    case .text: return .text(OutputText.contextName.text(UInt32(index)))
    case .modifier: return object(.modifier, modifier)
    case .isDefault: return .bool(Int(ir.modifiers[modifier].defaultContext) == context)
    case .scheme: return word(appearance?.scheme)
    case .contrast:
      switch appearance?.contrast {
      case .standard: return .word(0)
      case .high: return .word(1)
      case nil: return .none
      }
    }
  }

  func value(_ member: PinMember, of index: Int) -> TemplateValue {
    switch member {
    case .modifier: .made(pins[index].modifier)
    case .context: .made(pins[index].context)
    case .scheme: word(pins[index].scheme)
    }
  }

  private func word(_ scheme: Appearance.Scheme?) -> TemplateValue {
    switch scheme {
    case .light: .word(0)
    case .dark: .word(1)
    case nil: .none
    }
  }
}
