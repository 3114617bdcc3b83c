import TokenCompiler

extension BoundOutput {
  /// Returns the environments in which a setting of `cascade` has a rule with at least one element.
  func rules(of setting: Int) -> [Environment] {
    let contexts = settingTable.contexts[settingTable.entries[setting].contexts]
    let told = contexts.reduce(into: Environment()) { $0.formUnion(environment(of: Int($1))) }
    return (0..<Environment.count).map(Environment.init).filter { environment in
      told.isSuperset(of: environment) && rule(of: setting, in: environment).elementCount > 0
    }
  }

  /// Returns the rule of a setting for an environment.
  func rule(of setting: Int, in told: Environment) -> CascadeRule {
    let contexts = settingTable.contexts[settingTable.entries[setting].contexts].map(Int.init)
    let changed = contexts.filter { !isDefault(context: $0) }
    return CascadeRule(
      environment: changed.filter { !told.isDisjoint(with: environment(of: $0)) },
      chosen: changed.filter { told.isDisjoint(with: environment(of: $0)) },
      defaults: contexts.filter(isDefault),
      carriers: settingTable.entries[setting].carriers
    )
  }

  /// Returns how the environment can select a context; empty for a default context.
  private func environment(of context: Int) -> Environment {
    guard !isDefault(context: context) else { return [] }
    if let option = options.condition, options.ofContexts[option][context] != nil {
      return .condition
    }
    let modifier = contexts.owners[context]
    let appearance = ir.modifiers[modifier].appearances[context - contexts.starts[modifier]]
    if appearance?.scheme != nil { return .scheme }
    return appearance?.contrast != nil ? .contrast : []
  }

  private func isDefault(context: Int) -> Bool {
    let modifier = contexts.owners[context]
    return Int(ir.modifiers[modifier].defaultContext) == context - contexts.starts[modifier]
  }
}
