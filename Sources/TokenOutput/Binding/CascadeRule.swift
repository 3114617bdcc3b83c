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
