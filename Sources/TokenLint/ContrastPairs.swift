import Diagnostics
import TokenCompiler
import TokenInspection
import TokenModel

/// The pairs of foreground and background whose contrast `contrast` checks.
struct ContrastPairs {
  /// A foreground on a background.
  struct Pair {
    let text: TokenID
    let ground: TokenID
    /// The required contrast.
    var minimum: Double
    /// Where the colors are used together.
    let use: String
    /// Other pairs that always have the same colors.
    var others: [String] = []
  }

  private let source: LintSource
  private let options: LintOptions
  private(set) var pairs: [Pair] = []
  /// The findings about pairs in the configuration.
  private(set) var findings: [LintFinding] = []
  /// The index in `pairs` of each combination of colors.
  private var indices: [Key: Int] = [:]

  private struct Key: Hashable {
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

  private mutating func add(_ text: TokenID, _ ground: TokenID, _ minimum: Double, _ use: String) {
    guard text != ground, source[text].type == .color, source[ground].type == .color else { return }
    let key = Key(text: root(of: text), ground: root(of: ground))
    guard let index = indices[key] else {
      indices[key] = pairs.count
      pairs.append(Pair(text: text, ground: ground, minimum: minimum, use: use))
      return
    }
    pairs[index].minimum = max(pairs[index].minimum, minimum)
    if pairs[index].text != text || pairs[index].ground != ground {
      let name = "`\(source.path(of: text))` on `\(source.path(of: ground))`"
      if !pairs[index].others.contains(name) { pairs[index].others.append(name) }
    }
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
      add(text, ground, minimum, "the component `\(colors.place(in: source.ir))` uses this pair")
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
        add(token, match.ground, match.isText ? text : ui, use)
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
        add(text, ground, minimum, "they are a pair in the configuration")
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
