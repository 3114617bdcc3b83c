import Diagnostics

/// Checks of the macros that can be called.
extension Checker {
  /// Returns the index of an earlier check of a macro that is also valid for this template, and
  /// reaches the macros it calls; `nil` if there is none.
  mutating func knownCheck(of macro: Int) -> Int? {
    guard !table.isIncomplete else { return nil }
    return catalog.checks(of: macro).first { known in
      let check = catalog.checks[known]
      guard let calls = check.calls, check.root ?? root == root else { return false }
      guard calls.allSatisfy({ index(of: $0.call) == $0.index }) else { return false }
      for meaning in calls { reach(meaning) }
      return true
    }
  }

  /// Checks a macro and returns the index of the check.
  mutating func check(_ macro: Int) -> Int {
    let before = diagnostics.count
    begin()
    let function = function(of: catalog.macros[macro])
    reportTooManyVariables(function)
    let isGood = diagnostics.count == before && !table.isIncomplete
    let check = MacroCatalog.Check(
      function: function,
      // An error may be specific to this template.
      calls: isGood && !isTemplateSpecific ? calls : nil,
      root: readsRoot ? root : nil
    )
    return catalog.add(check, of: macro)
  }

  private mutating func function(of macro: MacroCatalog.Macro) -> CheckedFunction {
    var tracked: [Int] = []
    for (parameter, type) in zip(macro.definition.parameters, macro.parameters) {
      let (slot, _) = scope.declare(parameter.name, type, shouldBeUsed: false)
      if case .object(let object)? = type, schema[object].isTracked { tracked.append(slot) }
    }
    let body = checkBlock(macro.definition.statements)
    let value = macro.definition.result.flatMap { check($0.value) }
    let result = value.flatMap { value in macro.result.flatMap { require(value, $0) } }
    return CheckedFunction(
      isTemplate: false,
      parameterCount: macro.parameters.count,
      // A macro that returns a value prints nothing.
      trackedParameters: macro.givesValue ? [] : tracked,
      slotCount: scope.slotCount,
      body: body,
      result: result,
      span: macro.definition.name.span
    )
  }

  mutating func reportTooManyVariables(_ function: CheckedFunction) {
    guard function.slotCount > Instruction.slotLimit else { return }
    report(.tooManyVariables(limit: Instruction.slotLimit, function.span))
  }

  mutating func reportUnusedMacros(of main: TemplateFile) {
    for macro in catalog.macros(of: main) ?? 0..<0 where !table.isUsed(macro) {
      let definition = catalog.macros[macro].definition
      report(.unusedMacro(definition.fullName, at: definition.name.span))
    }
  }
}
