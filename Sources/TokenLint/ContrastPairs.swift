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
    /// The contexts in which they are; empty for all.
    ///
    /// Those of one modifier are alternatives.
    var contexts: [Context] = []
    /// The words in which the names differ, such as `text` and `background`; `nil` unless the pair
    /// was found only by these words.
    var words: [String]?
    /// Other pairs that always have the same colors.
    var others: [Colors] = []

    func applies(in choices: ContextChoices) -> Bool {
      contexts.allSatisfy { context in
        contexts.contains {
          $0.modifier == context.modifier && choices[$0.modifier] == $0.context
        }
      }
    }
  }

  /// A context of a modifier.
  struct Context: Hashable {
    let modifier: Int
    let context: Modifier.ContextIndex
  }

  /// What pairs that are reported together have in common.
  private struct Key: Hashable {
    let colors: Colors
    let contexts: [Context]
  }

  private let source: LintSource
  private let options: LintOptions
  private(set) var pairs: [Pair] = []
  /// The findings about pairs in the configuration.
  private(set) var findings: [LintFinding] = []
  /// The index in `pairs` of each combination of colors.
  private var indices: [Key: Int] = [:]
  private var seen: Set<Key> = []

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
    let own = Colors(text: pair.text, ground: pair.ground)
    let isNew = seen.insert(Key(colors: own, contexts: pair.contexts)).inserted
    let colors = Colors(text: root(of: pair.text), ground: root(of: pair.ground))
    let key = Key(colors: colors, contexts: pair.contexts)
    guard let index = indices[key] else {
      indices[key] = pairs.count
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
      let diagnostic = Diagnostic(ContrastRule.code, message).at(entry.text("foreground")?.span)
      findings.append(
        LintFinding(aboutRule: diagnostic.help("use narrower patterns; these pairs aren't checked"))
      )
      return
    }
    let contexts = entry.texts("contexts").compactMap { context($0) }
    // A wrong context must not widen the entry to all contexts.
    guard contexts.count == entry.texts("contexts").count else { return }
    for text in texts {
      for ground in grounds {
        let use = "they are a pair in the configuration"
        add(Pair(text: text, ground: ground, minimum: minimum, use: use, contexts: contexts))
      }
    }
  }

  /// Returns a context written as in `theme=dark`, and reports an unknown one.
  private mutating func context(_ text: Located<String>) -> Context? {
    let parts = text.value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let modifiers = source.ir.modifiers
    for (index, modifier) in modifiers.enumerated() where modifier.name == parts[0] {
      let context = modifier.contexts.firstIndex { parts.count == 2 && $0 == parts[1] }
      guard let context else { continue }
      return Context(modifier: index, context: Modifier.ContextIndex(context))
    }
    let known = modifiers.flatMap { modifier in
      modifier.contexts.map { "\(modifier.name)=\($0)" }
    }
    let diagnostic = Diagnostic(
      ContrastRule.code,
      "`\(text.value)` is not a context; nothing is checked there"
    )
    .at(text.span, "no such context").suggesting(text.value, among: known)
    .help("write a modifier and a context, as in `theme=dark`")
    findings.append(LintFinding(aboutRule: diagnostic))
    return nil
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
        let diagnostic = Diagnostic(ContrastRule.code, "`\(pattern.value)` matches no color")
        findings.append(
          LintFinding(aboutRule: diagnostic.at(pattern.span, "no such color").help("correct it"))
        )
      }
      found += matches
    }
    return found
  }
}
