import Diagnostics
import TokenCompiler
import TokenModel

extension Binder {
  /// Decides which tokens are in the output and arranges them.
  mutating func chooseTokens() {
    let count = ir.tokens.count
    output.isIncluded = [Bool](repeating: true, count: count)
    let unprintable = unprintableDimensions()
    for token in 0..<count {
      if output.projection.absent[token] || output.target.omitsPrivate && ir.tokens[token].isPrivate
      {
        output.isIncluded[token] = false
      } else if let unprintable, let unit = firstUnit(in: token, among: unprintable) {
        output.isIncluded[token] = false
        reportUnit(unit, token)
      }
    }
    output.tokens = (0..<count).filter { output.isIncluded[$0] }.map { UInt32($0) }
    arrange()
    sortByType()
    output.textStyles = output.tokens.compactMap { token in number(of: token).map { ($0, token) } }
      .sorted { $0 < $1 }.map(\.1)
    let isIncluded = output.isIncluded
    output.components = ComponentTable(ir.components) { isIncluded[Int($0.index)] }
    output.chunks = ChunkTable(output.tree, output.target.limits)
    output.constants = ConstantTable(
      output.source.groups,
      ir,
      omitsPrivate: output.target.omitsPrivate
    )
  }

  private func number(of token: UInt32) -> Int? {
    let resolution = output.projection.base[Int(token)]
    return output.source.resolved(resolution).textStyle.flatMap { ir.textStyles[Int($0)].number }
  }

  private mutating func arrange() {
    let ir = ir
    let groups = output.source.groups
    let omitsPrivate = output.target.omitsPrivate
    let themedSets = output.themedSets
    output.tree = OutputTree(
      groups,
      tokens: output.tokens,
      isPublicToken: { !ir.tokens[$0].isPrivate },
      isThemedToken: { !ir.tokens[$0].isPrivate && !themedSets[$0].isEmpty },
      hasConstants: { index in
        guard let group = groups.entries[index].source, !ir.groups[group].constants.isEmpty,
          !(omitsPrivate && ir.groups[group].isPrivate)
        else { return (false, false) }
        return (true, !ir.groups[group].isPrivate)
      }
    )
    let themed = output.tree.themedTokens.reduce(into: ModifierSet()) {
      $0.formUnion(themedSets[Int($1)])
    }
    output.themedModifiers = themed.indices
  }

  private mutating func sortByType() {
    var counts = [Int](repeating: 0, count: TokenType.allCases.count)
    for token in output.tokens { counts[Int(ir.tokens[Int(token)].type.rawValue)] += 1 }
    var starts: [Int] = []
    var start = 0
    for type in TokenType.allCases {
      let count = counts[Int(type.rawValue)]
      starts.append(start)
      if count > 0 {
        output.types.append((type, start..<start + count))
        noteUse(of: type)
      }
      start += count
    }
    output.typeTokens = [UInt32](repeating: 0, count: output.tokens.count)
    for token in output.tokens {
      let type = Int(ir.tokens[Int(token)].type.rawValue)
      output.typeTokens[starts[type]] = token
      starts[type] += 1
    }
  }

  /// Notes a type and those of its parts.
  private mutating func noteUse(of type: TokenType) {
    output.used.insert(type)
    let parts: [TokenType] =
      switch type {
      case .border: [.color, .dimension, .strokeStyle]
      case .strokeStyle: [.dimension]
      case .transition: [.duration, .cubicBezier]
      case .shadow: [.color, .dimension]
      case .gradient: [.color]
      case .typography: [.fontFamily, .fontWeight, .dimension]
      default: []
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
    let styles = ir.textStyles.contains { style in
      [style.size, style.lineHeight, style.kern].contains { length in
        length.map { !units.contains($0.unit) } ?? false
      }
    }
    return found.contains(true) || styles ? found : nil
  }

  /// The first unit in a token's values, in any context, that cannot be printed.
  private func firstUnit(in token: Int, among unprintable: [Bool]) -> DimensionUnit? {
    let type = ir.tokens[token].type
    let projection = output.projection
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
    default: break
    }
    return nil
  }

  /// Letter spacing relative to the font is no obstacle: text styles hold it in `kernEm`.
  private func firstUnit(inTextStyle resolution: ResolutionID) -> DimensionUnit? {
    guard let units = output.target.units,
      let index = output.source.resolved(resolution).textStyle
    else { return nil }
    let style = ir.textStyles[Int(index)]
    let lengths = [style.size, style.lineHeight, style.kernEm == nil ? style.kern : nil]
    return lengths.lazy.compactMap { $0?.unit }.first { !units.contains($0) }
  }

  private mutating func reportUnit(_ unit: DimensionUnit, _ token: Int) {
    let path = ir.paths.description(of: ir.tokens[token].path, in: ir.texts)
    let span = span(of: ir.tokens[token].base.origin)
    diagnostics.append(
      OutputDiagnostics.unitNotOnTarget(path, unit.name, target: output.target.name, span)
    )
  }
}
