import Diagnostics
import JSONSyntax
import SourceForms

/// A folder that contains a file for each token set, as well as `$themes.json` and
/// `$metadata.json`.
struct ThemeFolder: Hashable {
  /// The path of the folder with a trailing `/`; empty for the folder that paths are relative to.
  let path: String

  private static let themes = "$themes.json"
  private static let metadata = "$metadata.json"

  /// The folder of an index file; `nil` if the file doesn't list sets.
  init?(index path: String) {
    guard let name = path.split(separator: "/").last,
      name == Self.themes || name == Self.metadata
    else { return nil }
    self.path = String(path.dropLast(name.count))
  }

  /// The folders whose index files are among `files`, nested folders first.
  static func folders(of files: [String]) -> [ThemeFolder] {
    let folders = Set(files.compactMap { ThemeFolder(index: SourcePath.normalized($0)) })
    return folders.sorted { ($1.path.utf8.count, $0.path) < ($0.path.utf8.count, $1.path) }
  }

  /// The files that list the sets.
  var indexFiles: [String] { [path + Self.themes, path + Self.metadata] }

  /// The possible paths of a set's file.
  func files(ofSet name: String) -> [String] {
    [path + name + ".json", path + name + ".tokens.json"]
  }
}

extension SourcePlanner {
  // MARK: One file

  /// Reads a file with token sets and the themes that select them.
  mutating func readTokenSets(of document: DocumentID) {
    guard var themes = themes[document] else { return }
    let tree = trees[document]
    let paths = Dictionary(tokenPathsOfSets(in: tree).map { ($0.set, $0.paths) }) { first, _ in
      first
    }
    themes.divideThemes { paths[$0] ?? [] }
    var roots: [String: TreeSource] = [:]
    let sets = ThemeDocument.sets(of: tree)
    for set in sets {
      roots[set.name] = TreeSource(root: SyntaxNode(document: document, node: set.object))
    }
    let plan = TokenSetPlan(themes, sets: sets.map(\.name))
    apply(plan, roots)
    if let place = themes.place {
      for set in plan.unselected {
        if let tree = roots[set] { declareUnselected(set, tree, at: place) }
      }
    }
    reportSets(plan, themes, known: Set(roots.keys))
  }

  // MARK: A folder

  /// Reads the token sets of the folders that contain the file.
  ///
  /// - Returns: whether the file is one of the sets or an index file.
  mutating func readSetFolders(_ folders: [ThemeFolder], with path: Located<String>) -> Bool {
    guard !folders.isEmpty else { return false }
    let file = SourcePath.normalized(path.value)
    for folder in folders where file.hasPrefix(folder.path) {
      if setFiles[folder] == nil { readSets(of: folder, at: path.span) }
      if setFiles[folder]?.contains(file) ?? false { return true }
    }
    return false
  }

  private mutating func readSets(of folder: ThemeFolder, at span: Span?) {
    var themes = ThemeDocument()
    for path in folder.indexFiles where isThere(path) {
      guard let document = open(path, at: span), let root = trees[document].root else { continue }
      if path.hasSuffix("$themes.json") {
        themes.readThemes(root, trees[document])
      } else {
        themes.readOrder(root, trees[document])
      }
    }
    let named = (themes.order ?? []) + themes.groups.flatMap(\.themes).flatMap(\.named).map(\.set)
    var known: Set<String> = []
    let names = named.filter { known.insert($0).inserted }
    setFiles[folder] = Set(names.flatMap(folder.files) + folder.indexFiles)
    // It doesn't include the files of the sets if an index file required it.
    surveyOfAllFiles = nil
    var reading = FormReading()
    reading.sets = names
    var roots: [String: TreeSource] = [:]
    let used = Set(TokenSetPlan(themes, sets: names).steps.map(\.set))
    for set in used.sorted() {
      guard let file = folder.files(ofSet: set).first(where: isThere) else { continue }
      guard let document = open(file, at: span, as: reading) else { continue }
      guard let root = trees[document].root, !trees[document].hasAmbiguousNesting else { continue }
      roots[set] = TreeSource(root: SyntaxNode(document: document, node: root))
    }
    if let place = themes.place {
      report(.foreignForm(themes.summary, at: place, canBeMigrated: false))
    }
    themes.divideThemes { set in roots[set].map { tokenPaths(of: trees[$0.root.document]) } ?? [] }
    let plan = TokenSetPlan(themes, sets: names)
    apply(plan, roots)
    let files = names.filter { folder.files(ofSet: $0).contains(where: isThere) }
    if let place = themes.place {
      for set in plan.unselected { declareUnselected(set, of: folder, at: place) }
    }
    reportSets(plan, themes, known: Set(files))
  }

  /// Reads the file of a set that no theme selects, in case references need its tokens.
  ///
  /// Mistakes in it don't matter.
  private mutating func declareUnselected(_ set: String, of folder: ThemeFolder, at place: Span) {
    for path in folder.files(ofSet: set) {
      guard documents[path] == nil, case .success(let bytes) = load(path) else { continue }
      var mistakes: [Diagnostic] = []
      let file = sources.add(path: path, bytes: bytes)
      let tree = JSONTree.parse(bytes, file: file, diagnostics: &mistakes)
      guard let root = tree.root, mistakes.isEmpty else { continue }
      trees.append(tree)
      let document = DocumentID(index: UInt32(trees.count - 1))
      let source = TreeSource(root: SyntaxNode(document: document, node: root))
      declareUnselected(set, source, at: place)
    }
  }

  private func isThere(_ path: String) -> Bool {
    if case .failure(.missing) = load(path) { false } else { true }
  }

  // MARK: Common to files and folders

  /// Declares a set that the themes at `place` don't select.
  private mutating func declareUnselected(_ set: String, _ tree: TreeSource, at place: Span) {
    declaredParts.append(
      SourcePlan.DeclaredPart(kind: .tokenSet, name: set, span: place, trees: [[tree]])
    )
  }

  /// Adds the modifiers and the steps of a plan.
  private mutating func apply(_ plan: TokenSetPlan, _ roots: [String: TreeSource]) {
    let places = plan.groups.map { modifier(of: $0) }
    for step in plan.steps {
      guard let tree = roots[step.set] else { continue }
      guard !step.themes.isEmpty else {
        steps.append(.always([tree]))
        continue
      }
      for choice in step.themes {
        guard let place = places[choice.group] else { continue }
        steps.append(.context(tree, place.modifier, place.contexts[choice.theme]))
      }
    }
  }

  /// The modifier for a group of themes, and the indices of the contexts for its themes.
  private mutating func modifier(of group: ThemeGroup) -> (modifier: Int, contexts: [Int])? {
    let known = modifiers.firstIndex { $0.name == group.name }
    let new = ModifierDeclaration(name: group.name, span: group.span, startsWithFirst: true)
    var modifier = known.map { modifiers[$0] } ?? new
    let names = modifier.contextNames.enumerated().map { ($1, $0) }
    let indices = Dictionary(names) { first, _ in first }
    let contexts = group.themes.map { theme -> Int in
      if let index = indices[theme.name] { return index }
      modifier.contexts.append(.init(name: theme.name, span: theme.span))
      return modifier.contexts.count - 1
    }
    if let known {
      modifiers[known] = modifier
      return (known, contexts)
    }
    return declare(modifier).map { ($0, contexts) }
  }

  private mutating func reportSets(
    _ plan: TokenSetPlan,
    _ themes: ThemeDocument,
    known: Set<String>
  ) {
    let left = plan.unselected.filter(known.contains)
    if !left.isEmpty, let place = themes.place { report(.unselectedSets(left, at: place)) }
    var missing: [(name: String, span: Span)] = []
    var found: Set<String> = []
    for theme in themes.groups.flatMap(\.themes) {
      for (set, span) in theme.named where theme.selects(set) && !known.contains(set) {
        if found.insert(set).inserted { missing.append((set, span)) }
      }
    }
    if let first = missing.first {
      report(.missingSets(missing.map(\.name), among: known.sorted(), at: first.span))
    }
  }
}
