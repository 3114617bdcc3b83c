import Diagnostics

/// Declarations of macros.
extension Checker {
  /// Adds the macros of a file to those that the template can call.
  mutating func declareMacros(of file: TemplateFile) {
    table.broken.formUnion(file.brokenMacros)
    let macros: Range<Int>
    if let known = catalog.macros(of: file) {
      macros = known
    } else {
      macros = catalog.declare(file.macros.map { declaration(of: $0) }, of: file)
    }
    for macro in macros {
      diagnostics += catalog.macros[macro].flaws
      guard let other = table.add(macro, catalog.macros[macro]) else { continue }
      let definition = catalog.macros[macro].definition
      report(
        .duplicateName(
          definition.fullName,
          at: definition.name.span,
          first: catalog.macros[other].definition.name.span
        )
      )
    }
  }

  private mutating func declaration(of definition: MacroDefinition) -> MacroCatalog.Macro {
    let outer = diagnostics
    diagnostics = []
    defer { diagnostics = outer }
    var types: [TemplateType?] = []
    types.reserveCapacity(definition.parameters.count)
    for (index, parameter) in definition.parameters.enumerated() {
      let earlier = definition.parameters[..<index]
      if let first = earlier.first(where: { $0.name.text == parameter.name.text }) {
        report(.duplicateName(parameter.name.text, at: parameter.name.span, first: first.name.span))
      }
      if let type = parameter.type {
        types.append(resolve(type))
      } else if index == 0, let caseName = definition.caseName {
        types.append(caseType(caseName, of: definition))
      } else {
        report(.untypedParameter(parameter.name))
        types.append(nil)
      }
    }
    if definition.caseName != nil, definition.parameters.isEmpty {
      report(.caseNeedsParameter(definition.fullName, at: definition.name.span))
    }
    let result = definition.result.flatMap { resolve($0.type) }
    return MacroCatalog.Macro(
      name: catalog.intern(definition.name.text),
      definition: definition,
      parameters: types,
      result: result,
      flaws: diagnostics
    )
  }

  /// Returns the type of a family's first parameter, which is implied by the name of the case.
  private mutating func caseType(_ name: Name, of definition: MacroDefinition) -> TemplateType? {
    if name.text == "else" {
      if let parameter = definition.parameters.first {
        report(.untypedParameter(parameter.name))
      }
      return nil
    }
    var found: [ObjectTypeID] = []
    for union in schema.unions {
      for unionCase in union.cases
      where unionCase.name == name.text && !found.contains(unionCase.type) {
        found.append(unionCase.type)
      }
    }
    if found.count == 1, let type = found.first { return .object(type) }
    if found.isEmpty {
      let known = schema.unions.flatMap { $0.cases.map(\.name) } + ["else"]
      let union = schema.unions.count == 1 ? schema.unions[0].name : "the unions of the data"
      report(.unknownCase(name, of: union, known: known))
    } else if let parameter = definition.parameters.first {
      report(.untypedParameter(parameter.name))
    }
    return nil
  }

  /// Reports families whose macros differ in the parameters after the first or in the result.
  mutating func checkFamilies() {
    for (_, family) in table.families {
      guard let first = family.cases.first?.macro else { continue }
      let expected = Array(catalog.macros[first].parameters.dropFirst())
      for macro in family.cases.dropFirst().map(\.macro) {
        let found = Array(catalog.macros[macro].parameters.dropFirst())
        let isOfOtherResult =
          catalog.macros[macro].givesValue != catalog.macros[first].givesValue
          || catalog.macros[macro].result != catalog.macros[first].result
        if isOfOtherResult {
          report(
            .familyResultMismatch(
              catalog.macros[macro].definition,
              first: catalog.macros[first].definition.name.span
            )
          )
        }
        guard !isOfOtherResult, !found.contains(nil), !expected.contains(nil), found != expected
        else { continue }
        let definition = catalog.macros[macro].definition
        report(
          .familyMismatch(
            definition.fullName,
            at: definition.name.span,
            first: catalog.macros[first].definition.name.span
          )
        )
      }
    }
  }
}
