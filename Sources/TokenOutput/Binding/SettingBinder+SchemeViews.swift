import TokenCompiler

extension SettingBinder {
  /// Finds the light and the dark view for each view, with all other contexts unchanged.
  mutating func bindSchemeViews() {
    var view = 0
    // Visits the views added here as well, because each of them needs its own pair.
    while view < values.views.entries.count {
      let pair =
        values.views[view].isUniform
        ? (light: view, dark: view)
        : (light: self.view(of: view, in: .light), dark: self.view(of: view, in: .dark))
      table.schemeViews.append(pair)
      view += 1
    }
  }

  private func view(of view: ViewID, in scheme: Appearance.Scheme) -> ViewID {
    var assignment = Array(values.views.assignment(view))
    for modifier in contexts.modifiers where ir.modifiers[modifier].role == .appearance {
      let contrast = ir.modifiers[modifier].appearances[Int(assignment[modifier])]?.contrast
      assignment[modifier] = ir.modifiers[modifier].context(
        for: scheme,
        contrast ?? .standard,
        otherwise: assignment[modifier]
      )
    }
    return values.views.add(assignment, base: input.baseAssignment)
  }
}
