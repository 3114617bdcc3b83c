import TokenCompiler
import TokenModel

extension BoundOutput {
  /// A token or constant, and where it was written.
  func place(ofToken index: UInt32) -> OutputDiagnostics.NamedPlace {
    let token = ir.tokens[Int(index)]
    return place(token.path, token.base.origin)
  }

  /// A group, and where it was written.
  func place(ofGroup index: UInt32) -> OutputDiagnostics.NamedPlace {
    let entry = source.groups.entries[Int(index)]
    guard let group = entry.source else {
      return OutputDiagnostics.NamedPlace(path: description(of: entry.path), span: nil)
    }
    return place(entry.path, ir.groups[group].origin)
  }

  /// A modifier, and where it was written.
  func place(ofModifier index: Int) -> OutputDiagnostics.NamedPlace {
    OutputDiagnostics.NamedPlace(
      path: ir.modifiers[index].name,
      span: ir.modifierPlaces[index].name
    )
  }

  /// A context of a modifier, and where it was written.
  func place(ofContext context: Int, in modifier: Int) -> OutputDiagnostics.NamedPlace {
    OutputDiagnostics.NamedPlace(
      path: ir.modifiers[modifier].contexts[context],
      span: ir.modifierPlaces[modifier].contexts[context]
    )
  }

  private func place(_ path: PathID, _ origin: Token.Origin) -> OutputDiagnostics.NamedPlace {
    OutputDiagnostics.NamedPlace(path: description(of: path), span: ir.sources.span(of: origin))
  }

  private func description(of path: PathID) -> String {
    ir.paths.description(of: path, in: ir.texts)
  }
}
