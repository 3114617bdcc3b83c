package import Diagnostics
package import JSONSyntax
package import SourceForms
package import TokenCompiler
package import TokenOutput

/// What `tokens.config.json` says: the source, how to read it, and what to make of it.
///
/// Paths are as written, relative to the configuration's folder.
package struct Configuration: Sendable {
  /// Where the tokens stand.
  package var source: Source
  /// The modifiers of a list of token files.
  package var modifiers: [CompileRequest.DeclaredModifier] = []
  /// Where `modifiers` stands.
  package var modifiersSpan: Span?
  package var appearance: CompileRequest.AppearanceSetting?
  package var defaults: [ContextChoice] = []
  /// What is said of tokens whose files must not be edited.
  package var rules: [SourceRule] = []
  /// The extensions of other tools that have values for contexts.
  package var contextExtensions: [Located<ContextExtension>] = []
  /// New paths of groups and tokens.
  package var renames: [Rename] = []
  package var outputs: [ConfiguredOutput] = []
  /// The folder of the user's own targets.
  package var templates: [Located<String>] = []
  /// Folders that may be written to and referred to although they lie outside of the repository.
  package var outside: [Located<String>] = []
  /// What `lint` makes of warnings.
  package var levels = DiagnosticLevels()
  /// The text, which the options of outputs point into.
  package var tree: JSONTree

  /// The two forms of `source`.
  package enum Source: Sendable {
    /// One path, of a resolver document or a token file.
    case file(Located<String>)
    /// Paths and patterns of token files, in the order of the merge.
    case list([Located<String>])
  }
}

/// One use of a target.
package struct ConfiguredOutput: Sendable {
  /// The name of the target.
  package var target: Located<String>
  /// The folder that the files go to.
  package var directory: Located<String>
  /// The object with the values of the target's options.
  package var options: JSONNode?
  /// The contexts that the output is fixed to.
  package var contexts: [ContextChoice] = []
  /// The tokens that it takes.
  package var include = TokenSelection()
  /// The tokens that it leaves out.
  package var exclude = TokenSelection()
  /// Where the output stands in the configuration.
  package var span: Span
}
