/// A format that `tokens import` reads.
package enum ImportFormat: String, CaseIterable, Sendable {
  /// Fonts and colours of an app, `{"fonts": {…}, "colors": {…}}`.
  case themeJSON = "theme-json"
  /// Nested objects with references, includes and functions, whose types their names tell.
  case stylesheet
  /// Android's `res/values/colors.xml`.
  case colorsXML = "colors-xml"
  /// An asset catalogue of Xcode.
  case assetCatalog = "xcassets"
  /// Custom properties of CSS.
  case css

  /// What it is, in a list of formats.
  package var summary: String {
    switch self {
    case .themeJSON: "fonts and colors of an app in JSON; a second file is for dark appearance"
    case .stylesheet: "a style sheet in JSON with references, includes and color functions"
    case .colorsXML: "resource files of Android with colors and dimensions"
    case .assetCatalog: "asset catalogs of Xcode with color sets"
    case .css: "style sheets with custom properties of CSS"
    }
  }
}
