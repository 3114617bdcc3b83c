import Diagnostics
import JSONSyntax
import TokenModel

/// The phase that merges: groups take over what they extend, and definitions that never count go.
///
/// `$extends` copies nothing. Each path below the extending group gets links to the corresponding
/// paths of the extended one, which is what keeps references inside inherited tokens pointing at the
/// original group. With
///
///     { "a": { "x": …, "y": … }, "b": { "$extends": "{a}", "y": … } }
///
/// `b.x` has no definition of its own and a link to `a.x`; `b.y` has both, and its own wins.
struct GroupInheritance: ~Copyable {
  var source: MergedSource
  var state: LoweringState
  /// The most paths that inheritance may make.
  let pathLimit: Int
  /// The longest chain of groups that extend one another; each step takes stack.
  static let chainLimit = 100

  /// The groups whose inheritance is worked out.
  var finished: Set<PathID> = []
  /// The groups whose inheritance is being worked out, and the `$extends` that led on from each.
  var stack: [(group: PathID, extends: Span)] = []
  /// How many `$extends` lie between each extending group and what its tokens come from at most.
  var depths: [PathID: Int] = [:]
  /// The `$extends` that is being worked out.
  var extendsInProgress: Span?
  /// The number of paths that inheritance has made.
  var inheritedPaths = 0
  /// Whether inheritance would nest groups deeper than is allowed.
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

  /// Merges what the layers of a source say.
  ///
  /// - Returns: `nil` where groups could not be followed to their end, which is reported: nothing more
  ///   can be said then.
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

  /// Whether groups could not be followed to their end.
  var hasEndlessGroups: Bool { inheritedPaths > pathLimit || hasTooDeepGroups }

  /// Finds the paths of all tokens, which no later phase changes.
  private mutating func listTokens() {
    source.tokenPaths.reserveCapacity(source.tree.definitions.count)
    for index in 0..<UInt32(state.paths.count) where source.isToken(PathID(index)) {
      source.tokenPaths.append(PathID(index))
    }
  }
}
