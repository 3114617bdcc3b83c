import SourceForms

/// The typefaces of a theme, one for each family, with a face for each font.
struct FontFaces {
  private var families: [(name: String, path: [String], faces: [ThemeFont])] = []

  /// Returns the path of a font's typeface, creating the typeface if necessary.
  mutating func path(of font: ThemeFont) -> [String] {
    guard let name = font.postScriptName.map({ PostScriptName($0).family }) else {
      return add(font, to: "system", token: "system")
    }
    return add(font, to: name, token: Self.tokenName(of: name))
  }

  private mutating func add(_ font: ThemeFont, to family: String, token: String) -> [String] {
    let path = ["face", token]
    guard let index = families.firstIndex(where: { $0.name == family }) else {
      families.append((family, path, font.postScriptName == nil ? [] : [font]))
      return path
    }
    let isKnown = families[index].faces.contains { $0.postScriptName == font.postScriptName }
    if !isKnown, font.postScriptName != nil { families[index].faces.append(font) }
    return families[index].path
  }

  /// Returns the name of a family as an identifier: `avenirNext` for `Avenir Next`.
  private static func tokenName(of family: String) -> String {
    let words = family.split(separator: " ").map { $0.lowercased() }
    return (words.prefix(1) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() })
      .joined()
  }

  var group: DraftGroup {
    var group = DraftGroup(type: "fontFamily", description: "The typefaces.")
    for family in families {
      let isSystem = family.faces.isEmpty
      var token = DraftToken(
        nil,
        isSystem ? .systemFont : .array([.string(family.name), .string("sans-serif")])
      )
      if isSystem {
        token.description = "The platform's own font."
      } else {
        token.extensions = [DraftValue.Member("faces", .array(family.faces.map(Self.face)))]
      }
      group[family.path[1]] = .token(token)
    }
    return group
  }

  private static func face(_ font: ThemeFont) -> DraftValue {
    var members = [
      DraftValue.Member("weight", .number(font.weight)),
      DraftValue.Member("style", .string(font.isItalic ? "italic" : "normal")),
    ]
    if let name = font.postScriptName {
      members.append(DraftValue.Member("postScriptName", .string(name)))
    }
    if let file = font.fileName {
      members.append(DraftValue.Member("file", .string(file)))
      members.append(DraftValue.Member("resource", .string(resource(of: file))))
    }
    return .object(members)
  }

  /// Returns the name of an Android font resource, in lowercase letters, digits, and underscores.
  private static func resource(of file: String) -> String {
    let name = file.split(separator: "/").last ?? ""
    let stem = name.split(separator: ".").first.map(Array.init) ?? []
    var resource = ""
    for (index, letter) in stem.enumerated() {
      guard letter.isASCII, letter.isLetter || letter.isNumber else {
        if resource.last != "_", !resource.isEmpty { resource.append("_") }
        continue
      }
      if letter.isUppercase, index > 0, stem[index - 1].isLowercase { resource.append("_") }
      resource += letter.lowercased()
    }
    if resource.first?.isNumber ?? true { resource = "font_" + resource }
    return resource
  }

  /// The guesses about the fonts, for messages.
  var guesses: [String] {
    let names = families.filter { !$0.faces.isEmpty }.map { "`\($0.name)`" }
    guard !names.isEmpty else { return [] }
    return ["font families are inferred from PostScript names: " + names.joined(separator: ", ")]
  }
}
