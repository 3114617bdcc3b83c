import TokenCompiler

/// One of the rules that a setting of `cascade` takes, and the elements that it is for.
///
/// Contexts are given by their places in the list of all contexts. Rules and elements are worked out
/// when they are asked for: their number grows with the power of the modifiers.
struct CascadeRule {
  /// The contexts that the environment chooses, where nothing in sight does.
  let environment: [Int]
  /// The other contexts that are not the default: an element or one around it chooses them.
  let chosen: [Int]
  /// The contexts of the setting that are the default.
  let defaults: [Int]
  /// The modifiers that change only what the tokens refer to.
  let carriers: ModifierSet

  /// An element that the rule is for.
  struct Element {
    var isRoot = false
    /// The contexts that the element itself chooses.
    var own: [Int] = []
    /// The contexts that the nearest element around it chooses.
    var inherited: [Int] = []
    /// The modifier that the element chooses any context of.
    var carrier: Int?
  }

  /// Whether it is for the root: nothing but the environment chooses.
  private var hasRoot: Bool { chosen.isEmpty && !environment.isEmpty }

  /// In how many ways an element chooses one of ``chosen`` at least itself.
  private var ownCount: Int { (1 << chosen.count) - 1 }

  /// The number of its elements.
  var elementCount: Int { ownCount + (hasRoot ? 1 : 0) + defaults.count + carriers.count }

  /// One of its elements: those that choose most come first.
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
