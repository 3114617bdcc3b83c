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
  case types, chunks, components, fields, pins, variants, settings
  /// Constants: those of ``OutputTree`` and of settings.
  case constants, themedConstants, settingConstants
  /// Variants of constants.
  case constantVariants
  /// The words of a constant and its lengths; the context is the value.
  case constantWords, constantLengths
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
  /// Whole numbers: each is its own place.
  case numbers
  /// Tokens: ``BoundOutput/incompleteTokens``.
  case incompleteTokens
}

extension BoundOutput {
  @inline(__always)
  func list(_ kind: OutputList, _ range: Range<Int>, _ context: Int = 0) -> TemplateValue {
    .list(
      TemplateList(
        kind.rawValue,
        context: UInt32(truncatingIfNeeded: context),
        start: UInt32(truncatingIfNeeded: range.lowerBound),
        count: range.count
      )
    )
  }

  func element(at index: Int, of list: TemplateList) -> TemplateValue {
    let context = Int(list.context)
    return switch list.handle {
    case OutputList.tokens.rawValue: object(.token, Int(tokens[index]), context)
    case OutputList.treeTokens.rawValue: object(.token, Int(tree.tokens[index]), context)
    case OutputList.themedTokens.rawValue: object(.token, Int(tree.themedTokens[index]), context)
    case OutputList.typeTokens.rawValue: object(.token, Int(typeTokens[index]), context)
    case OutputList.textStyles.rawValue: object(.token, Int(textStyles[index]), context)
    case OutputList.settingTokens.rawValue: object(.token, Int(settingTokens[index]), context)
    case OutputList.groups.rawValue: object(.group, Int(tree.groups[index]), context)
    case OutputList.children.rawValue: object(.group, Int(tree.children[index]), context)
    case OutputList.themedChildren.rawValue:
      object(.group, Int(tree.themedChildren[index]), context)
    case OutputList.types.rawValue: object(.typeList, index, context)
    case OutputList.chunks.rawValue: object(.chunk, index, context)
    case OutputList.components.rawValue: object(.component, index, context)
    case OutputList.fields.rawValue: object(.field, index, context)
    case OutputList.constants.rawValue: object(.constant, Int(tree.constants[index]), context)
    case OutputList.themedConstants.rawValue:
      object(.constant, Int(tree.themedConstants[index]), context)
    case OutputList.settingConstants.rawValue: object(.constant, Int(settingTokens[index]), context)
    case OutputList.constantVariants.rawValue: object(.constantVariant, index)
    case OutputList.constantWords.rawValue: constantWord(index, of: context)
    case OutputList.constantLengths.rawValue: constantLength(index, of: context)
    case OutputList.pins.rawValue: object(.pin, index)
    case OutputList.variants.rawValue: object(.variant, index)
    case OutputList.settings.rawValue: object(.setting, index)
    case OutputList.modifiers.rawValue: object(.modifier, modifiers[index])
    case OutputList.themedModifiers.rawValue: object(.modifier, themedModifiers[index])
    case OutputList.tokenModifiers.rawValue:
      object(.modifier, projection.dependsOn[context].modifier(at: index))
    case OutputList.carriers.rawValue:
      object(.modifier, settingEntries[context].carriers.modifier(at: index))
    case OutputList.contexts.rawValue: object(.context, index)
    case OutputList.settingContexts.rawValue: object(.context, Int(settingContexts[index]))
    case OutputList.layers.rawValue: object(.shadowLayer, index, context)
    case OutputList.stops.rawValue: object(.stop, index, context)
    case OutputList.dashes.rawValue: value(of: index, in: context)
    case OutputList.families.rawValue: object(.family, index)
    case OutputList.faces.rawValue: object(.face, context, index)
    case OutputList.numbers.rawValue: .integer(index)
    case OutputList.incompleteTokens.rawValue:
      object(.token, Int(incompleteTokens[index]), context)
    case OutputList.components3.rawValue: object(.component3, context, index)
    default: .none
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
