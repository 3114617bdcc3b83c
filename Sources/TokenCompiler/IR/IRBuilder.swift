import Diagnostics
import JSONSyntax
import TokenModel

/// The phase that freezes a ``ResolvedSource`` into an ``IR``.
///
/// Tokens and groups come in the order of the merged tree. Each token's evaluations are reduced to
/// the modifiers that really change its value.
struct IRBuilder: ~Copyable {
  let resolved: ResolvedSource
  var state: LoweringState
  var ir = IR()
  /// The token at each path, at the path's index.
  var tokenIDs: [TokenID?]
  /// The paths of ``IR/tokens``, in their order.
  var tokenPaths: [PathID] = []
  /// The definition of each token in the base, or in the first context that has it, in their order.
  var baseDefinitions: [DefinitionID] = []
  /// The paths of constants, group by group; those of tokens come before them.
  var constantPaths: [PathID] = []
  /// The interned text styles.
  var textStyles = InternedColumn<TextStyle>()
  /// The JSON Pointers of parts, by element and field.
  var pointers: [TextID?] = []
  /// The numbers of assignments, by the modifiers that they assign to.
  var grids = AssignmentGrids()
  /// The definition that has each text style number.
  var numbers: [Int: Span] = [:]
  /// The token that has each text style number.
  var numberOwners: [Int: PathID] = [:]
  /// The number of each token that has one, and its place.
  var numberOfPath: [PathID: (number: Int, span: Span)] = [:]
  /// Where a line height was found unlikely.
  var unlikelyLineHeights: Set<Span> = []
  /// The fonts of each family.
  var familiesOfHandle: [Handle<FontFamily>: [TextStyle.Family]] = [:]
  /// The files of fonts, by the font's name.
  var faces: [TextID: [TextStyle.Face]] = [:]
  /// The grid unit's path and definition.
  var grid: (path: PathID, place: Span)?
  /// The paths whose value is made from the grid unit.
  var onGrid: Set<PathID> = []

  /// What was left out of values, in the order of the documents.
  let dropped: [DroppedNode]

  init(_ resolved: consuming ResolvedSource, _ state: consuming LoweringState) {
    tokenIDs = [TokenID?](repeating: nil, count: state.paths.count)
    dropped = Self.sortedDroppedMembers(of: state)
    self.resolved = resolved
    self.state = state
  }

  /// Builds the IR.
  @inline(never)
  static func build(
    _ resolved: consuming ResolvedSource,
    plan: SourcePlan,
    sources: SourceMap,
    state: consuming LoweringState
  ) -> (ir: IR, diagnostics: [Diagnostic]) {
    var builder = IRBuilder(resolved, state)
    builder.ir.sources = sources
    builder.ir.name = plan.name
    builder.ir.modifiers = plan.modifiers
    builder.ir.pinned = plan.pinned.map {
      PinnedModifier(modifier: $0.modifier.name, context: $0.modifier.contexts[Int($0.context)])
    }
    return builder.finish()
  }

  private consuming func finish() -> (ir: IR, diagnostics: [Diagnostic]) {
    numberTokens(below: .root)
    numberConstants()
    findGrid()
    ir.tokens.reserveCapacity(tokenPaths.count)
    baseDefinitions.reserveCapacity(tokenPaths.count)
    ir.references.reserveCapacity(state.references.count)
    ir.groups.reserveCapacity(resolved.merged.tree.groups.count)
    for index in tokenPaths.indices { addToken(tokenPaths[index]) }
    let root = resolved.merged.groupDefinitions(of: .root)
    addGroups(below: .root, inherited(by: root, from: Inherited()))
    addConstants()
    ir.components = components()
    ir.textStyles = textStyles.elements
    ir.fontFaces = faces
    ir.values = state.values
    ir.texts = state.texts
    ir.paths = state.paths
    ir.derivedColors = ir.values.colors.elements.map(DerivedColor.init)
    state.compareHexFallbacks(with: ir.derivedColors)
    return (ir, state.findings.finish())
  }

  /// What groups hand down to what is in them.
  struct Inherited {
    var deprecation: Deprecation?
    var isPrivate = false
  }

  /// Gives tokens their identifiers, in the order of the tree.
  private mutating func numberTokens(below parent: PathID) {
    var children = resolved.merged.tree.childCursor(of: parent)
    while let path = resolved.merged.tree.nextChild(&children) {
      if resolved.merged.isToken(path) {
        switch resolved.types[path] {
        case .known(.constant): if hasValue(path) { constantPaths.append(path) }
        case .known:
          if hasValue(path) {
            tokenIDs[Int(path.index)] = TokenID(UInt32(tokenPaths.count))
            tokenPaths.append(path)
          }
        case .unknown, .failed: break
        }
      }
      if resolved.merged.tree.hasChildren(path) { numberTokens(below: path) }
    }
  }

  /// Whether some context has a value for `path`.
  @inline(__always)
  private func hasValue(_ path: PathID) -> Bool {
    resolved.evaluations.indices(of: path).contains { resolved.evaluations[$0].state == .done }
  }

  @inline(__always)
  func tokenID(of path: PathID) -> TokenID? { tokenIDs[Int(path.index)] }
}
