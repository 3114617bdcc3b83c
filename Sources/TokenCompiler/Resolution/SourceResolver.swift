import Diagnostics
import JSONSyntax
import TokenModel

/// Finds the value of every token in every context that it varies with.
///
/// The stages run in this order, each in a file of its own: groups inherit (`$extends`), definitions
/// that can never count are dropped, every token gets its type, values are lowered to recipes,
/// references find their targets, modifiers are spread along references, values are evaluated.
///
/// A token's *support* is the set of modifiers that its value may vary with. Values are evaluated
/// once for each assignment of the support, so a source costs what differs and not the product of
/// all its contexts.
///
/// It is large, and a call of a method that does not mutate it copies it, whether it may be copied or
/// not; those that are called for each token are inlined for that reason alone.
struct SourceResolver: ~Copyable {
  let plan: SourcePlan
  let limits: CompileLimits
  var tree: SourceTree
  var state: LoweringState

  /// What each path inherits by `$extends`; most paths inherit nothing.
  var inheritance: [PathID: Inheritance] = [:]
  /// The `$extends` that is being worked out.
  var extendsInProgress: Span?
  /// The number of paths that inheritance has made.
  var inheritedPaths = 0
  /// Whether inheritance would nest groups deeper than is allowed.
  var hasTooDeepGroups = false

  /// Every path that is a token by a definition of its own or an inherited one, in path order.
  var tokenPaths: [PathID] = []
  /// The type of each path's token.
  var types: [TypeState] = []
  /// The `$type` that definitions without condition have by the groups above each path; `nil` where
  /// it is not known to be the same for all of them.
  var groupTypes: [DeclaredType?] = []
  /// The types of tokens that are carried as constants because the standard has removed them.
  var removedTypes: [PathID: DeclaredType.Removed] = [:]
  /// The `$type` above the group that was asked for last, since aliases of one group follow each other.
  var groupTypeOfAliases: (group: PathID, type: GroupType?)?
  /// The references that would lead somewhere if a part of the resolver document were applied.
  var unappliedReferences = UnappliedReferences()
  /// How many missing names were given a suggestion.
  var suggestions = 0
  /// The recipe of each definition, at its index, for the type of its own path.
  var recipes: [Recipe?] = []
  /// The `$value`s that stand beside a formula and refer to nothing.
  var fallbacks: [(definition: DefinitionID, value: ValueID)] = []
  /// Recipes of inherited definitions that have another type at their new path.
  var retypedRecipes: [RetypedDefinition: Recipe] = [:]
  /// The targets of references, at their index.
  var targets: [ReferenceTarget?] = []
  /// The references met inside values, by the node that is the reference.
  var innerReferences: [SyntaxNode: ReferenceID] = [:]

  /// Which path's token refers to which, both ways found while recipes are made.
  var edges: [(from: PathID, to: PathID)] = []
  /// The modifiers that each path's value may vary with.
  var supports: [ModifierSet] = []

  /// Where the evaluations of each path begin in ``evaluations``.
  var evaluationStarts: [Int] = []
  /// The value of each path in each assignment of its support.
  var evaluations: [Evaluation] = []
  /// The context of each modifier in the base.
  let baseContexts: [ContextIndex]
  /// The number of contexts of each modifier.
  let contextCounts: [Int]
  /// The context of each modifier in the assignment that is being evaluated.
  var contexts: [ContextIndex]
  /// The tokens that are being evaluated, outermost first.
  var stack: [PathID] = []
  /// Memory for the parts of values that are being made.
  var spareParts: [[ValueID?]] = []
  /// How many parts of other tokens are being read inside one another.
  var partDepth = 0
  /// Whether a chain of references into parts was reported as too long.
  var hasReportedLongChain = false
  /// The references that were reported already, so that another context does not report them again.
  var reported: Set<ReferenceID> = []

  struct RetypedDefinition: Hashable {
    let definition: DefinitionID
    let type: TokenType
  }

  init(
    plan: SourcePlan,
    tree: consuming SourceTree,
    state: consuming LoweringState,
    limits: CompileLimits = CompileLimits()
  ) {
    self.plan = plan
    self.limits = limits
    self.tree = tree
    self.state = state
    baseContexts = plan.modifiers.map(\.defaultContext)
    contextCounts = plan.modifiers.map(\.contexts.count)
    contexts = baseContexts
  }

  /// Runs all stages.
  @inline(never)
  mutating func resolve() {
    convertGroupReferences()
    inheritGroups()
    guard !hasEndlessGroups else { return }
    reportAbsentGroups()
    adviseOnEmptyGroups()
    listTokens()
    dropDeadDefinitions()
    reportTokensWithChildren()
    lowerValues()
    spreadModifiers()
    evaluateAll()
    reportOutdatedValues()
    reportUnappliedParts()
  }

  /// A path as people write it.
  func pathText(_ path: PathID) -> String {
    state.paths.description(of: path, in: state.texts)
  }

  /// The tree that a definition stands in.
  func syntax(of definition: TokenDefinition) -> JSONTree {
    state.tree(of: definition.object)
  }

  /// Finds ``tokenPaths``, which no later stage changes.
  private mutating func listTokens() {
    tokenPaths.reserveCapacity(tree.definitions.count)
    for index in 0..<UInt32(state.paths.count) where isToken(PathID(index)) {
      tokenPaths.append(PathID(index))
    }
  }

  /// All that `path` inherits from, the strongest first.
  func links(of path: PathID) -> [Inheritance.Link] {
    guard !inheritance.isEmpty, let sources = inheritance[path]?.sources else { return [] }
    return Array(sources.joined())
  }

  /// Whether some context has a token at `path`.
  @inline(__always)
  func isToken(_ path: PathID) -> Bool {
    tree.isToken(path) || (!inheritance.isEmpty && inheritance[path]?.isToken == true)
  }

  /// Whether there is a group at `path`.
  @inline(__always)
  func isGroup(_ path: PathID) -> Bool {
    tree.isGroup(path) || (!inheritance.isEmpty && inheritance[path]?.isGroup == true)
  }
}
