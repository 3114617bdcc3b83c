import Diagnostics
import TokenCompiler
import TokenInspection
import TokenModel

/// The pairs of foreground and background whose contrast `contrast` checks.
struct ContrastPairs {
  /// A foreground on a background.
  struct Pair {
    var text: TokenID
    var ground: TokenID
    /// The required contrast.
    var minimum: Double
    /// Where the colors are used together.
    var use: String
    /// The words in which the names differ, such as `text` and `background`; `nil` unless the pair
    /// was found only by these words.
    var words: [String]?
    /// Other pairs that always have the same colors.
    var others: [Colors] = []
  }

  private let source: LintSource
  private let options: LintOptions
  private(set) var pairs: [Pair] = []
  /// The findings about pairs in the configuration.
  private(set) var findings: [LintFinding] = []
  /// The index in `pairs` of each combination of colors.
  private var indices: [Colors: Int] = [:]
  private var seen: Set<Colors> = []

  /// The tokens of a pair.
  struct Colors: Hashable {
    let text: TokenID
    let ground: TokenID
  }

  /// The maximum number of pairs that the patterns of one entry match.
  private static let limit = 100_000

  init(_ source: LintSource, _ options: LintOptions) {
    self.source = source
    self.options = options
    addComponents()
    addNames()
    for entry in options.objects("pairs") { add(entry) }
  }

  var text: Double { options.number("text", default: 4.5) }
  var large: Double { options.number("large", default: 3) }
  var ui: Double { options.number("ui", default: 3) }

  private mutating func add(_ pair: Pair) {
    guard pair.text != pair.ground, source[pair.text].type == .color,
      source[pair.ground].type == .color
    else { return }
    let isNew = seen.insert(Colors(text: pair.text, ground: pair.ground)).inserted
    let colors = Colors(text: root(of: pair.text), ground: root(of: pair.ground))
    guard let index = indices[colors] else {
      indices[colors] = pairs.count
      pairs.append(pair)
      return
    }
    // The pair with the highest requirement is reported.
    var (kept, other) = (pairs[index], pair)
    if other.minimum > kept.minimum {
      swap(&kept, &other)
      kept.others = other.others
    }
    if kept.words != other.words { kept.words = nil }
    if isNew { kept.others.append(Colors(text: other.text, ground: other.ground)) }
    pairs[index] = kept
  }

  /// Returns the token that determines a token's color in every context.
  private func root(of token: TokenID) -> TokenID {
    var token = token
    while source.ir.hasOneValue(token), let next = source[token].base.alias { token = next }
    return token
  }

  // MARK: Components

  private mutating func addComponents() {
    for colors in source.ir.componentColors {
      let minimum = isLarge(source.ir.textStyle(of: colors.component)) ? large : text
      let (text, ground) = (
        source.ir.meaning(of: colors.text), source.ir.meaning(of: colors.ground)
      )
      let use = "the component `\(colors.place(in: source.ir))` uses this pair"
      add(Pair(text: text, ground: ground, minimum: minimum, use: use))
    }
  }

  /// Whether text has at least 24 pixels, or 18.66 in bold.
  private func isLarge(_ style: TextStyle?) -> Bool {
    guard let style, let size = style.size.flatMap(LintSource.pixels) else { return false }
    return size >= 24 || size >= 18.66 && (style.weight ?? 400) >= 700
  }

  // MARK: Names

  private mutating func addNames() {
    var names = ContrastNames(source)
    for token in source.tokens where source[token].type == .color {
      for match in names.matches(of: token) {
        let use = "they are a pair because of their names"
        let minimum = match.isText ? text : ui
        add(
          Pair(text: token, ground: match.ground, minimum: minimum, use: use, words: match.words)
        )
      }
    }
  }

  // MARK: Configuration

  private mutating func add(_ entry: LintOptions) {
    let texts = tokens("foreground", of: entry)
    let grounds = tokens("background", of: entry)
    let minimum = entry.number("minimum", default: text)
    let (count, overflow) = texts.count.multipliedReportingOverflow(by: grounds.count)
    if overflow || count > Self.limit {
      let message = "an entry of `pairs` matches more than \(Self.limit) pairs of colors"
      let diagnostic = Diagnostic(.contrast, message).at(entry.text("foreground")?.span)
      findings.append(
        LintFinding(aboutRule: diagnostic.help("use narrower patterns; these pairs aren't checked"))
      )
      return
    }
    for text in texts {
      for ground in grounds {
        let use = "they are a pair in the configuration"
        add(Pair(text: text, ground: ground, minimum: minimum, use: use))
      }
    }
  }

  /// Returns the colors that the patterns of an option match, and reports patterns without matches.
  private mutating func tokens(_ name: String, of entry: LintOptions) -> [TokenID] {
    var found: [TokenID] = []
    for pattern in entry.texts(name) {
      let patterns = PathPatterns([pattern.value])
      let matches = source.tokens.filter {
        source[$0].type == .color && patterns.matches(source.path(of: $0))
      }
      if matches.isEmpty {
        let diagnostic = Diagnostic(.contrast, "`\(pattern.value)` matches no color")
        findings.append(
          LintFinding(aboutRule: diagnostic.at(pattern.span, "no such color").help("correct it"))
        )
      }
      found += matches
    }
    return found
  }
}
