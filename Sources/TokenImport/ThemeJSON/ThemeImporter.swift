import Diagnostics
import JSONSyntax
import SourceForms

/// Imports the theme files of apps: `{"fonts": {NAME: …}, "colors": {NAME: {r, g, b, a}}}`.
///
/// Equal colors become a single swatch, which the app's colors refer to. Fonts become numbered text
/// styles that refer to typefaces. A second file contains the values for dark appearance.
struct ThemeImporter {
  private var draft = ImportDraft()
  private var palette = ColorPalette()
  private var faces = FontFaces()
  private var names = ImportNames()
  /// The paths of colors and fonts, by name.
  private var colorPaths: [String: [String]] = [:]
  private var fontPaths: [String: [String]] = [:]

  static func read(_ files: [ImportFile], _ diagnostics: inout [Diagnostic]) -> ImportDraft? {
    var themes: [ThemeFile] = []
    for file in files.dropFirst(2) {
      diagnostics.skip(
        "a third theme is not read",
        at: file.start,
        help: "the first is for light appearance, and the second for dark"
      )
    }
    for file in files.prefix(2) {
      guard let theme = ThemeFile(file, &diagnostics) else { return nil }
      themes.append(theme)
    }
    guard let base = themes.first else { return nil }
    var importer = ThemeImporter()
    return importer.draft(of: base, dark: themes.count > 1 ? themes[1] : nil, &diagnostics)
  }

  private mutating func draft(
    of base: ThemeFile,
    dark: ThemeFile?,
    _ diagnostics: inout [Diagnostic]
  ) -> ImportDraft {
    assignPaths(of: base, dark, &diagnostics)
    addColors(of: base, dark)
    addFonts(of: base, dark, &diagnostics)
    draft.base["swatch"] = palette.group.isEmpty ? nil : .group(palette.group)
    draft.base["face"] = faces.group.isEmpty ? nil : .group(faces.group)
    draft.layout = [
      ("swatch", ["swatch"]), ("color", ["color"]),
      ("text", ["face", "text"]),
    ]
    draft.summary = [
      palette.group.names.count.counted("swatch", "swatches"),
      base.colors.count.counted("color"),
      base.fonts.count.counted("text style"),
    ]
    draft.guesses += faces.guesses
    return draft
  }

  // MARK: Names

  private mutating func assignPaths(
    of base: ThemeFile,
    _ dark: ThemeFile?,
    _ diagnostics: inout [Diagnostic]
  ) {
    for theme in [base, dark].compactMap({ $0 }) {
      for color in theme.colors where colorPaths[color.name] == nil {
        let wanted = ["color"] + TokenPath.path(of: color.name)
        colorPaths[color.name] = names.path(wanted, of: color.name, at: color.span, &diagnostics)
      }
      for font in theme.fonts where fontPaths[font.name] == nil {
        let wanted = ["text"] + TokenPath.path(of: font.name)
        fontPaths[font.name] = names.path(wanted, of: font.name, at: font.span, &diagnostics)
      }
    }
  }

  /// Returns the path of a color or font within its group.
  private static func below(_ path: [String]?) -> ArraySlice<String> { (path ?? []).dropFirst() }

  // MARK: Colors

  private mutating func addColors(of base: ThemeFile, _ dark: ThemeFile?) {
    var colors = DraftGroup(type: "color", description: "Colors, named for purpose.")
    for (name, color, _) in base.colors { insert(color, name, into: &colors) }
    var darkColors = DraftGroup()
    for (name, color, _) in dark?.colors ?? [] {
      guard let light = base.color(named: name) else {
        insert(color, name, into: &colors)
        noteDarkOnly("color", name)
        continue
      }
      if light != color { insert(color, name, into: &darkColors, type: "color") }
    }
    if !colors.isEmpty { draft.base["color"] = .group(colors) }
    if !darkColors.isEmpty { addDark(darkColors, as: "color") }
  }

  private mutating func insert(
    _ color: CSSColor,
    _ name: String,
    into group: inout DraftGroup,
    type: String? = nil
  ) {
    let token = DraftToken(type, .reference(palette.path(of: color)))
    group.insert(.token(token), at: Self.below(colorPaths[name]))
  }

  private mutating func noteDarkOnly(_ kind: String, _ name: String) {
    draft.guesses.append(
      "the \(kind) `\(name)` is only in the second theme; its value is used for both"
    )
  }

  private mutating func addDark(_ group: DraftGroup, as name: String) {
    if draft.contexts.isEmpty { draft.contexts.append(("theme", "dark", DraftGroup())) }
    draft.contexts[0].group[name] = .group(group)
  }

  // MARK: Fonts

  private mutating func addFonts(
    of base: ThemeFile,
    _ dark: ThemeFile?,
    _ diagnostics: inout [Diagnostic]
  ) {
    var styles = DraftGroup(
      type: "typography",
      description: "The text styles. Each has a name and a number."
    )
    var number = 0
    for font in base.fonts {
      number += 1
      let token = token(font, number: number, of: base, &diagnostics)
      styles.insert(.token(token), at: Self.below(fontPaths[font.name]))
    }
    var darkStyles = DraftGroup()
    for font in dark?.fonts ?? [] {
      guard let dark else { continue }
      guard let index = base.fonts.firstIndex(where: { $0.name == font.name }) else {
        number += 1
        let token = token(font, number: number, of: dark, &diagnostics)
        styles.insert(.token(token), at: Self.below(fontPaths[font.name]))
        noteDarkOnly("font", font.name)
        continue
      }
      var ignored: [Diagnostic] = []
      let light = token(base.fonts[index], number: index + 1, of: base, &ignored)
      var token = token(font, number: index + 1, of: dark, &diagnostics)
      guard token != light else { continue }
      token.type = "typography"
      darkStyles.insert(.token(token), at: Self.below(fontPaths[font.name]))
    }
    if !styles.isEmpty { draft.base["text"] = .group(styles) }
    if !darkStyles.isEmpty { addDark(darkStyles, as: "text") }
  }

  private mutating func token(
    _ font: ThemeFont,
    number: Int,
    of theme: ThemeFile,
    _ diagnostics: inout [Diagnostic]
  ) -> DraftToken {
    let face = faces.path(of: font)
    var token = DraftToken(
      nil,
      .object([
        DraftValue.Member("fontFamily", .reference(face)),
        DraftValue.Member("fontSize", .pixels(font.size)),
        DraftValue.Member("fontWeight", .number(font.weight)),
      ])
    )
    token.extensions = [DraftValue.Member("number", .number(Double(number)))]
    if font.isItalic { token.extensions.append(DraftValue.Member("style", .string("italic"))) }
    if let shadow = font.shadow, let value = value(of: shadow, theme, &diagnostics) {
      token.extensions.append(DraftValue.Member("shadow", value))
    }
    return token
  }

  private mutating func value(
    of shadow: ThemeFont.Shadow,
    _ theme: ThemeFile,
    _ diagnostics: inout [Diagnostic]
  ) -> DraftValue? {
    let color: DraftValue
    switch shadow.color {
    case .literal(let literal): color = .reference(palette.path(of: literal))
    case .name(let name, let span):
      guard theme.color(named: name) != nil else {
        diagnostics.skip(
          "there is no color `\(name)` for the shadow",
          at: span,
          help: nearestName(to: name, among: theme.colors.map(\.name))
            .map { "did you mean `\($0)`?" }
        )
        return nil
      }
      color = .reference(colorPaths[name] ?? ["color", name])
    }
    return .object([
      DraftValue.Member("color", color),
      DraftValue.Member("offsetX", .pixels(shadow.offset.x)),
      DraftValue.Member("offsetY", .pixels(shadow.offset.y)),
      DraftValue.Member("blur", .pixels(shadow.blur)),
      DraftValue.Member("spread", .pixels(0)),
    ])
  }
}
