import SourceForms

/// The typefaces of a theme, one for each family, with a face for each font.
struct FontFaces {
  private var families: [(name: String, path: [String], faces: [ThemeFont])] = []

  /// Returns the path of a font's typeface, creating the typeface if necessary.
  mutating func path(of font: ThemeFont) -> [String] {
    let family = font.postScriptName.map { PostScriptName($0).family }
    let name = family ?? "system"
    let known = families.firstIndex { $0.name == name }
    if known == nil { families.append((name, ["face", family.map(Self.tokenName) ?? name], [])) }
    let index = known ?? families.count - 1
    let isKnown = families[index].faces.contains { $0.postScriptName == font.postScriptName }
    if !isKnown, family != nil { families[index].faces.append(font) }
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
    for (name, path, faces) in families {
      let token =
        faces.isEmpty
        ? DraftToken(nil, .systemFont, description: "The platform's own font.")
        : DraftToken(
          nil,
          .array([.string(name), .string("sans-serif")]),
          extensions: [.init("faces", .array(faces.map(Self.face)))]
        )
      group[path[1]] = .token(token)
    }
    return group
  }

  private static func face(_ font: ThemeFont) -> DraftValue {
    var members: [DraftValue.Member] = [
      .init("weight", .number(font.weight)),
      .init("style", .string(font.isItalic ? "italic" : "normal")),
    ]
    if let name = font.postScriptName { members.append(.init("postScriptName", .string(name))) }
    if let file = font.fileName {
      members.append(.init("file", .string(file)))
      members.append(.init("resource", .string(resource(of: file))))
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
