import Diagnostics
import JSONSyntax
import SourceForms
import TokenModel

/// Loads the files of `request` and everything they refer to, and plans the order and the contexts
/// in which token trees are merged.
///
/// - Parameters:
///   - request: the location of the tokens, and the settings for their contexts.
///   - sources: receives the files that were loaded.
///   - trees: receives the trees of the files; a ``DocumentID`` is an index into this array.
///   - findings: receives the mistakes, including the JSON syntax errors of every file.
///   - load: loads the bytes of a file.
/// - Returns: `nil` if a file or a part of the resolver document is missing, since continuing would
///   mostly report its consequences.
@inline(never)
func planSource(
  request: CompileRequest,
  sources: inout SourceMap,
  trees: inout SourceDocuments,
  findings: inout DiagnosticSink,
  load: SourceLoader
) -> SourcePlan? {
  withoutActuallyEscaping(load) { load in
    var planner = SourcePlanner(request: request, load: load)
    let before = (sources: sources, findings: findings)
    swap(&planner.sources, &sources)
    swap(&planner.findings, &findings)
    var plan = planner.plan()
    if planner.mustReadAgain {
      var next = SourcePlanner(request: request, load: load)
      (next.sources, next.findings) = before
      next.surveyOfAllFiles = planner.surveyOfAllFiles
      next.hasPlainValues = true
      planner = next
      plan = planner.plan()
    }
    plan?.readings = planner.readings
    plan?.parsed = planner.parsed
    swap(&planner.sources, &sources)
    swap(&planner.findings, &findings)
    trees = planner.trees
    return plan
  }
}

/// The implementation of ``planSource(request:sources:trees:findings:load:)``.
struct SourcePlanner {
  /// Limits that keep a small document from causing unbounded work.
  enum Limit {
    static let modifiers = 64
    static let contexts = 65_535
    static let trees = 65_536
    static let depth = 64
    /// The maximum number of suggestions, each of which compares all names.
    static let suggestions = 50
  }

  let request: CompileRequest
  let load: SourceLoader
  var sources = SourceMap()
  var trees: SourceDocuments = []
  var findings = DiagnosticSink()

  /// The files that were requested, by path; `nil` for files that couldn't be loaded.
  var documents: [String: DocumentID?] = [:]
  /// The themes of files with token sets.
  var themes: [DocumentID: ThemeDocument] = [:]
  /// Information about files in other tools' forms beyond their text, by file path.
  var readings: [String: FormReading] = [:]
  /// The trees of the JSON files without syntax errors, by file path.
  var parsed: [String: JSONTree] = [:]
  /// The set files and index files of the folders with token sets that were read.
  var setFiles: [ThemeFolder: Set<String>] = [:]
  /// The paths of the tokens of all files; `nil` until a file needs them.
  var pathsOfAllTokens: Set<String>?
  /// Information needed to rewrite files in other forms; `nil` until one of them is read.
  var surveyOfAllFiles: SourceSurvey?
  /// Whether a file without tokens was read whose values are referenced.
  var hasPlainValues = false
  /// Whether a file was read without being rewritten.
  var hasFilesAsIs = false
  /// Whether such a file was read before ``hasPlainValues`` was known, so all must be read again.
  var mustReadAgain = false
  /// The extensions with values for contexts that occur in tokens.
  var usedExtensions: Set<String> = []
  /// The ignored properties of files in other tools' forms, by name, with their places in each file.
  var ignoredMembers: [String: [IgnoredMember]] = [:]
  /// The name of the resolver document.
  var name: String?
  /// The modifiers in the order of their first application.
  var modifiers: [ModifierDeclaration] = []
  /// The steps of the merge, in order.
  var steps: [MergeStep] = []
  /// The sets and modifiers that the document declares.
  var declaredParts: [SourcePlan.DeclaredPart] = []
  /// The location of the key `resolutionOrder` in the document.
  var orderSpan: Span?
  /// The trees of each array of sources that was read.
  var treesOfList: [SyntaxNode: [TreeSource]] = [:]
  /// The modifiers that objects of the document declare.
  var modifierOfObject: [SyntaxNode: ModifierDeclaration] = [:]
  /// The objects whose properties were checked.
  var checked: Set<SyntaxNode> = []
  /// The known names that unknown properties of the resolver document resemble.
  var suggestedProperties: [String] = []
  /// The references that are being followed.
  var trail: [Hop] = []
  /// Whether content is missing, which makes it impossible to check the tokens.
  var isIncomplete = false
  /// Whether an excessive number of trees has been reported.
  var hasTooManyTrees = false
  /// Whether an excessive depth of references between sets has been reported.
  var areSourcesTooDeep = false
  /// The properties of large objects by name.
  var memberTables: [SyntaxNode: [String: JSONMember]] = [:]
  /// The number of searches for suggestions so far.
  var suggestions = 0

  init(request: CompileRequest, load: @escaping SourceLoader) {
    self.request = request
    self.load = load
  }

  mutating func plan() -> SourcePlan? {
    switch request.source {
    case .files(let paths): readFiles(paths)
    case .resolver(let path): readResolver(path)
    }
    checkContextExtensions()
    for (_, members) in ignoredMembers.sorted(by: { $0.key < $1.key }) {
      report(.ignoredMembers(members))
    }
    let plan = finishedPlan()
    return isIncomplete ? nil : plan
  }

  func tree(of node: SyntaxNode) -> JSONTree { trees.tree(of: node) }

  mutating func report(_ diagnostic: Diagnostic) {
    findings.append(diagnostic)
    findings.trim()
  }

  /// Adds a diagnostic that makes the merged content incomplete.
  mutating func reportGap(_ diagnostic: Diagnostic) {
    report(diagnostic)
    isIncomplete = true
  }
}

/// A reference that is being followed.
struct Hop {
  /// The referenced object.
  var place: SyntaxNode
  /// The location of the reference.
  var span: Span
  /// The display name of the referenced object.
  var name: String
}
