import Diagnostics

extension Checker {
  mutating func checkCall(
    _ name: Name,
    _ caseName: Name?,
    _ arguments: [Expression],
    at span: Span
  ) -> CheckedExpression? {
    let values = arguments.map { check($0) }
    guard !table.broken.contains(name.text) else { return nil }
    if let caseName { return checkCaseCall(name, caseName, values, at: span) }
    if let macro = table.plain[name.text] {
      return checkPlainCall(macro, values, name: name.text, at: span)
    }
    guard let family = table.families[name.text] else {
      guard !table.isIncomplete else { return nil }
      report(
        TemplateDiagnostics.unknownMacro(
          name.text,
          at: name.span,
          known: table.names,
          filters: Self.filterNames
        )
      )
      return nil
    }
    return checkFamilyCall(name, family, values, at: span)
  }

  private mutating func checkCaseCall(
    _ name: Name,
    _ caseName: Name,
    _ values: [CheckedExpression?],
    at span: Span
  ) -> CheckedExpression? {
    guard let family = table.families[name.text] else {
      guard !table.isIncomplete else { return nil }
      report(
        TemplateDiagnostics.unknownMacro(
          name.text,
          at: name.span,
          known: table.families.keys.sorted(),
          filters: []
        )
      )
      return nil
    }
    guard let macro = family.macro(for: caseName.text) else {
      report(
        TemplateDiagnostics.unknownMacro(
          "\(name.text).\(caseName.text)",
          at: name.span.joined(with: caseName.span),
          known: family.cases.map { "\(name.text).\($0.name)" },
          filters: []
        )
      )
      return nil
    }
    return checkPlainCall(macro, values, name: "\(name.text).\(caseName.text)", at: span)
  }

  private mutating func checkPlainCall(
    _ macro: Int,
    _ values: [CheckedExpression?],
    name: String,
    at span: Span
  ) -> CheckedExpression? {
    table.macros[macro].isUsed = true
    guard
      let arguments = check(values, against: table.macros[macro].parameters, of: name, at: span)
    else { return nil }
    let call = make(.call(function: table.function(of: macro), arguments), .code, span)
    return result(of: call, macro)
  }

  /// Arguments as values of the parameters' types.
  private mutating func check(
    _ values: [CheckedExpression?],
    against parameters: [TemplateType?],
    of name: String,
    at span: Span
  ) -> [CheckedExpression]? {
    guard values.count == parameters.count else {
      report(
        TemplateDiagnostics.wrongCount(
          name,
          expected: Self.count(parameters.count),
          found: values.count,
          at: span
        )
      )
      return nil
    }
    var arguments: [CheckedExpression] = []
    for (value, type) in zip(values, parameters) {
      guard let value, let type, let argument = require(value, type) else { continue }
      arguments.append(argument)
    }
    return arguments.count == values.count ? arguments : nil
  }

  static func count(_ count: Int) -> String {
    switch count {
    case 0: "no arguments"
    case 1: "1 argument"
    default: "\(count) arguments"
    }
  }

  private mutating func checkFamilyCall(
    _ name: Name,
    _ family: MacroTable.Family,
    _ values: [CheckedExpression?],
    at span: Span
  ) -> CheckedExpression? {
    for member in family.cases { table.macros[member.macro].isUsed = true }
    guard let sample = family.cases.first?.macro else { return nil }
    guard let first = values.first else {
      let expected = Self.count(max(1, table.macros[sample].parameters.count))
      report(
        TemplateDiagnostics.wrongCount(name.text, expected: expected, found: 0, at: span)
      )
      return nil
    }
    guard let value = first else { return nil }
    if case .object(let object) = value.type,
      let macro = table.macro(of: family, for: object)
    {
      return checkPlainCall(macro, values, name: name.text, at: span)
    }
    guard case .union(let union) = value.type else {
      report(
        TemplateDiagnostics.notAUnion(
          name.text,
          type: describe(value.type),
          at: value.span,
          cases: family.cases.map(\.name)
        )
      )
      return nil
    }
    guard let index = self.family(family, name.text, for: union, at: value.span) else { return nil }
    let parameters = [value.type] + table.macros[sample].parameters.dropFirst()
    guard let arguments = check(values, against: parameters, of: name.text, at: span) else {
      return nil
    }
    return result(of: make(.dispatch(family: index, arguments), .code, span), sample)
  }

  /// What a call of a macro gives: its value, or what it prints.
  private func result(of call: CheckedExpression, _ macro: Int) -> CheckedExpression? {
    guard table.givesValue(macro) else { return call }
    return table.macros[macro].result.map { make(.result(call), $0, call.span) }
  }

  /// The index of a family's table for a union; a case without a macro is reported.
  private mutating func family(
    _ family: MacroTable.Family,
    _ name: String,
    for union: UnionTypeID,
    at span: Span
  ) -> Int? {
    let call = FamilyCall(name: name, union: union)
    if let known = knownFamilies[call] { return known }
    var functions = [Int32](repeating: -1, count: schema.objects.count)
    var missing: [String] = []
    for unionCase in schema[union].cases {
      if let macro = table.macro(of: family, for: unionCase.type)
        ?? catchAll(of: family, for: union)
      {
        functions[Int(unionCase.type.index)] = Int32(clamping: table.function(of: macro))
      } else {
        missing.append(unionCase.name)
      }
    }
    guard missing.isEmpty else {
      report(
        TemplateDiagnostics.missingCases(
          name,
          union: schema[union].name,
          cases: missing,
          at: span
        )
      )
      return nil
    }
    let sample = family.cases.first?.macro
    let checkedFamily = CheckedFamily(
      functions: functions,
      parameterCount: sample.map { table.macros[$0].parameters.count } ?? 0
    )
    let index = checked.families.firstIndex(of: checkedFamily) ?? checked.families.count
    if index == checked.families.count { checked.families.append(checkedFamily) }
    knownFamilies[call] = index
    return index
  }

  /// The macro `else` of a family if it takes all of a union.
  ///
  /// One with a wrong type counts.
  private func catchAll(of family: MacroTable.Family, for union: UnionTypeID) -> Int? {
    guard let macro = family.macro(for: "else") else { return nil }
    guard let type = table.macros[macro].parameters.first ?? nil else { return macro }
    return type == .union(union) ? macro : nil
  }
}

extension MacroTable {
  /// The macro of a family that takes objects of a type.
  ///
  /// One with a wrong type does not.
  func macro(of family: Family, for object: ObjectTypeID) -> Int? {
    family.cases.first { $0.type == .object(object) }?.macro
  }
}
