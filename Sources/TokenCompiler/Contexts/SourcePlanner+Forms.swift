import Diagnostics
import JSONSyntax
import SourceForms
import TokenModel

extension SourcePlanner {
  /// Parses a file.
  ///
  /// Files in other tools' forms, or in the form of an earlier draft, are parsed as equivalent
  /// DTCG.
  ///
  /// - Parameters:
  ///   - bytes: the contents of the file.
  ///   - path: the path of the file; its name determines whether it can be JSON5.
  ///   - file: the file that spans refer to.
  ///   - reading: information about the file that its text doesn't contain, if any.
  /// - Returns: the tree, and the themes of a file with token sets.
  mutating func parse(
    _ bytes: [UInt8],
    of path: String,
    _ file: SourceMap.FileID,
    as reading: FormReading?
  ) -> (JSONTree, ThemeDocument?) {
    let start = Span(file: file, start: 0, end: 0)
    if let format = ImportFormat(bytes, at: path) {
      return (refuse(format, file, at: start), nil)
    }
    let before = findings.diagnostics.count
    let known = request.knownTrees[path].flatMap { $0.isTree(of: bytes, in: file) ? $0 : nil }
    let text =
      known.map { SourceText($0) }
      ?? SourceText(bytes, path: path, file: file, diagnostics: &findings.diagnostics)
    let tree = text.tree
    let isFine = findings.diagnostics.count == before
    if isFine, text.json == nil { parsed[path] = tree }
    if let flaw = text.flaws.first { report(.json5Syntax(flaw, in: text)) }
    if isFine, SourceFileKind(of: tree) == .tokens, let format = ImportFormat(tree) {
      let key = tree.root.flatMap { tree.firstKey(of: $0) }
      return (refuse(format, file, at: key.map { tree.span($0) } ?? start), nil)
    }
    // Only token files and documents of token sets can have other forms. Treating a resolver
    // document as a file without tokens would also read all files again.
    let kind = SourceFileKind(of: tree)
    guard let root = tree.root, tree.kind(root) == .object, [.tokens, .tokenSets].contains(kind)
    else { return (kind == .resolver && isFine ? expanded(tree, text.json, file) : tree, nil) }
    let form = foreignForm(of: tree, path, reading, hasErrors: !isFine)
    guard let form else { return (tree, nil) }
    let foreign = form.node ?? tree.firstKey(of: root) ?? root
    return rewrite(tree, text.json, file, form.reading, foreign: foreign)
  }

  /// Returns how to rewrite a file, with the first node in a form of another tool; `nil` to read
  /// the file as it is.
  private mutating func foreignForm(
    of tree: JSONTree,
    _ path: String,
    _ reading: FormReading?,
    hasErrors: Bool
  ) -> (reading: FormReading, node: JSONNode?)? {
    let scan = FormScan(of: tree)
    let foreign =
      scan.foreignNode ?? firstPlainValue(of: tree, at: path)
      ?? firstReferenceToPlainValue(in: tree)
    let lengthUnit = ruleEffects(inFile: path) { $0.lengthUnit }
    guard
      foreign != nil || scan.hasGenerators || reading != nil || lengthUnit != nil
        || !request.contextExtensions.isEmpty
    else {
      hasFilesAsIs = true
      return nil
    }
    guard !hasErrors else {
      // The structure is a guess, so the file can't be rewritten. Errors reported for its form
      // would be misleading.
      isIncomplete = true
      return nil
    }
    var reading = reading ?? FormReading(of: tree)
    complete(&reading, of: tree, path, lengthUnit: lengthUnit)
    return (reading, foreign)
  }

  /// Adds information from all files and from the configuration to `reading`, and keeps it for
  /// migrations.
  private mutating func complete(
    _ reading: inout FormReading,
    of tree: JSONTree,
    _ path: String,
    lengthUnit: (@Sendable ([String]) -> String?)?
  ) {
    reading.lengthUnit = lengthUnit
    reading.missingType = ruleEffects(inFile: path) { $0.type?.name }
    if FormScan.hasAliases(tree) || !reading.sets.isEmpty { reading.targets = tokensOfAllFiles() }
    reading.contextExtensions = request.contextExtensions.map(\.value)
    let survey = survey()
    reading.survey = survey.values
    reading.plainValues = survey.plainValues
    readings[path] = reading
  }

  /// Rewrites a file in another form as DTCG and parses the result.
  ///
  /// Reports the form at `foreign`.
  private mutating func rewrite(
    _ tree: JSONTree,
    _ json: RewrittenText?,
    _ file: SourceMap.FileID,
    _ reading: FormReading,
    foreign: JSONNode
  ) -> (JSONTree, ThemeDocument?) {
    let form = FormRewriter.rewrite(tree, reading)
    usedExtensions.formUnion(form.usedExtensions)
    guard !form.summary.isEmpty || !form.ignored.isEmpty else {
      return (generating(tree, json, file), nil)
    }
    for member in form.ignored { ignoredMembers[member.name, default: []].append(member) }
    findings.noteForeignForm(of: file)
    let place = tree.span(foreign)
    let canBeMigrated = reading.document == nil
    if !form.summary.isEmpty {
      report(.foreignForm(form.summary, at: place, canBeMigrated: canBeMigrated))
    }
    for place in form.unreadModifiers { report(.unreadModifier(at: place)) }
    let text = form.text.replacingOrigins(by: json)
    let standard = JSONTree.parse(text, file: file, diagnostics: &findings.diagnostics)
    return (generating(standard, text, file), reading.document)
  }

  /// Returns a file in DTCG form with the tokens that groups generate, if any do.
  private mutating func generating(
    _ tree: JSONTree,
    _ text: RewrittenText?,
    _ file: SourceMap.FileID
  ) -> JSONTree {
    FormScan(of: tree).hasGenerators ? expanded(tree, text, file) : tree
  }

  /// Returns a file with the tokens that groups generate.
  ///
  /// - Parameters:
  ///   - tree: the file in DTCG form.
  ///   - text: the text that the tree was made from, unless it's that of the file.
  ///   - file: the file that spans refer to.
  /// - Returns: the file without generators.
  private mutating func expanded(
    _ tree: JSONTree,
    _ text: RewrittenText?,
    _ file: SourceMap.FileID
  ) -> JSONTree {
    let generated = GeneratedMembers(tree)
    guard generated.count > 0 || !generated.mistakes.isEmpty else { return tree }
    for mistake in generated.mistakes { report(.invalidGenerator(mistake)) }
    return JSONTree.parse(
      generated.text.replacingOrigins(by: text),
      file: file,
      diagnostics: &findings.diagnostics
    )
  }

  /// A function that returns, for the path of a token in the rewritten file, `effect` of the last
  /// rule that matches it; `nil` if no rule for the file has an effect.
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

  /// Reports a file that needs to be imported, and returns an empty tree for it.
  private mutating func refuse(
    _ format: ImportFormat,
    _ file: SourceMap.FileID,
    at place: Span
  ) -> JSONTree {
    report(.importableFormat(format, at: place))
    isIncomplete = true
    return JSONTree.parse(Array("{}".utf8), file: file, diagnostics: &findings.diagnostics)
  }

  // MARK: Design tool aliases

  /// The paths of the tokens in all files of the source.
  ///
  /// Design tools export aliases of variables that may be in a library, so every target must be
  /// looked up.
  private mutating func tokensOfAllFiles() -> Set<String> {
    if let known = pathsOfAllTokens { return known }
    let paths = treesOfAllFiles().reduce(into: Set<String>()) { $0.formUnion(tokenPaths(of: $1)) }
    pathsOfAllTokens = paths
    return paths
  }

  // MARK: All files

  /// The survey of all files, made on first use.
  private mutating func survey() -> SourceSurvey {
    if let known = surveyOfAllFiles { return known }
    let trees = treesOfAllFiles()
    let survey = SourceSurvey(
      plainValues: PlainValues(of: trees),
      values: ValueSurvey(of: trees)
    )
    surveyOfAllFiles = survey
    return survey
  }

  /// The first key of a file without tokens, if references from other files refer to its values or
  /// if it contains only lists, such as lists of names.
  private mutating func firstPlainValue(of tree: JSONTree, at path: String) -> JSONNode? {
    let paths = PlainValues.paths(inFileWithoutTokens: tree)
    guard !paths.isEmpty else { return nil }
    let isReferenced = survey().plainValues.hasValue(at: paths)
    if isReferenced, !hasPlainValues {
      hasPlainValues = true
      mustReadAgain = hasFilesAsIs
    }
    guard isReferenced || ThemeFolder(index: path) == nil && PlainValues.hasOnlyLists(tree) else {
      return nil
    }
    return tree.root.flatMap { tree.firstKey(of: $0) }
  }

  /// The first reference in a file to a value of a file without tokens that was read before.
  private func firstReferenceToPlainValue(in tree: JSONTree) -> JSONNode? {
    hasPlainValues ? surveyOfAllFiles?.plainValues.firstReference(in: tree) : nil
  }

  /// The parsed token files of the source.
  ///
  /// Their errors are ignored here and reported when they are read.
  private func treesOfAllFiles() -> [JSONTree] {
    namedFiles().compactMap { path in
      guard case .success(let bytes) = load(path) else { return nil }
      var ignored: [Diagnostic] = []
      return SourceText(bytes, path: path, diagnostics: &ignored).tree
    }
  }

  /// The paths of the token files of the source.
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

/// Information about all files of a source that is needed to rewrite files in other forms.
struct SourceSurvey: Sendable {
  /// The referenced values that aren't tokens.
  let plainValues: PlainValues
  /// The tokens.
  let values: ValueSurvey
}
