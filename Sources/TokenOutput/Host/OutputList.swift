import TemplateEngine
import TokenCompiler
import TokenModel

/// The lists that templates go through; a ``TemplateList``'s handle is a raw value, its start an
/// index into the array that is named.
enum OutputList: NumberedCase {
  /// Tokens: ``BoundOutput/tokens``, those of ``OutputTree``, of types, with numbers, of settings.
  case tokens, treeTokens, themedTokens, typeTokens, textStyles, settingTokens
  /// Groups: those of ``OutputTree``.
  case groups, children, themedChildren
  case types, chunks, components, fields, pins, variants, settings
  /// What component styles of a type have; the context is the type.
  case componentTypes, typeFields, typeParts, typeInstances
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
  /// The rules of a setting and their elements; the context is the setting or the rule.
  case rules, elements
  /// The contexts of a rule and its elements; the context is the rule.
  case environment, elementContexts, inheritedContexts
  /// All contexts of all modifiers, and those of settings.
  case contexts, settingContexts
  /// Nodes: layers, stops and dashes.
  case layers, stops, dashes
  case families
  /// Families with files: ``BoundOutput/fonts``.
  case fonts
  /// The files of a font; the context is the font.
  case faces
  /// The components of a colour; the context is the colour.
  case components3
  /// Whole numbers: each is its own place.
  case numbers
  /// Tokens: ``BoundOutput/incompleteTokens``.
  case incompleteTokens
  /// Values of `$extensions`.
  case extensions
  /// How code that uses other outputs writes tokens.
  case spellings
}

extension BoundOutput {
  @inline(__always)
  func list(_ kind: OutputList, _ range: Range<Int>, _ context: Int = 0) -> TemplateValue {
    .list(
      TemplateList(
        UInt32(kind.number),
        context: UInt32(truncatingIfNeeded: context),
        start: UInt32(truncatingIfNeeded: range.lowerBound),
        count: range.count
      )
    )
  }

  func element(at index: Int, of list: TemplateList) -> TemplateValue {
    let context = Int(list.context)
    return switch OutputList(number: UInt16(truncatingIfNeeded: list.handle)) {
    case .tokens: object(.token, Int(tokens[index]), context)
    case .treeTokens: object(.token, Int(tree.tokens[index]), context)
    case .themedTokens: object(.token, Int(tree.themedTokens[index]), context)
    case .typeTokens: object(.token, Int(typeTokens[index]), context)
    case .textStyles: object(.token, Int(textStyles[index]), context)
    case .settingTokens: object(.token, Int(settingTokens[index]), context)
    case .groups: object(.group, Int(tree.groups[index]), context)
    case .children: object(.group, Int(tree.children[index]), context)
    case .themedChildren:
      object(.group, Int(tree.themedChildren[index]), context)
    case .types: object(.typeList, index, context)
    case .chunks: object(.chunk, index, context)
    case .components: object(.component, index, context)
    case .fields: object(.field, index, context)
    case .componentTypes: object(.componentType, index, context)
    case .typeFields: object(.field, components.types[context].fields[index], baseView)
    case .typeParts: object(.component, components.types[context].parts[index], baseView)
    case .typeInstances: object(.component, components.types[context].instances[index], baseView)
    case .constants: object(.constant, Int(tree.constants[index]), context)
    case .themedConstants:
      object(.constant, Int(tree.themedConstants[index]), context)
    case .settingConstants: object(.constant, Int(settingTokens[index]), context)
    case .constantVariants: object(.constantVariant, index)
    case .constantWords: constantWord(index, of: context)
    case .constantLengths: constantLength(index, of: context)
    case .pins: object(.pin, index)
    case .variants: object(.variant, index)
    case .settings: object(.setting, index)
    case .modifiers: object(.modifier, modifiers[index])
    case .themedModifiers: object(.modifier, themedModifiers[index])
    case .tokenModifiers:
      object(.modifier, projection.dependsOn[context].modifier(at: index))
    case .carriers:
      object(.modifier, settingEntries[context].carriers.modifier(at: index))
    case .rules: ruleObject(index, of: context)
    case .elements: object(.element, index, context)
    case .environment: environmentContext(index, in: context)
    case .elementContexts: elementContext(index, in: context, isInherited: false)
    case .inheritedContexts: elementContext(index, in: context, isInherited: true)
    case .contexts: object(.context, index)
    case .settingContexts: object(.context, Int(settingContexts[index]))
    case .layers: object(.shadowLayer, index, context)
    case .stops: object(.stop, index, context)
    case .dashes: value(of: index, in: context)
    case .families: object(.family, index)
    case .fonts: object(.family, Int(fonts[index]))
    case .faces: object(.face, context, index)
    case .numbers: .integer(index)
    case .incompleteTokens:
      object(.token, Int(incompleteTokens[index]), context)
    case .extensions: object(.extension, index)
    case .spellings: object(.spelling, index)
    case .components3: object(.component3, context, index)
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
