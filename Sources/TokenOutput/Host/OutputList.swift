import TemplateEngine
import TokenCompiler
import TokenModel

/// The lists that templates iterate over.
///
/// A ``TemplateList``'s handle is a raw value of this type, and its start is an index into the
/// array described for the case.
enum OutputList: NumberedCase {
  /// Tokens: all in ``OutputTokens``, in ``OutputTree``, by type, with numbers, and of settings.
  case tokens, treeTokens, themedTokens, typeTokens, textStyles, settingTokens, rewrittenTokens
  /// Groups of ``OutputTree``.
  case groups, children, themedChildren
  case types, chunks, components, fields, pins, variants, settings
  /// The contents of component types. The context is the type, except in the list of types itself.
  case componentTypes, typeFields, typeParts, typeInstances
  /// Constants of ``OutputTree`` and of settings.
  case constants, themedConstants, settingConstants, rewrittenConstants
  /// The variants of constants.
  case constantVariants
  /// The words and the lengths of a constant. The context is the value.
  case constantWords, constantLengths
  case modifiers, themedModifiers
  /// The modifiers that a token varies with, and those that make it themed. The context is the token.
  case tokenModifiers, themedModifiersOfToken
  /// The carriers of a setting. The context is the setting.
  case carriers
  /// The rules of a setting and their elements. The context is the setting or the rule.
  case rules, elements
  /// The contexts of a rule and of its elements. The context is the rule.
  case environment, elementContexts, inheritedContexts
  /// The contexts of all modifiers, and the contexts of settings.
  case contexts, settingContexts
  /// Nodes of layers, stops, and dashes.
  case layers, stops, dashes
  case families
  /// The families with files.
  case fonts
  /// The files of a font. The context is the font.
  case faces
  /// The axes of a text style. The context is the style.
  case variations
  /// The components of a color. The context is the color.
  case components3
  /// Whole numbers. Each is its own index.
  case numbers
  /// The tokens that lack a property in the base.
  case incompleteTokens
  /// The values in `$extensions`.
  case extensions
  /// The spellings of tokens in code that uses other outputs.
  case spellings
  /// The facts about tokens that aren't in the source.
  case annotations
  /// The roles of numbers.
  case roles
  /// The parts of formulas.
  case formulaParts
  /// The operands of tokens.
  case operands
}

extension TemplateValue {
  static func list(_ kind: OutputList, _ range: Range<Int>, _ context: Int = 0) -> TemplateValue {
    .list(
      TemplateList(
        UInt32(kind.number),
        context: UInt32(truncatingIfNeeded: context),
        start: UInt32(truncatingIfNeeded: range.lowerBound),
        count: range.count
      )
    )
  }
}

extension BoundOutput {
  func element(at index: Int, of list: TemplateList) -> TemplateValue {
    let context = Int(list.context)
    return switch OutputList(number: UInt16(truncatingIfNeeded: list.handle)) {
    case .tokens: .object(.token, Int(tokens.all[index]), context)
    case .treeTokens: .object(.token, Int(tokens.tree.tokens[index]), context)
    case .themedTokens: .object(.token, Int(tokens.tree.themedTokens[index]), context)
    case .typeTokens: .object(.token, Int(tokens.byType[index]), context)
    case .textStyles: .object(.token, Int(tokens.textStyles[index]), context)
    case .settingTokens: .object(.token, Int(settingTable.tokens[index]), context)
    case .rewrittenTokens: .object(.token, Int(cachedRewrittenTokens.tokens[index]), context)
    case .groups: .object(.group, Int(tokens.tree.groups[index]), context)
    case .children: .object(.group, Int(tokens.tree.children[index]), context)
    case .themedChildren:
      .object(.group, Int(tokens.tree.themedChildren[index]), context)
    case .types: .object(.typeList, index, context)
    case .chunks: .object(.chunk, index, context)
    case .components: .object(.component, index, context)
    case .fields: .object(.field, index, context)
    case .componentTypes: .object(.componentType, index, context)
    case .typeFields: .object(.field, tokens.components.types[context].fields[index])
    case .typeParts: .object(.component, tokens.components.types[context].parts[index])
    case .typeInstances:
      .object(.component, tokens.components.types[context].instances[index])
    case .constants: .object(.constant, Int(tokens.tree.constants[index]), context)
    case .themedConstants:
      .object(.constant, Int(tokens.tree.themedConstants[index]), context)
    case .settingConstants: .object(.constant, Int(settingTable.tokens[index]), context)
    case .rewrittenConstants: .object(.constant, Int(cachedRewrittenTokens.tokens[index]), context)
    case .constantVariants: .object(.constantVariant, index)
    case .constantWords: source.constantWord(index, of: context)
    case .constantLengths: source.constantLength(index, of: context)
    case .pins: .object(.pin, index)
    case .variants: .object(.variant, index)
    case .settings: .object(.setting, index)
    case .modifiers: .object(.modifier, values.contexts.modifiers[index])
    case .themedModifiers: .object(.modifier, tokens.themedModifiers[index])
    case .tokenModifiers:
      .object(.modifier, values.projection.dependsOn[context].modifier(at: index))
    case .themedModifiersOfToken:
      .object(.modifier, values.contexts.themedSets[context].modifier(at: index))
    case .carriers:
      .object(.modifier, settingTable.entries[context].carriers.modifier(at: index))
    case .rules: settingTable.ruleObject(index, of: context)
    case .elements: .object(.element, index, context)
    case .environment: settingTable.environmentContext(index, in: context)
    case .elementContexts: settingTable.elementContext(index, in: context, isInherited: false)
    case .inheritedContexts: settingTable.elementContext(index, in: context, isInherited: true)
    case .contexts: .object(.context, index)
    case .settingContexts: .object(.context, Int(settingTable.contexts[index]))
    case .layers: .object(.shadowLayer, index, context)
    case .stops: .object(.stop, index, context)
    case .dashes: values.value(of: index, in: context)
    case .families: .object(.family, index)
    case .fonts: .object(.family, Int(fonts[index]))
    case .faces: .object(.face, context, index)
    case .variations: .object(.variation, context, index)
    case .numbers: .integer(index)
    case .incompleteTokens:
      .object(.token, Int(incompleteTokens[index]), context)
    case .extensions: .object(.extension, index)
    case .spellings: .object(.spelling, index)
    case .annotations: .object(.annotation, index)
    case .roles: .object(.valueRole, index)
    case .formulaParts: .object(.formulaPart, index, context)
    case .operands: .object(.token, Int(cachedOperands?.tokens[index].index ?? 0), context)
    case .components3: .object(.component3, context, index)
    }
  }
}

extension ModifierSet {
  /// Returns the modifier at position `index` of the set, in ascending order.
  func modifier(at index: Int) -> Int {
    var rest = rawValue
    for _ in 0..<index { rest &= rest &- 1 }
    return rest.trailingZeroBitCount
  }
}
