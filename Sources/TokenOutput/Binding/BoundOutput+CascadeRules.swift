import TokenCompiler

extension BoundOutput {
  /// The rules of a setting of `cascade`: one for each set of what the environment can tell.
  func rules(of setting: Int) -> [Environment] {
    let contexts = settingContexts[settingEntries[setting].contexts]
    let told = contexts.reduce(into: Environment()) { $0.formUnion(environment(of: Int($1))) }
    return (0..<Environment.count).map(Environment.init).filter { environment in
      told.isSuperset(of: environment) && rule(of: setting, in: environment).elementCount > 0
    }
  }

  /// The rule of a setting in an environment.
  func rule(of setting: Int, in told: Environment) -> CascadeRule {
    let contexts = settingContexts[settingEntries[setting].contexts].map(Int.init)
    let changed = contexts.filter { !isDefault(context: $0) }
    return CascadeRule(
      environment: changed.filter { !told.isDisjoint(with: environment(of: $0)) },
      chosen: changed.filter { told.isDisjoint(with: environment(of: $0)) },
      defaults: contexts.filter(isDefault),
      carriers: settingEntries[setting].carriers
    )
  }

  /// What the environment can tell a context by; nothing for a default one.
  private func environment(of context: Int) -> Environment {
    guard !isDefault(context: context) else { return [] }
    if let option = conditionOption, contextOptions[option][context] != nil { return .condition }
    let modifier = contextModifiers[context]
    let appearance = ir.modifiers[modifier].appearances[context - contextStarts[modifier]]
    if appearance?.scheme != nil { return .scheme }
    return appearance?.contrast != nil ? .contrast : []
  }

  private func isDefault(context: Int) -> Bool {
    let modifier = contextModifiers[context]
    return Int(ir.modifiers[modifier].defaultContext) == context - contextStarts[modifier]
  }
}
