import Diagnostics
import TokenCompiler
import TokenInspection
import TokenModel

/// The contrast of a pair in every combination of contexts.
struct ContrastEvaluation {
  private let pair: ContrastPairs.Pair
  private let source: LintSource
  private let page: TokenID?
  private var set: ModifierSet
  /// The combinations in which the contrast is too low.
  private var failures: [(choices: ContextChoices, ratio: Double)] = []
  /// Whether the contrast isn't known in some contexts, because the background is translucent.
  private(set) var hasUnknownGround = false

  init(
    _ pair: ContrastPairs.Pair,
    over page: TokenID?,
    in source: LintSource,
    limit: Int
  ) {
    self.pair = pair
    self.source = source
    self.page = page.flatMap { source[$0].type == .color ? $0 : nil }
    let ir = source.ir
    set = ir.relevantModifiers(of: pair.text).union(ir.relevantModifiers(of: pair.ground))
    let isOpaque = source.values(of: pair.ground).allSatisfy { source.srgb($0.value).w >= 1 }
    if let page = self.page, !isOpaque { set.formUnion(ir.relevantModifiers(of: page)) }
    for context in pair.contexts { set.insert(ModifierSet(modifier: context.modifier)) }
    guard let combinations = ir.combinations(of: set, limit: limit) else {
      hasUnknownGround = true
      return
    }
    for choices in combinations
    where pair.applies(in: choices) && !ir.isAbsent(pair.text, in: choices)
      && !ir.isAbsent(pair.ground, in: choices)
    {
      guard let ground = ground(in: choices) else {
        hasUnknownGround = true
        continue
      }
      let text = color(pair.text, choices)
      // Nobody has to read a color that is transparent.
      guard text.w > 0 else { continue }
      let ratio = Color.contrast(of: text, on: ground)
      if ratio < pair.minimum - 1e-9 { failures.append((choices, ratio)) }
    }
  }

  private func color(_ token: TokenID, _ choices: ContextChoices) -> SIMD4<Double> {
    source.srgb(source.ir.resolved(token, in: choices).value)
  }

  /// Returns the opaque color of the background; `nil` if it isn't known.
  private func ground(in choices: ContextChoices) -> SIMD4<Double>? {
    let ground = color(pair.ground, choices)
    if ground.w >= 1 { return ground }
    guard let page, !source.ir.isAbsent(page, in: choices) else { return nil }
    return Color.blend(ground, over: color(page, choices))
  }

  /// The lowest contrast, if it's too low.
  var worst: Double? { failures.map(\.ratio).min() }

  /// The pair as a phrase.
  var name: String { name(pair.text, pair.ground) }

  private func name(_ text: TokenID, _ ground: TokenID) -> String {
    "`\(source.path(of: text))` on `\(source.path(of: ground))`"
  }

  /// Returns the finding, if the contrast is too low anywhere.
  func finding(hasLightness: Bool) -> LintFinding? {
    guard let worst = failures.min(by: { $0.ratio < $1.ratio }) else { return nil }
    let (ir, minimum) = (source.ir, pair.minimum.shown(2))
    let message =
      "\(name) has a contrast of \(worst.ratio.shown(2)):1, expected at least \(minimum):1"
    let contexts = ir.text(of: worst.choices, for: set)
    let place = contexts.isEmpty ? "" : " in \(contexts)"
    func text(_ token: TokenID) -> String {
      ir.text(of: ir.resolved(token, in: worst.choices).value, type: .color)
    }
    func span(_ token: TokenID) -> Span {
      ir.sources.span(of: ir.definition(of: token, in: worst.choices))
    }
    let diagnostic = Diagnostic(ContrastRule.code, message)
      .at(span(pair.text), text(pair.text) + place)
      .also(span(pair.ground), "on \(text(pair.ground))")
      .notes(notes(except: worst.choices))
      .notes(hasLightness ? [lightness(in: worst.choices)].compactMap { $0 } : [])
      .help(suggestion(worst.choices))
    return LintFinding([pair.text, pair.ground].map { source[$0].path }, diagnostic)
  }

  private func lightness(in choices: ContextChoices) -> String? {
    ground(in: choices).map { ground in
      let contrast = Color.lightnessContrast(of: color(pair.text, choices), on: ground)
      return "the lightness contrast of APCA is Lc \(contrast.magnitude.shown(1))"
    }
  }

  private func notes(except worst: ContextChoices) -> [String] {
    let others = failures.filter { $0.choices != worst }
    let contexts = others.prefix(4).map {
      "\(source.ir.text(of: $0.choices, for: set)) (\($0.ratio.shown(2)):1)"
    }
    let names = pair.others.prefix(2).map { name($0.text, $0.ground) }
    var notes = [pair.use]
    if let page, color(pair.ground, worst).w < 1 {
      notes.append("the background is translucent, and `\(source.path(of: page))` is behind it")
    }
    if !contexts.isEmpty {
      notes.append("it's also too low in \(Self.listed(contexts, of: others.count))")
    }
    if !names.isEmpty {
      notes.append("the same colors: \(Self.listed(names, of: pair.others.count))")
    }
    return notes
  }

  /// Returns the first ones of `count` texts as a phrase.
  private static func listed(_ texts: [String], of count: Int) -> String {
    texts.joined(separator: ", ") + (count > texts.count ? ", and \(count - texts.count) more" : "")
  }

  /// Suggests the nearest darker or lighter foreground that is enough.
  private func suggestion(_ choices: ContextChoices) -> String {
    let text = color(pair.text, choices)
    guard text.w >= 1, let ground = ground(in: choices) else { return "change one of the colors" }
    for end in [SIMD4<Double>(0, 0, 0, 1), SIMD4<Double>(1, 1, 1, 1)]
    where Color.contrast(of: end, on: ground) >= pair.minimum
      && (Color.contrast(of: end, on: ground) >= Color.contrast(of: text, on: ground))
    {
      // In shares of 255, the contrast is too low up to one share and enough from the next one.
      let share = (1..<255).partitioningIndex { share in
        let mixed = Self.mix(text, end, Double(share) / 255)
        return Color.contrast(of: mixed, on: ground) >= pair.minimum
      }
      return "`\(Self.hex(Self.mix(text, end, Double(share) / 255)))` would be enough"
    }
    return "no foreground of this hue is enough; change the background"
  }

  /// Returns a mixture with eight bits for each component.
  private static func mix(
    _ first: SIMD4<Double>,
    _ second: SIMD4<Double>,
    _ share: Double
  ) -> SIMD4<Double> {
    ((first * (1 - share) + second * share) * 255).rounded(.toNearestOrEven) / 255
  }

  private static func hex(_ color: SIMD4<Double>) -> String {
    "#"
      + (0..<3).map { index in
        Int((min(max(color[index], 0), 1) * 255).rounded()).hexadecimal(digits: 2)
      }.joined()
  }
}
