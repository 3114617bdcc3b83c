import Diagnostics
import JSONSyntax

extension SourcePlanner {
  /// Reads a property of `sets`, whether or not anything refers to it.
  mutating func readSet(_ member: JSONMember, in document: DocumentID) {
    let tree = trees[document]
    let object = SyntaxNode(document: document, node: member.value)
    let hop = Hop(place: object, span: tree.span(member.key), name: tree.string(member.key))
    let trees = treesOfSet(hop, replacedBy: nil)
    declaredParts.append(
      SourcePlan.DeclaredPart(kind: .set, name: hop.name, span: hop.span, trees: [trees])
    )
  }

  /// Returns the trees of the set at the end of `hop`.
  ///
  /// The properties of `reference`, the object that refers to it, override those of the set.
  mutating func treesOfSet(_ hop: Hop, replacedBy reference: SyntaxNode?) -> [TreeSource] {
    let object = hop.place
    let tree = tree(of: object)
    guard tree.kind(object.node) == .object else {
      if checked.insert(object).inserted, !tree.wasRepaired(object.node) {
        report(
          .wrongMemberKind(.set, hop.name, tree.kind(object.node), tree.span(object.node))
        )
      }
      isIncomplete = true
      return []
    }
    guard enter(hop) else { return [] }
    defer { trail.removeLast() }
    if let reference {
      checkMembers(of: reference, as: .setReference)
      let tree = self.tree(of: reference)
      if let sources = tree.value(of: "sources", in: reference.node) {
        return treesOfSources(SyntaxNode(document: reference.document, node: sources))
      }
    }
    let isKnown = checked.contains(object)
    let meant = checkMembers(of: object, as: .set)
    if isKnown, tree.value(of: "sources", in: object.node) == nil { return [] }
    return treesOfSources(object, named: hop.name, .set, meant)
  }

  /// Returns the trees of the property `sources` of `object`.
  mutating func treesOfSources(
    _ object: SyntaxNode,
    named name: String,
    _ kind: ResolverObject,
    _ meant: [String]
  ) -> [TreeSource] {
    let tree = tree(of: object)
    if let sources = tree.value(of: "sources", in: object.node) {
      return treesOfSources(SyntaxNode(document: object.document, node: sources))
    }
    if !meant.contains("sources") {
      report(.missingMember("sources", of: kind, named: name, at: tree.openingSpan(object.node)))
    }
    isIncomplete = true
    return []
  }

  private mutating func treesOfSources(_ list: SyntaxNode) -> [TreeSource] {
    guard !checked.contains(list),
      expect(.array, list.node, in: list.document, named: "sources", of: .set)
    else {
      checked.insert(list)
      isIncomplete = true
      return []
    }
    return trees(ofList: list)
  }

  /// Returns the trees of an array of sources, in order.
  mutating func trees(ofList list: SyntaxNode) -> [TreeSource] {
    if let known = treesOfList[list] { return known }
    var trees: [TreeSource] = []
    for element in tree(of: list).elements(of: list.node) {
      trees += self.trees(of: SyntaxNode(document: list.document, node: element))
      guard trees.count <= Limit.trees else {
        reportTooManyTrees(at: tree(of: list).span(element))
        trees = []
        break
      }
    }
    treesOfList[list] = trees
    return trees
  }

  mutating func reportTooManyTrees(at span: Span?) {
    if !hasTooManyTrees { report(.tooManyTrees(Limit.trees, at: span)) }
    hasTooManyTrees = true
    isIncomplete = true
  }

  /// Returns the trees of one source: its own, or those of its reference's target.
  private mutating func trees(of source: SyntaxNode) -> [TreeSource] {
    let tree = tree(of: source)
    guard tree.kind(source.node) == .object else {
      if !tree.wasRepaired(source.node) {
        let text = tree.textIfString(source.node)
        report(.wrongSource(tree.kind(source.node), text: text, at: tree.span(source.node)))
      }
      isIncomplete = true
      return []
    }
    guard let reference = tree.member(named: "$ref", in: source.node) else {
      return reportMisspelledReference(in: source) ? [] : [TreeSource(root: source)]
    }
    guard let target = sourceTarget(reference.value, in: source.document) else {
      isIncomplete = true
      return []
    }
    let hop = Hop(place: target.place, span: tree.span(reference.value), name: target.name)
    if target.isSet { return treesOfSet(hop, replacedBy: source) }
    let condition = condition(of: source)
    let hidden = [reference.key] + (condition.map { [$0.key] } ?? [])
    var trees = replacing(treesOfTarget(target, hop), with: source, hidden)
    for index in trees.indices { trees[index].conditions += condition?.choices ?? [] }
    return trees
  }

  /// Reads the property `when` in the extension of a reference: the contexts of other modifiers in
  /// which its target applies.
  ///
  /// - Returns: the contexts, and the key of `$extensions`, which isn't an extension of the target.
  private mutating func condition(
    of source: SyntaxNode
  ) -> (choices: [ContextChoice], key: JSONNode)? {
    let tree = tree(of: source)
    guard let extensions = tree.member(named: "$extensions", in: source.node),
      tree.kind(extensions.value) == .object,
      let own = tree.value(of: "dev.tokens", in: extensions.value), tree.kind(own) == .object,
      let when = tree.value(of: "when", in: own)
    else { return nil }
    guard expect(.object, when, in: source.document, named: "when", of: .source) else {
      isIncomplete = true
      return ([], extensions.key)
    }
    let choices = tree.members(of: when).compactMap { member -> ContextChoice? in
      let modifier = tree.string(member.key)
      guard expect(.string, member.value, in: source.document, named: modifier, of: .source) else {
        isIncomplete = true
        return nil
      }
      return ContextChoice(
        modifier: Located(modifier, at: tree.span(member.key)),
        context: Located(tree.string(member.value), at: tree.span(member.value))
      )
    }
    return (choices, extensions.key)
  }

  /// Reports a misspelled `$ref` in an object that would otherwise be an inline token tree.
  private mutating func reportMisspelledReference(in source: SyntaxNode) -> Bool {
    let tree = tree(of: source)
    for member in tree.members(of: source.node) where tree.kind(member.value) == .string {
      let name = tree.string(member.key)
      let properties = ["$ref", "$root", "$type", "$schema", "$description", "$extends"]
      guard name == "ref" || nearestName(to: name, among: properties) == "$ref" else { continue }
      reportGap(
        .unknownResolverMember(name, of: .source, nearest: "$ref", at: tree.span(member.key))
      )
      return true
    }
    return false
  }

  /// Returns the trees of a reference's target.
  ///
  /// Inside a resolver document, it may be another reference.
  private mutating func treesOfTarget(_ target: SourceTarget, _ hop: Hop) -> [TreeSource] {
    guard target.isInResolver else { return [TreeSource(root: target.place)] }
    guard enter(hop) else { return [] }
    defer { trail.removeLast() }
    return trees(of: target.place)
  }

  /// Returns `trees` with the properties in `reference` overriding those with the same names.
  private func replacing(
    _ trees: [TreeSource],
    with reference: SyntaxNode,
    _ hidden: [JSONNode]
  ) -> [TreeSource] {
    let syntax = tree(of: reference)
    let members = syntax.members(of: reference.node).map(\.key).filter { !hidden.contains($0) }
    let names = Set(members.map { syntax.string($0) })
    guard !names.isEmpty, !trees.isEmpty else { return trees }
    var result = trees
    for index in result.indices {
      let tree = tree(of: result[index].root)
      for member in tree.members(of: result[index].root.node)
      where names.contains(tree.string(member.key)) {
        result[index].hidden.append(member.key)
      }
    }
    return result + [TreeSource(root: reference, hidden: hidden)]
  }

  /// Starts following a reference; `false` if it is circular or too deep.
  private mutating func enter(_ hop: Hop) -> Bool {
    if let start = trail.firstIndex(where: { $0.place == hop.place }) {
      // The first hop led here from outside the cycle.
      reportGap(.circularSource(Array(trail[(start + 1)...]) + [hop]))
      return false
    }
    guard trail.count < Limit.depth else {
      if !areSourcesTooDeep { reportGap(.sourcesTooDeep(Limit.depth, at: hop.span)) }
      areSourcesTooDeep = true
      return false
    }
    trail.append(hop)
    return true
  }
}
