extension BoundOutput {
  /// Whether a token's value in a view differs from its base value.
  func isVariant(_ token: Int, in view: ViewID) -> Bool {
    if projection.dependsOn[token].isEmpty { return false }
    if views[view].isOpen, !contexts.variesOutsideAppearances[token] {
      return zip(views[view].fixed.all, views[baseView].fixed.all).contains { here, base in
        !source.areEqual(resolution(of: token, in: here), resolution(of: token, in: base))
      }
    }
    let here = resolution(of: token, in: views[view].closed)
    return !source.areEqual(here, resolution(of: token, in: views[baseView].closed))
  }
}
