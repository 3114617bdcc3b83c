import Diagnostics
import JSONSyntax

extension SourcePlanner {
  /// Dates used as `version` in examples of the DTCG standard.
  ///
  /// The format of those documents is the same as that of 2025.10.
  private static let publishedDates = ["2025-10-01", "2025-11-01"]

  /// Reads the resolver document at `path` and all files that it refers to.
  mutating func readResolver(_ path: Located<String>) {
    guard let document = open(SourcePath.normalized(path.value), at: path.span) else { return }
    let tree = trees[document]
    guard let root = tree.root, !tree.hasAmbiguousNesting else {
      isIncomplete = true
      return
    }
    if !request.modifiers.isEmpty {
      report(.modifiersBesideResolver(path.value, at: request.modifiers[0].name.span))
    }
    let kind = SourceFileKind(of: tree)
    let isResolverLike =
      tree.value(of: "resolutionOrder", in: root) != nil
      || tree.value(of: "sets", in: root) != nil || tree.value(of: "modifiers", in: root) != nil
    guard kind != .configuration, tree.kind(root) == .object, kind == .resolver || isResolverLike
    else {
      if !tree.wasRepaired(root) {
        report(.wrongKindOfFile(path.value, kind, expected: .resolver, at: path.span))
      }
      isIncomplete = true
      return
    }
    readDocument(SyntaxNode(document: document, node: root))
  }

  private mutating func readDocument(_ root: SyntaxNode) {
    let tree = tree(of: root)
    let meant = checkMembers(of: root, as: .document)
    suggestedProperties = meant
    checkVersion(of: root, tree, meant)
    if let name = tree.value(of: "name", in: root.node), tree.kind(name) == .string {
      self.name = tree.string(name)
    }
    // All sets are read, including unreferenced ones.
    for member in members(named: "sets", of: root, tree) {
      readSet(member, in: root.document)
    }
    readModifiers(of: root, tree)
    guard let member = tree.member(named: "resolutionOrder", in: root.node) else {
      if !meant.contains("resolutionOrder") {
        report(.missingMember("resolutionOrder", of: .document, at: tree.openingSpan(root.node)))
      }
      isIncomplete = true
      return
    }
    let order = member.value
    orderSpan = tree.span(member.key)
    guard expect(.array, order, in: root.document, named: "resolutionOrder", of: .document) else {
      isIncomplete = true
      return
    }
    if tree.count(of: order) == 0 { report(.emptyOrder(at: tree.span(order))) }
    var inlineNames: [String: Span] = [:]
    for entry in tree.elements(of: order) {
      readEntry(SyntaxNode(document: root.document, node: entry), root, &inlineNames)
    }
  }

  private mutating func readModifiers(of root: SyntaxNode, _ tree: JSONTree) {
    for member in members(named: "modifiers", of: root, tree) {
      guard let modifier = modifier(member, in: root.document) else { continue }
      declaredParts.append(
        SourcePlan.DeclaredPart(
          kind: .modifier,
          name: modifier.name,
          span: tree.span(member.key),
          trees: modifier.contexts.map(\.trees)
        )
      )
    }
  }

  private mutating func checkVersion(of root: SyntaxNode, _ tree: JSONTree, _ meant: [String]) {
    guard let version = tree.value(of: "version", in: root.node) else {
      if !meant.contains("version") {
        report(.missingMember("version", of: .document, at: tree.openingSpan(root.node)))
      }
      return
    }
    guard expect(.string, version, in: root.document, named: "version", of: .document),
      !tree.equals(version, "2025.10")
    else { return }
    let text = tree.string(version)
    let isDate = Self.publishedDates.contains(text)
    report(
      isDate
        ? .legacyVersion(text, at: tree.span(version))
        : .unsupportedVersion(text, at: tree.span(version))
    )
  }

  /// The properties of the object `name` of the document.
  private mutating func members(
    named name: StaticString,
    of root: SyntaxNode,
    _ tree: JSONTree
  ) -> [JSONMember] {
    guard let object = tree.value(of: name, in: root.node),
      expect(.object, object, in: root.document, named: "\(name)", of: .document)
    else { return [] }
    return Array(tree.members(of: object))
  }

  // MARK: Entries of resolutionOrder

  private mutating func readEntry(
    _ entry: SyntaxNode,
    _ root: SyntaxNode,
    _ inlineNames: inout [String: Span]
  ) {
    let tree = tree(of: entry)
    guard tree.kind(entry.node) == .object else {
      if !tree.wasRepaired(entry.node) {
        let text = tree.textIfString(entry.node)
        report(.wrongEntry(tree.kind(entry.node), text: text, at: tree.span(entry.node)))
      }
      isIncomplete = true
      return
    }
    if let reference = tree.member(named: "$ref", in: entry.node) {
      readReference(reference.value, of: entry, root)
    } else {
      readInlineEntry(entry, tree, &inlineNames)
    }
  }

  /// Reads an entry that refers to a set or modifier of the document.
  private mutating func readReference(
    _ reference: JSONNode,
    of entry: SyntaxNode,
    _ root: SyntaxNode
  ) {
    guard let target = entryTarget(reference, in: root) else {
      isIncomplete = true
      return
    }
    let place = SyntaxNode(document: root.document, node: target.member.value)
    if target.isModifier {
      guard let base = modifier(target.member, in: root.document) else { return }
      apply(overriding(base, with: entry), at: tree(of: entry).span(reference))
    } else {
      let name = tree(of: entry).string(target.member.key)
      let hop = Hop(place: place, span: tree(of: entry).span(reference), name: name)
      steps.append(.always(treesOfSet(hop, replacedBy: entry)))
    }
  }

  private mutating func readInlineEntry(
    _ entry: SyntaxNode,
    _ tree: JSONTree,
    _ inlineNames: inout [String: Span]
  ) {
    guard let type = tree.value(of: "type", in: entry.node) else {
      return reportGap(.inlineEntryWithout("type", at: tree.openingSpan(entry.node)))
    }
    let isModifier = tree.equals(type, "modifier")
    guard isModifier || tree.equals(type, "set") else {
      return reportGap(.wrongEntryType(tree.shortText(type), at: tree.span(type)))
    }
    guard let name = tree.value(of: "name", in: entry.node) else {
      return reportGap(.inlineEntryWithout("name", at: tree.openingSpan(entry.node)))
    }
    let kind: ResolverObject = isModifier ? .inlineModifier : .inlineSet
    guard tree.kind(name) == .string else {
      checkMembers(of: entry, as: kind)
      isIncomplete = true
      return
    }
    let text = tree.string(name)
    if let first = inlineNames.updateValue(tree.span(name), forKey: text) {
      report(.repeatedName("entry", text, at: tree.span(name), first: first))
    }
    if isModifier {
      guard let declared = modifier(at: entry, named: text, tree.span(name), as: kind) else {
        return
      }
      apply(declared, at: tree.span(name))
    } else {
      let meant = checkMembers(of: entry, as: kind)
      steps.append(.always(treesOfSources(entry, named: text, kind, meant)))
    }
  }

  /// Adds a step for a modifier, and the modifier itself if it is new.
  private mutating func apply(_ modifier: ModifierDeclaration, at span: Span) {
    if let index = modifiers.firstIndex(where: { $0.name == modifier.name }) {
      // The same modifier may occur several times in the order, but that is rarely intended.
      if modifiers[index].object == modifier.object {
        steps.append(.modifier(index))
        report(.repeatedModifier(modifier.name, at: span, first: modifiers[index].span))
      } else {
        report(.repeatedName("modifier", modifier.name, at: span, first: modifiers[index].span))
      }
    } else if let index = declare(modifier) {
      steps.append(.modifier(index))
    }
  }
}
