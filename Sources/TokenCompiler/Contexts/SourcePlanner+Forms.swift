import Diagnostics
import JSONSyntax
import SourceForms
import TokenModel

extension SourcePlanner {
  /// Parses a file; of one in a form of other tools or of earlier drafts, the tree is that of what the
  /// standard has for it.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - path: its path, which tells whether it is JSON5.
  ///   - file: what places in it refer to.
  ///   - reading: what is known of the file besides its text, if it is read for that reason.
  /// - Returns: the tree, and the themes of a file with token sets.
  mutating func parse(
    _ bytes: [UInt8],
    of path: String,
    _ file: SourceMap.FileID,
    as reading: FormReading?
  ) -> (JSONTree, ThemeDocument?) {
    if let format = ImportableFormat(bytes, at: path) {
      return (refuse(format, file, at: Span(file: file, start: 0, end: 0)), nil)
    }
    let json = JSON5Text.isExtension(of: path) ? JSON5Text.json(bytes) : nil
    let before = findings.diagnostics.count
    let tree =
      json.map { JSONTree.parse($0, file: file, diagnostics: &findings.diagnostics) }
      ?? JSONTree.parse(bytes, file: file, diagnostics: &findings.diagnostics)
    if findings.diagnostics.count == before, SourceFileKind(of: tree) == .tokens,
      let format = ImportableFormat(tree)
    {
      let key = tree.root.flatMap { tree.firstKey(of: $0) }
      let place = key.map { tree.span($0) } ?? Span(file: file, start: 0, end: 0)
      return (refuse(format, file, at: place), nil)
    }
    // Only these have forms, and to look at a resolver document as at a file without tokens would read
    // all files once more.
    guard let root = tree.root, tree.kind(root) == .object,
      [.tokens, .tokenSets].contains(SourceFileKind(of: tree))
    else { return (tree, nil) }
    let foreign = FormScan.firstForeignNode(of: tree) ?? firstPlainValue(of: tree)
    let lengthUnit = ruleEffects(inFile: path) { $0.lengthUnit }
    let hasContexts = !request.contextExtensions.isEmpty
    guard foreign != nil || reading != nil || lengthUnit != nil || hasContexts else {
      return (tree, nil)
    }
    guard findings.diagnostics.count == before else {
      // The places of nodes are guesses, so nothing can be made of them. What the standard's reader
      // would say of a foreign form is no mistake.
      isIncomplete = true
      return (tree, nil)
    }
    var reading = reading ?? FormReading(of: tree)
    reading.lengthUnit = lengthUnit
    reading.missingType = ruleEffects(inFile: path) { $0.type?.name }
    if FormScan.hasAliases(tree) { reading.targets = tokensOfAllFiles() }
    reading.contextExtensions = request.contextExtensions.map(\.value)
    let survey = survey()
    reading.compositions = survey.compositions
    reading.plainValues = survey.plainValues
    readings[path] = reading
    let form = FormRewriter.rewrite(tree, reading)
    usedExtensions.formUnion(form.usedExtensions)
    if !form.summary.isEmpty {
      findings.noteForeignForm(of: file)
      let place = tree.span(foreign ?? tree.firstKey(of: root) ?? root)
      let canBeMigrated = reading.document == nil
      report(.foreignForm(form.summary, at: place, canBeMigrated: canBeMigrated))
    } else if !reading.isPrivate {
      return (tree, nil)
    }
    for place in form.unreadModifiers { report(.unreadModifier(at: place)) }
    let standard = JSONTree.parse(
      form.text.replacingOrigins(by: json),
      file: file,
      diagnostics: &findings.diagnostics
    )
    return (standard, reading.document)
  }

  /// What the rules of the configuration say of the tokens of a file that is written anew; `nil` if none
  /// says anything.
  private func ruleEffects(
    inFile path: String,
    _ effect: (SourceRule) -> String?
  ) -> (@Sendable ([String]) -> String?)? {
    let file = NamePattern.names(of: Array(path.utf8), separator: "/")
    let rules = request.rules.compactMap { rule -> (patterns: RulePatterns, effect: String)? in
      guard let effect = effect(rule) else { return nil }
      let patterns = RulePatterns(rule)
      return patterns.match(file: file) ? (patterns, effect) : nil
    }
    guard !rules.isEmpty else { return nil }
    return { path in
      let path = path.map { Array($0.utf8)[...] }
      return rules.last { $0.patterns.match(path: path) }?.effect
    }
  }

  /// Reports a file that has to be imported, and reads nothing of it.
  private mutating func refuse(
    _ format: ImportableFormat,
    _ file: SourceMap.FileID,
    at place: Span
  ) -> JSONTree {
    report(.importableFormat(format, at: place))
    isIncomplete = true
    return JSONTree.parse(Array("{}".utf8), file: file, diagnostics: &findings.diagnostics)
  }

  // MARK: Aliases of a design tool

  /// The paths of the tokens of all files that the source names.
  ///
  /// A design tool exports aliases of variables that may be in a library, so each has to be looked for.
  private mutating func tokensOfAllFiles() -> Set<String> {
    if let known = pathsOfAllTokens { return known }
    let paths = treesOfAllFiles().reduce(into: Set<String>()) { $0.formUnion(tokenPaths(of: $1)) }
    pathsOfAllTokens = paths
    return paths
  }

  // MARK: All files

  /// What has to be known of all files, found once.
  private mutating func survey() -> SourceSurvey {
    if let known = surveyOfAllFiles { return known }
    let trees = treesOfAllFiles()
    let survey = SourceSurvey(
      plainValues: PlainValues(of: trees),
      compositions: CompositionPaths(of: trees)
    )
    surveyOfAllFiles = survey
    return survey
  }

  /// The first member of a file without tokens whose values references of other files lead to.
  private mutating func firstPlainValue(of tree: JSONTree) -> JSONNode? {
    let paths = PlainValues.paths(inFileWithoutTokens: tree)
    guard !paths.isEmpty, survey().plainValues.hasValue(at: paths) else { return nil }
    return tree.root.flatMap { tree.firstKey(of: $0) }
  }

  /// The token files of the source, parsed; what is wrong with one is said when it is read.
  private func treesOfAllFiles() -> [JSONTree] {
    namedFiles().compactMap { path in
      guard case .success(let bytes) = load(path) else { return nil }
      var ignored: [Diagnostic] = []
      let json = JSON5Text.isExtension(of: path) ? JSON5Text.json(bytes) : nil
      let file = SourceMap.FileID(index: 0)
      return json.map { JSONTree.parse($0, file: file, diagnostics: &ignored) }
        ?? JSONTree.parse(bytes, file: file, diagnostics: &ignored)
    }
  }

  /// The token files of the source.
  private func namedFiles() -> [String] {
    switch request.source {
    case .files(let paths):
      let sets = setFiles.values.reduce(into: Set<String>()) { $0.formUnion($1) }
      return paths.map { SourcePath.normalized($0.value) } + sets.sorted()
    case .resolver(let path):
      let path = SourcePath.normalized(path.value)
      guard case .success(let bytes) = load(path) else { return [] }
      var ignored: [Diagnostic] = []
      let file = SourceMap.FileID(index: 0)
      let tree = JSONTree.parse(bytes, file: file, diagnostics: &ignored)
      let files = filesNamed(byResolver: tree).map { SourcePath.resolve($0, from: path) }
      return files.sorted()
    }
  }
}

/// What files in foreign forms have to know of the other files of a source.
struct SourceSurvey: Sendable {
  /// The values that are no tokens and that references lead to.
  let plainValues: PlainValues
  /// The tokens that become groups.
  let compositions: CompositionPaths
}
