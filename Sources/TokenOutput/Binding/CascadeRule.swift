import TokenCompiler

/// A rule of a setting of `cascade` and the elements it applies to.
///
/// Contexts are indices into the list of all contexts. Rules and elements are computed on demand
/// because their number grows exponentially with the number of modifiers.
struct CascadeRule {
  /// The contexts that the environment selects unless an element does.
  let environment: [Int]
  /// The other contexts that aren't the default.
  ///
  /// The element or one of its ancestors selects them.
  let chosen: [Int]
  /// The default contexts of the setting.
  let defaults: [Int]
  /// The modifiers that change only the values of referenced tokens.
  let carriers: ModifierSet

  /// An element that the rule applies to.
  struct Element {
    var isRoot = false
    /// The contexts selected by the element itself.
    var own: [Int] = []
    /// The contexts selected by the nearest ancestor.
    var inherited: [Int] = []
    /// The modifier for which the element selects any context.
    var carrier: Int?
  }

  /// Whether the rule applies to the root, because only the environment selects contexts.
  private var hasRoot: Bool { chosen.isEmpty && !environment.isEmpty }

  /// The number of ways in which an element itself can select at least one of ``chosen``.
  private var ownCount: Int { (1 << chosen.count) - 1 }

  var elementCount: Int { ownCount + (hasRoot ? 1 : 0) + defaults.count + carriers.count }

  /// Returns an element.
  ///
  /// The elements that select the most contexts come first.
  func element(at index: Int) -> Element {
    guard index >= ownCount else {
      let isInherited = chosen.indices.map { index >> (chosen.count - 1 - $0) & 1 == 1 }
      return Element(
        own: zip(chosen, isInherited).filter { !$1 }.map(\.0),
        inherited: zip(chosen, isInherited).filter { $1 }.map(\.0)
      )
    }
    var element = Element(inherited: chosen)
    let rest = index - ownCount - (hasRoot ? 1 : 0)
    if rest < 0 {
      element.isRoot = true
    } else if rest < defaults.count {
      element.own = [defaults[rest]]
    } else {
      element.carrier = carriers.modifier(at: rest - defaults.count)
    }
    return element
  }
}

extension SettingTable {
  /// Returns the environments in which a setting of `cascade` has a rule with at least one element.
  func rules(of setting: Int) -> [Environment] {
    let told = contexts[entries[setting].contexts].reduce(into: Environment()) {
      $0.formUnion(environments[Int($1)] ?? [])
    }
    return (0..<Environment.count).map(Environment.init).filter { environment in
      told.isSuperset(of: environment) && rule(of: setting, in: environment).elementCount > 0
    }
  }

  /// Returns the rule of a setting for an environment.
  func rule(of setting: Int, in told: Environment) -> CascadeRule {
    let contexts = contexts[entries[setting].contexts].map(Int.init)
    return CascadeRule(
      environment: contexts.filter { !told.isDisjoint(with: environments[$0] ?? []) },
      chosen: contexts.filter { environments[$0]?.isDisjoint(with: told) ?? false },
      defaults: contexts.filter { environments[$0] == nil },
      carriers: entries[setting].carriers
    )
  }
}
