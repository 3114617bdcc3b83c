import Diagnostics
import JSONSyntax
import SourceForms

/// Imports the theme files of apps: `{"fonts": {NAME: …}, "colors": {NAME: {r, g, b, a}}}`.
///
/// Equal colors become a single swatch, which the app's colors refer to. Fonts become numbered text
/// styles that refer to typefaces. A second file contains the values for dark appearance.
struct ThemeImporter {
  private let base: ThemeFile
  /// The theme for dark appearance.
  private let dark: ThemeFile?
  private var diagnostics: [Diagnostic] = []
  private var draft = ImportDraft()
  private var palette = ColorPalette()
  private var faces = FontFaces()
  private var names = ImportNames()
  /// The paths of colors and fonts, by name.
  private var colorPaths: [String: [String]] = [:]
  private var fontPaths: [String: [String]] = [:]

  static func read(_ files: [ImportFile], _ diagnostics: inout [Diagnostic]) -> ImportDraft? {
    for file in files.dropFirst(2) {
      let help = "the first is for light appearance, and the second for dark"
      diagnostics.skip("a third theme is not read", at: file.start, help: help)
    }
    var themes: [ThemeFile] = []
    for file in files.prefix(2) {
      guard let theme = ThemeFile(file, &diagnostics) else { return nil }
      themes.append(theme)
    }
    guard let base = themes.first else { return nil }
    var importer = ThemeImporter(base, dark: themes.dropFirst().first)
    importer.makeDraft()
    diagnostics += importer.diagnostics
    return importer.draft
  }

  private init(_ base: ThemeFile, dark: ThemeFile?) {
    self.base = base
    self.dark = dark
  }

  private mutating func makeDraft() {
    assignPaths()
    addColors()
    addFonts()
    draft.base["swatch"] = palette.group.isEmpty ? nil : .group(palette.group)
    draft.base["face"] = faces.group.isEmpty ? nil : .group(faces.group)
    draft.layout = [("swatch", ["swatch"]), ("color", ["color"]), ("text", ["face", "text"])]
    draft.summary = [
      palette.group.names.count.counted("swatch", "swatches"),
      base.colors.count.counted("color"),
      base.fonts.count.counted("text style"),
    ]
    draft.guesses += faces.guesses
  }

  // MARK: Names

  private mutating func assignPaths() {
    for theme in [base, dark].compactMap(\.self) {
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

  private mutating func addColors() {
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

  private mutating func addFonts() {
    let description = "The text styles. Each has a name and a number."
    var styles = DraftGroup(type: "typography", description: description)
    var tokens: [DraftToken] = []
    for font in base.fonts {
      tokens.append(token(font, number: tokens.count + 1, of: base))
      styles.insert(.token(tokens[tokens.count - 1]), at: Self.below(fontPaths[font.name]))
    }
    var number = tokens.count
    var darkStyles = DraftGroup()
    for font in dark?.fonts ?? [] {
      guard let dark else { continue }
      guard let index = base.fonts.firstIndex(where: { $0.name == font.name }) else {
        number += 1
        let token = token(font, number: number, of: dark)
        styles.insert(.token(token), at: Self.below(fontPaths[font.name]))
        noteDarkOnly("font", font.name)
        continue
      }
      var token = token(font, number: index + 1, of: dark)
      guard token != tokens[index] else { continue }
      token.type = "typography"
      darkStyles.insert(.token(token), at: Self.below(fontPaths[font.name]))
    }
    if !styles.isEmpty { draft.base["text"] = .group(styles) }
    if !darkStyles.isEmpty { addDark(darkStyles, as: "text") }
  }

  private mutating func token(_ font: ThemeFont, number: Int, of theme: ThemeFile) -> DraftToken {
    let face = faces.path(of: font)
    var token = DraftToken(
      nil,
      .object([
        .init("fontFamily", .reference(face)), .init("fontSize", .pixels(font.size)),
        .init("fontWeight", .number(font.weight)),
      ]),
      extensions: [.init("number", .number(Double(number)))]
    )
    if font.isItalic { token.extensions.append(.init("style", .string("italic"))) }
    if let shadow = font.shadow, let value = value(of: shadow, theme) {
      token.extensions.append(.init("shadow", value))
    }
    return token
  }

  private mutating func value(of shadow: ThemeFont.Shadow, _ theme: ThemeFile) -> DraftValue? {
    let color: DraftValue
    switch shadow.color {
    case .literal(let literal): color = .reference(palette.path(of: literal))
    case .name(let name, let span):
      guard theme.color(named: name) != nil else {
        diagnostics.skip(
          "there is no color `\(name)` for the shadow",
          at: span,
          help: suggestion(for: name, among: theme.colors.map(\.name))
        )
        return nil
      }
      color = .reference(colorPaths[name] ?? ["color", name])
    }
    return .object([
      .init("color", color), .init("offsetX", .pixels(shadow.offset.x)),
      .init("offsetY", .pixels(shadow.offset.y)), .init("blur", .pixels(shadow.blur)),
      .init("spread", .pixels(0)),
    ])
  }
}
