import Diagnostics

/// Resolves names and checks types: from what is written to what can be run.
struct Checker {
  let schema: TemplateSchema
  let rules: TextRules
  let root: ObjectTypeID
  /// The template and all that it includes; the template first.
  let files: [TemplateFile]
  var table = MacroTable()
  var scope = Scope()
  var checked = CheckedTemplate()
  var diagnostics: [Diagnostic] = []
  /// The families of ``checked`` that calls have reached, because most are called in many places.
  var knownFamilies: [FamilyCall: Int] = [:]
  /// The files whose bodies are being checked, outermost first.
  var includeChain: [String] = []
  /// How many bodies of files have been included so far.
  var includeCount = 0

  /// What macro a call of a family runs depends on these two.
  struct FamilyCall: Hashable {
    let name: String
    let union: UnionTypeID
  }

  static let includeDepthLimit = 20
  static let includeLimit = 1000

  init(
    schema: TemplateSchema,
    rules: TextRules,
    root: ObjectTypeID,
    files: [TemplateFile]
  ) {
    self.schema = schema
    self.rules = rules
    self.root = root
    self.files = files
  }

  /// Checks the template and its macros.
  ///
  /// Macros are checked in the order in which calls reach them, so a macro that is never called is not
  /// in the program.
  mutating func check(_ macros: TemplateCompiler.MacroScope) {
    for (index, file) in files.enumerated() {
      table.broken.formUnion(file.brokenMacros)
      for definition in file.macros { declare(definition, isOfMainFile: index == 0) }
    }
    checkFamilies()
    guard let main = files.first else { return }
    includeChain = [main.source.name]
    let body = checkFileBody(main)
    closeBlock()
    let template = CheckedFunction(
      isTemplate: true,
      parameterCount: 0,
      trackedParameters: [],
      slotCount: scope.slotCount,
      body: body,
      span: main.source.span(0..<0)
    )
    checkReachedMacros()
    let functions = checked.functions
    if macros == .all {
      for index in table.macros.indices { _ = table.function(of: index) }
      checkReachedMacros()
    }
    // What only unreachable macros call is not a part of the program.
    checked.functions = functions + [template]
    reportUnusedMacros()
  }

  /// Checks macros until all that can be called are checked.
  private mutating func checkReachedMacros() {
    while checked.functions.count < table.reached.count {
      checked.functions.append(function(of: table.reached[checked.functions.count]))
    }
  }

  mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  private mutating func declare(_ definition: MacroDefinition, isOfMainFile: Bool) {
    var types: [TemplateType?] = []
    var seen: [Name] = []
    for (index, parameter) in definition.parameters.enumerated() {
      if let first = seen.first(where: { $0.text == parameter.name.text }) {
        report(
          TemplateDiagnostics.duplicateName(
            parameter.name.text,
            at: parameter.name.span,
            first: first.span
          )
        )
      }
      seen.append(parameter.name)
      if let type = parameter.type {
        types.append(resolve(type))
      } else if index == 0, let caseName = definition.caseName {
        types.append(caseType(caseName, of: definition))
      } else {
        report(TemplateDiagnostics.untypedParameter(parameter.name))
        types.append(nil)
      }
    }
    if definition.caseName != nil, definition.parameters.isEmpty {
      report(
        TemplateDiagnostics.caseNeedsParameter(definition.fullName, at: definition.name.span)
      )
    }
    let macro = MacroTable.Macro(
      definition: definition,
      parameters: types,
      result: definition.result.flatMap { resolve($0.type) },
      isOfMainFile: isOfMainFile
    )
    if let other = table.add(macro) {
      report(
        TemplateDiagnostics.duplicateName(
          definition.fullName,
          at: definition.name.span,
          first: other.name.span
        )
      )
    }
  }

  /// The type of a family's first parameter, by the name of the case.
  private mutating func caseType(_ name: Name, of definition: MacroDefinition) -> TemplateType? {
    if name.text == "else" {
      if let parameter = definition.parameters.first {
        report(TemplateDiagnostics.untypedParameter(parameter.name))
      }
      return nil
    }
    var found: Set<ObjectTypeID> = []
    for union in schema.unions {
      for unionCase in union.cases where unionCase.name == name.text {
        found.insert(unionCase.type)
      }
    }
    if found.count == 1, let type = found.first { return .object(type) }
    if found.isEmpty {
      let known = schema.unions.flatMap { $0.cases.map(\.name) } + ["else"]
      let union = schema.unions.count == 1 ? schema.unions[0].name : "the unions of the data"
      report(TemplateDiagnostics.unknownCase(name, of: union, known: known))
    } else if let parameter = definition.parameters.first {
      report(TemplateDiagnostics.untypedParameter(parameter.name))
    }
    return nil
  }

  /// Whether all macros of a family have the same parameters after the first.
  private mutating func checkFamilies() {
    for name in table.families.keys.sorted() {
      guard let family = table.families[name], let first = family.cases.first?.macro else {
        continue
      }
      let expected = Array(table.macros[first].parameters.dropFirst())
      for macro in family.cases.dropFirst().map(\.macro) {
        let found = Array(table.macros[macro].parameters.dropFirst())
        let isOfOtherResult =
          table.givesValue(macro) != table.givesValue(first)
          || table.macros[macro].result != table.macros[first].result
        if isOfOtherResult {
          report(
            TemplateDiagnostics.familyResultMismatch(
              table.macros[macro].definition,
              first: table.macros[first].definition.name.span
            )
          )
        }
        guard !isOfOtherResult, !found.contains(nil), !expected.contains(nil), found != expected
        else { continue }
        let definition = table.macros[macro].definition
        report(
          TemplateDiagnostics.familyMismatch(
            definition.fullName,
            at: definition.name.span,
            first: table.macros[first].definition.name.span
          )
        )
      }
    }
  }

  private mutating func function(of index: Int) -> CheckedFunction {
    let macro = table.macros[index]
    scope = Scope()
    var tracked: [Int] = []
    for (parameter, type) in zip(macro.definition.parameters, macro.parameters) {
      let (slot, _) = scope.declare(parameter.name, type, shouldBeUsed: false)
      if case .object(let object)? = type, schema[object].isTracked { tracked.append(slot) }
    }
    let body = checkBlock(macro.definition.body)
    let value = macro.definition.result.flatMap { check($0.value) }
    let result = value.flatMap { value in macro.result.flatMap { require(value, $0) } }
    return CheckedFunction(
      isTemplate: false,
      parameterCount: macro.parameters.count,
      // What gives a value prints nothing.
      trackedParameters: macro.definition.result == nil ? tracked : [],
      slotCount: scope.slotCount,
      body: body,
      result: result,
      span: macro.definition.name.span
    )
  }

  private mutating func reportUnusedMacros() {
    for macro in table.macros where macro.isOfMainFile && !macro.isUsed {
      report(
        TemplateDiagnostics.unusedMacro(
          macro.definition.fullName,
          at: macro.definition.name.span
        )
      )
    }
  }
}
