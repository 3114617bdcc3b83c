import Diagnostics
import JSONSyntax
import TokenModel

/// Freezes what a ``SourceResolver`` has found into an ``IR``.
///
/// Tokens and groups come in the order of the merged tree. Each token's evaluations are reduced to
/// the modifiers that really change its value.
struct IRBuilder: ~Copyable {
  var resolver: SourceResolver
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

  init(_ resolver: consuming SourceResolver) {
    tokenIDs = [TokenID?](repeating: nil, count: resolver.state.paths.count)
    dropped = Self.sortedDroppedMembers(of: resolver.state)
    self.resolver = resolver
  }

  /// Builds the IR; the resolver has reported no errors.
  @inline(never)
  static func build(_ resolver: consuming SourceResolver, sources: SourceMap) -> (
    ir: IR, diagnostics: [Diagnostic]
  ) {
    var builder = IRBuilder(resolver)
    builder.ir.sources = sources
    builder.ir.name = builder.resolver.plan.name
    builder.ir.modifiers = builder.resolver.plan.modifiers
    builder.ir.pinned = builder.resolver.plan.pinned.map {
      PinnedModifier(modifier: $0.modifier.name, context: $0.modifier.contexts[Int($0.context)])
    }
    builder.numberTokens(below: .root)
    builder.numberConstants()
    builder.findGrid()
    builder.resolver.choose(assignment: 0, of: [])
    builder.ir.tokens.reserveCapacity(builder.tokenPaths.count)
    builder.baseDefinitions.reserveCapacity(builder.tokenPaths.count)
    builder.ir.references.reserveCapacity(builder.resolver.state.references.count)
    builder.ir.groups.reserveCapacity(builder.resolver.tree.groups.count)
    for index in builder.tokenPaths.indices { builder.addToken(builder.tokenPaths[index]) }
    let root = builder.resolver.groupDefinitions(of: .root)
    builder.addGroups(below: .root, builder.inherited(by: root, from: Inherited()))
    builder.addConstants()
    builder.ir.components = builder.components()
    builder.ir.textStyles = builder.textStyles.elements
    builder.ir.fontFaces = builder.faces
    builder.ir.values = builder.resolver.state.values
    builder.ir.texts = builder.resolver.state.texts
    builder.ir.paths = builder.resolver.state.paths
    builder.ir.derivedColors = builder.ir.values.colors.elements.map(DerivedColor.init)
    builder.resolver.state.compareHexFallbacks(with: builder.ir.derivedColors)
    return (builder.ir, builder.resolver.state.finishedDiagnostics())
  }

  /// What groups hand down to what is in them.
  struct Inherited {
    var deprecation: Deprecation?
    var isPrivate = false
  }

  /// Gives tokens their identifiers, in the order of the tree.
  private mutating func numberTokens(below parent: PathID) {
    var children = resolver.tree.childCursor(of: parent)
    while let path = resolver.tree.nextChild(&children) {
      if resolver.isToken(path) {
        switch resolver.types[Int(path.index)] {
        case .known(.constant): if hasValue(path) { constantPaths.append(path) }
        case .known:
          if hasValue(path) {
            tokenIDs[Int(path.index)] = TokenID(UInt32(tokenPaths.count))
            tokenPaths.append(path)
          }
        case .unknown, .failed: break
        }
      }
      if resolver.tree.hasChildren(path) { numberTokens(below: path) }
    }
  }

  /// Whether some context has a value for `path`.
  @inline(__always)
  private func hasValue(_ path: PathID) -> Bool {
    let start = resolver.evaluationStarts[Int(path.index)]
    let end = resolver.evaluationStarts[Int(path.index) + 1]
    return (start..<end).contains { resolver.evaluations[$0].state == .done }
  }

  @inline(__always)
  func tokenID(of path: PathID) -> TokenID? { tokenIDs[Int(path.index)] }
}
