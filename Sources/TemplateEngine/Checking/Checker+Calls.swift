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
    if let macro = use(.plain(name.text)) {
      return checkPlainCall(macro, values, name: name.text, at: span)
    }
    guard let family = table.families[name.text] else {
      guard !table.isIncomplete else { return nil }
      report(.unknownMacro(name.text, at: name.span, known: table.names, filters: Self.filterNames))
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
        .unknownMacro(name.text, at: name.span, known: table.families.keys.sorted(), filters: [])
      )
      return nil
    }
    guard let macro = use(.named(name.text, case: caseName.text)) else {
      report(
        .unknownMacro(
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
    let parameters = catalog.macros[macro].parameters
    guard let arguments = check(values, against: parameters, of: name, at: span) else { return nil }
    return result(of: make(.call(macro: macro, arguments), .code, span), macro)
  }

  /// Converts arguments to the types of the parameters.
  private mutating func check(
    _ values: [CheckedExpression?],
    against parameters: [TemplateType?],
    of name: String,
    at span: Span
  ) -> [CheckedExpression]? {
    guard values.count == parameters.count else {
      report(
        .wrongCount(name, expected: Self.count(parameters.count), found: values.count, at: span)
      )
      return nil
    }
    var arguments: [CheckedExpression] = []
    arguments.reserveCapacity(values.count)
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
    for member in family.cases { table.use(member.macro) }
    guard let sample = family.cases.first?.macro else { return nil }
    guard let first = values.first else {
      let expected = Self.count(max(1, catalog.macros[sample].parameters.count))
      report(.wrongCount(name.text, expected: expected, found: 0, at: span))
      return nil
    }
    guard let value = first else { return nil }
    if case .object(let object) = value.type,
      let macro = use(.object(name.text, object))
    {
      return checkPlainCall(macro, values, name: name.text, at: span)
    }
    guard let index = dispatch(name, family, on: value) else { return nil }
    let parameters = [value.type] + catalog.macros[sample].parameters.dropFirst()
    guard let arguments = check(values, against: parameters, of: name.text, at: span) else {
      return nil
    }
    return result(of: make(.dispatch(family: index, arguments), .code, span), sample)
  }

  /// Returns the index of the family with a macro for each case of the value's union, and reports
  /// missing cases.
  private mutating func dispatch(
    _ name: Name,
    _ family: MacroTable.Family,
    on value: CheckedExpression
  ) -> Int? {
    guard case .union(let union) = value.type else {
      let (type, cases) = (describe(value.type), family.cases.map(\.name))
      report(.notAUnion(name.text, type: type, at: value.span, cases: cases))
      return nil
    }
    if let index = use(.family(name.text, union)) { return index }
    let missing = schema[union].cases
      .filter { macro(of: family, for: $0.type, of: union) == nil }.map(\.name)
    report(.missingCases(name.text, union: schema[union].name, cases: missing, at: value.span))
    return nil
  }

  /// Returns the result of calling a macro: the value it returns or the text it prints.
  private func result(of call: CheckedExpression, _ macro: Int) -> CheckedExpression? {
    guard catalog.macros[macro].givesValue else { return call }
    return catalog.macros[macro].result.map { make(.result(call), $0, call.span) }
  }

  // MARK: Resolving calls

  /// Records a call in the current macro, and adds the macros it can run to the program.
  ///
  /// - Returns: the index of the macro or family that the call resolves to; `nil` if it can't be
  ///   resolved.
  private mutating func use(_ call: MacroCall) -> Int? {
    // A linear search is enough, because a macro contains few different calls.
    if let known = calls.first(where: { $0.call == call }) { return known.index }
    guard let index = index(of: call) else { return nil }
    let meaning = MacroCatalog.Meaning(call: call, index: index)
    calls.append(meaning)
    reach(meaning)
    return index
  }

  /// Returns the index of the macro or family that a call resolves to in this template; `nil` if it
  /// can't be resolved.
  mutating func index(of call: MacroCall) -> Int? {
    switch call {
    case .plain(let name): table.plain[name]
    case .named(let name, let caseName): table.families[name]?.macro(for: caseName)
    case .object(let name, let object): table.families[name]?.macro(for: object)
    case .family(let name, let union): family(name, for: union)
    }
  }

  /// Adds the macros that a call can run to the program.
  mutating func reach(_ meaning: MacroCatalog.Meaning) {
    switch meaning.call {
    case .plain, .named:
      table.use(meaning.index)
      table.reach(meaning.index)
    case .object(let name, _):
      useCases(of: name)
      table.reach(meaning.index)
    case .family(let name, _):
      useCases(of: name)
      for macro in catalog.families[meaning.index].macros where macro >= 0 {
        table.reach(Int(macro))
      }
    }
  }

  private mutating func useCases(of family: String) {
    for member in table.families[family]?.cases ?? [] { table.use(member.macro) }
  }

  /// Returns the index of the family named `name` for a union; `nil` if there is no macro for one
  /// of the cases.
  private mutating func family(_ name: String, for union: UnionTypeID) -> Int? {
    let call = MacroCall.family(name, union)
    if let known = table.knownFamilies[call] { return known }
    guard let family = table.families[name], let sample = family.cases.first?.macro else {
      return nil
    }
    var macros = [Int32](repeating: -1, count: schema.objects.count)
    for unionCase in schema[union].cases {
      guard let macro = macro(of: family, for: unionCase.type, of: union) else { return nil }
      macros[Int(unionCase.type.index)] = Int32(clamping: macro)
    }
    let index = catalog.index(
      of: CheckedFamily(
        macros: macros,
        parameterCount: catalog.macros[sample].parameters.count
      )
    )
    table.knownFamilies[call] = index
    return index
  }

  /// Returns the macro of a family for a case of a union, or the family's `else` macro.
  private func macro(
    of family: MacroTable.Family,
    for object: ObjectTypeID,
    of union: UnionTypeID
  ) -> Int? {
    family.macro(for: object) ?? catchAll(of: family, for: union)
  }

  /// Returns the `else` macro of a family if it accepts any case of a union.
  ///
  /// A macro whose parameter has an invalid type is assumed to accept all cases.
  private func catchAll(of family: MacroTable.Family, for union: UnionTypeID) -> Int? {
    guard let macro = family.macro(for: "else") else { return nil }
    guard let type = catalog.macros[macro].parameters.first ?? nil else { return macro }
    return type == .union(union) ? macro : nil
  }
}
