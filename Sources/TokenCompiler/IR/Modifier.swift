extension Modifier {
  /// The index of a context among its modifier's.
  public typealias ContextIndex = UInt16
}

/// A way in which a source varies, such as `theme` with the contexts `light` and `dark`.
public struct Modifier: Hashable, Sendable {
  /// The name, as the resolver document or the configuration gives it.
  public var name: String
  /// The names of its contexts, in the order of the document.
  public var contexts: [String]
  /// The context of the base.
  public var defaultContext: Modifier.ContextIndex
  /// What outputs may do with it by themselves; `nil` for a modifier of the user's own meaning.
  public var role: Role?
  /// What each context means for an appearance or contrast modifier; `nil` for an ordinary context.
  public var appearances: [Appearance?]

  /// Makes a modifier; without `appearances`, all its contexts are ordinary.
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

  /// The part that a modifier plays on the platforms.
  public enum Role: String, Hashable, Sendable {
    /// Its contexts are light and dark, perhaps each in high contrast too.
    case appearance
    /// Its contexts are standard and high contrast.
    case contrast
  }
}

/// What a context means to a platform's appearance settings.
public struct Appearance: Hashable, Sendable {
  /// Light or dark; `nil` where the modifier does not say.
  public var scheme: Scheme?
  /// Standard or high contrast; `nil` where the modifier does not say.
  public var contrast: Contrast?

  /// Makes the meaning of a context.
  public init(scheme: Scheme?, contrast: Contrast?) {
    self.scheme = scheme
    self.contrast = contrast
  }

  /// Light or dark.
  public enum Scheme: String, Hashable, Sendable {
    /// Dark text on light ground.
    case light
    /// Light text on dark ground.
    case dark
  }

  /// How strongly text and ground differ.
  public enum Contrast: String, Hashable, Sendable {
    /// As designed.
    case standard
    /// As people ask for who see less well.
    case high
  }
}

extension Modifier {
  /// A modifier that the caller fixed to one of its contexts.
  public struct Pinned: Hashable, Sendable {
    /// The modifier's name.
    public var modifier: String
    /// The context's name.
    public var context: String
    /// What the context means for an appearance or contrast modifier; `nil` for an ordinary one.
    public var appearance: Appearance?

    /// Makes a pin; without `appearance`, to an ordinary context.
    public init(modifier: String, context: String, appearance: Appearance? = nil) {
      self.modifier = modifier
      self.context = context
      self.appearance = appearance
    }

    /// Makes a pin to the context of a modifier at `index`.
    package init(_ modifier: Modifier, at index: Modifier.ContextIndex) {
      self.init(
        modifier: modifier.name,
        context: modifier.contexts[Int(index)],
        appearance: modifier.appearances[Int(index)]
      )
    }
  }
}
