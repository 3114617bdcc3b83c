import TokenCompiler
import TokenModel

/// An output's treatment of its source's modifiers, and the modifiers that make each token themed.
struct OutputContexts: Sendable {
  /// The modifiers that aren't fixed.
  private(set) var modifiers: [Int] = []
  /// The modifiers in ``modifiers`` whose contexts are stored inside values.
  private(set) var inside = ModifierSet()
  /// The modifiers in ``modifiers`` whose contexts become themes.
  private(set) var themed = ModifierSet()
  /// The modifiers that make each token themed; empty for a token without themes.
  ///
  /// Excludes modifiers whose contexts are stored inside the token's value.
  private(set) var themedSets: [ModifierSet]
  /// Whether each token varies by appearance in parts that can't store a value for each appearance.
  private(set) var variesOutsideAppearances: [Bool]
  /// The index of each modifier's first context in the list of all contexts.
  private(set) var starts: [Int] = []
  /// The modifier of each context in the list of all contexts.
  private(set) var owners: [Int] = []

  /// Sorts the modifiers that aren't fixed by the target's treatment, and finds the themed tokens.
  init(_ input: BindingInput) {
    let ir = input.ir
    themedSets = [ModifierSet](repeating: [], count: ir.tokens.count)
    variesOutsideAppearances = [Bool](repeating: false, count: ir.tokens.count)
    for (index, modifier) in ir.modifiers.enumerated() {
      starts.append(owners.count)
      owners += modifier.contexts.map { _ in index }
      guard input.projection.live.contains(modifier: index) else { continue }
      modifiers.append(index)
      switch input.target.contexts.treatment(of: modifier) {
      case .inside: inside.insert(ModifierSet(modifier: index))
      case .themed: themed.insert(ModifierSet(modifier: index))
      case .cascade, .files, .base: break
      }
    }
    findThemedTokens(input)
  }

  /// Determines the modifiers that make each token themed.
  private mutating func findThemedTokens(_ input: BindingInput) {
    for token in input.source.lists.varying.lazy.map(Int.init) {
      let modifiers = input.projection.dependsOn[token]
      guard !modifiers.isEmpty else { continue }
      var set = modifiers.intersection(themed)
      let within = modifiers.intersection(inside)
      if !within.isEmpty {
        if variesBeyondInside(token, input) {
          variesOutsideAppearances[token] = true
          set.formUnion(within)
        } else {
          // A context that isn't an appearance has a separate value, whereas all appearances
          // together share one value.
          for modifier in within.indices
          where input.ir.modifiers[modifier].appearances.contains(nil) {
            set.insert(ModifierSet(modifier: modifier))
          }
        }
      }
      themedSets[token] = set
    }
  }

  /// Whether a token differs between appearances in a part that can't store several appearances.
  private func variesBeyondInside(_ token: Int, _ input: BindingInput) -> Bool {
    let types = input.target.contexts.inside
    if types.contains(input.ir.tokens[token].type) { return false }
    guard input.ir.tokens[token].type.isComposite else { return true }
    let projection = input.projection
    let modifiers = projection.dependsOn[token]
    for variant in projection.variants[token].indices {
      var assignment = input.baseAssignment
      let start = Int(projection.contextStarts[variant])
      for (place, modifier) in modifiers.indices.enumerated() {
        assignment[modifier] = projection.contexts[start + place]
      }
      for modifier in inside.indices { assignment[modifier] = input.baseAssignment[modifier] }
      let peer = projection.resolution(of: token, in: assignment[...])
      let comparison = PartComparison(source: input.source, types: types)
      if !comparison.areAlike(token, projection.resolutions[variant], peer) { return true }
    }
    return false
  }
}

extension Appearance {
  /// All combinations of a scheme and a contrast, in the order of ``ViewTable/FixedViews``.
  static let all: [(scheme: Scheme, contrast: Contrast)] = [
    (.light, .standard), (.dark, .standard), (.light, .high), (.dark, .high),
  ]
}

extension [Modifier] {
  /// Returns an assignment with the contexts of some modifiers changed to those for an appearance.
  func assignment(
    _ assignment: [Modifier.ContextIndex],
    of changed: [Int],
    _ scheme: Appearance.Scheme,
    _ contrast: Appearance.Contrast
  ) -> [Modifier.ContextIndex] {
    var assignment = assignment
    for modifier in changed {
      assignment[modifier] = self[modifier].context(
        for: scheme,
        contrast,
        otherwise: assignment[modifier]
      )
    }
    return assignment
  }
}

extension Modifier {
  /// Returns the context for an appearance, ignoring the scheme or contrast if the modifier doesn't
  /// define it; `otherwise` if no context matches.
  func context(
    for scheme: Appearance.Scheme,
    _ contrast: Appearance.Contrast,
    otherwise: Modifier.ContextIndex
  ) -> Modifier.ContextIndex {
    let hasSchemes = appearances.contains { $0?.scheme != nil }
    func find(_ contrast: Appearance.Contrast) -> Modifier.ContextIndex? {
      let matches = appearances.indices.filter { index in
        guard let appearance = appearances[index] else { return false }
        return (!hasSchemes || appearance.scheme == scheme)
          && (appearance.contrast ?? .standard) == contrast
      }
      if matches.contains(Int(defaultContext)) { return defaultContext }
      return matches.first.map { Modifier.ContextIndex($0) }
    }
    return find(contrast) ?? find(.standard) ?? otherwise
  }
}

extension ModifierSet {
  /// Returns the number of modifiers in the set that come before `modifier`.
  func position(of modifier: Int) -> Int {
    (rawValue & ((1 << UInt64(modifier)) - 1)).nonzeroBitCount
  }
}
