public import Diagnostics
package import SourceForms

/// What to compile, and how: a configuration without its outputs.
public struct CompileRequest: Sendable {
  /// The resolver document or the token files.
  public var source: Source
  /// The modifiers of a list of token files; a resolver document declares its own.
  ///
  /// Their contexts stand in the short form (`$extensions["dev.tokens"].contexts`).
  public var modifiers: [CompileRequest.DeclaredModifier] = []
  /// Which contexts are light and dark; `nil` to take the only modifier with contexts of these names.
  public var appearance: CompileRequest.AppearanceSetting?
  /// The base context of modifiers that the resolver document gives no default, or another one.
  public var defaults: [ContextChoice] = []
  /// The modifiers to fix to one context.
  public var pins: [ContextChoice] = []
  /// What the configuration says of tokens whose files must not be edited.
  package var rules: [SourceRule] = []
  /// The extensions of other tools that have values for contexts.
  package var contextExtensions: [Located<ContextExtension>] = []
  /// New paths of groups and tokens.
  package var renames: [Rename] = []
  /// How much a source may ask for.
  var limits = CompileLimits()

  /// Makes a request for a source with nothing else said.
  public init(source: Source) {
    self.source = source
  }

  /// Where the tokens stand.
  public enum Source: Sendable {
    /// A resolver document.
    case resolver(Located<String>)
    /// Token files, merged in this order.
    case files([Located<String>])
  }
}

/// A setting and the place where somebody wrote it, so that a message can point at it.
public struct Located<Value: Sendable>: Sendable {
  /// The setting.
  public var value: Value
  /// Where it stands in the configuration or on the command line; `nil` where a program set it.
  public var span: Span?

  /// Makes a located setting.
  public init(_ value: Value, at span: Span? = nil) {
    self.value = value
    self.span = span
  }
}

/// One context of one modifier, by their names.
public struct ContextChoice: Sendable {
  /// The modifier's name.
  public var modifier: Located<String>
  /// The context's name.
  public var context: Located<String>

  /// Makes a choice.
  public init(modifier: Located<String>, context: Located<String>) {
    self.modifier = modifier
    self.context = context
  }
}

extension CompileRequest {
  /// A modifier that the configuration declares for a list of token files.
  public struct DeclaredModifier: Sendable {
    /// The modifier's name.
    public var name: Located<String>
    /// The names of its contexts.
    public var contexts: [Located<String>]
    /// The context of the base; `nil` for the first.
    public var defaultContext: Located<String>?

    /// Makes a declaration.
    public init(
      name: Located<String>,
      contexts: [Located<String>],
      defaultContext: Located<String>? = nil
    ) {
      self.name = name
      self.contexts = contexts
      self.defaultContext = defaultContext
    }
  }
}

extension CompileRequest {
  /// Which contexts are light and dark, and which are those of high contrast.
  public struct AppearanceSetting: Sendable {
    /// The modifier that light and dark are contexts of.
    public var modifier: Located<String>
    /// The light context.
    public var light: Located<String>
    /// The dark context.
    public var dark: Located<String>
    /// Where high contrast stands; `nil` for a source without it.
    public var highContrast: HighContrast?

    /// Makes a setting.
    public init(
      modifier: Located<String>,
      light: Located<String>,
      dark: Located<String>,
      highContrast: HighContrast? = nil
    ) {
      self.modifier = modifier
      self.light = light
      self.dark = dark
      self.highContrast = highContrast
    }

    /// The two ways in which a source may hold high contrast.
    public enum HighContrast: Sendable {
      /// As further contexts of the appearance modifier; either may be left out.
      case contexts(light: Located<String>?, dark: Located<String>?)
      /// As a modifier of its own, one context of which is the high one.
      case modifier(Located<String>, high: Located<String>)
    }
  }
}

/// Bounds that keep a small source from making work without end.
struct CompileLimits: Sendable {
  /// The number of definitions of tokens and groups in all files and contexts together.
  var definitions = 5_000_000
  /// The number of paths that `$extends` may make.
  var inheritedPaths = 250_000
  /// The number of contexts that one token may be evaluated in.
  var assignments = 65_536
  /// The number of values that the tokens of one source may have beyond one each.
  var variants = 1_000_000
  /// The number of messages of one code that are kept.
  var messages = DiagnosticBudget.limit
}
