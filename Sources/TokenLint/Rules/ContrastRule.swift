import Diagnostics
import TokenCompiler
import TokenInspection
import TokenModel

/// `contrast`: foregrounds that are hard to read on their backgrounds.
enum ContrastRule: LintRule {
  static let code: DiagnosticCode = """
    error[contrast]: the contrast of a foreground on its background is too low

    WCAG 2.2 requires a contrast of 4.5:1 for text, and 3:1 for large text and
    icons. A pair is checked in every combination of contexts. Pairs are the text of
    a component on its background, tokens with matching names, such as `text.accent`
    and `background.accent` or `on-accent` and `accent`, and the `pairs` in the
    configuration. Disabled states have no minimum.

    A translucent background is blended with the token in the option `page`.

    Example:

        "text":       { "muted": { "$type": "color", "$value": "{gray.400}" } },
        "background": { "muted": { "$type": "color", "$value": "{gray.100}" } }

    Fix: change one of the colors in the contexts of the message.
    """
  static let options = [
    LintOption("text", .number(1...21), "Minimum contrast of text. Default: 4.5."),
    LintOption("large", .number(1...21), "Minimum contrast of large text. Default: 3."),
    LintOption("ui", .number(1...21), "Minimum contrast of icons. Default: 3."),
    LintOption(
      "measure",
      .word(["wcag", "apca"]),
      "`apca` adds the lightness contrast of APCA to findings, for information."
    ),
    LintOption("page", .path, "Color behind translucent backgrounds."),
    LintOption(
      "pairs",
      .objects([
        LintOption("foreground", .patterns, "Colors in front.", isRequired: true),
        LintOption("background", .patterns, "Colors behind them.", isRequired: true),
        LintOption("minimum", .number(1...21), "Their minimum contrast."),
        LintOption("contexts", .texts, "Contexts to check, such as `theme=dark`."),
      ]),
      "More pairs to check."
    ),
  ]

  /// The maximum number of combinations of contexts for a pair.
  private static let limit = 16_384

  static func findings(in source: LintSource, _ options: LintOptions) -> [LintFinding] {
    let pairs = ContrastPairs(source, options)
    var findings = pairs.findings
    let page = options.text("page").map { (path: $0, token: source.token(at: $0.value)) }
    if let page, page.token.map({ source[$0].type }) != .color {
      let diagnostic = Diagnostic(code, "the page `\(page.path.value)` isn't a color token")
      findings.append(LintFinding(aboutRule: diagnostic.at(page.path.span, "no such color")))
    }
    let evaluations = pairs.pairs.map {
      ContrastEvaluation($0, over: page?.token, in: source, limit: limit)
    }
    let doubtful = doubtfulWords(evaluations, pairs.pairs)
    var unknown: [String] = []
    for (pair, contrast) in zip(pairs.pairs, evaluations) {
      if let words = pair.words, doubtful[words] != nil { continue }
      if contrast.hasUnknownGround { unknown.append(contrast.name) }
      let hasLightness = options.text("measure")?.value == "apca"
      if let finding = contrast.finding(hasLightness: hasLightness) { findings.append(finding) }
    }
    for (words, count) in doubtful.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let message =
        "\(count) pairs of \(words.listed()) are not checked, because most are nearly the same color"
      let help = "if they are used together, list them as `pairs` in the options of `contrast`"
      findings.append(LintFinding(aboutRule: Diagnostic(code, message).help(help)))
    }
    let colors = source.tokens.filter { source[$0].type == .color }.count
    if pairs.pairs.isEmpty, colors > 1 {
      let message = "no contrast was checked, because no pairs of colors were found"
      let help = "list them as `pairs` in the options of `contrast`"
      findings.append(LintFinding(aboutRule: Diagnostic(code, message).help(help)))
    }
    if !unknown.isEmpty { findings.append(incompleteCheck(of: unknown)) }
    return findings
  }

  /// Returns advice about pairs whose contrast is unknown in some contexts.
  private static func incompleteCheck(of pairs: [String]) -> LintFinding {
    let count = pairs.count.counted("pair is", "pairs are")
    let example = "such as " + pairs.prefix(2).joined(separator: ", ")
    return LintFinding(
      aboutRule: Diagnostic(code, "\(count) not checked completely")
        .notes([example, "the background is translucent, or there are too many contexts"])
        .help("set `page` in the options of `contrast` to the color behind translucent ones")
    )
  }

  /// Returns the words whose pairs have mostly unreadable colors, with the number of these pairs.
  ///
  /// Then the words don't mean that the colors are used together: in some systems, `content.accent`
  /// is text in the color of `background.accent`.
  private static func doubtfulWords(
    _ evaluations: [ContrastEvaluation],
    _ pairs: [ContrastPairs.Pair]
  ) -> [[String]: Int] {
    var counts: [[String]: (all: Int, unreadable: Int)] = [:]
    for (pair, contrast) in zip(pairs, evaluations) {
      guard let words = pair.words else { continue }
      counts[words, default: (0, 0)].all += 1
      if contrast.worst ?? 21 < 2 { counts[words, default: (0, 0)].unreadable += 1 }
    }
    return counts.filter { $0.value.all > 3 && 2 * $0.value.unreadable > $0.value.all }
      .mapValues(\.all)
  }
}
