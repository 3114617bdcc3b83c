import TokenCompiler
import TokenModel

extension OutputTokens {
  /// Returns the distinct font families with files that are used in the output in any context, as
  /// indices of ``FontTable/families``; empty if no template reads them.
  func fonts(_ input: BindingInput) -> [UInt32] {
    guard input.uses(RootMember.fonts) else { return [] }
    let table = input.source.fonts
    var seen: Set<TextID> = []
    var fonts: [UInt32] = []
    for (type, range) in types where type == .fontFamily || type == .typography {
      for token in byType[range] where !input.ir.tokens[Int(token)].isPrivate {
        for resolution in input.projection.resolutions(of: Int(token)) {
          for family in families(in: resolution, of: type, input.source)
          where !table.families[family].faces.isEmpty {
            guard seen.insert(table.families[family].name).inserted else { continue }
            fonts.append(UInt32(family))
          }
        }
      }
    }
    return fonts
  }

  private func families(
    in resolution: ResolutionID,
    of type: TokenType,
    _ source: OutputSource
  ) -> Range<Int> {
    if type == .fontFamily {
      return source.fonts.byValue[Int(source.resolutions.values[resolution])]
    }
    return source.resolutions.styleIndex(in: resolution).map { source.fonts.byStyle[$0] } ?? 0..<0
  }
}
