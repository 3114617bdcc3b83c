internal import SourceForms
internal import TokenCompiler
internal import TokenOutput

/// Determines the contexts in which the rules of a style sheet apply.
///
/// A class or the value of an attribute names a context, with or without the modifier, as in
/// `.dark`, `.theme-dark`, and `[data-theme="dark"]`. Media queries for color schemes and contrast
/// choose the contexts with these appearances, and those for motion the contexts of a modifier
/// named `motion`. The options of the outputs name further selectors and media queries.
struct RuleContexts {
  private let modifiers: [Modifier]
  /// The selectors of the root.
  private var roots: Set<String> = [":root", ":host", "html", "body", "*"]
  /// The contexts of selectors and media queries in options of the outputs.
  private var named: [String: ContextSet] = [:]
  /// The modifiers of attributes in options of the outputs.
  private var attributes: [String: Int] = [:]
  private var known: [[Substring]: [ContextSet]] = [:]

  init(_ modifiers: [Modifier], _ requests: [OutputRequest]) {
    self.modifiers = modifiers
    for (index, modifier) in modifiers.enumerated() {
      for context in modifier.contexts.indices {
        guard let reduces = modifier.reducesMotion(at: context) else { continue }
        let preference = reduces ? "reduce" : "no-preference"
        named["(prefers-reduced-motion:\(preference))"] = set(index, context)
      }
    }
    for option in requests.flatMap(\.options) {
      switch (option.name, option.value) {
      case ("selector", .string(let selector)): roots.insert(Self.key(selector))
      case ("selectors", .contexts(let texts)), ("conditions", .contexts(let texts)):
        for text in texts {
          guard let modifier = modifiers.firstIndex(where: { $0.name == text.modifier }),
            let context = modifiers[modifier].contexts.firstIndex(of: text.context)
          else { continue }
          named[Self.key(text.text)] = set(modifier, context)
        }
      case ("attributes", .modifiers(let texts)):
        for text in texts {
          attributes[text.text] = modifiers.firstIndex { $0.name == text.modifier }
        }
      default: break
      }
    }
  }

  private func set(_ modifier: Int, _ context: Int) -> ContextSet {
    ContextSet(Modifier.ContextIndex(context), of: modifier, in: modifiers)
  }

  private static func key(_ text: some StringProtocol) -> String {
    String(text.filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" })
  }

  /// Returns each combination of contexts in which the rule in `blocks` applies; empty if it doesn't
  /// apply to the whole page.
  mutating func contexts(of blocks: [Substring]) -> [ContextSet] {
    if let sets = known[blocks] { return sets }
    var sets = [ContextSet()]
    for block in blocks {
      let own = contexts(of: block)
      sets = sets.flatMap { set in own.compactMap { set.merging($0) } }
      if sets.count > Self.limit { sets = [] }
    }
    known[blocks] = sets.unique
    return sets.unique
  }

  /// The maximum number of combinations for a rule.
  private static let limit = 64

  private func contexts(of block: Substring) -> [ContextSet] {
    guard block.hasPrefix("@") else { return contexts(ofSelectors: block, depth: 0) }
    if block.hasPrefix("@layer") || block.hasPrefix("@theme") { return [ContextSet()] }
    guard block.hasPrefix("@media") else { return [] }
    return query(Self.key(block.dropFirst(6).lowercased())).map { [$0] } ?? []
  }

  // MARK: Media queries

  /// The contexts of color schemes, except the default ones.
  var schemes: [ContextSet] {
    [.light, .dark].compactMap { appearance($0, nil) }.filter { !$0.isBase }
  }

  private func query(_ condition: String) -> ContextSet? {
    if let set = named[condition] ?? named["@media" + condition] { return set }
    var (scheme, contrast): (Appearance.Scheme?, Appearance.Contrast?)
    var found = ContextSet()
    for part in Self.parts(of: condition) {
      switch part {
      case "all", "screen", "onlyscreen", "and", "alland", "screenand", "onlyscreenand": break
      case "(prefers-color-scheme:dark)": scheme = .dark
      case "(prefers-color-scheme:light)": scheme = .light
      case "(prefers-contrast:more)": contrast = .high
      case "(prefers-contrast:no-preference)", "(not(prefers-contrast:more))":
        contrast = contrast ?? .standard
      default:
        guard let set = named[part], let both = found.merging(set) else { return nil }
        found = both
      }
    }
    return appearance(scheme, contrast).flatMap { found.merging($0) }
  }

  /// Splits a condition before and after its outermost parentheses.
  private static func parts(of condition: String) -> [String] {
    var parts = [""]
    var level = 0
    for letter in condition {
      if letter == "(" {
        if level == 0 { parts.append("") }
        level += 1
      }
      parts[parts.count - 1].append(letter)
      if letter == ")" {
        level -= 1
        if level == 0 { parts.append("") }
      }
    }
    return parts.filter { !$0.isEmpty }
  }

  /// Returns the contexts for a color scheme and a contrast; `nil` if there are none or several.
  private func appearance(
    _ scheme: Appearance.Scheme?,
    _ contrast: Appearance.Contrast?
  ) -> ContextSet? {
    var result = ContextSet()
    var rest = (scheme != nil, contrast == .high)
    for (index, modifier) in modifiers.enumerated() {
      let own = modifier.appearances[Int(modifier.defaultContext)]
      let hasScheme = modifier.appearances.contains { $0?.scheme != nil }
      let hasContrast = modifier.appearances.contains { $0?.contrast != nil }
      guard scheme != nil && hasScheme || contrast != nil && hasContrast else { continue }
      let matches = modifier.appearances.indices.filter { context in
        let appearance = modifier.appearances[context]
        return (!hasScheme || appearance?.scheme == scheme ?? own?.scheme)
          && appearance?.contrast ?? .standard == (hasContrast ? contrast : nil) ?? .standard
      }
      guard matches.count == 1, let set = result.merging(set(index, matches[0])) else { continue }
      result = set
      rest = (rest.0 && !hasScheme, rest.1 && !hasContrast)
    }
    return rest == (false, false) ? result : nil
  }

  // MARK: Selectors

  /// Returns the contexts of each selector in a list that applies to the whole page.
  private func contexts(ofSelectors list: Substring, depth: Int) -> [ContextSet] {
    guard depth < 8 else { return [] }
    return CSSList.split(list, at: ",").flatMap { selector in
      let key = Self.key(selector)
      if let set = named[key] { return [set] }
      return roots.contains(key) ? [ContextSet()] : contexts(ofSelector: selector[...], depth)
    }.unique
  }

  private func contexts(ofSelector selector: Substring, _ depth: Int) -> [ContextSet] {
    var sets = [ContextSet()]
    var rest = selector
    while let first = rest.first {
      var own = [ContextSet()]
      if let root = roots.filter({ rest.hasPrefix($0) }).max(by: { $0.count < $1.count }),
        !root.isEmpty, rest.dropFirst(root.count).first.map(Self.endsName) ?? true
      {
        rest = rest.dropFirst(root.count)
        if root == ":host", rest.first == "(" { own = inner(&rest, depth) }
      } else if first == ":" {
        let name = rest.prefix { $0 != "(" }
        rest = rest.dropFirst(name.count)
        let selectors = inner(&rest, depth)
        switch name {
        // The context that `:not()` excludes has its own rule.
        case ":not": break
        case ":is", ":where", ":host-context": own = selectors
        default: return []
        }
      } else if first == "[" {
        let text = rest.prefix { $0 != "]" }
        rest = rest.dropFirst(text.count + 1)
        own = context(ofAttribute: text.dropFirst()).map { [$0] } ?? []
      } else if first == "." || first == "#" {
        let name = rest.dropFirst().prefix { !Self.endsName($0) }
        rest = rest.dropFirst(name.count + 1)
        own = named[String(first) + name].map { [$0] } ?? context(called: name).map { [$0] } ?? []
      } else if first.isWhitespace {
        rest = rest.dropFirst()
      } else {
        return []
      }
      sets = sets.flatMap { set in own.compactMap { set.merging($0) } }
      guard !sets.isEmpty, sets.count <= Self.limit else { return [] }
    }
    return sets
  }

  private static func endsName(_ letter: Character) -> Bool {
    letter.isWhitespace || ".#:[(,>+~".contains(letter)
  }

  /// Removes an argument in parentheses, and returns the contexts of the selectors in it.
  private func inner(_ rest: inout Substring, _ depth: Int) -> [ContextSet] {
    var level = 0
    let end = rest.firstIndex { letter in
      level += letter == "(" ? 1 : letter == ")" ? -1 : 0
      return level == 0
    }
    let text = rest[..<(end ?? rest.endIndex)].dropFirst()
    rest = end.map { rest[rest.index(after: $0)...] } ?? ""
    return contexts(ofSelectors: text, depth: depth + 1)
  }

  private func context(ofAttribute text: Substring) -> ContextSet? {
    let parts = text.split(separator: "=", maxSplits: 1)
    if let set = named["[" + Self.key(text) + "]"] { return set }
    let name = parts.first?.trimmed.filter { !"~|^$*".contains($0) } ?? ""
    guard parts.count == 2 else {
      return context(called: name.hasPrefix("data-") ? String(name.dropFirst(5)) : name)
    }
    let value = parts[1].trimmed
    return context(called: (CSSEscapes.string(value) ?? value)[...], attribute: name)
  }

  /// Returns the context with a name, which may include that of the modifier.
  private func context(called name: some StringProtocol, attribute: String = "") -> ContextSet? {
    let words = Self.words(name)
    let hint = Self.words(attribute)
    var matches: [(set: ContextSet, isHinted: Bool)] = []
    for (index, modifier) in modifiers.enumerated() {
      if let only = attributes[attribute], only != index { continue }
      let noise = Set(Self.words(modifier.name) + ["theme", "mode", "scheme", "color", "is"])
      let short = words.filter { !noise.contains($0) }
      let context =
        modifier.contexts.firstIndex { Self.words($0) == words }
        ?? modifier.contexts.firstIndex {
          !short.isEmpty && Self.words($0).filter { !noise.contains($0) } == short
        } ?? appearance(called: short, of: modifier)
      guard let context else { continue }
      let isHinted = Self.words(modifier.name).allSatisfy(hint.contains)
      matches.append((set(index, context), isHinted))
    }
    let hinted = matches.filter(\.isHinted)
    let best = hinted.isEmpty ? matches : hinted
    return best.count == 1 ? best[0].set : nil
  }

  private func appearance(called words: [String], of modifier: Modifier) -> Int? {
    guard words == ["dark"] || words == ["light"] else { return nil }
    let matches = modifier.appearances.indices.filter { index in
      let appearance = modifier.appearances[index]
      return appearance?.scheme?.rawValue == words[0]
        && appearance?.contrast ?? .standard == .standard
    }
    return matches.count == 1 ? matches[0] : nil
  }

  private static func words(_ text: some StringProtocol) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
