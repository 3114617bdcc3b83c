package import Diagnostics
package import JSONSyntax
package import SourceForms
package import TokenCompiler
package import TokenLint
package import TokenOutput

/// The contents of `tokens.config.json`: the source, how to read it, and the outputs to generate.
///
/// Paths are as written, relative to the configuration's folder.
package struct Configuration: Sendable {
  /// The location of the tokens.
  package var source: Source
  /// The modifiers of a list of token files.
  package var modifiers: [CompileRequest.DeclaredModifier] = []
  /// The location of the `modifiers` key.
  package var modifiersSpan: Span?
  package var appearance: CompileRequest.AppearanceSetting?
  package var defaults: [ContextChoice] = []
  /// Settings for tokens whose files can't be edited.
  package var rules: [SourceRule] = []
  /// The extensions of other tools that contain values for contexts.
  package var contextExtensions: [Located<ContextExtension>] = []
  /// New paths of groups and tokens.
  package var renames: [Rename] = []
  /// Whether to leave out tokens with errors instead of failing.
  package var omitsErrors = false
  package var outputs: [ConfiguredOutput] = []
  /// The folders of custom targets.
  package var templates: [Located<String>] = []
  /// Folders outside the repository that may be written to and referred to.
  package var outside: [Located<String>] = []
  /// The asset catalogs and resource folders with the images that constants name.
  package var assets: [Located<String>] = []
  /// The diagnostic levels from `lint`.
  package var levels = DiagnosticLevels()
  /// The levels and options of rules from `lint`.
  package var lint = LintSettings()
  /// The parsed text, which contains the options of the outputs.
  package var tree: JSONTree

  /// The two forms of `source`.
  package enum Source: Sendable {
    /// One path, to a resolver document or a token file.
    case file(Located<String>)
    /// Paths and patterns of token files, in merge order.
    case list([Located<String>])
  }
}

package struct ConfiguredOutput: Sendable {
  /// The name of the target.
  package var target: Located<String>
  /// The folder for the files.
  package var directory: Located<String>
  /// The object with the values of the target's options.
  package var options: JSONNode?
  /// The contexts to which the output is fixed.
  package var contexts: [ContextChoice] = []
  package var include = TokenSelection()
  package var exclude = TokenSelection()
  /// The location of the output in the configuration.
  package var span: Span
}
