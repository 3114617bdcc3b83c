import Diagnostics
import JSONSyntax
import SourceForms

extension SourcePlanner {
  /// Reads a list of token files, and the modifiers that the configuration declares for them.
  mutating func readFiles(_ paths: [Located<String>]) {
    declareModifiers()
    let setFolders = ThemeFolder.folders(of: paths.map(\.value))
    for path in paths {
      let isSet = readSetFolders(setFolders, with: path)
      guard !isSet else { continue }
      guard let document = open(SourcePath.normalized(path.value), at: path.span) else { continue }
      let tree = trees[document]
      guard let root = tree.root, !tree.hasDoubtfulStructure else {
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

  /// The misspelled `resolutionOrder` of what is a resolver document by its other members.
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

  /// Adds `modifier` if its contexts can be chosen from, and returns its index.
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

  /// The document of the file at `path`, which is loaded and parsed when it is first asked for; the
  /// path is normalised, and `span` is what names it.
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
      // What seems wrong in such a tree, or missing from it, follows from what was reported.
      if tree.hasDoubtfulStructure { isIncomplete = true }
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

  /// The path of the file that `document` was read from.
  func path(of document: DocumentID) -> String {
    sources[trees[document].file].path
  }
}
