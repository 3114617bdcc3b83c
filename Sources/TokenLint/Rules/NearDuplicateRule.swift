import Diagnostics
import TokenCompiler
import TokenModel

/// `near-duplicate`: literal colors that are nearly the same.
enum NearDuplicateRule: LintRule {
  static let code: DiagnosticCode = """
    warning[near-duplicate]: two colors can hardly be told apart

    Two tokens with nearly the same literal color usually began as one. The distance
    is measured in Oklab with a corrected lightness; the option `distance` is 0.02
    unless set. Only tokens with the same opacity that are near each other in every
    context are reported, and not the steps of one ramp, such as `gray.100` and
    `gray.200`. Three or more pairs of the same two groups are one finding.

    Example:

        "line":    { "$type": "color", "$value": "#d9d9d9" },
        "divider": { "$type": "color", "$value": "#dadada" }

    Fix: use one of the colors for both, or make one token an alias of the other.
    """
  static let options = [
    LintOption("distance", .number(0.001...0.1), "Minimum distance. Default: 0.02.")
  ]

  /// A token and the nearest one before it.
  private struct Pair {
    let token: TokenID
    let other: TokenID
    let distance: Double
    /// The other tokens near it.
    let more: [TokenID]
  }

  /// The groups of a pair.
  private struct Groups: Hashable {
    let own: PathID
    let other: PathID
  }

  static func findings(in source: LintSource, _ options: LintOptions) -> [LintFinding] {
    var index = NearColorIndex(source, distance: options.number("distance", default: 0.02))
    var pairs: [Groups: [Pair]] = [:]
    var order: [Groups] = []
    for token in source.tokens where source[token].type == .color && source.isLiteral(token) {
      let near = index.insert(token)
      guard let best = near.min(by: { $0.distance < $1.distance }) else { continue }
      let more = near.map(\.token).filter { $0 != best.token }
      let pair = Pair(token: token, other: best.token, distance: best.distance, more: more)
      let parents = [token, best.token].map { source.ir.paths.parent(of: source[$0].path) }
      let groups = Groups(own: parents[0], other: parents[1])
      if pairs[groups] == nil { order.append(groups) }
      pairs[groups, default: []].append(pair)
    }
    return order.flatMap { groups -> [LintFinding] in
      let pairs = pairs[groups] ?? []
      let hasNames = groups.own != .root && groups.other != .root
      return pairs.count >= 3 && groups.own != groups.other && hasNames
        ? [finding(pairs, groups, source)] : pairs.map { finding($0, source) }
    }
  }

  private static func finding(_ pair: Pair, _ source: LintSource) -> LintFinding {
    let (path, other) = (source.path(of: pair.token), source.path(of: pair.other))
    let more = pair.more.prefix(4).map { "`\(source.path(of: $0))`" }.joined(separator: ", ")
    let message =
      "`\(path)` and `\(other)` are nearly the same color, with a distance of "
      + pair.distance.shown(4)
    let diagnostic = labeled(Diagnostic(code, message), pair, source)
      .notes(more.isEmpty ? [] : ["also near \(more)"])
      .help("use the same color, or make one of them an alias of the other")
    return LintFinding([pair.token, pair.other].map { source[$0].path }, diagnostic)
  }

  /// Returns a finding for all pairs of two groups.
  private static func finding(
    _ pairs: [Pair],
    _ groups: Groups,
    _ source: LintSource
  ) -> LintFinding {
    let names = [groups.own, groups.other].map { source.text(of: $0) }
    let message =
      "\(pairs.count) colors of `\(names[0])` are nearly the same as colors of `\(names[1])`"
    let list = pairs.prefix(4).map { pair in
      let names = [pair.token, pair.other].map {
        source.ir.texts[source.ir.paths.name(of: source[$0].path)]
      }
      return "`\(names[0])` and `\(names[1])` (\(pair.distance.shown(4)))"
    }
    let more = pairs.count > 4 ? ", and \(pairs.count - 4) more" : ""
    let diagnostic = labeled(Diagnostic(code, message), pairs[0], source)
      .notes([list.joined(separator: ", ") + more])
      .help("use the colors of one group, or list the other one in `ignore`")
    return LintFinding([groups.own, groups.other], diagnostic)
  }

  private static func labeled(
    _ diagnostic: Diagnostic,
    _ pair: Pair,
    _ source: LintSource
  ) -> Diagnostic {
    func text(_ token: TokenID) -> String {
      source.ir.text(of: source[token].base.value, type: .color)
    }
    return diagnostic.at(source.span(of: pair.token), text(pair.token))
      .also(source.span(of: pair.other), text(pair.other))
  }
}
