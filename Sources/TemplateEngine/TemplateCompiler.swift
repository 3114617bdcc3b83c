import Diagnostics

/// Compiles template files to programs.
package struct TemplateCompiler: Sendable {
  package let schema: TemplateSchema
  package let rules: TextRules
  package let writers: TextWriters

  /// Creates a compiler for one target.
  package init(schema: TemplateSchema, rules: TextRules) {
    self.schema = schema
    self.rules = rules
    writers = TextWriters(rules)
  }

  /// The macros to check.
  package enum MacroScope: Sendable {
    /// All macros of the template and of the files it includes, to find every error.
    case all
    /// Only the macros that the template can call.
    ///
    /// For templates that are known to be correct. Release builds don't verify their code either,
    /// because the tests compile the same templates and verify every function.
    case reachable
    /// Only the macros that are really called, when they're first called.
    ///
    /// For templates that are known to be correct, like ``reachable``.
    case called
  }

  /// A template to compile.
  package struct Request: Hashable, Sendable {
    package let name: String
    /// The type of the object whose members are the names that the template can use.
    package let root: ObjectTypeID

    package init(_ name: String, root: ObjectTypeID) {
      self.name = name
      self.root = root
    }
  }

  /// Compiles templates and everything they include.
  ///
  /// - Parameters:
  ///   - requests: the templates.
  ///   - files: the files of the target.
  ///   - macros: the macros to check. The programs only contain macros that can be called.
  /// - Returns: the result for each template.
  package func compile(
    _ requests: [Request],
    in files: inout TemplateFileSet,
    checking macros: MacroScope = .all
  ) -> TemplateCompilation {
    var checker = Checker(schema: schema, rules: rules)
    var good: [(request: Request, template: CheckedTemplate)] = []
    var results: [TemplateCompilation.Template?] = []
    for request in requests {
      let checked = check(request, in: &files, macros, with: &checker)
      if let template = checked?.template { good.append((request, template)) }
      results.append(checked?.result)
    }
    return TemplateCompilation(
      templates: results,
      usedMembers: checker.usedMembers,
      programs: TemplatePrograms(
        good,
        by: checker,
        writers: writers,
        areTrusted: macros != .all
      )
    )
  }

  /// Checks a template; `nil` if it doesn't exist.
  private func check(
    _ request: Request,
    in files: inout TemplateFileSet,
    _ macros: MacroScope,
    with checker: inout Checker
  ) -> (template: CheckedTemplate?, result: TemplateCompilation.Template)? {
    var diagnostics: [Diagnostic] = []
    let closure = files.closure(of: request.name, diagnostics: &diagnostics)
    guard let main = closure.first else { return nil }
    let isIncomplete = !diagnostics.isEmpty
    for file in closure { diagnostics += file.diagnostics }
    let template = checker.check(
      main,
      in: closure,
      root: request.root,
      isIncomplete: isIncomplete,
      macros
    )
    diagnostics += checker.diagnostics
    let isGood = !diagnostics.containsError
    // Names that appear unused may be used in a part with errors.
    if !isGood { diagnostics.removeAll { $0.code == .unusedTemplateName } }
    let ids = closure.map(\.source.file)
    let result = TemplateCompilation.Template(
      diagnostics: Self.sorted(diagnostics, files: ids),
      files: ids
    )
    return (isGood ? template : nil, result)
  }

  /// Returns the distinct diagnostics, sorted by file and location.
  ///
  /// There may be duplicates, because an included body is checked each time it's included.
  private static func sorted(_ diagnostics: [Diagnostic], files: [SourceMap.FileID]) -> [Diagnostic]
  {
    guard !diagnostics.isEmpty else { return [] }
    var seen: Set<Diagnostic> = []
    let unique = diagnostics.filter { seen.insert($0).inserted }
    func place(_ diagnostic: Diagnostic) -> (Int, UInt32) {
      guard let span = diagnostic.primary?.span else { return (0, 0) }
      return (files.firstIndex(of: span.file) ?? files.count, span.start)
    }
    return unique.enumerated().sorted { one, other in
      let (first, second) = (place(one.element), place(other.element))
      return first == second ? one.offset < other.offset : first < second
    }.map(\.element)
  }
}
