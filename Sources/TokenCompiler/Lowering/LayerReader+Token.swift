import Diagnostics
import JSONSyntax
import TokenModel

extension LayerReader {
  mutating func readToken(
    _ object: JSONNode,
    at path: PathID,
    tree: inout SourceTree,
    state: inout LoweringState
  ) {
    let node = SyntaxNode(document: document, node: object)
    var token = TokenDefinition(path: path, condition: condition, object: node)
    var hasChildren = false
    var siblings: ValueSiblings?
    for member in syntax.members(of: object) {
      if isProperty(member.key) {
        let isKnown = readTokenProperty(member, of: &token, state: &state)
        if !isKnown { hasChildren = true }
      } else if syntax.kind(member.value) == .object, containsToken(member.value) {
        hasChildren = true
      } else if let more = ValueSiblings.adding(member, to: siblings, in: syntax) {
        siblings = more
      } else {
        ignore(member, at: path, state: &state)
      }
    }
    if hasChildren { reportChildren(of: object, at: path, tree: &tree, state: &state) }
    if let value = token.value, let reference = token.reference {
      let (reference, value) = (syntax.span(reference), syntax.span(value))
      state.diagnostics.append(.valueAndReference(reference, value: value))
      token.reference = nil
      token.type = token.type ?? .invalid
    }
    if let extensions = token.extensions {
      token.extensionIndex = readExtension(ofToken: extensions, tree: &tree, state: &state)
      token.isCSS = tree.tokenExtension(of: token)?.isCSS ?? false
    }
    let id = tree.append(token)
    if let siblings { tree.valueSiblings[id] = siblings }
    if let index = token.extensionIndex {
      let contexts = tree.tokenExtensions[Int(index)].contexts
      appendContexts(contexts, of: token, tree: &tree, state: &state)
    }
  }

  /// Reports the groups and tokens inside a token in a single diagnostic.
  private func reportChildren(
    of object: JSONNode,
    at path: PathID,
    tree: inout SourceTree,
    state: inout LoweringState
  ) {
    let children = children(ofToken: object)
    guard let first = children.first else { return }
    tree.brokenPaths.insert(path)
    tree.omissiblePaths[syntax.span(first.key)] = path
    state.diagnostics.append(
      .tokenWithChildren(
        pathText(path, state),
        children: children.map { syntax.span($0.key) },
        value: syntax.member(named: "$value", in: object).map { syntax.span($0.key) }
      )
    )
  }

  /// The groups and tokens inside a token, which shouldn't have any.
  func children(ofToken object: JSONNode) -> [JSONMember] {
    syntax.members(of: object).filter { member in
      isProperty(member.key)
        ? syntax.equals(member.key, "$root")
        : syntax.kind(member.value) == .object && containsToken(member.value)
    }
  }

  /// Warns about a property that has no `$` and whose value isn't a group or token.
  private func ignore(_ member: JSONMember, at path: PathID, state: inout LoweringState) {
    state.diagnostics.append(
      .ignoredMember(
        syntax.string(member.key),
        of: pathText(path, state),
        syntax.span(member.key)
      )
    )
  }

  /// Reads a property; `false` for `$root`, which is reported together with other children.
  private func readTokenProperty(
    _ member: JSONMember,
    of token: inout TokenDefinition,
    state: inout LoweringState
  ) -> Bool {
    let key = member.key
    let value = member.value
    if syntax.equals(key, "$value") {
      token.value = value
    } else if syntax.equals(key, "$type") {
      token.type = readType(value, state: &state)
      token.typeNode = value
    } else if syntax.equals(key, "$description") {
      if expect(.string, of: value, as: "$description", state: &state) { token.description = value }
    } else if syntax.equals(key, "$deprecated") {
      if isDeprecation(value, state: &state) { token.deprecated = value }
    } else if syntax.equals(key, "$extensions") {
      if expect(.object, of: value, as: "$extensions", state: &state) { token.extensions = value }
    } else if syntax.equals(key, "$ref") {
      if expect(.string, of: value, as: "$ref", state: &state) { token.reference = value }
    } else if syntax.equals(key, "$extends") {
      state.diagnostics.append(.tokenExtends(syntax.span(key)))
    } else if syntax.equals(key, "$root") {
      return false
    } else {
      reportUnknownProperty(member, of: &token, state: &state)
    }
    return true
  }

  private func reportUnknownProperty(
    _ member: JSONMember,
    of token: inout TokenDefinition,
    state: inout LoweringState
  ) {
    let name = syntax.string(member.key)
    let known = propertyNames(of: token.object.node)
    let meant = Diagnostic.property(near: name, of: "token", besides: known)
    state.diagnostics.append(
      .unknownProperty(
        name,
        of: "token",
        pathText(token.path, state),
        meaning: meant,
        isIgnored: !containsToken(member.value),
        syntax.span(member.key)
      )
    )
    if meant == "$type" { token.type = token.type ?? .invalid }
  }

  /// Adds definitions for the context values of a token's extension.
  ///
  /// If the conditions of two values are both true, the value for the modifier that is applied
  /// later takes precedence, regardless of their order in the extension.
  private mutating func appendContexts(
    _ contexts: [TokenExtension.ContextValue],
    of token: TokenDefinition,
    tree: inout SourceTree,
    state: inout LoweringState
  ) {
    guard !contexts.isEmpty else { return }
    var chosen: [(context: TokenExtension.ContextValue, choice: ChoiceOfContext, rank: Int)] = []
    for context in contexts {
      guard let found = choice(of: context, state: &state) else { continue }
      let rank = plan.order.firstIndex(of: found.modifier) ?? 0
      chosen.append((context, found.choice, rank))
    }
    // `sorted` is stable.
    for (context, choice, _) in chosen.sorted(by: { $0.rank < $1.rank }) {
      append(context, choice, of: token, tree: &tree, state: &state)
    }
  }

  /// Adds the definition for one context value of a token's extension.
  private mutating func append(
    _ context: TokenExtension.ContextValue,
    _ choice: ChoiceOfContext,
    of token: TokenDefinition,
    tree: inout SourceTree,
    state: inout LoweringState
  ) {
    var condition = token.condition
    switch choice {
    case .pinnedElsewhere: return
    case .always: break
    case .choice(let choice):
      guard let narrower = tree.conditions.intersect(condition, with: choice) else {
        let modifier = plan.modifiers[choice.modifier]
        let present = tree.conditions[condition].choices.first { $0.modifier == choice.modifier }
        state.diagnostics.append(
          .contextNeverApplies(
            syntax.string(context.context),
            of: modifier.name,
            only: present.map { modifier.contexts[Int($0.context)] },
            syntax.span(context.context)
          )
        )
        return
      }
      condition = narrower
    }
    var definition = token
    definition.condition = condition
    definition.value = context.value
    definition.reference = nil
    definition.isShortForm = true
    shortForms.append(definition)
  }

  private enum ChoiceOfContext {
    case always
    case choice(Condition.Choice)
    case pinnedElsewhere
  }

  /// Finds the modifier and context of a context value.
  private func choice(
    of context: TokenExtension.ContextValue,
    state: inout LoweringState
  ) -> (modifier: String, choice: ChoiceOfContext)? {
    let name = syntax.string(context.context)
    var found: [(modifier: String, choice: ChoiceOfContext)] = []
    let wanted = context.modifier.map(syntax.string)
    for (index, modifier) in plan.modifiers.enumerated()
    where wanted ?? modifier.name == modifier.name {
      if let context = modifier.contexts.firstIndex(of: name) {
        let choice = Condition.Choice(modifier: index, context: Modifier.ContextIndex(context))
        found.append((modifier.name, .choice(choice)))
      }
    }
    for pin in plan.pinned where wanted ?? pin.modifier.name == pin.modifier.name {
      if let context = pin.modifier.contexts.firstIndex(of: name) {
        found.append((pin.modifier.name, context == Int(pin.context) ? .always : .pinnedElsewhere))
      }
    }
    if found.count == 1 { return found[0] }
    let all = plan.modifiers + plan.pinned.map(\.modifier)
    state.diagnostics.append(
      .unknownContextOfShortForm(
        name,
        of: wanted,
        foundIn: found.map(\.modifier),
        among: all,
        syntax.span(context.context)
      )
    )
    return nil
  }
}
