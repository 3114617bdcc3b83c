package import Diagnostics
package import SourceForms

/// Imports files of other formats as a source of tokens.
package enum Importer {
  /// Imports files.
  ///
  /// - Parameters:
  ///   - files: the files, in the order in which they were specified.
  ///   - format: the format of the files.
  ///   - include: reads an included file, by its path relative to the folder of the file that
  ///     includes it.
  ///   - diagnostics: receives the errors, and a warning for each item that isn't imported.
  /// - Returns: the source; `nil` if there is nothing to import, which is reported.
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
    if let source = draft?.source() { return source }
    if !diagnostics.containsError, let file = files.first {
      diagnostics.reportNothing("no token can have any of the values", at: file.start)
    }
    return nil
  }
}
