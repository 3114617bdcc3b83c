import Diagnostics
import JSONSyntax

extension SourcePlanner {
  /// Returns the modifier declared by a property of `modifiers`; `nil` if the declaration is
  /// unusable.
  mutating func modifier(_ member: JSONMember, in document: DocumentID) -> ModifierDeclaration? {
    let tree = trees[document]
    let object = SyntaxNode(document: document, node: member.value)
    if let known = modifierOfObject[object] { return known }
    guard tree.kind(member.value) == .object else {
      if checked.insert(object).inserted, !tree.wasRepaired(member.value) {
        report(
          .wrongMemberKind(
            .modifier,
            tree.string(member.key),
            tree.kind(member.value),
            tree.span(member.value)
          )
        )
      }
      isIncomplete = true
      return nil
    }
    return modifier(
      at: object,
      named: tree.string(member.key),
      tree.span(member.key),
      as: .modifier
    )
  }

  /// Returns the modifier declared by `object`; `nil` if the declaration is unusable.
  mutating func modifier(
    at object: SyntaxNode,
    named name: String,
    _ span: Span,
    as kind: ResolverObject
  ) -> ModifierDeclaration? {
    guard !checked.contains(object) else { return modifierOfObject[object] }
    let tree = tree(of: object)
    let meant = checkMembers(of: object, as: kind)
    guard let contexts = tree.value(of: "contexts", in: object.node) else {
      if !meant.contains("contexts") {
        report(.missingMember("contexts", of: kind, at: span))
      }
      isIncomplete = true
      return nil
    }
    var modifier = ModifierDeclaration(name: name, span: span, object: object)
    guard readContexts(contexts, of: &modifier, in: object.document) else { return nil }
    if let base = tree.value(of: "default", in: object.node) {
      readDefault(base, of: &modifier, in: object.document)
    } else if meant.contains("default") {
      modifier.startsWithFirst = true
    }
    modifierOfObject[object] = modifier
    return modifier
  }

  /// Reads the object of contexts; `false` if none of them is usable.
  private mutating func readContexts(
    _ contexts: JSONNode,
    of modifier: inout ModifierDeclaration,
    in document: DocumentID
  ) -> Bool {
    let tree = trees[document]
    guard expect(.object, contexts, in: document, named: "contexts", of: .modifier) else {
      isIncomplete = true
      return false
    }
    modifier.contexts = []
    for context in tree.members(of: contexts) {
      let name = tree.string(context.key)
      var trees: [TreeSource] = []
      if tree.kind(context.value) == .array {
        trees = self.trees(ofList: SyntaxNode(document: document, node: context.value))
      } else if !tree.wasRepaired(context.value) {
        reportGap(.wrongContext(name, tree.kind(context.value), at: tree.span(context.value)))
      }
      modifier.contexts.append(.init(name: name, span: tree.span(context.key), trees: trees))
    }
    switch modifier.contexts.count {
    case 0: reportGap(.noContexts(modifier.name, at: tree.span(contexts)))
    case 1: report(.singleContext(modifier.name, modifier.contexts[0].name, tree.span(contexts)))
    default: break
    }
    return !modifier.contexts.isEmpty
  }

  private mutating func readDefault(
    _ node: JSONNode,
    of modifier: inout ModifierDeclaration,
    in document: DocumentID
  ) {
    let tree = trees[document]
    // An invalid default shouldn't also be reported as missing.
    modifier.startsWithFirst = true
    guard expect(.string, node, in: document, named: "default", of: .modifier) else { return }
    modifier.defaultContext = index(
      of: Located(tree.string(node), at: tree.span(node)),
      in: modifier
    )
  }

  /// Returns `base` with the overrides in `entry`, the object that refers to it.
  mutating func overriding(
    _ base: ModifierDeclaration,
    with entry: SyntaxNode
  ) -> ModifierDeclaration {
    let tree = tree(of: entry)
    checkMembers(of: entry, as: .modifierReference)
    var modifier = base
    let contexts = tree.value(of: "contexts", in: entry.node)
    let newDefault = tree.value(of: "default", in: entry.node)
    // The result is a different modifier, which can't be applied together with `base`.
    if contexts != nil || newDefault != nil { modifier.object = entry }
    if let contexts, readContexts(contexts, of: &modifier, in: entry.document) {
      let name = base.defaultContext.map { base.contexts[Int($0)].name }
      let index = name.flatMap { modifier.contextNames.firstIndex(of: $0) }
      modifier.defaultContext = index.flatMap { Modifier.ContextIndex(exactly: $0) }
      if let name, index == nil, newDefault == nil {
        report(.defaultIsGone(name, of: modifier, at: tree.span(contexts)))
        modifier.startsWithFirst = true
      }
    }
    if let newDefault { readDefault(newDefault, of: &modifier, in: entry.document) }
    return modifier
  }

  /// Returns the index of the context called `name`; reports an unknown name.
  mutating func index(of name: Located<String>, in modifier: ModifierDeclaration) -> Modifier
    .ContextIndex?
  {
    if let index = modifier.contextNames.firstIndex(of: name.value) {
      return Modifier.ContextIndex(exactly: index)
    }
    report(.unknownContext(name.value, of: modifier.name, modifier.contextNames, at: name.span))
    return nil
  }
}
