import Diagnostics
import JSONSyntax
import SourceForms

extension SourcePlanner {
  /// Reads the given token files, and the modifiers that the configuration declares for them.
  mutating func readFiles(_ paths: [Located<String>]) {
    declareModifiers()
    let setFolders = ThemeFolder.folders(of: paths.map(\.value))
    for path in paths {
      if readSetFolders(setFolders, with: path) { continue }
      guard let document = open(SourcePath.normalized(path.value), at: path.span) else { continue }
      let tree = trees[document]
      guard let root = tree.root, !tree.hasAmbiguousNesting else {
        isIncomplete = true
        continue
      }
      let kind = SourceFileKind(of: tree)
      if kind == .tokenSets {
        readTokenSets(of: document)
        continue
      }
      guard kind == .tokens else {
        reportGap(.wrongKindOfFile(path.value, kind, expected: .tokens, at: path.span))
        continue
      }
      if let order = misspelledOrder(of: root, in: tree) {
        let name = tree.string(order)
        let known = "resolutionOrder"
        reportGap(
          .unknownResolverMember(name, of: .document, nearest: known, at: tree.span(order))
        )
        continue
      }
      steps.append(.always([TreeSource(root: SyntaxNode(document: document, node: root))]))
    }
  }

  /// The key that is probably a misspelled `resolutionOrder`, if the file otherwise looks like a
  /// resolver document.
  private func misspelledOrder(of root: JSONNode, in tree: JSONTree) -> JSONNode? {
    guard tree.kind(root) == .object, tree.value(of: "version", in: root) != nil else { return nil }
    return tree.members(of: root).first { member in
      tree.kind(member.value) == .array
        && nearestName(to: tree.string(member.key), among: ["resolutionOrder"]) != nil
    }?.key
  }

  private mutating func declareModifiers() {
    for declared in request.modifiers {
      let name = declared.name
      if let first = modifiers.first(where: { $0.name == name.value }) {
        report(.repeatedName("modifier", name.value, at: name.span, first: first.span))
        continue
      }
      var modifier = ModifierDeclaration(name: name.value, span: name.span, startsWithFirst: true)
      var names: Set<String> = []
      for context in declared.contexts {
        if names.insert(context.value).inserted {
          modifier.contexts.append(.init(name: context.value, span: context.span))
        } else {
          report(.repeatedName("context", context.value, at: context.span, first: nil))
        }
      }
      if let base = declared.defaultContext {
        modifier.defaultContext = index(of: base, in: modifier)
      }
      declare(modifier)
    }
  }

  /// Adds `modifier` if its number of contexts is valid, and returns its index.
  @discardableResult
  mutating func declare(_ modifier: ModifierDeclaration) -> Int? {
    guard !modifier.contexts.isEmpty else {
      reportGap(.noContexts(modifier.name, at: modifier.span))
      return nil
    }
    if modifier.contexts.count > Limit.contexts {
      reportGap(
        .tooManyContexts(modifier.name, modifier.contexts.count, Limit.contexts, at: modifier.span)
      )
      return nil
    }
    modifiers.append(modifier)
    return modifiers.count - 1
  }

  // MARK: Loading

  /// Returns the document of the file at `path`, which is loaded and parsed on first use.
  ///
  /// `path` must be normalized. `span` is the location of the reference to it.
  mutating func open(
    _ path: String,
    at span: Span?,
    as reading: FormReading? = nil
  ) -> DocumentID? {
    if let known = documents[path] { return known }
    switch load(path) {
    case .success(let bytes):
      let file = sources.add(path: path, bytes: bytes)
      let (tree, themes) = parse(bytes, of: path, file, as: reading)
      // Further errors in an ambiguous tree may only be consequences of those already reported.
      if tree.hasAmbiguousNesting { isIncomplete = true }
      trees.append(tree)
      let document = DocumentID(index: UInt32(trees.count - 1))
      documents[path] = document
      self.themes[document] = themes
      return document
    case .failure(let failure):
      documents[path] = .some(nil)
      reportGap(.loadFailure(path, failure, at: span))
      return nil
    }
  }

  func path(of document: DocumentID) -> String {
    sources[trees[document].file].path
  }
}
