public import Diagnostics
package import JSONSyntax
package import SourceForms

/// A source to compile and the settings for compiling it: a configuration without its outputs.
public struct CompileRequest: Sendable {
  /// The resolver document or the token files.
  public var source: Source
  /// The modifiers for a list of token files; a resolver document declares its own modifiers.
  ///
  /// The tokens list the values for their contexts in `$extensions["dev.tokens"].contexts`.
  public var modifiers: [CompileRequest.DeclaredModifier] = []
  /// The light and dark contexts; `nil` to use the only modifier with contexts named `light` and
  /// `dark`.
  public var appearance: CompileRequest.AppearanceSetting?
  /// The default contexts of modifiers for which the resolver document declares none, and overrides
  /// of declared ones.
  public var defaults: [ContextChoice] = []
  /// The modifiers to pin to one context.
  public var pins: [ContextChoice] = []
  /// The configuration's rules for tokens in files that must not be edited.
  package var rules: [SourceRule] = []
  /// The extensions of other tools that contain values for contexts.
  package var contextExtensions: [Located<ContextExtension>] = []
  /// New paths of groups and tokens.
  package var renames: [Rename] = []
  /// Whether to leave out tokens with errors instead of failing.
  package var omitsErrors = false
  /// The trees of an earlier compilation, which files with the same text don't need again.
  package var knownTrees: [String: JSONTree] = [:]
  /// Whether the IR has the properties that only `tokens lint` needs.
  package var isForLint = false
  /// The limits on the size of the source.
  var limits = CompileLimits()

  /// Creates a request for `source` with default settings.
  public init(source: Source) {
    self.source = source
  }

  /// The location of the tokens.
  public enum Source: Sendable {
    /// A resolver document.
    case resolver(Located<String>)
    /// Token files in the order in which they are merged.
    case files([Located<String>])
  }
}

/// A setting and its source location, which diagnostics refer to.
public struct Located<Value: Sendable>: Sendable {
  /// The setting.
  public var value: Value
  /// The location in the configuration or on the command line; `nil` if the setting was made in
  /// code.
  public var span: Span?

  /// Creates a located setting.
  public init(_ value: Value, at span: Span? = nil) {
    self.value = value
    self.span = span
  }
}

extension Located: Equatable where Value: Equatable {}

/// A context of a modifier, both identified by name.
public struct ContextChoice: Sendable {
  /// The modifier's name.
  public var modifier: Located<String>
  /// The context's name.
  public var context: Located<String>

  /// Creates a choice of one context.
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
    /// The default context; `nil` for the first.
    public var defaultContext: Located<String>?

    /// Creates a modifier declaration.
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
  /// The contexts for light and dark and for high contrast.
  public struct AppearanceSetting: Sendable {
    /// The modifier with the light and dark contexts.
    public var modifier: Located<String>
    /// The light context.
    public var light: Located<String>
    /// The dark context.
    public var dark: Located<String>
    /// The contexts for high contrast; `nil` if the source has none.
    public var highContrast: HighContrast?

    /// Creates an appearance setting.
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

    /// The two ways in which a source can define high contrast.
    public enum HighContrast: Sendable {
      /// Additional contexts of the appearance modifier; either may be `nil`.
      case contexts(light: Located<String>?, dark: Located<String>?)
      /// A separate modifier, of which `high` is the high-contrast context.
      case modifier(Located<String>, high: Located<String>)
    }
  }
}

/// Limits that keep a small source from causing unbounded work.
struct CompileLimits: Sendable {
  /// The maximum number of token and group definitions in all files and contexts together.
  var definitions = 5_000_000
  /// The maximum number of paths that `$extends` may create.
  var inheritedPaths = 250_000
  /// The maximum number of context combinations for which one token is evaluated.
  var assignments = 65_536
  /// The maximum number of additional values (beyond one per token) in a source.
  var variants = 1_000_000
  /// The maximum number of diagnostics kept for each code.
  var messages = DiagnosticBudget.limit
}
