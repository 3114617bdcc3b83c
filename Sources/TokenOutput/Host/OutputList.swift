import TemplateEngine
import TokenCompiler
import TokenModel

/// The lists that templates go through; a ``TemplateList``'s handle is a raw value, its start an
/// index into the array that is named.
enum OutputList: UInt32 {
  /// Tokens: ``BoundOutput/tokens``, those of ``OutputTree``, of types, with numbers, of settings.
  case tokens, treeTokens, themedTokens, typeTokens, textStyles, settingTokens
  /// Groups: those of ``OutputTree``.
  case groups, children, themedChildren
  case types, chunks, components, fields, constants, pins, variants, settings
  case modifiers, themedModifiers
  /// The modifiers that a token varies with; the context is the token.
  case tokenModifiers
  /// The carriers of a setting, which is the context.
  case carriers
  /// All contexts of all modifiers, and those of settings.
  case contexts, settingContexts
  /// Nodes: layers, stops and dashes.
  case layers, stops, dashes
  case families
  /// The files of a font; the context is the font.
  case faces
  /// The components of a colour; the context is the colour.
  case components3
}

extension BoundOutput {
  func list(_ kind: OutputList, _ range: Range<Int>, _ context: Int = 0) -> TemplateValue {
    .list(
      TemplateList(
        kind.rawValue,
        context: UInt32(context),
        start: UInt32(range.lowerBound),
        count: range.count
      )
    )
  }

  func element(at index: Int, of list: TemplateList) -> TemplateValue {
    let context = Int(list.context)
    switch OutputList(rawValue: list.handle) {
    case .tokens: return object(.token, Int(tokens[index]), context)
    case .treeTokens: return object(.token, Int(tree.tokens[index]), context)
    case .themedTokens: return object(.token, Int(tree.themedTokens[index]), context)
    case .typeTokens: return object(.token, Int(typeTokens[index]), context)
    case .textStyles: return object(.token, Int(textStyles[index]), context)
    case .settingTokens: return object(.token, Int(settingTokens[index]), context)
    case .groups: return object(.group, Int(tree.groups[index]), context)
    case .children: return object(.group, Int(tree.children[index]), context)
    case .themedChildren: return object(.group, Int(tree.themedChildren[index]), context)
    case .types: return object(.typeList, index, context)
    case .chunks: return object(.chunk, index, context)
    case .components: return object(.component, index, context)
    case .fields: return object(.field, index, context)
    case .constants: return object(.constant, index)
    case .pins: return object(.pin, index)
    case .variants: return object(.variant, index)
    case .settings: return object(.setting, index)
    case .modifiers: return object(.modifier, modifiers[index])
    case .themedModifiers: return object(.modifier, themedModifiers[index])
    case .tokenModifiers:
      return object(.modifier, projection.dependsOn[context].modifier(at: index))
    case .carriers:
      return object(.modifier, settingEntries[context].carriers.modifier(at: index))
    case .contexts: return object(.context, index)
    case .settingContexts: return object(.context, Int(settingContexts[index]))
    case .layers: return object(.shadowLayer, index, context)
    case .stops: return object(.stop, index, context)
    case .dashes: return value(of: index, in: context)
    case .families: return object(.family, index)
    case .faces: return object(.face, context, index)
    case .components3: return object(.component3, context, index)
    case nil: return .none
    }
  }
}

extension ModifierSet {
  /// The modifier number `index` of the set, in ascending order.
  func modifier(at index: Int) -> Int {
    var rest = rawValue
    for _ in 0..<index { rest &= rest &- 1 }
    return rest.trailingZeroBitCount
  }
}
