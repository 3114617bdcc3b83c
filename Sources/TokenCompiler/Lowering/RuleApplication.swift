import Diagnostics
import JSONSyntax
import TokenModel

/// Applies the rules of a configuration to the definitions in the source.
struct RuleApplication {
  private var rules: [Rule]
  private let sources: SourceMap
  /// The segments of each file's path.
  private var filePaths: [SourceMap.FileID: [ArraySlice<UInt8>]] = [:]

  private struct Rule {
    let rule: SourceRule
    let patterns: RulePatterns
    var isMatched = false
    /// The type that the first matching token declares instead of the rule's type.
    var declaredType: String?
    /// Whether the rule's type applies to a matching token.
    var givesType = false

    init(_ rule: SourceRule) {
      self.rule = rule
      patterns = RulePatterns(rule)
    }

    func matches(_ path: [ArraySlice<UInt8>], _ file: [ArraySlice<UInt8>]) -> Bool {
      patterns.match(path: path) && patterns.match(file: file)
    }

    /// Notes whether the rule's type applies to a token that it matches.
    mutating func note(_ declared: DeclaredType?) {
      switch declared {
      case .known(let type) where type != rule.type: declaredType = declaredType ?? type.name
      case .removed(let type): declaredType = declaredType ?? type.rawValue
      case .known, .invalid, nil: givesType = true
      }
    }
  }

  private init(_ rules: [SourceRule], _ sources: SourceMap) {
    self.rules = rules.map { Rule($0) }
    self.sources = sources
  }

  /// Applies `rules`, and reports those that match no token, or whose type applies to none.
  ///
  /// - Complexity: O(definitions × patterns), or O(1) without rules.
  static func apply(
    _ rules: [SourceRule],
    to tree: inout SourceTree,
    _ sources: SourceMap,
    state: inout LoweringState
  ) {
    guard !rules.isEmpty else { return }
    var application = RuleApplication(rules, sources)
    let omitted = application.apply(to: &tree, state: state)
    if !omitted.isEmpty { omit(omitted, of: &tree, state.paths) }
    // Files with mistakes may define tokens that weren't read.
    guard !tree.isIncomplete else { return }
    for rule in application.rules {
      if !rule.isMatched {
        state.diagnostics.append(.unmatchedRule(rule.rule))
      } else if rule.rule.type != nil, !rule.givesType, let type = rule.declaredType {
        state.diagnostics.append(.unusedType(of: rule.rule, declared: type))
      }
    }
  }

  /// Applies the rules to individual definitions, and returns the omitted ones.
  private mutating func apply(
    to tree: inout SourceTree,
    state: LoweringState
  ) -> Set<DefinitionID> {
    var omitted: Set<DefinitionID> = []
    var text: [UInt8] = []
    for index in tree.definitions.indices {
      let definition = tree.definitions[index]
      text.removeAll(keepingCapacity: true)
      state.paths.append(definition.path, in: state.texts, to: &text)
      let path = NamePattern.names(of: text, separator: ".")
      let file = names(of: state.documents.tree(of: definition).file)
      for rule in rules.indices where rules[rule].matches(path, file) {
        rules[rule].isMatched = true
        let effect = rules[rule].rule
        if effect.isOmitted { omitted.insert(DefinitionID(index: UInt32(index))) }
        if let type = effect.type {
          tree.typesOfRules[DefinitionID(index: UInt32(index))] = type
          rules[rule].note(definition.type)
        }
        if let isPrivate = effect.isPrivate { tree.setPrivate(isPrivate, definition: index) }
      }
    }
    return omitted
  }

  private mutating func names(of file: SourceMap.FileID) -> [ArraySlice<UInt8>] {
    if let known = filePaths[file] { return known }
    let names = NamePattern.names(of: Array(sources[file].path.utf8), separator: "/")
    filePaths[file] = names
    return names
  }

  /// Removes definitions, and the component styles of groups in which no definition is left.
  private static func omit(
    _ omitted: Set<DefinitionID>,
    of tree: inout SourceTree,
    _ paths: PathTable
  ) {
    var emptied: Set<PathID> = []
    for path in Set(omitted.map { tree[$0].path }) {
      let rest = tree.definitions(of: path).filter { !omitted.contains($0) }
      tree.replaceDefinitions(of: path, with: rest)
      emptied.formUnion(paths.ancestors(of: path))
    }
    emptied.remove(.root)
    for index in tree.definitions.indices
    where !omitted.contains(DefinitionID(index: UInt32(index))) {
      guard !emptied.isEmpty else { return }
      emptied.subtract(paths.ancestors(of: tree.definitions[index].path))
    }
    for group in tree.groups where emptied.contains(group.path) {
      if let index = group.extensionIndex { tree.groupExtensions[Int(index)].component = nil }
    }
  }
}

extension SourceTree {
  fileprivate mutating func setPrivate(_ isPrivate: Bool, definition: Int) {
    if let index = definitions[definition].extensionIndex {
      tokenExtensions[Int(index)].isPrivate = isPrivate
    } else {
      definitions[definition].extensionIndex = UInt32(tokenExtensions.count)
      tokenExtensions.append(TokenExtension(isPrivate: isPrivate))
    }
  }
}
