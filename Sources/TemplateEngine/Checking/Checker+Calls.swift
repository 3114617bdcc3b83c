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
    let index = catalog.name(name.text)
    if let caseName { return checkCaseCall(name, index, caseName, values, at: span) }
    if let index, let macro = use(.plain(index)) {
      return checkPlainCall(macro, values, name: name.text, at: span)
    }
    guard let index, let family = table.family(index) else {
      reportUnknown(name, known: table.names, filters: Self.filterNames)
      return nil
    }
    return checkFamilyCall(name, index, family, values, at: span)
  }

  private mutating func reportUnknown(_ name: Name, known: [Int], filters: [String]) {
    guard !table.isIncomplete else { return }
    let texts = catalog.texts(of: known)
    report(.unknownMacro(name.text, at: name.span, known: texts, filters: filters))
  }

  private mutating func checkCaseCall(
    _ name: Name,
    _ index: Int?,
    _ caseName: Name,
    _ values: [CheckedExpression?],
    at span: Span
  ) -> CheckedExpression? {
    guard let index, let family = table.family(index) else {
      reportUnknown(name, known: table.families.map(\.name), filters: [])
      return nil
    }
    guard let macro = use(.named(index, case: caseName.text)) else {
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
    _ index: Int,
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
      let macro = use(.object(index, object))
    {
      return checkPlainCall(macro, values, name: name.text, at: span)
    }
    guard let target = dispatch(name, index, family, on: value) else { return nil }
    let parameters = [value.type] + catalog.macros[sample].parameters.dropFirst()
    guard let arguments = check(values, against: parameters, of: name.text, at: span) else {
      return nil
    }
    return result(of: make(.dispatch(family: target, arguments), .code, span), sample)
  }

  /// Returns the index of the family with a macro for each case of the value's union, and reports
  /// missing cases.
  private mutating func dispatch(
    _ name: Name,
    _ index: Int,
    _ family: MacroTable.Family,
    on value: CheckedExpression
  ) -> Int? {
    guard case .union(let union) = value.type else {
      let (type, cases) = (describe(value.type), family.cases.map(\.name))
      report(.notAUnion(name.text, type: type, at: value.span, cases: cases))
      return nil
    }
    if let target = use(.family(index, union)) { return target }
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
    case .plain(let name): table.plain(name)
    case .named(let name, let caseName): table.family(name)?.macro(for: caseName)
    case .object(let name, let object): table.family(name)?.macro(for: object)
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

  private mutating func useCases(of family: Int) {
    for member in table.family(family)?.cases ?? [] { table.use(member.macro) }
  }

  /// Returns the index of the family with a name for a union; `nil` if there is no macro for one of
  /// the cases.
  private mutating func family(_ name: Int, for union: UnionTypeID) -> Int? {
    let key = name * schema.unions.count + Int(union.index)
    if let known = table.knownFamilies[key] { return known }
    guard let family = table.family(name), let sample = family.cases.first?.macro else {
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
    table.knownFamilies[key] = index
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
