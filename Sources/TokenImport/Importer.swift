package import Diagnostics

/// Reads files of other formats as a source of tokens.
package enum Importer {
  /// Reads files.
  ///
  /// - Parameters:
  ///   - files: the files, in the order in which they were named.
  ///   - format: what they are.
  ///   - include: reads a file that another one includes, by its path relative to that one's folder.
  ///   - diagnostics: gets errors, and a warning for each thing that is left out.
  /// - Returns: the source; `nil` where there is nothing to import, which is reported.
  package static func read(
    _ files: [ImportFile],
    as format: ImportFormat,
    include: (_ path: String, _ file: ImportFile) -> ImportFile?,
    _ diagnostics: inout [Diagnostic]
  ) -> ImportedSource? {
    let draft: ImportDraft? =
      switch format {
      case .themeJSON: ThemeImporter.read(files, &diagnostics)
      case .stylesheet: StylesheetImporter.read(files, include: include, &diagnostics)
      case .colorsXML: AndroidImporter.read(files, &diagnostics)
      case .assetCatalog: AssetCatalogImporter.read(files, &diagnostics)
      case .css: CSSImporter.read(files, &diagnostics)
      }
    return draft?.source()
  }
}
