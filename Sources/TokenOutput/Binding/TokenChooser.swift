import Diagnostics
import TokenCompiler
import TokenModel

/// Selects the tokens of an output and arranges them.
struct TokenChooser {
  let input: BindingInput
  let contexts: OutputContexts
  let ir: IR
  /// The tokens and constants that are left out because their names are taken.
  let collided: Set<UInt32>
  var chosen = OutputTokens()
  var diagnostics: [Diagnostic] = []

  init(_ input: BindingInput, _ contexts: OutputContexts, without collided: Set<UInt32>) {
    self.input = input
    self.contexts = contexts
    self.collided = collided
    ir = input.ir
  }

  mutating func choose() {
    let lists = input.source.lists
    chosen.isIncluded = [Bool](repeating: true, count: ir.tokens.count)
    filterTokens()
    if !input.target.keepsAbsent {
      for token in lists.sometimesAbsent where input.projection.absent[Int(token)] {
        chosen.isIncluded[Int(token)] = false
      }
    }
    switch input.target.privateTokens {
    case .keep: break
    case .used: omitUnusedPrivateTokens()
    case .omit: for token in lists.hidden { chosen.isIncluded[Int(token)] = false }
    }
    omitUnprintable()
    for token in collided { chosen.isIncluded[Int(token)] = false }
    let isIncluded = chosen.isIncluded
    let isWhole = !isIncluded.contains(false)
    chosen.all = isWhole ? lists.all : lists.all.filter { isIncluded[Int($0)] }
    chosen.constants = lists.constants.filter { isIncluded[Int($0)] }
    arrange(isWhole: isWhole)
    sortByType(isWhole: isWhole)
    sortTextStyles()
    chosen.components = ComponentTable(
      ir.components,
      ir,
      constants: { path in
        let group = input.source.groups.index(of: path)
        return group.flatMap { input.source.groups.entries[$0].source }
          .map { ir.groups[$0].constants } ?? []
      },
      isField: { isIncluded[Int($0.index)] && !ir.tokens[Int($0.index)].isPrivate },
      isKept: { path in isWhole || isKept(path) }
    )
    chosen.chunks = ChunkTable(chosen.tree, input.target.limits)
    if input.uses(GroupMember.allTokens) || input.uses(GroupMember.allConstants) {
      chosen.tree.sortNested()
    }
  }

  /// Whether a component is in the output.
  ///
  /// A component is dropped if all of its tokens and constants were excluded.
  private func isKept(_ path: PathID) -> Bool {
    guard let group = input.source.groups.index(of: path) else { return true }
    return chosen.tree.isVisible[group] || !input.source.tree.isVisible[group]
  }

  /// Excludes and reports tokens with a unit that the target can't print.
  private mutating func omitUnprintable() {
    guard let unprintable = unprintableDimensions() else { return }
    for token in ir.tokens.indices where chosen.isIncluded[token] {
      guard let unit = firstUnit(in: token, among: unprintable) else { continue }
      chosen.isIncluded[token] = false
      reportUnit(unit, token)
    }
  }

  private mutating func arrange(isWhole: Bool) {
    let source = input.source
    chosen.tree =
      isWhole
      ? source.tree : OutputTree(source.groups, ir, tokens: chosen.all, constants: chosen.constants)
    var modifiers = ModifierSet()
    let themed = source.lists.varying.filter { token in
      let set = contexts.themedSets[Int(token)]
      guard !set.isEmpty, chosen.isIncluded[Int(token)] else { return false }
      // The code of a private token reads its contexts too.
      modifiers.formUnion(set)
      return !ir.tokens[Int(token)].isPrivate
    }
    if !themed.isEmpty {
      let split = input.split(themed)
      chosen.tree.setThemed(
        Array(themed[..<split]),
        constants: Array(themed[split...]),
        source.groups
      )
    }
    chosen.themedModifiers = modifiers.indices
  }

  private mutating func sortByType(isWhole: Bool) {
    let lists = input.source.lists
    let isIncluded = chosen.isIncluded
    chosen.byType = isWhole ? lists.byType : lists.byType.filter { isIncluded[Int($0)] }
    var start = 0
    for type in TokenType.allCases {
      let all = lists.byType[lists.typeRanges[Int(type.rawValue)]]
      let count = isWhole ? all.count : all.count { isIncluded[Int($0)] }
      guard count > 0 else { continue }
      chosen.types.append((type, start..<start + count))
      noteUse(of: type)
      start += count
    }
  }

  /// Sorts the numbered text styles by number.
  private mutating func sortTextStyles() {
    var numbered: [(number: Int, token: UInt32)] = []
    for token in chosen.ofType(.typography) {
      let resolution = input.projection.base[Int(token)]
      guard let style = input.source.resolutions[resolution].textStyle,
        let number = ir.textStyles[Int(style)].number
      else { continue }
      numbered.append((number, token))
    }
    chosen.textStyles = numbered.sorted { $0 < $1 }.map(\.token)
  }

  /// Records a type and the types of its parts as used.
  private mutating func noteUse(of type: TokenType) {
    chosen.usedTypes.insert(type)
    let parts: [TokenType] =
      switch type.composite {
      case .border: [.color, .dimension, .strokeStyle]
      case .strokeStyle: [.dimension]
      case .transition: [.duration, .cubicBezier]
      case .shadow: [.color, .dimension]
      case .gradient: [.color]
      case .typography: [.fontFamily, .fontWeight, .dimension]
      case nil: []
      }
    for part in parts { chosen.usedTypes.insert(part) }
    guard type == .typography else { return }
    if ir.textStyles.contains(where: { $0.color != nil }) { chosen.usedTypes.insert(.color) }
    if ir.textStyles.contains(where: { $0.shadow != nil }) {
      chosen.usedTypes.insert(.shadow)
      chosen.usedTypes.insert(.color)
    }
  }

  /// Whether each dimension has a unit that the target can't print; `nil` if no dimension does.
  private func unprintableDimensions() -> [Bool]? {
    guard let units = input.target.units else { return nil }
    let found = ir.values.dimensions.elements.map { !units.contains($0.unit) }
    func isUnprintable(_ length: Dimension?) -> Bool {
      length.map { !units.contains($0.unit) } ?? false
    }
    let styles = ir.textStyles.indices.contains { style in
      isUnprintable(ir.textStyles[style].size) || isUnprintable(ir.textStyles[style].lineHeight)
        || isUnprintable(ir.textStyles[style].kern)
    }
    return found.contains(true) || styles ? found : nil
  }

  /// Returns the first unit in a token's values, in any context, that the target can't print.
  private func firstUnit(in token: Int, among unprintable: [Bool]) -> Dimension.Unit? {
    let type = ir.tokens[token].type
    // If all outputs contain the same tokens, they exclude the same tokens too.
    let projection = input.target.keepsAbsent ? input.source.projection : input.projection
    let resolutions = projection.resolutions(of: token)
    switch type {
    case .dimension:
      for resolution in resolutions {
        let value = input.source.resolutions.values[resolution]
        if unprintable[Int(value)] { return ir.values[Handle<Dimension>(value)].unit }
      }
    case .typography:
      return resolutions.lazy.compactMap { firstUnit(inTextStyle: $0) }.first
    case .border, .strokeStyle, .shadow:
      let parts = input.source.nodes.parts(of: token)
      for resolution in resolutions {
        for node in parts {
          let kind = input.source.nodes[node].kind
          guard kind.valueType(in: type) == .dimension,
            let value = input.source.valueIndex(of: node, in: resolution), unprintable[Int(value)]
          else { continue }
          return ir.values[Handle<Dimension>(value)].unit
        }
      }
    case .constant:
      for resolution in resolutions {
        guard case .lengths(_, let lengths) = input.source.resolutions.constantValue(in: resolution)
        else {
          continue
        }
        for length in lengths where unprintable[Int(length.index)] { return ir.values[length].unit }
      }
    default: break
    }
    return nil
  }

  /// Returns the first unit of a text style that the target can't print.
  ///
  /// Ignores letter spacing relative to the font size, which is stored in `kernEm`.
  private func firstUnit(inTextStyle resolution: ResolutionID) -> Dimension.Unit? {
    guard let units = input.target.units,
      let index = input.source.resolutions[resolution].textStyle
    else { return nil }
    let style = ir.textStyles[Int(index)]
    let lengths = [style.size, style.lineHeight, style.kernEm == nil ? style.kern : nil]
    return lengths.lazy.compactMap { $0?.unit }.first { !units.contains($0) }
  }

  private mutating func reportUnit(_ unit: Dimension.Unit, _ token: Int) {
    let path = ir.paths.description(of: ir.tokens[token].path, in: ir.texts)
    let span = input.span(of: ir.tokens[token].base.origin)
    diagnostics.append(
      .unitNotOnTarget(path, unit.name, target: input.target.name, span)
    )
  }
}
