import Diagnostics
import TokenCompiler
import TokenModel

extension Binder {
  /// Decides which tokens are in the output and arranges them.
  mutating func chooseTokens() {
    let lists = output.source.lists
    output.isIncluded = [Bool](repeating: true, count: ir.tokens.count)
    filterTokens()
    if !output.target.keepsAbsent {
      for token in lists.sometimesAbsent where output.projection.absent[Int(token)] {
        output.isIncluded[Int(token)] = false
      }
    }
    switch output.target.privateTokens {
    case .keep: break
    case .used: omitUnusedPrivateTokens()
    case .omit: for token in lists.hidden { output.isIncluded[Int(token)] = false }
    }
    omitUnprintable()
    let isIncluded = output.isIncluded
    let isWhole = !isIncluded.contains(false)
    output.tokens = isWhole ? lists.all : lists.all.filter { isIncluded[Int($0)] }
    let constants = lists.constants.filter { isIncluded[Int($0)] }
    arrange(isWhole: isWhole, constants: constants)
    sortByType(isWhole: isWhole)
    sortTextStyles()
    output.components = ComponentTable(
      ir.components,
      ir,
      constants: { path in
        let group = output.source.groups.index(of: path)
        return group.flatMap { output.source.groups.entries[$0].source }
          .map { ir.groups[$0].constants } ?? []
      },
      isField: { isIncluded[Int($0.index)] && !ir.tokens[Int($0.index)].isPrivate },
      isKept: { path in isWhole || isKept(path) }
    )
    output.chunks = ChunkTable(output.tree, output.target.limits)
  }

  /// Whether a component is in the output: not where it had tokens or constants and none is left.
  private func isKept(_ path: PathID) -> Bool {
    guard let group = output.source.groups.index(of: path) else { return true }
    return output.tree.isVisible[group] || !output.source.tree.isVisible[group]
  }

  /// Leaves out and reports the tokens that have a unit which the target cannot print.
  private mutating func omitUnprintable() {
    guard let unprintable = unprintableDimensions() else { return }
    for token in ir.tokens.indices where output.isIncluded[token] {
      guard let unit = firstUnit(in: token, among: unprintable) else { continue }
      output.isIncluded[token] = false
      reportUnit(unit, token)
    }
  }

  private mutating func arrange(isWhole: Bool, constants: [UInt32]) {
    let source = output.source
    output.tree =
      isWhole
      ? source.tree : OutputTree(source.groups, ir, tokens: output.tokens, constants: constants)
    var modifiers = ModifierSet()
    let themed = source.lists.varying.filter { token in
      let set = output.themedSets[Int(token)]
      guard !set.isEmpty, output.isIncluded[Int(token)], !ir.tokens[Int(token)].isPrivate else {
        return false
      }
      modifiers.formUnion(set)
      return true
    }
    if !themed.isEmpty {
      let split = split(themed)
      output.tree.setThemed(
        Array(themed[..<split]),
        constants: Array(themed[split...]),
        source.groups
      )
    }
    output.themedModifiers = modifiers.indices
  }

  /// Where the constants begin in a list in the order of the IR.
  func split(_ tokens: [UInt32]) -> Int {
    guard let last = tokens.last, Int(last) >= ir.tokenCount else { return tokens.count }
    return tokens.firstIndex { Int($0) >= ir.tokenCount } ?? tokens.count
  }

  private mutating func sortByType(isWhole: Bool) {
    let lists = output.source.lists
    let isIncluded = output.isIncluded
    output.typeTokens = isWhole ? lists.byType : lists.byType.filter { isIncluded[Int($0)] }
    var start = 0
    for type in TokenType.allCases {
      let all = lists.byType[lists.typeRanges[Int(type.rawValue)]]
      let count = isWhole ? all.count : all.count { isIncluded[Int($0)] }
      guard count > 0 else { continue }
      output.types.append((type, start..<start + count))
      noteUse(of: type)
      start += count
    }
  }

  /// Puts the numbered text styles in the order of their numbers.
  private mutating func sortTextStyles() {
    guard let range = output.types.first(where: { $0.type == .typography })?.tokens else { return }
    var numbered: [(number: Int, token: UInt32)] = []
    for token in output.typeTokens[range] {
      let resolution = output.projection.base[Int(token)]
      guard let style = output.source.resolved(resolution).textStyle,
        let number = ir.textStyles[Int(style)].number
      else { continue }
      numbered.append((number, token))
    }
    output.textStyles = numbered.sorted { $0 < $1 }.map(\.token)
  }

  /// Notes a type and those of its parts.
  private mutating func noteUse(of type: TokenType) {
    output.used.insert(type)
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
    for part in parts { output.used.insert(part) }
    guard type == .typography else { return }
    if ir.textStyles.contains(where: { $0.color != nil }) { output.used.insert(.color) }
    if ir.textStyles.contains(where: { $0.shadow != nil }) {
      output.used.insert(.shadow)
      output.used.insert(.color)
    }
  }

  /// Which dimensions have a unit that the target cannot print; `nil` if none has.
  private func unprintableDimensions() -> [Bool]? {
    guard let units = output.target.units else { return nil }
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

  /// The first unit in a token's values, in any context, that cannot be printed.
  private func firstUnit(in token: Int, among unprintable: [Bool]) -> Dimension.Unit? {
    let type = ir.tokens[token].type
    // Outputs that all hold the same tokens also leave out the same ones.
    let projection = output.target.keepsAbsent ? output.source.projection : output.projection
    var resolutions = [projection.base[token]]
    resolutions += projection.variants[token].indices.map { projection.resolutions[$0] }
    switch type {
    case .dimension:
      for resolution in resolutions {
        let value = output.source.values[resolution]
        if unprintable[Int(value)] { return ir.values[Handle<Dimension>(value)].unit }
      }
    case .typography:
      return resolutions.lazy.compactMap { firstUnit(inTextStyle: $0) }.first
    case .border, .strokeStyle, .shadow:
      let parts = output.parts(of: token)
      for resolution in resolutions {
        for node in parts {
          let kind = output.source.nodes[node].kind
          guard kind.valueType(in: type) == .dimension,
            let value = output.valueIndex(of: node, in: resolution), unprintable[Int(value)]
          else { continue }
          return ir.values[Handle<Dimension>(value)].unit
        }
      }
    case .constant:
      for resolution in resolutions {
        guard case .lengths(_, let lengths) = output.constantValue(in: resolution) else { continue }
        for length in lengths where unprintable[Int(length.index)] { return ir.values[length].unit }
      }
    default: break
    }
    return nil
  }

  /// Letter spacing relative to the font is no obstacle: text styles hold it in `kernEm`.
  private func firstUnit(inTextStyle resolution: ResolutionID) -> Dimension.Unit? {
    guard let units = output.target.units,
      let index = output.source.resolved(resolution).textStyle
    else { return nil }
    let style = ir.textStyles[Int(index)]
    let lengths = [style.size, style.lineHeight, style.kernEm == nil ? style.kern : nil]
    return lengths.lazy.compactMap { $0?.unit }.first { !units.contains($0) }
  }

  private mutating func reportUnit(_ unit: Dimension.Unit, _ token: Int) {
    let path = ir.paths.description(of: ir.tokens[token].path, in: ir.texts)
    let span = span(of: ir.tokens[token].base.origin)
    diagnostics.append(
      OutputDiagnostics.unitNotOnTarget(path, unit.name, target: output.target.name, span)
    )
  }
}
