import TokenCompiler

extension Binder {
  /// Finds the views in which tokens are seen in light and in dark, the other contexts being the same.
  func bindSchemeViews() {
    var view = 0
    // Views that are added here have to be gone through too: light has a dark of its own.
    while view < output.views.entries.count {
      let pair =
        output.views[view].isUniform
        ? (light: view, dark: view)
        : (light: self.view(of: view, in: .light), dark: self.view(of: view, in: .dark))
      output.schemeViews.append(pair)
      view += 1
    }
  }

  private func view(of view: ViewID, in scheme: Appearance.Scheme) -> ViewID {
    var assignment = Array(output.views.assignment(view))
    for modifier in output.modifiers where ir.modifiers[modifier].role == .appearance {
      let contrast = ir.modifiers[modifier].appearances[Int(assignment[modifier])]?.contrast
      assignment[modifier] = ir.modifiers[modifier].context(
        for: scheme,
        contrast ?? .standard,
        otherwise: assignment[modifier]
      )
    }
    return output.views.add(assignment, base: baseAssignment)
  }
}
