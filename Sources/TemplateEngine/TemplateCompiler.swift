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

  /// Compiles a template with everything that it includes.
  ///
  /// - Parameters:
  ///   - source: the template.
  ///   - root: the type of the object whose members are the names that the template sees.
  ///   - names: the names of all template files, for suggestions.
  ///   - load: gives the file of a name that an `include` asks for, at most once a name; `nil` if
  ///     there is none.
  /// - Returns: the program, unless something is wrong, and what was found.
  package func compile(
    _ source: TemplateSource,
    root: ObjectTypeID,
    names: [String] = [],
    load: (String) -> TemplateSource?
  ) -> TemplateCompilation {
    var diagnostics: [Diagnostic] = []
    var files: [String: TemplateFile] = [:]
    var order: [String] = []
    var missing: Set<String> = []
    var waiting = [source]
    while let next = waiting.popLast() {
      let (file, found) = TemplateParser.parse(next)
      diagnostics += found
      files[next.name] = file
      order.append(next.name)
      for include in file.includes where files[include.text] == nil {
        guard !waiting.contains(where: { $0.name == include.text }) else { continue }
        if !missing.contains(include.text), let loaded = load(include.text) {
          waiting.append(
            TemplateSource(name: include.text, file: loaded.file, bytes: loaded.bytes)
          )
        } else {
          missing.insert(include.text)
          diagnostics.append(TemplateDiagnostics.unknownFile(include, known: names))
        }
      }
    }
    var checker = Checker(schema: schema, rules: rules, root: root, files: files)
    // Macros of a file that is missing, or of a part that could not be read, are not known.
    checker.table.isIncomplete = !missing.isEmpty
    checker.check(source.name, order: order)
    diagnostics += checker.diagnostics
    let isGood = !diagnostics.contains { $0.severity == .error }
    // What seems unused may be used where something could not be read.
    if !isGood { diagnostics.removeAll { $0.code == .unusedTemplateName } }
    return TemplateCompilation(
      program: isGood
        ? Emitter.program(
          for: checker.checked,
          schema: schema,
          writers: writers,
          span: source.span(0..<0)
        ) : nil,
      usedMembers: checker.checked.usedMembers,
      diagnostics: Self.sorted(diagnostics, files: order.compactMap { files[$0]?.source.file }),
      files: order.compactMap { files[$0]?.source.file }
    )
  }

  /// Each finding once, in the order of files and places.
  ///
  /// An included body is checked at each place.
  private static func sorted(_ diagnostics: [Diagnostic], files: [FileID]) -> [Diagnostic] {
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
