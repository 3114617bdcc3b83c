import Diagnostics

/// Turns template files into programs.
package struct TemplateCompiler: Sendable {
  package let schema: TemplateSchema
  package let rules: TextRules

  /// Makes a compiler for one target.
  package init(schema: TemplateSchema, rules: TextRules) {
    self.schema = schema
    self.rules = rules
  }

  /// Compiles a template with everything that it includes.
  ///
  /// - Parameters:
  ///   - source: the template.
  ///   - root: the type of the object whose members are the names that the template sees.
  ///   - names: the names of all template files, for suggestions.
  ///   - load: gives the file of a name that an `include` asks for, at most once a name; `nil` if
  ///     there is none.
  package func compile(
    _ source: TemplateSource,
    root: ObjectTypeID,
    names: [String] = [],
    load: (String) -> TemplateSource?
  ) -> TemplateCompilation {
    TemplateCompilation(program: nil, diagnostics: [], files: [source.file])
  }
}
