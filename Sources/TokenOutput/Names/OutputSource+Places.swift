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

  /// Returns the tokens and constants in a group, including those of nested groups.
  ///
  /// - Complexity: O(*n*) in the number of all tokens.
  func members(ofGroup index: UInt32) -> [UInt32] {
    let group = groups.entries[Int(index)].path
    return ir.tokens.indices.filter { ir.paths.ancestors(of: ir.tokens[$0].path).contains(group) }
      .map { UInt32($0) }
  }

  /// Returns the token or constant at each of some locations, or the members of the group there.
  ///
  /// - Complexity: O(*n*) in the number of all tokens, for each location.
  func members(at spans: Set<Span>) -> Set<UInt32> {
    let tokens = ir.tokens.indices.map { UInt32($0) }.filter { token in
      place(ofToken: token).span.map(spans.contains) ?? false
    }
    let inGroups = groups.entries.indices.map { UInt32($0) }.filter { group in
      place(ofGroup: group).span.map(spans.contains) ?? false
    }.flatMap(members(ofGroup:))
    return Set(tokens + inGroups)
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
