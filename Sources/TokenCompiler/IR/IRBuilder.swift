import Diagnostics
import JSONSyntax
import TokenModel

/// The phase that converts a ``ResolvedSource`` to an ``IR``.
///
/// Tokens and groups are in the order of the merged tree. Each token's evaluations are reduced to
/// the modifiers that actually change its value.
struct IRBuilder: ~Copyable {
  let resolved: ResolvedSource
  var state: LoweringState
  var ir = IR()
  let tokens: TokenNumbering
  let grid: GridUnit?
  /// For each token, its definition in the base, or in the first context that defines it.
  var baseDefinitions: [DefinitionID] = []
  var textStyles: TextStyleBuilder
  /// The mappings between context combinations and indices, by modifier set.
  var grids = AssignmentGrids()
  /// The unknown properties dropped from values, in document order.
  let dropped: [DroppedNode]
  /// Whether to add the properties that only `tokens lint` needs.
  let isForLint: Bool

  init(
    _ resolved: consuming ResolvedSource,
    _ state: consuming LoweringState,
    isForLint: Bool
  ) {
    self.isForLint = isForLint
    tokens = TokenNumbering(resolved, pathCount: state.paths.count)
    let (unit, diagnostics) = GridUnit.find(in: resolved, tokens, state)
    grid = unit
    textStyles = TextStyleBuilder(faces: FontFaces.collect(from: resolved, tokens, state.values))
    dropped = Self.sortedDroppedMembers(of: state)
    self.resolved = resolved
    self.state = state
    self.state.diagnostics += diagnostics
  }

  /// Creates the IR, its diagnostics, and if these contain errors, the tokens with errors.
  @inline(never)
  static func build(
    _ resolved: consuming ResolvedSource,
    plan: SourcePlan,
    sources: SourceMap,
    state: consuming LoweringState,
    isForLint: Bool
  ) -> (ir: IR, diagnostics: [Diagnostic], omission: Omission?) {
    var builder = IRBuilder(resolved, state, isForLint: isForLint)
    builder.ir.sources = sources
    builder.ir.name = plan.name
    builder.ir.modifiers = plan.modifiers
    builder.ir.modifierPlaces = plan.modifierPlaces
    builder.ir.pinned = plan.pinned.map { Modifier.Pinned($0.modifier, at: $0.context) }
    return builder.finish()
  }

  private consuming func finish() -> (ir: IR, diagnostics: [Diagnostic], omission: Omission?) {
    ir.tokenCount = tokens.tokenCount
    ir.tokens.reserveCapacity(tokens.paths.count)
    baseDefinitions.reserveCapacity(tokens.paths.count)
    ir.references.reserveCapacity(state.references.count)
    ir.groups.reserveCapacity(resolved.merged.tree.groups.count)
    var contexts = resolved.merged.contexts.base
    for index in tokens.paths.indices { addToken(tokens.paths[index], &contexts) }
    let root = resolved.merged.groupDefinitions(of: .root)
    addGroups(below: .root, inherited(by: root, from: Inherited()))
    addConstants()
    if isForLint || ir.hasDeprecations { addPropertiesForLint() }
    ir.components = components()
    ir.textStyles = textStyles.elements
    ir.fontFaces = textStyles.faces
    ir.values = state.values
    ir.texts = state.texts
    ir.paths = state.paths
    ir.derivedColors = ir.values.colors.elements.map(DerivedColor.init)
    state.compareHexFallbacks(with: ir.derivedColors)
    checkRanges()
    state.diagnostics += ComponentFieldCheck.check(ir)
    let hasErrors = state.findings.hasErrors
    let omission = hasErrors ? Omission(resolved.merged, failed: [], state) : nil
    return (ir, state.findings.finish(), omission)
  }

  /// The settings that groups pass on to their contents.
  struct Inherited {
    var deprecation: Token.Deprecation?
    var isPrivate = false
  }
}
