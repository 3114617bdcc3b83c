import Diagnostics

extension SourcePlanner {
  /// Assigns roles to modifiers, and color schemes and contrast levels to their contexts.
  mutating func assignAppearance(
    to modifiers: inout [Modifier],
    pinned: [Int: Modifier.ContextIndex]
  ) {
    if let setting = request.appearance {
      assign(setting, to: &modifiers)
      return
    }
    let known = modifiers.indices.filter { index in
      ["light", "dark"].allSatisfy { context($0, of: modifiers[index]) != nil }
    }
    // A pinned modifier determines the appearance of the whole output if no other candidate is
    // free.
    let free = known.filter { pinned[$0] == nil }
    let candidates = free.isEmpty && known.count == 1 ? known : free
    if candidates.count > 1 {
      let names = candidates.map { modifiers[$0].name }
      let spans = candidates.map { self.modifiers[$0].span }
      report(.twoAppearances(names, at: spans))
    } else if let index = candidates.first {
      modifiers[index].role = .appearance
      mark("light", Appearance(scheme: .light, contrast: .standard), in: &modifiers[index])
      mark("dark", Appearance(scheme: .dark, contrast: .standard), in: &modifiers[index])
    }
  }

  private func mark(_ context: String, _ appearance: Appearance, in modifier: inout Modifier) {
    guard let index = self.context(context, of: modifier) else { return }
    modifier.appearances[index] = appearance
  }

  private func context(_ name: String, of modifier: Modifier) -> Int? {
    find(name, in: modifier.contexts, ignoringCase: true)
  }

  private mutating func assign(
    _ setting: CompileRequest.AppearanceSetting,
    to modifiers: inout [Modifier]
  ) {
    guard let index = index(of: setting.modifier, in: modifiers) else { return }
    modifiers[index].role = .appearance
    var parts = [
      (setting.light, Appearance(scheme: .light, contrast: .standard)),
      (setting.dark, Appearance(scheme: .dark, contrast: .standard)),
    ]
    switch setting.highContrast {
    case nil: break
    case .contexts(let light, let dark):
      if let light { parts.append((light, Appearance(scheme: .light, contrast: .high))) }
      if let dark { parts.append((dark, Appearance(scheme: .dark, contrast: .high))) }
    case .modifier(let name, let high):
      assignContrast(name, high, appearance: index, to: &modifiers)
    }
    for (context, appearance) in parts {
      assign(appearance, to: context, of: &modifiers[index])
    }
  }

  private mutating func assignContrast(
    _ name: Located<String>,
    _ high: Located<String>,
    appearance: Int,
    to modifiers: inout [Modifier]
  ) {
    guard let index = index(of: name, in: modifiers) else { return }
    guard index != appearance else {
      report(.contrastIsAppearance(name.value, at: name.span))
      return
    }
    modifiers[index].role = .contrast
    let isAssigned = assign(
      Appearance(scheme: nil, contrast: .high),
      to: high,
      of: &modifiers[index]
    )
    guard isAssigned else { return }
    // The default context has standard contrast unless it is `high`; other contexts have no
    // contrast.
    let base = Int(modifiers[index].defaultContext)
    let others = modifiers[index].contexts.indices.filter {
      modifiers[index].appearances[$0] == nil
    }
    guard let standard = others.contains(base) ? base : others.first else { return }
    modifiers[index].appearances[standard] = Appearance(scheme: nil, contrast: .standard)
  }

  @discardableResult
  private mutating func assign(
    _ appearance: Appearance,
    to context: Located<String>,
    of modifier: inout Modifier
  ) -> Bool {
    guard let index = modifier.contexts.firstIndex(of: context.value) else {
      report(.unknownContext(context.value, of: modifier.name, modifier.contexts, at: context.span))
      return false
    }
    guard modifier.appearances[index] == nil else {
      report(.contextHasTwoParts(context.value, at: context.span))
      return false
    }
    modifier.appearances[index] = appearance
    return true
  }

  private mutating func index(of name: Located<String>, in modifiers: [Modifier]) -> Int? {
    if let index = modifiers.firstIndex(where: { $0.name == name.value }) { return index }
    reportUnknownModifier(name)
    return nil
  }
}
