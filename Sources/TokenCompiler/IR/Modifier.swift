extension Modifier {
  /// The index of a context in ``Modifier/contexts``.
  public typealias ContextIndex = UInt16
}

/// An axis along which tokens vary, such as `theme` with the contexts `light` and `dark`.
public struct Modifier: Hashable, Sendable {
  /// The name from the resolver document or the configuration.
  public var name: String
  /// The names of the contexts, in source order.
  public var contexts: [String]
  /// The index of the default context, which the base uses.
  public var defaultContext: Modifier.ContextIndex
  /// The role that outputs support without configuration; `nil` for a custom modifier.
  public var role: Role?
  /// The appearance of each context; `nil` for contexts that don't correspond to one.
  public var appearances: [Appearance?]

  /// Creates a modifier.
  ///
  /// If `appearances` is empty, no context corresponds to an appearance.
  public init(
    name: String,
    contexts: [String],
    defaultContext: Modifier.ContextIndex,
    role: Role? = nil,
    appearances: [Appearance?] = []
  ) {
    self.name = name
    self.contexts = contexts
    self.defaultContext = defaultContext
    self.role = role
    self.appearances = appearances.isEmpty ? contexts.map { _ in nil } : appearances
  }

  /// Whether the context at `index` is for users who prefer reduced motion; `nil` if the user's
  /// preference doesn't select it.
  ///
  /// The preference selects the contexts of a modifier named `motion` if one of them is named
  /// `reduced` or `reduce`: that one, and the default or only other one.
  package func reducesMotion(at index: Int) -> Bool? {
    let reduced = contexts.firstIndex { ["reduced", "reduce"].contains($0.lowercased()) }
    guard name.lowercased() == "motion", let reduced else { return nil }
    if index == reduced { return true }
    return index == Int(defaultContext) || contexts.count == 2 ? false : nil
  }

  /// The platform setting that a modifier corresponds to.
  public enum Role: String, Hashable, Sendable {
    /// The contexts are light and dark, optionally each with a high-contrast version.
    case appearance
    /// The contexts are standard and high contrast.
    case contrast
  }
}

/// The platform appearance settings that a context corresponds to.
public struct Appearance: Hashable, Sendable {
  /// Light or dark; `nil` if the modifier doesn't specify it.
  public var scheme: Scheme?
  /// Standard or high contrast; `nil` if the modifier doesn't specify it.
  public var contrast: Contrast?

  /// A color scheme: light or dark.
  public enum Scheme: String, Hashable, Sendable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
  }

  /// The contrast between text and background.
  public enum Contrast: String, Hashable, Sendable {
    /// The contrast of the original design.
    case standard
    /// Increased contrast for people with low vision.
    case high
  }
}

extension Modifier {
  /// A modifier that the caller has fixed to one of its contexts.
  public struct Pinned: Hashable, Sendable {
    /// The name of the modifier.
    public var modifier: String
    /// The name of the context.
    public var context: String
    /// The appearance that the context corresponds to, if any.
    public var appearance: Appearance?

    /// Creates a modifier that is pinned to `context`.
    public init(modifier: String, context: String, appearance: Appearance? = nil) {
      self.modifier = modifier
      self.context = context
      self.appearance = appearance
    }

    /// Pins `modifier` to its context at `index`.
    package init(_ modifier: Modifier, at index: Modifier.ContextIndex) {
      self.init(
        modifier: modifier.name,
        context: modifier.contexts[Int(index)],
        appearance: modifier.appearances[Int(index)]
      )
    }
  }
}
