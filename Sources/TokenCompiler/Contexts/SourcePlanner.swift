import Diagnostics
import JSONSyntax
import SourceForms
import TokenModel

/// Loads what `request` names and everything that it refers to, and says which token trees are
/// merged in which order and contexts.
///
/// - Parameters:
///   - request: where the tokens stand, and the choices about their contexts.
///   - sources: gets the files that were loaded.
///   - trees: gets their trees; a ``DocumentID`` is an index into this array.
///   - findings: gets the mistakes, those of the JSON of every file too.
///   - load: fetches the bytes of a file.
/// - Returns: `nil` when a file or a part of the resolver document is missing, so that going on
///   would report what follows from that alone.
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
    swap(&planner.sources, &sources)
    swap(&planner.findings, &findings)
    var plan = planner.plan()
    plan?.readings = planner.readings
    swap(&planner.sources, &sources)
    swap(&planner.findings, &findings)
    trees = planner.trees
    return plan
  }
}

/// The work of ``planSource(request:sources:trees:findings:load:)``.
struct SourcePlanner {
  /// Limits that keep a document from making work without end.
  enum Limit {
    static let modifiers = 64
    static let contexts = 65_535
    static let trees = 65_536
    static let depth = 64
    /// Each suggestion reads all names there are.
    static let suggestions = 50
  }

  let request: CompileRequest
  let load: SourceLoader
  var sources = SourceMap()
  /// The parsed files.
  var trees: SourceDocuments = []
  var findings = DiagnosticSink()

  /// The files that were asked for, by path; `nil` for one that could not be loaded.
  var documents: [String: DocumentID?] = [:]
  /// The themes of files with token sets.
  var themes: [DocumentID: ThemeDocument] = [:]
  /// What is known of files in foreign forms besides their texts, by their paths.
  var readings: [String: FormReading] = [:]
  /// The files of the folders with token sets that were read.
  var setFiles: [ThemeFolder: Set<String>] = [:]
  /// The paths of the tokens of all files; `nil` until a file needs them.
  var pathsOfAllTokens: Set<String>?
  /// What foreign forms have to know of all files; `nil` until a file in one is read.
  var surveyOfAllFiles: SourceSurvey?
  /// The extensions with values for contexts that tokens have.
  var usedExtensions: Set<String> = []
  /// The name of the resolver document.
  var name: String?
  /// The modifiers in the order of their first application.
  var modifiers: [ModifierDeclaration] = []
  /// What is merged, first to last.
  var steps: [MergeStep] = []
  /// The sets and modifiers that the document declares.
  var declaredParts: [SourcePlan.DeclaredPart] = []
  /// The trees that the elements of a list of sources stand for.
  var treesOfList: [SyntaxNode: [TreeSource]] = [:]
  /// The modifiers that objects of the document declare.
  var modifierOfObject: [SyntaxNode: ModifierDeclaration] = [:]
  /// The objects whose members were checked.
  var checked: Set<SyntaxNode> = []
  /// The members that unknown ones of the resolver document were probably meant to be.
  var meantMembers: [String] = []
  /// The references that are being followed.
  var trail: [Hop] = []
  /// Whether something is missing without which no token can be judged.
  var isIncomplete = false
  /// Whether the number of trees was found too large, which is said once.
  var hasTooManyTrees = false
  /// Whether references between sets were found too deep, which is said once.
  var areSourcesTooDeep = false
  /// The members of large objects by their names.
  var memberTables: [SyntaxNode: [String: JSONMember]] = [:]
  /// How many missing names were looked for among those that there are.
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
    let plan = finishedPlan()
    return isIncomplete ? nil : plan
  }

  /// The tree that `node` belongs to.
  func tree(of node: SyntaxNode) -> JSONTree { trees.tree(of: node) }

  /// Adds a finding.
  mutating func report(_ diagnostic: Diagnostic) {
    findings.append(diagnostic)
    findings.trim()
  }

  /// Adds a finding that leaves a gap in what is merged.
  mutating func reportGap(_ diagnostic: Diagnostic) {
    report(diagnostic)
    isIncomplete = true
  }
}

/// A reference that is being followed.
struct Hop {
  /// What it leads to.
  var place: SyntaxNode
  /// Where it stands.
  var span: Span
  /// What it leads to, in words.
  var name: String
}
