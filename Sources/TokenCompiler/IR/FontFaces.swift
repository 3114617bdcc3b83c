import Diagnostics
import TokenModel

/// Font files by font name.
enum FontFaces {
  /// Collects the font files listed in the `dev.tokens` extensions of font families.
  ///
  /// A definition's files belong to the first font of its family, in every context.
  static func collect(
    from resolved: borrowing ResolvedSource,
    _ tokens: TokenNumbering,
    _ values: ValueStore
  ) -> [TextID: [TextStyle.Face]] {
    guard resolved.merged.tree.tokenExtensions.contains(where: { !$0.faces.isEmpty }) else {
      return [:]
    }
    var faces: [TextID: [TextStyle.Face]] = [:]
    for path in tokens.paths where resolved.types[path] == .known(.fontFamily) {
      for definition in resolved.merged.tree.definitions(of: path) {
        let token = resolved.merged.tree[definition]
        guard let files = resolved.merged.tree.tokenExtension(of: token)?.faces, !files.isEmpty
        else { continue }
        for index in resolved.evaluations.indices(of: path) {
          let evaluation = resolved.evaluations[index]
          guard evaluation.state == .done, evaluation.definition == definition else { continue }
          let family = values[Handle<FontFamily>(evaluation.value)]
          if let name = family.names.first { faces[name] = files }
        }
      }
    }
    return faces
  }
}
