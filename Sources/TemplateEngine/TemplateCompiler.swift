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
    /// For templates that are known to be correct. Release builds don't verify their programs
    /// either, because the tests compile the same templates and verify every program.
    case reachable
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
    var groups: [LinkedTemplates] = []
    var places: [(group: Int, template: Int)?] = []
    var results: [TemplateCompilation.Template?] = []
    for request in requests {
      let checked = check(request, in: &files, macros, with: &checker)
      places.append(checked?.template.map { Self.add($0, to: &groups) })
      results.append(checked?.result)
    }
    let programs = groups.map { group in
      Emitter.program(
        for: group,
        of: checker.catalog,
        schema: schema,
        writers: writers,
        tables: rules.tables,
        isTrusted: macros == .reachable
      )
    }
    for (index, place) in places.enumerated() {
      guard let place else { continue }
      let function = groups[place.group].function(of: place.template)
      results[index]?.program = programs[place.group].starting(at: function)
    }
    return TemplateCompilation(
      templates: results,
      usedMembers: checker.usedMembers,
      intermediates: TemplateIntermediates(files, checker)
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

  /// Adds a template to the first program that it's compatible with.
  private static func add(
    _ template: CheckedTemplate,
    to groups: inout [LinkedTemplates]
  ) -> (group: Int, template: Int) {
    for index in groups.indices {
      if let place = groups[index].add(template) { return (index, place) }
    }
    groups.append(LinkedTemplates(template))
    return (groups.count - 1, 0)
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
