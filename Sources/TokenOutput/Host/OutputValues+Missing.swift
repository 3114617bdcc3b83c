import TemplateEngine
import TokenCompiler
import TokenModel

/// The parts that a token has in another context of the source, pinned or not, but lacks in the
/// current view.
///
/// Targets that write one output per context, with a name for each part, use this to declare the
/// same names in every output.
struct MissingParts {
  /// The numbers of the missing layers, starting at 1.
  var layers = 0..<0
  var stops = 0..<0
  var dashes = 0..<0
  var hasCap = false
  /// The font size in the first context that has one.
  var size: Dimension?
  var lineHeight: Dimension?
  /// The ratio in the first context that has one but no length.
  var lineHeightRatio: Double?
  var hasKern = false
  var hasWeight = false
  var color: Handle<Color>?
  var hasLetterCase = false
  var hasDecoration = false
  var hasResources = false
  var hasGeneric = false

  fileprivate var isEmpty: Bool {
    layers.isEmpty && stops.isEmpty && dashes.isEmpty && !hasCap && size == nil
      && lineHeight == nil && lineHeightRatio == nil && !hasKern && !hasWeight && color == nil
      && !hasLetterCase && !hasDecoration && !hasResources && !hasGeneric
  }
}

extension OutputValues {
  /// Returns the parts that a token lacks in a view; `nil` if it lacks none.
  func missing(of token: Int, _ view: ViewID) -> MissingParts? {
    // Most tokens have the same value in every context of the source.
    guard !source.projection.dependsOn[token].isEmpty else { return nil }
    let here = resolution(of: token, in: views[view].closed)
    lazy var others = resolutions.resolutions(of: token)
    var parts = MissingParts()
    switch ir.tokens[token].type {
    case .shadow: parts.layers = numbers(here, others) { resolutions.layerCount(in: $0) }
    case .gradient:
      parts.stops = numbers(here, others) { resolutions.stops(in: $0).count }
    case .strokeStyle, .border:
      parts.dashes = numbers(here, others) { resolutions.dashes(in: $0)?.count ?? 0 }
      parts.hasCap =
        resolutions.dashes(in: here) == nil
        && others.contains { resolutions.dashes(in: $0) != nil }
    case .fontFamily: addFonts(here, others, to: &parts)
    case .typography:
      parts.layers = numbers(here, others) { resolutions.layerCount(in: $0) }
      addStyle(here, others, to: &parts)
    default: return nil
    }
    return parts.isEmpty ? nil : parts
  }

  // MARK: Parts

  /// Returns the numbers of the elements beyond the current ones, up to the largest count in any
  /// context.
  private func numbers(
    _ here: ResolutionID,
    _ others: [ResolutionID],
    _ count: (ResolutionID) -> Int
  ) -> Range<Int> {
    let own = count(here)
    let most = others.map(count).max() ?? own
    return own + 1..<max(own, most) + 1
  }

  private func addFonts(
    _ here: ResolutionID,
    _ others: [ResolutionID],
    to parts: inout MissingParts
  ) {
    func families(_ resolution: ResolutionID) -> ArraySlice<FontTable.Font> {
      source.fonts.families[source.fonts.byValue[Int(resolutions.values[resolution])]]
    }
    // Templates use the files of the first family that has any.
    func hasResources(_ resolution: ResolutionID) -> Bool {
      families(resolution).first { !$0.faces.isEmpty }?.faces.contains { $0.resource != nil }
        ?? false
    }
    func hasGeneric(_ resolution: ResolutionID) -> Bool {
      families(resolution).contains { options.familyWords[$0.name] != nil }
    }
    parts.hasResources = !hasResources(here) && others.contains(where: hasResources)
    parts.hasGeneric = !hasGeneric(here) && others.contains(where: hasGeneric)
  }

  private func addStyle(
    _ here: ResolutionID,
    _ others: [ResolutionID],
    to parts: inout MissingParts
  ) {
    guard let own = resolutions.styleIndex(in: here).map({ ir.textStyles[$0] }) else { return }
    for other in others {
      guard let style = resolutions.styleIndex(in: other).map({ ir.textStyles[$0] }), style != own
      else {
        continue
      }
      if own.size == nil { parts.size = parts.size ?? style.size }
      if own.lineHeight == nil { parts.lineHeight = parts.lineHeight ?? style.lineHeight }
      if own.lineHeight != nil || own.lineHeightRatio == nil, style.lineHeight == nil {
        parts.lineHeightRatio = parts.lineHeightRatio ?? style.lineHeightRatio
      }
      if own.kernEm == nil, style.kernEm != nil { parts.hasKern = true }
      if own.weight == nil, style.weight != nil { parts.hasWeight = true }
      if own.color == nil { parts.color = parts.color ?? style.color?.value }
      if own.letterCase == nil, style.letterCase != nil { parts.hasLetterCase = true }
      if own.decoration == nil, style.decoration != nil { parts.hasDecoration = true }
    }
  }
}

extension OutputValues {
  /// Returns the tokens that lack parts in the base; empty unless a template reads them.
  func incompleteTokens(_ input: BindingInput) -> [UInt32] {
    guard input.uses(RootMember.incompleteTokens) else { return [] }
    // Constants come after the tokens.
    let varying = source.lists.varying.prefix { Int($0) < ir.tokenCount }
    return varying.filter { isIncluded[Int($0)] && missing(of: Int($0), ViewTable.base) != nil }
  }
}
