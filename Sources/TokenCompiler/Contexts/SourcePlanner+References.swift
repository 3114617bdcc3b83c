import Diagnostics
import JSONSyntax

/// The target of the `$ref` of a source.
struct SourceTarget {
  var place: SyntaxNode
  /// The display name for diagnostics.
  var name: String
  /// Whether the target is a set instead of a token tree.
  var isSet: Bool
  /// Whether the target is in a resolver document, whose references are sources.
  var isInResolver: Bool
}

/// A reference, split at `#`.
private struct SourceReferenceText {
  /// The decoded path before `#`.
  var path: String
  /// The fragment after `#`; `nil` if there is no `#`.
  var fragment: Substring?

  init(_ text: String) {
    guard let mark = text.firstIndex(of: "#") else {
      path = SourcePath.percentDecoded(text)
      return
    }
    path = SourcePath.percentDecoded(text[..<mark])
    fragment = text[text.index(after: mark)...]
  }
}

extension SourcePlanner {
  // MARK: Entries of resolutionOrder

  /// Returns the property of `sets` or `modifiers` that an entry refers to.
  mutating func entryTarget(
    _ reference: JSONNode,
    in root: SyntaxNode
  ) -> (member: JSONMember, isModifier: Bool)? {
    let tree = tree(of: root)
    guard let text = referenceText(reference, tree) else { return nil }
    let span = tree.span(reference)
    guard text.path.isEmpty else {
      report(.entryOutsideDocument(tree.string(reference), at: span))
      return nil
    }
    guard let segments = segments(of: text, reference, tree) else { return nil }
    if segments.first == "resolutionOrder" {
      report(.referenceToOrder(tree.string(reference), at: span))
      return nil
    }
    guard segments.count == 2, ["sets", "modifiers"].contains(segments[0]) else {
      report(.wrongEntryTarget(tree.string(reference), at: span))
      return nil
    }
    let isModifier = segments[0] == "modifiers"
    let holder = tree.value(of: isModifier ? "modifiers" : "sets", in: root.node)
    // If the value isn't an object, or the key is misspelled, that has already been reported.
    if let holder, tree.kind(holder) != .object { return nil }
    if holder == nil, suggestedProperties.contains(segments[0]) { return nil }
    let object = holder.map { SyntaxNode(document: root.document, node: $0) }
    if let member = object.flatMap({ member(segments[1], of: $0, tree) }) {
      return (member, isModifier)
    }
    let names = names { holder.map { tree.members(of: $0).map { tree.string($0.key) } } ?? [] }
    let noun = isModifier ? "modifier" : "set"
    report(.unresolvedSource(noun, segments[1], among: names, at: span))
    return nil
  }

  // MARK: Sources

  /// Returns the target of a source's reference in `document`; `nil` if it is invalid, which is
  /// reported.
  mutating func sourceTarget(_ reference: JSONNode, in document: DocumentID) -> SourceTarget? {
    let tree = trees[document]
    guard let text = referenceText(reference, tree) else { return nil }
    let span = tree.span(reference)
    if SourcePath.isRemote(text.path) {
      report(.remoteFile(text.path, at: span))
      return nil
    }
    guard let segments = segments(of: text, reference, tree) else { return nil }
    if text.path.isEmpty { return target(segments, in: document, from: reference, tree) }
    let path = SourcePath.resolve(text.path, from: path(of: document))
    guard let file = open(path, at: span) else { return nil }
    let target = trees[file]
    guard target.root != nil, !target.hasAmbiguousNesting else { return nil }
    let kind = SourceFileKind(of: target)
    guard kind == .tokens || kind != .configuration && !segments.isEmpty else {
      report(.wrongKindOfFile(path, kind, expected: .tokens, at: span))
      return nil
    }
    return self.target(segments, in: file, from: reference, tree)
  }

  /// Returns the target at a pointer in `document`.
  private mutating func target(
    _ segments: [String],
    in document: DocumentID,
    from reference: JSONNode,
    _ referring: JSONTree
  ) -> SourceTarget? {
    let tree = trees[document]
    let span = referring.span(reference)
    let text = referring.string(reference)
    let isResolver = SourceFileKind(of: tree) == .resolver
    if isResolver, let problem = Diagnostic.forbiddenSource(text, segments, at: span) {
      report(problem)
      return nil
    }
    guard let root = tree.root,
      let node = walk(segments, from: SyntaxNode(document: document, node: root), tree, at: span)
    else { return nil }
    guard tree.kind(node) == .object else {
      if !tree.wasRepaired(node) { report(.sourceMustBeObject(text, tree.kind(node), at: span)) }
      return nil
    }
    let isInSets = segments.count == 2 && segments[0] == "sets"
    let hasSources = tree.value(of: "sources", in: node).map { tree.kind($0) == .array } ?? false
    return SourceTarget(
      place: SyntaxNode(document: document, node: node),
      name: segments.last ?? path(of: document),
      isSet: isResolver && (isInSets || hasSources),
      isInResolver: isResolver
    )
  }

  /// Follows a pointer, and reports the first segment that doesn't exist.
  private mutating func walk(
    _ segments: [String],
    from root: SyntaxNode,
    _ tree: JSONTree,
    at span: Span
  ) -> JSONNode? {
    var node = root.node
    for (depth, segment) in segments.enumerated() {
      if let next = child(segment, of: SyntaxNode(document: root.document, node: node), tree) {
        node = next
        continue
      }
      let parent = segments[..<depth].joined(separator: "/")
      let names = names { tree.members(of: node).map { tree.string($0.key) } }
      let file = sources[tree.file].path
      report(.unresolvedPart(segment, below: parent, of: file, among: names, at: span))
      return nil
    }
    return node
  }

  /// Returns the property or element for a segment of a pointer.
  private mutating func child(
    _ segment: String,
    of place: SyntaxNode,
    _ tree: JSONTree
  ) -> JSONNode? {
    tree.kind(place.node) == .object
      ? member(segment, of: place, tree)?.value : tree.child(segment, of: place.node)
  }

  /// Returns the first property called `name`.
  ///
  /// Large objects use a lookup table.
  private mutating func member(
    _ name: String,
    of object: SyntaxNode,
    _ tree: JSONTree
  ) -> JSONMember? {
    guard tree.count(of: object.node) > 64 else {
      return tree.members(of: object.node).first { tree.string($0.key) == name }
    }
    if memberTables[object] == nil {
      let members = tree.members(of: object.node).map { (tree.string($0.key), $0) }
      memberTables[object] = Dictionary(members) { first, _ in first }
    }
    return memberTables[object]?[name]
  }

  /// The names to search for a suggestion; `nil` after many mistakes, to limit the cost.
  private mutating func names(_ all: () -> [String]) -> [String]? {
    suggestions += 1
    return suggestions <= Limit.suggestions ? all() : nil
  }

  // MARK: Reference text

  private mutating func referenceText(
    _ reference: JSONNode,
    _ tree: JSONTree
  ) -> SourceReferenceText? {
    guard tree.kind(reference) == .string else {
      if !tree.wasRepaired(reference) {
        report(.wrongReference(tree.kind(reference), at: tree.span(reference)))
      }
      return nil
    }
    let text = tree.string(reference)
    guard !text.isEmpty else {
      report(.emptyReference(at: tree.span(reference)))
      return nil
    }
    return SourceReferenceText(text)
  }

  /// Decodes the segments of a reference's fragment; empty if it refers to the whole document.
  private mutating func segments(
    of text: SourceReferenceText,
    _ reference: JSONNode,
    _ tree: JSONTree
  ) -> [String]? {
    guard let fragment = text.fragment, !fragment.isEmpty else { return [] }
    var pointer = "#" + fragment
    if !fragment.hasPrefix("/") {
      pointer = "#/" + fragment
      report(.loosePointer(tree.string(reference), at: tree.span(reference)))
    }
    guard pointer != "#/" else { return [] }
    switch pointer.withUTF8({ PointerText.decode($0) }) {
    case .success(let pointer): return pointer.segments.map { String(decoding: $0, as: UTF8.self) }
    case .failure(let flaw):
      report(.malformedSourcePointer(tree.string(reference), flaw, at: tree.span(reference)))
      return nil
    }
  }
}
