import TokenCompiler
import TokenModel

extension Binder {
  /// Collects the families with files that the values of the output name, in any of its contexts.
  mutating func findFonts() {
    guard uses(RootMember.fonts) else { return }
    let table = output.source.fonts
    var seen: Set<TextID> = []
    for (type, range) in output.types where type == .fontFamily || type == .typography {
      for token in output.typeTokens[range] where !output.facts.tokens[Int(token)].isPrivate {
        for resolution in resolutions(of: token) {
          guard let families = families(in: resolution, of: type) else { continue }
          for family in families where !table.families[family].faces.isEmpty {
            guard seen.insert(table.families[family].name).inserted else { continue }
            output.fonts.append(UInt32(family))
          }
        }
      }
    }
  }

  private func families(in resolution: ResolutionID, of type: TokenType) -> Range<Int>? {
    let table = output.source.fonts
    if type == .fontFamily { return table.byValue[Int(output.source.values[resolution])] }
    return output.styleIndex(in: resolution).map { table.byStyle[$0] }
  }
}
