internal import JSONSyntax
package import TokenImport
internal import TokenOutput

/// The files that an import generates: the tokens, a resolver document if there are themes, and a
/// configuration that builds them for every platform.
package enum ImportedFiles {
  /// Returns the files for a source.
  ///
  /// - Parameter source: the imported tokens.
  /// - Returns: the files, by their paths in the folder of the source.
  package static func files(of source: ImportedSource) -> [StarterSource.File] {
    var files = [StarterSource.File(path: "tokens.config.json", text: configuration(of: source))]
    if !source.modifiers.isEmpty {
      files.append(StarterSource.File(path: resolverPath, text: resolver(of: source)))
    }
    let contexts = source.modifiers.flatMap(\.contexts).compactMap(\.file)
    return files
      + (source.files + contexts).map { StarterSource.File(path: $0.path, text: $0.text) }
      + [StarterSource.File(path: StarterSource.schemaName, text: EmbeddedSchemas.configuration)]
  }

  private static let resolverPath = "app.resolver.json"

  // MARK: Configuration

  private static func configuration(of source: ImportedSource) -> String {
    var writer = JSONWriter(.pretty(width: 90))
    writer.object { writer in
      writer.member("$schema", "./\(StarterSource.schemaName)")
      if source.modifiers.isEmpty {
        writer.list("source", source.files) { $0.string($1.path) }
      } else {
        writer.member("source", resolverPath)
        appearance(of: source.modifiers, &writer)
      }
      if source.hasTextStyles {
        writer.object("lint") { writer in
          // Other formats lack letter spacing and line height, and not every platform has font
          // files.
          writer.member("missing-composite-member", "allow")
          writer.member("omitted-member", "allow")
        }
      }
      writer.objects("outputs", StarterSource.platformTargets) { writer, target in
        writer.member("target", target)
        writer.member("directory", "generated/\(target)")
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  /// Writes which contexts are light, dark, and high contrast.
  private static func appearance(
    of modifiers: [ImportedSource.Modifier],
    _ writer: inout JSONWriter
  ) {
    guard let theme = modifiers.first(where: { $0.name == "theme" }),
      theme.contexts.contains(where: { $0.name == "dark" })
    else { return }
    writer.object("appearance") { writer in
      writer.member("modifier", theme.name)
      writer.member("light", theme.base)
      writer.member("dark", "dark")
      if theme.contexts.contains(where: { $0.name == "darkHighContrast" }) {
        writer.object("highContrast") { writer in
          writer.member("light", "lightHighContrast")
          writer.member("dark", "darkHighContrast")
        }
      } else if modifiers.contains(where: { $0.name == "contrast" }) {
        writer.object("highContrast") { writer in
          writer.member("modifier", "contrast")
          writer.member("high", "high")
        }
      }
    }
  }

  // MARK: Resolver document

  private static func resolver(of source: ImportedSource) -> String {
    ResolverText(
      always: source.files.map { ResolverText.Source(file: $0.path) },
      modifiers: source.modifiers.map { modifier in
        ResolverText.Modifier(
          name: modifier.name,
          defaultContext: modifier.base,
          contexts: modifier.contexts.map {
            ($0.name, $0.file.map { [ResolverText.Source(file: $0.path)] } ?? [])
          }
        )
      }
    ).text
  }
}
