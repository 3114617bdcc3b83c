import Diagnostics

/// Turns template files into programs.
package struct TemplateCompiler: Sendable {
  package let schema: TemplateSchema
  package let rules: TextRules
  package let writers: TextWriters

  /// Makes a compiler for one target.
  package init(schema: TemplateSchema, rules: TextRules) {
    self.schema = schema
    self.rules = rules
    writers = TextWriters(rules)
  }

  /// Which macros are checked.
  package enum MacroScope: Sendable {
    /// All macros of the template and of the files that it includes, so that every mistake is found.
    case all
    /// Only the macros that the template can call.
    ///
    /// For templates that are known to be correct. In a release build their programs are not verified
    /// either: the tests, which verify every program, have compiled the same templates.
    case reachable
  }

  /// A template to compile.
  package struct Request: Hashable, Sendable {
    package let name: String
    /// The type of the object whose members are the names that the template sees.
    package let root: ObjectTypeID

    package init(_ name: String, root: ObjectTypeID) {
      self.name = name
      self.root = root
    }
  }

  /// Compiles templates with everything that they include.
  ///
  /// - Parameters:
  ///   - requests: the templates.
  ///   - files: the files of the target.
  ///   - macros: which macros are checked. The programs have only those that can be called.
  /// - Returns: what came of each template.
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

  /// Checks a template; `nil` if there is none of its name.
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
    // What seems unused may be used where something could not be read.
    if !isGood { diagnostics.removeAll { $0.code == .unusedTemplateName } }
    let ids = closure.map(\.source.file)
    let result = TemplateCompilation.Template(
      diagnostics: Self.sorted(diagnostics, files: ids),
      files: ids
    )
    return (isGood ? template : nil, result)
  }

  /// Adds a template to the first program that it fits in.
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

  /// Each finding once, in the order of files and places.
  ///
  /// An included body is checked at each place.
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
