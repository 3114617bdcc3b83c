import TokenCompiler
import TokenModel

/// Finds the background of a color by its name: that of `button.text.hover` is
/// `button.background.hover`, and that of `on-accent` is `accent`.
struct ContrastNames {
  private static let texts: Set = ["text", "foreground", "fg", "content"]
  private static let icons: Set = ["icon"]
  private static let grounds = ["background", "bg", "surface", "layer", "container"]
  /// The words for states that need no contrast.
  private static let inactive: Set = ["disabled", "inactive"]
  /// The names of the default token of a group.
  private static let defaults = ["default", "rest", "base", "$root"]

  private let source: LintSource
  private let defaults: [TextID]
  private var roles: [TextID: Role] = [:]
  /// The differing words of pairs of names.
  private var knownWords: [[TextID]: [String]] = [:]
  /// Whether a name in each path has a role, by the path's index; `nil` until it's needed.
  private var roleExists: [Bool?]
  /// The groups with names such as `on-accent`, in which other names don't form pairs.
  private var groupsWithOn: Set<PathID> = []

  /// The meaning of a name in a path.
  private enum Role {
    case none
    case inactive
    /// The name of the foreground, and the names of backgrounds at the same path.
    case text([TextID]), icon([TextID])
    /// `on`, and the names of backgrounds at the same path.
    case on([TextID])
    /// A name such as `on-accent` with the words after `on`.
    case onGround([String])
  }

  init(_ source: LintSource) {
    self.source = source
    roleExists = Array(repeating: nil, count: source.ir.paths.count)
    defaults = Self.defaults.compactMap { source.ir.texts.find($0) }
    for token in source.tokens where source[token].type == .color {
      var path = source[token].path
      guard case .onGround = role(of: source.ir.paths.name(of: path)) else { continue }
      while path != .root {
        path = source.ir.paths.parent(of: path)
        groupsWithOn.insert(path)
      }
    }
  }

  /// A background of a token.
  struct Match {
    let ground: TokenID
    /// Whether the token is for text.
    let isText: Bool
    /// The words in which the paths differ, if that's why they match.
    var words: [String]?
  }

  /// Returns the backgrounds of a token.
  mutating func matches(of token: TokenID) -> [Match] {
    guard hasRole(in: source[token].path) else { return [] }
    let names = source.ir.paths.names(of: source[token].path)
    let roles = names.map { role(of: $0) }
    let isInactive = roles.contains { if case .inactive = $0 { true } else { false } }
    guard !isInactive else { return [] }
    var path = PathID.root
    var found: [Match] = []
    for (index, name) in names.enumerated() {
      path = source.ir.paths.find(name, below: path) ?? path
      switch roles[index] {
      case .text(let grounds), .icon(let grounds):
        guard !groupsWithOn.contains(path) else { continue }
        var isText = false
        if case .text = roles[index] { isText = true }
        for ground in grounds {
          guard let token = self.token(names, replacing: index, by: [ground]) else { continue }
          let words = differingWords(name, ground)
          found.append(Match(ground: token, isText: isText, words: words))
        }
      case .on(let grounds):
        for ground in grounds.map({ [$0] }) + [[]] {
          guard let token = self.token(names, replacing: index, by: ground) else { continue }
          found.append(Match(ground: token, isText: true))
        }
      case .onGround(let words):
        guard let token = ground(names, at: index, words, roles) else { continue }
        let isIcon = roles[..<index].contains { if case .icon = $0 { true } else { false } }
        found.append(Match(ground: token, isText: !isIcon))
      case .none, .inactive: continue
      }
    }
    return found.filter { $0.ground != token }
  }

  /// Whether a name in a path has a role, which is rare.
  private mutating func hasRole(in path: PathID) -> Bool {
    guard path != .root else { return false }
    if let known = roleExists[Int(path.index)] { return known }
    var exists = true
    if case .none = role(of: source.ir.paths.name(of: path)) {
      exists = hasRole(in: source.ir.paths.parent(of: path))
    }
    roleExists[Int(path.index)] = exists
    return exists
  }

  /// Returns the words of each name that the other one doesn't have.
  private mutating func differingWords(_ first: TextID, _ second: TextID) -> [String] {
    let names = [first, second]
    if let known = knownWords[names] { return known }
    let words = names.map { name in
      CasedWords.split(source.ir.texts[name]).map { $0.lowercased() }
    }
    let differing =
      words[0].filter { !words[1].contains($0) } + words[1].filter { !words[0].contains($0) }
    knownWords[names] = differing
    return differing
  }

  private func token(
    _ names: [TextID],
    replacing index: Int,
    by replacement: [TextID]
  ) -> TokenID? {
    let names = Array(names[..<index] + replacement + names[(index + 1)...])
    if let token = source.token(at: names) { return token }
    return defaults.lazy.compactMap { source.token(at: names + [$0]) }.first
  }

  /// Returns the background that `words` name: in the group of backgrounds, or next to the
  /// foreground if it isn't in a group of foregrounds.
  private func ground(
    _ names: [TextID],
    at index: Int,
    _ words: [String],
    _ roles: [Role]
  ) -> TokenID? {
    var places: [[TextID]]?
    for (group, role) in roles[..<index].enumerated() {
      switch role {
      case .text(let grounds), .icon(let grounds):
        places = grounds.map { Array(names[..<group] + [$0] + names[(group + 1)...]) }
      default: continue
      }
    }
    let parent = index > 0 ? CasedWords.split(source.ir.texts[names[index - 1]]) : []
    let ownWords =
      words.starts(with: parent.map { $0.lowercased() })
      ? Array(words.dropFirst(parent.count)) : words
    for place in places ?? [names] {
      for candidate in [words, ownWords] {
        if candidate.isEmpty {
          if let token = token(place, replacing: index, by: []) { return token }
          continue
        }
        for name in Self.spellings(of: candidate) {
          guard let text = source.ir.texts.find(name) else { continue }
          if let token = token(place, replacing: index, by: [text]) { return token }
        }
      }
    }
    return nil
  }

  /// Returns a name in the usual cases.
  private static func spellings(of words: [String]) -> [String] {
    let capitalized = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let camel = words[0] + capitalized.dropFirst().joined()
    return [words.joined(separator: "-"), camel, words.joined(separator: "_")]
  }

  private mutating func role(of name: TextID) -> Role {
    if let known = roles[name] { return known }
    let role = newRole(of: name)
    roles[name] = role
    return role
  }

  private func newRole(of name: TextID) -> Role {
    let text = source.ir.texts[name]
    let words = CasedWords.split(text)
    let lower = words.map { $0.lowercased() }
    if lower.contains(where: Self.inactive.contains) { return .inactive }
    if lower.first == "on" {
      return lower.count == 1
        ? .on(grounds(instead: words[0], in: text)) : .onGround(Array(lower.dropFirst()))
    }
    for (word, lower) in zip(words, lower) {
      if Self.texts.contains(lower) { return .text(grounds(instead: word, in: text)) }
      if Self.icons.contains(lower) { return .icon(grounds(instead: word, in: text)) }
    }
    return .none
  }

  /// Returns the names in which the word for a background replaces `word`.
  private func grounds(instead word: Substring, in name: String) -> [TextID] {
    let isCapitalized = word.first?.isUppercase ?? false
    return Self.grounds.compactMap { ground in
      let new = isCapitalized ? ground.prefix(1).uppercased() + ground.dropFirst() : ground
      return source.ir.texts.find(name[..<word.startIndex] + new + name[word.endIndex...])
    }
  }
}
