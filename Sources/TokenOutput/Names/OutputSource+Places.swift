import Diagnostics
import TokenCompiler
import TokenModel

extension OutputSource {
  /// Returns the path and location of a token or constant.
  func place(ofToken index: UInt32) -> Diagnostic.NamedPlace {
    let token = ir.tokens[Int(index)]
    return place(token.path, token.base.origin)
  }

  /// Returns the path and location of a group.
  func place(ofGroup index: UInt32) -> Diagnostic.NamedPlace {
    let entry = groups.entries[Int(index)]
    guard let group = entry.source else {
      return Diagnostic.NamedPlace(path: description(of: entry.path), span: nil)
    }
    return place(entry.path, ir.groups[group].origin)
  }

  /// Returns the name and location of a modifier.
  func place(ofModifier index: Int) -> Diagnostic.NamedPlace {
    Diagnostic.NamedPlace(
      path: ir.modifiers[index].name,
      span: ir.modifierPlaces[index].name
    )
  }

  /// Returns the name and location of a context of a modifier.
  func place(ofContext context: Int, in modifier: Int) -> Diagnostic.NamedPlace {
    Diagnostic.NamedPlace(
      path: ir.modifiers[modifier].contexts[context],
      span: ir.modifierPlaces[modifier].contexts[context]
    )
  }

  private func place(_ path: PathID, _ origin: Token.Origin) -> Diagnostic.NamedPlace {
    Diagnostic.NamedPlace(path: description(of: path), span: ir.sources.span(of: origin))
  }

  private func description(of path: PathID) -> String {
    ir.paths.description(of: path, in: ir.texts)
  }
}
