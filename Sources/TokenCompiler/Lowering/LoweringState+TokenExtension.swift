import Diagnostics
import JSONSyntax
import TokenModel

extension LoweringState {
  /// Reads the `dev.tokens` extension of a token.
  ///
  /// Properties that don't fit the token's type are reported later by
  /// ``checkTokenExtension(_:on:)``, when the type is known.
  ///
  /// - Parameters:
  ///   - extensions: the object `$extensions`.
  ///   - plan: distinguishes modifiers from contexts in context values.
  /// - Returns: `nil` if `dev.tokens` is missing or isn't an object.
  mutating func readTokenExtension(_ extensions: SyntaxNode, plan: SourcePlan) -> TokenExtension? {
    guard let reader = ExtensionReader(extensions, state: &self) else { return nil }
    var result = TokenExtension()
    var text = TextExtension()
    var hasText = false
    for (key, value) in reader.members(forGroup: false, state: &self) {
      switch key {
      case .visibility: result.isPrivate = reader.isPrivate(value, state: &self)
      case .names: result.names = reader.names(value, state: &self)
      case .lint: result.suppressedRules = reader.suppressions(value, state: &self)
      // Only `tokens diff` and `tokens lint` use them, which read the extensions in the IR.
      case .renamedFrom, .until: _ = reader.text(value, key.rawValue, state: &self)
      case .expression:
        if reader.text(value, key.rawValue, state: &self) != nil {
          result.expression = SyntaxNode(document: reader.document, node: value)
        }
      case .contexts: result.contexts = reader.contexts(value, plan, state: &self)
      case .verbatim: result.isCSS = reader.boolean(value, key.rawValue, state: &self) ?? false
      case .grid: result.isGrid = reader.boolean(value, key.rawValue, state: &self) ?? false
      case .fluid: result.fluid = reader.fluid(value, state: &self)
      case .faces: result.faces = reader.faces(value, state: &self)
      case .gradient: result.gradient = reader.gradientKind(value, state: &self)
      case .component, .constants: break
      default:
        reader.read(key, value, into: &text, state: &self)
        hasText = true
      }
    }
    if hasText { result.text = text }
    return result
  }

  /// Reports properties of `$extensions["dev.tokens"]` that tokens of `type` can't have.
  mutating func checkTokenExtension(_ extensions: SyntaxNode, on type: TokenType) {
    let syntax = tree(of: extensions)
    guard let object = syntax.value(of: "dev.tokens", in: extensions.node) else { return }
    for member in syntax.members(of: object) {
      guard let key = ExtensionKey(rawValue: syntax.string(member.key)),
        let expected = key.tokenType, expected != type
      else { continue }
      diagnostics.append(
        .extensionOnType(key, expected: expected, found: type, at: syntax.span(member.key))
      )
    }
  }
}

extension ExtensionReader {
  /// The context values of a token: `{"theme": {"dark": VALUE}}` or `{"dark": VALUE}`.
  ///
  /// A name that isn't a modifier's is assumed to be a context's.
  fileprivate func contexts(
    _ node: JSONNode,
    _ plan: SourcePlan,
    state: inout LoweringState
  ) -> [TokenExtension.ContextValue] {
    guard expect(.object, node, "contexts", state: &state) else { return [] }
    var values: [TokenExtension.ContextValue] = []
    for member in syntax.members(of: node) where !syntax.wasRepaired(member.value) {
      let name = syntax.string(member.key)
      let isModifier =
        plan.modifiers.contains { $0.name == name }
        || plan.pinned.contains { $0.modifier.name == name }
      guard isModifier else {
        values.append(.init(modifier: nil, context: member.key, value: member.value))
        continue
      }
      guard syntax.kind(member.value) == .object else {
        reject(member.value, name, expected: "an object of contexts and values", state: &state)
        continue
      }
      for context in syntax.members(of: member.value) {
        values.append(.init(modifier: member.key, context: context.key, value: context.value))
      }
    }
    return values
  }

  /// Reads a property that is specific to typography tokens.
  fileprivate func read(
    _ key: ExtensionKey,
    _ value: JSONNode,
    into text: inout TextExtension,
    state: inout LoweringState
  ) {
    let place = SyntaxNode(document: document, node: value)
    let name = key.rawValue
    switch key {
    case .number: text.number = styleNumber(value, state: &state)
    case .lineHeight: text.lineHeight = state.lower(place, as: .dimension)
    case .kern: text.kern = state.lower(place, as: .dimension)
    case .color: text.color = state.lower(place, as: .color)
    case .shadow: text.shadow = state.lower(place, as: .shadow)
    case .relativeTo: text.relativeTo = self.text(value, name, state: &state)
    case .system: text.system = self.text(value, name, state: &state)
    case .align: text.align = word(value, name, state: &state)
    case .letterCase: text.letterCase = word(value, name, state: &state)
    case .decoration: text.decoration = word(value, name, state: &state)
    case .slant: text.slant = word(value, name, state: &state)
    case .lineBreak: text.lineBreak = word(value, name, state: &state)
    case .fontVariationSettings: text.variations = variations(value, state: &state)
    default: break
    }
  }

  private func styleNumber(
    _ node: JSONNode,
    state: inout LoweringState
  ) -> (value: Int, span: Span)? {
    let limit = 999_999
    if syntax.kind(node) == .number, let value = Int(exactly: syntax.number(node)),
      (1...limit).contains(value)
    {
      return (value, syntax.span(node))
    }
    reject(node, "number", expected: "a whole number from 1 to \(limit)", state: &state)
    return nil
  }

  // MARK: Faces

  fileprivate func faces(_ node: JSONNode, state: inout LoweringState) -> [TextStyle.Face] {
    guard expect(.array, node, "faces", state: &state) else { return [] }
    return syntax.elements(of: node).compactMap { face($0, state: &state) }
  }

  private func face(_ node: JSONNode, state: inout LoweringState) -> TextStyle.Face? {
    guard expect(.object, node, "a face", state: &state) else { return nil }
    var face = TextStyle.Face(weight: 0, slant: .normal)
    var hasWeight = false
    for member in syntax.members(of: node) {
      let name = syntax.string(member.key)
      let value = member.value
      switch name {
      case "weight":
        hasWeight = true
        face.weight = weight(value, state: &state) ?? 0
      case "style": face.slant = word(value, name, state: &state) ?? .normal
      case "postScriptName": face.postScriptName = text(value, name, state: &state)
      case "file": face.file = text(value, name, state: &state)
      case "resource": face.resource = text(value, name, state: &state)
      default:
        let known = ["weight", "style", "postScriptName", "file", "resource"]
        // A misspelled `weight` shouldn't also be reported as missing.
        if nearestName(to: name, among: known) == "weight" { hasWeight = true }
        reportUnknown(member, of: "a face", among: known, state: &state)
      }
    }
    if !hasWeight { reportMissing("weight", of: "a face", in: node, state: &state) }
    return face.weight > 0 ? face : nil
  }

  /// Reads a font weight: a number or a DTCG name.
  private func weight(_ node: JSONNode, state: inout LoweringState) -> Double? {
    switch syntax.kind(node) {
    case .number where ValueRole.fontWeight.range.contains(syntax.number(node)):
      return syntax.number(node)
    case .string:
      let word = syntax.string(node)
      if let name = FontWeight.Name.allCases.first(where: { $0.name == word }) { return name.value }
    default: break
    }
    reject(node, "weight", expected: "a number from 1 to 1000", state: &state)
    return nil
  }
}
