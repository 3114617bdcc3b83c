import Diagnostics
import TokenCompiler
import TokenModel

/// `naming`: the case, words, and number of names in paths.
enum NamingRule: LintRule {
  static let code: DiagnosticCode = """
    warning[naming]: a name doesn't follow the team's rules

    The options set the `case` of names (`camel`, `kebab`, `snake`, or `pascal`),
    the maximum `depth` of paths, `words` that names must not contain, and a
    `pattern` for paths. `groups` sets them for the tokens at some paths. A name may
    begin with a digit, and a group is reported once.

    Example:

        "lint": { "naming": ["warn", { "case": "kebab", "groups": [
          { "paths": "space.**", "pattern": "space.{s,m,l}" }] }] }

        "textColor": { "$type": "color", "$value": "#000000" }

    Fix: rename the token or group. In files that you can't edit, use `rename` in
    the configuration.
    """
  static let isRecommended = false
  private static let limits = [
    LintOption("case", .word(NameCase.allCases.map(\.rawValue)), "Case of names."),
    LintOption("depth", .number(1...32), "Maximum number of names in a path."),
    LintOption("words", .texts, "Words that names must not contain."),
    LintOption("pattern", .patterns, "Patterns for paths, one of which must match."),
  ]
  static let necessaryOptions = ["case", "depth", "words", "pattern", "groups"]
  static let options =
    limits + [
      LintOption(
        "groups",
        .objects([LintOption("paths", .patterns, "Tokens.", isRequired: true)] + limits),
        "Different options for tokens; the first entry with a matching path applies."
      )
    ]

  static func findings(in source: LintSource, _ options: LintOptions) -> [LintFinding] {
    let groups = options.objects("groups").map { ($0.patterns("paths"), NameLimits($0)) }
    let general = NameLimits(options)
    let origins = Dictionary(
      source.ir.groups.map { ($0.path, $0.origin) },
      uniquingKeysWith: { first, _ in first }
    )
    func finding(_ path: PathID, _ token: Token, _ problem: String) -> LintFinding {
      let message = "`\(source.text(of: path))` \(problem)"
      let place = source.ir.sources.span(of: origins[path] ?? token.base.origin)
      return LintFinding([path], Diagnostic(code, message).at(place).help("rename it"))
    }
    var seen: Set<PathID> = []
    var findings: [LintFinding] = []
    for index in source.ir.tokens.indices {
      let token = source.ir.tokens[index]
      let text = source.text(of: token.path)
      let limits = groups.first { $0.0.matches(text) }?.1 ?? general
      var path = token.path
      var depth = 0
      while path != .root, limits.depth != nil || !seen.contains(path) {
        depth += 1
        let name = source.ir.texts[source.ir.paths.name(of: path)]
        if seen.insert(path).inserted, let problem = limits.problem(of: name) {
          findings.append(finding(path, token, problem))
        }
        path = source.ir.paths.parent(of: path)
      }
      if !limits.pattern.isEmpty, !limits.pattern.matches(text) {
        findings.append(finding(token.path, token, "doesn't match \(limits.patterns.listed("or"))"))
      }
      if let limit = limits.depth, depth > limit {
        let problem = "has \(depth) names, expected at most \(limit)"
        findings.append(finding(token.path, token, problem))
      }
    }
    return findings
  }
}

/// The allowed cases of names.
private enum NameCase: String, CaseIterable {
  case camel, kebab, snake, pascal

  func allows(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return true }
    let hasHyphen = name.contains("-")
    let hasUnderscore = name.contains("_")
    let hasUpper = name.contains(where: \.isUppercase)
    return switch self {
    case .camel: !hasHyphen && !hasUnderscore && !first.properties.isUppercase
    case .pascal: !hasHyphen && !hasUnderscore && !first.properties.isLowercase
    case .kebab: !hasUnderscore && !hasUpper
    case .snake: !hasHyphen && !hasUpper
    }
  }
}

/// What names must be like.
private struct NameLimits {
  let depth: Int?
  let pattern: PathPatterns
  let patterns: [String]
  private let nameCase: NameCase?
  private let words: Set<String>

  init(_ options: LintOptions) {
    nameCase = options.text("case").flatMap { NameCase(rawValue: $0.value) }
    words = Set(options.texts("words").map { $0.value.lowercased() })
    pattern = options.patterns("pattern")
    patterns = options.texts("pattern").map(\.value)
    let number = options.number("depth", default: 0)
    depth = number >= 1 ? Int(number) : nil
  }

  /// Returns what's wrong with a name, if anything.
  func problem(of name: String) -> String? {
    if name == "$root" { return nil }
    if let nameCase, !nameCase.allows(name) { return "isn't in \(nameCase.rawValue) case" }
    guard !words.isEmpty else { return nil }
    let word = CasedWords.split(name).first { words.contains($0.lowercased()) }
    return word.map { "contains the word `\($0)`" }
  }
}
