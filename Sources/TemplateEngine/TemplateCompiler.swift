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
    /// Only the macros that the template can call. For templates that are known to be correct.
    case reachable
  }

  /// Compiles a template with everything that it includes.
  ///
  /// - Parameters:
  ///   - name: the template.
  ///   - root: the type of the object whose members are the names that the template sees.
  ///   - files: the files of the target.
  ///   - macros: which macros are checked. The program has only those that can be called.
  /// - Returns: the program, unless something is wrong, and what was found; `nil` if there is no such
  ///   template.
  package func compile(
    _ name: String,
    root: ObjectTypeID,
    in files: inout TemplateFileSet,
    checking macros: MacroScope = .all
  ) -> TemplateCompilation? {
    var diagnostics: [Diagnostic] = []
    let closure = files.closure(of: name, diagnostics: &diagnostics)
    guard let main = closure.first else { return nil }
    let isIncomplete = !diagnostics.isEmpty
    for file in closure { diagnostics += file.diagnostics }
    var checker = Checker(schema: schema, rules: rules, root: root, files: closure)
    // Macros of a file that is missing, or of a part that could not be read, are not known.
    checker.table.isIncomplete = isIncomplete
    checker.check(macros)
    diagnostics += checker.diagnostics
    for function in checker.checked.functions where function.slotCount > Instruction.slotLimit {
      diagnostics.append(
        TemplateDiagnostics.tooManyVariables(limit: Instruction.slotLimit, function.span)
      )
    }
    let isGood = !diagnostics.containsError
    // What seems unused may be used where something could not be read.
    if !isGood { diagnostics.removeAll { $0.code == .unusedTemplateName } }
    let ids = closure.map(\.source.file)
    return TemplateCompilation(
      program: isGood
        ? Emitter.program(
          for: checker.checked,
          schema: schema,
          writers: writers,
          tables: rules.tables,
          span: main.source.span(0..<0)
        ) : nil,
      usedMembers: checker.checked.usedMembers,
      diagnostics: Self.sorted(diagnostics, files: ids),
      files: ids
    )
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
