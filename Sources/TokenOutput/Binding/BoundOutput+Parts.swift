import TemplateEngine
import TokenCompiler
import TokenModel

extension BoundOutput {
  var baseView: ViewID { ViewTable.base }

  /// Returns the resolution of a token in a view that isn't open.
  @inline(__always)
  func resolution(of token: Int, in view: ViewID) -> ResolutionID {
    let modifiers = projection.dependsOn[token]
    if modifiers.isEmpty || modifiers.isDisjoint(with: views[view].nonDefault) {
      return projection.base[token]
    }
    return variantResolution(of: token, in: view)
  }

  /// Returns the resolution of a token in a view in which it can differ from the base.
  @inline(never)
  private func variantResolution(of token: Int, in view: ViewID) -> ResolutionID {
    projection.resolution(of: token, in: views.assignment(view))
  }
}
