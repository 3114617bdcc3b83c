import Diagnostics

/// The compiled templates of a target.
///
/// Templates share the code of the macros that mean the same in all of them: a macro can call
/// different macros in different templates. Macros that weren't compiled in advance are compiled
/// when they're first called.
package struct TemplatePrograms: Sendable {
  private struct Template {
    let request: TemplateCompiler.Request
    let main: TemplateProgram.Function
    /// The function of each macro of the catalog.
    var functions: [TemplateProgram.Function]
    var names: TemplateNames
  }

  private var checker: Checker
  private var emitter: Emitter
  private var templates: [Template] = []
  /// The function for each check of the catalog.
  private var functionOfCheck: [TemplateProgram.Function] = []
  /// Whether the templates are known to be correct, so release builds don't verify their code.
  private let areTrusted: Bool

  /// Compiles checked templates.
  ///
  /// - Parameters:
  ///   - checked: the templates without errors, with their requests.
  ///   - checker: the checker that checked them.
  ///   - writers: the writers for the rules of the target.
  ///   - areTrusted: whether the templates are known to be correct.
  init(
    _ checked: [(request: TemplateCompiler.Request, template: CheckedTemplate)],
    by checker: Checker,
    writers: TextWriters,
    areTrusted: Bool
  ) {
    self.checker = checker
    self.areTrusted = areTrusted
    emitter = Emitter(schema: checker.schema, writers: writers, tables: checker.rules.tables)
    templates.reserveCapacity(checked.count)
    for (request, template) in checked { add(template, request) }
  }

  /// The number of templates.
  package var count: Int { templates.count }

  /// Returns the index of a template; `nil` if it has errors or doesn't exist.
  package func index(of request: TemplateCompiler.Request) -> Int? {
    templates.firstIndex { $0.request == request }
  }

  /// The code of all functions.
  var program: TemplateProgram { emitter.program }

  /// The function of a template itself.
  func main(of template: Int) -> TemplateProgram.Function { templates[template].main }

  /// The functions of the macros that a template can call, by their indices in the catalog.
  func functions(of template: Int) -> [TemplateProgram.Function] { templates[template].functions }

  /// Compiles a macro as the template calls it.
  @inline(never)
  mutating func link(_ macro: Int, for template: Int) {
    let check = checker.check(macro, in: &templates[template].names)
    templates[template].functions[macro] = function(of: check)
  }

  private mutating func add(_ template: CheckedTemplate, _ request: TemplateCompiler.Request) {
    var functions = [TemplateProgram.Function](
      repeating: .missing,
      count: checker.catalog.macros.count
    )
    for check in template.checks { functions[check.macro] = function(of: check.index) }
    let main = emit(template.function)
    templates.append(
      Template(request: request, main: main, functions: functions, names: template.names)
    )
  }

  private mutating func function(of check: Int) -> TemplateProgram.Function {
    while functionOfCheck.count < checker.catalog.checks.count { functionOfCheck.append(.missing) }
    guard functionOfCheck[check].isMissing else { return functionOfCheck[check] }
    let function = emit(checker.catalog.checks[check].function)
    functionOfCheck[check] = function
    return function
  }

  private mutating func emit(_ checked: CheckedFunction) -> TemplateProgram.Function {
    emitter.add(checker.catalog.families)
    let function = emitter.emit(checked)
    if !areTrusted, let flaw = flaw(in: function) {
      preconditionFailure("the template compiler made unsound code: \(flaw)")
    }
    assert(flaw(in: function) == nil)
    return function
  }

  private func flaw(in function: TemplateProgram.Function) -> ProgramVerifier.Flaw? {
    let macros = checker.catalog.macros.map {
      TemplateProgram.Signature(parameterCount: $0.parameters.count, givesValue: $0.givesValue)
    }
    return ProgramVerifier.flaw(in: function, of: program, calling: macros)
  }
}
