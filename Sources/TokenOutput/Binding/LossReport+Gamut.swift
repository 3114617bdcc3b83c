import TokenCompiler
import TokenModel

extension LossReport {
  /// Warns about colors that look different in the gamut read by the target's templates.
  ///
  /// Templates that read the source's color components lose nothing.
  mutating func reportGamutLosses() {
    guard !input.uses(ColorMember.components) else { return }
    let isWide = input.uses(ColorMember.displayP3) && !isLimitedToSRGB
    let losses = input.source.gamutLosses
    let lost = isWide ? losses.displayP3 : losses.srgb
    guard !lost.isEmpty, readsColors else { return }
    let losing = tokens(with: lost)
    guard let first = losing.min() else { return }
    diagnostics.append(
      .outOfGamut(
        ir.paths.description(of: ir.tokens[Int(first)].path, in: ir.texts),
        others: losing.count - 1,
        gamut: isWide ? "Display P3" : "sRGB",
        hasWiderOption: isLimitedToSRGB,
        target: input.target.name,
        input.span(of: ir.tokens[Int(first)].base.origin)
      )
    )
  }

  /// Whether the option `gamut` is set to `srgb`, which keeps templates from printing Display P3.
  private var isLimitedToSRGB: Bool {
    zip(input.target.options, input.settings.options).contains { option, setting in
      option.name == "gamut" && setting == .string("srgb")
    }
  }

  private var readsColors: Bool {
    ColorMember.allCases.contains { input.uses($0) }
  }

  /// Returns the tokens of the output that have one of `resolutions` in some context.
  private func tokens(with resolutions: [ResolutionID]) -> [UInt32] {
    let projection = input.projection
    var found: [UInt32] = []
    for resolution in resolutions {
      let token = UInt32(input.source.resolutions.token(of: resolution))
      guard found.last != token, tokens.isIncluded[Int(token)] else { continue }
      let isBase = projection.base[Int(token)] == resolution
      let variants = projection.variants[Int(token)].indices
      if isBase || variants.contains(where: { projection.resolutions[$0] == resolution }) {
        found.append(token)
      }
    }
    return found
  }
}
