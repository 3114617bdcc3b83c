internal import JSONSyntax

/// A platform of a Style Dictionary configuration.
struct StyleDictionaryPlatform {
  let name: String
  /// The built-in transform group, whose transforms may be part of another list; `nil` if there is
  /// none.
  private(set) var group: String?
  /// The transforms, without those of a built-in group.
  private(set) var transforms: [String]
  /// The names of groups, transforms, and formats that aren't built in.
  private(set) var customNames: [String] = []
  private(set) var prefix: String?
  let buildPath: String?
  /// Whether composite tokens are divided into a token for each of their properties.
  let expands: Bool
  /// The size of a rem in pixels.
  let basePixels: String?
  private(set) var files: [File] = []
  /// The settings whose values aren't literals.
  private(set) var computed: [String] = []

  struct File {
    let name: String
    let format: String
    var target: String? { StyleDictionaryPlatform.target(of: format) }
    /// Whether only some tokens are in the file.
    let isFiltered: Bool
    /// `nil` if all tokens are in the file, or the filter isn't a plain comparison.
    let filter: StyleDictionaryFilter?
  }

  /// Reads a platform of a configuration that defines the transform groups `groups`.
  init(
    _ name: String,
    _ node: JSONNode,
    in tree: JSONTree,
    groups: [String: StyleDictionaryTransforms]
  ) {
    self.name = name
    let group = tree.text(of: "transformGroup", in: node)
    let list = tree.value(of: "transforms", in: node)
      .map { StyleDictionaryTransforms($0, in: tree) }
    let lists = [list, group.flatMap { groups[$0] }].compactMap(\.self)
    transforms = lists.flatMap(\.names)
    self.group = lists.compactMap(\.group).first
    buildPath = tree.text(of: "buildPath", in: node)
    expands = Self.expands(node, in: tree)
    basePixels = tree.value(of: "basePxFontSize", in: node).flatMap { node in
      tree.kind(node) == .number ? String(decoding: tree.text(node), as: UTF8.self) : nil
    }
    if let group, groups[group] == nil {
      if Self.groups.contains(group) { self.group = group } else { customNames.append(group) }
    }
    prefix = tree.text(of: "prefix", in: node)
    if prefix?.contains("*") == true { prefix = nil }
    let settings: [(StaticString, String?)] = [("prefix", prefix), ("transformGroup", group)]
    for (setting, value) in settings where value == nil {
      if tree.value(of: setting, in: node) != nil { computed.append("\(setting)") }
    }
    if let list = tree.value(of: "files", in: node) {
      if tree.kind(list) != .array { computed.append("files") }
      for file in tree.elements(of: list) { read(file, in: tree) }
    }
    customNames += transforms.filter {
      !Self.transformNames.contains($0) && !Self.isBuiltIn($0, Self.transformKinds)
    }
    customNames += files.map(\.format).filter { !Self.isBuiltIn($0, Self.formatKinds) }
  }

  /// Whether the settings of a configuration or platform divide composite tokens.
  static func expands(_ settings: JSONNode, in tree: JSONTree) -> Bool {
    tree.value(of: "expand", in: settings).map { tree.kind($0) != .false } ?? false
  }

  private mutating func read(_ file: JSONNode, in tree: JSONTree) {
    guard let format = tree.text(of: "format", in: file) else { return }
    let filter = tree.value(of: "filter", in: file)
    let isFiltered = filter.map { tree.kind($0) != .object || tree.firstKey(of: $0) != nil }
    files.append(
      File(
        name: tree.text(of: "destination", in: file) ?? format,
        format: format,
        isFiltered: isFiltered ?? false,
        filter: filter.flatMap { StyleDictionaryFilter($0, in: tree) }
      )
    )
  }

  private static let groups: Set<String> = [
    "android", "assets", "compose", "css", "flutter", "flutter-separate", "html", "ios",
    "ios-swift", "ios-swift-separate", "js", "less", "react-native", "scss", "tokens-studio", "web",
  ]
  private static let transformKinds: Set<Substring> = [
    "asset", "attribute", "border", "content", "cubicBezier", "fontFamily", "html", "name",
    "shadow",
    "strokeStyle", "time", "transition", "ts", "typography",
  ]
  private static let transformNames: Set<String> = [
    "color/ColorSwiftUI", "color/UIColor", "color/UIColorSwift", "color/composeColor", "color/css",
    "color/hex", "color/hex8", "color/hex8android", "color/hex8flutter", "color/hsl", "color/hsl-4",
    "color/rgb", "color/sketch", "size/compose/em", "size/compose/remToDp", "size/compose/remToSp",
    "size/dp", "size/flutter/remToDouble", "size/object", "size/px", "size/pxToRem", "size/rem",
    "size/remToDp", "size/remToFloat", "size/remToPt", "size/remToPx", "size/remToSp", "size/sp",
    "size/swift/remToCGFloat",
  ]
  private static let formatKinds: Set<Substring> = [
    "android", "compose", "css", "flutter", "ios", "ios-swift", "javascript", "json", "less",
    "scss", "sketch", "stylus", "typescript",
  ]

  private static func isBuiltIn(_ name: String, _ kinds: Set<Substring>) -> Bool {
    kinds.contains(name.split(separator: "/").first ?? "")
  }

  // MARK: Meaning

  /// The targets that the files correspond to.
  var targets: Set<String> {
    let formats = files.map(\.format).filter { Self.isBuiltIn($0, Self.formatKinds) }
    let words = formats.isEmpty ? [group ?? name] : formats
    return Set(words.compactMap { Self.target(of: $0) })
  }

  fileprivate static func target(of name: String) -> String? {
    let word = name.split { $0 == "/" || $0 == "-" }.first ?? ""
    return switch word {
    case "css", "less", "web": "css"
    case "scss", "android", "json": String(word)
    case "compose": "kotlin"
    case "ios": "swift"
    case "js", "javascript", "typescript": "typescript"
    default: nil
    }
  }

  /// Whether the files are style sheets.
  var isStyleSheet: Bool { !targets.isDisjoint(with: ["css", "scss"]) }

  /// Whether lengths without a unit are in `rem`.
  var readsSizesAsRem: Bool {
    // Scripts that add it to a group have lengths in pixels.
    if transforms.contains("size/px") { return false }
    return ["css", "scss", "js", "less", "android", "ios"].contains(group)
      || transforms.contains { $0 == "size/rem" || $0.hasPrefix("size/remTo") }
  }

  /// Whether text styles are values of `font`, given the major version of Style Dictionary.
  ///
  /// Since version 4, this is one of the transforms for style sheets. Before, teams wrote their own.
  func writesFontShorthands(in version: Int?) -> Bool {
    guard !expands else { return false }
    return transforms.contains { $0.contains("typography/") && $0.hasSuffix("/shorthand") }
      || ["css", "less", "scss"].contains(group) && version.map { $0 >= 4 } ?? false
  }

  /// The unit that lengths are converted to, if any.
  var unit: String? {
    if transforms.contains("size/pxToRem") { return "rem" }
    return transforms.contains("size/remToPx") ? "px" : nil
  }

  /// The prefix as it's written in kebab case.
  var kebabPrefix: String? {
    guard let prefix else { return nil }
    var name = ""
    var wasLowercase = false
    for character in prefix {
      let isWord = character.isASCII && (character.isLetter || character.isNumber)
      if wasLowercase && character.isUppercase || !isWord && name.last != "-" { name += "-" }
      if isWord { name += character.lowercased() }
      wasLowercase = character.isLowercase
    }
    if name.hasSuffix("-") { name.removeLast() }
    return name.first?.isLetter == true ? name : nil
  }
}
