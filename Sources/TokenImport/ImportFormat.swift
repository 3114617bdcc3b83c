/// A format that `tokens import` supports.
package enum ImportFormat: String, CaseIterable, Sendable {
  /// The fonts and colors of an app, `{"fonts": {…}, "colors": {…}}`.
  case themeJSON = "theme-json"
  /// Nested objects with references, includes, and functions, whose names imply the types.
  case stylesheet
  /// Android resource files such as `res/values/colors.xml`.
  case colorsXML = "colors-xml"
  /// An Xcode asset catalog.
  case assetCatalog = "xcassets"
  /// CSS custom properties.
  case css

  /// Whether files are JSON, which is always UTF-8.
  package var isJSON: Bool { self != .colorsXML && self != .css }

  /// A description for a list of formats.
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
