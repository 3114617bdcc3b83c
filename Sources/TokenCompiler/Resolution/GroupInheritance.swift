import Diagnostics
import JSONSyntax
import TokenModel

/// The phase that merges layers: it applies `$extends` and removes definitions that never apply.
///
/// `$extends` copies nothing. Each path below the extending group gets links to the corresponding
/// paths of the extended group, so references in inherited tokens keep pointing at the original
/// group. In
///
///     { "a": { "x": …, "y": … }, "b": { "$extends": "{a}", "y": … } }
///
/// `b.x` has only a link to `a.x`. `b.y` has both a definition and a link, and the definition takes
/// precedence.
struct GroupInheritance: ~Copyable {
  var source: MergedSource
  var state: LoweringState
  /// The maximum number of paths that inheritance can create.
  let pathLimit: Int
  /// The maximum length of a chain of extended groups; each step uses stack space.
  static let chainLimit = 100

  /// The groups whose inheritance is complete.
  var finished: Set<PathID> = []
  /// The groups being processed, with the `$extends` that led from each to the next.
  var stack: [(group: PathID, extends: Span)] = []
  /// The length of the longest chain of `$extends` that starts at each extending group.
  var depths: [PathID: Int] = [:]
  /// The location of the `$extends` being processed.
  var extendsInProgress: Span?
  /// The number of paths that inheritance has created.
  var inheritedPaths = 0
  /// Whether inheritance would exceed the nesting limit.
  var hasTooDeepGroups = false

  private init(
    _ tree: consuming SourceTree,
    _ contexts: ContextSpace,
    _ state: consuming LoweringState,
    pathLimit: Int
  ) {
    source = MergedSource(tree, contexts: contexts)
    self.state = state
    self.pathLimit = pathLimit
  }

  /// Merges the layers of a source.
  ///
  /// - Returns: `nil` if inheritance exceeds a limit, which is reported; later phases can't
  ///   continue then.
  static func merge(
    _ tree: consuming SourceTree,
    contexts: ContextSpace,
    limits: CompileLimits,
    _ state: inout LoweringState
  ) -> MergedSource? {
    var phase = Self(tree, contexts, consume state, pathLimit: limits.inheritedPaths)
    phase.convertGroupReferences()
    phase.inheritGroups()
    if !phase.hasEndlessGroups {
      phase.reportAbsentGroups()
      phase.adviseOnEmptyGroups()
      phase.listTokens()
      phase.dropDeadDefinitions()
      phase.reportTokensWithChildren()
    }
    state = phase.state
    if phase.hasEndlessGroups { return nil }
    return phase.source
  }

  /// Whether inheritance exceeds a limit.
  var hasEndlessGroups: Bool { inheritedPaths > pathLimit || hasTooDeepGroups }

  /// Collects the paths of all tokens, which later phases don't change.
  private mutating func listTokens() {
    source.tokenPaths.reserveCapacity(source.tree.definitions.count)
    for index in 0..<UInt32(state.paths.count) where source.isToken(PathID(index)) {
      source.tokenPaths.append(PathID(index))
    }
  }
}
