import Diagnostics
import SourceForms

/// Imports Android resource files: colors, dimensions, integers, and references to them.
///
/// Files in a `values-night` folder contain the values for dark appearance. If several names share
/// their first word, it becomes a group.
struct AndroidImporter {
  private struct Resource {
    let key: Key
    let text: String
    let span: Span
  }

  /// The identity of a resource.
  ///
  /// `@color/space` and `@dimen/space` are different resources.
  private struct Key: Hashable {
    let kind: String
    let name: String
  }

  private var base: [Resource] = []
  private var night: [Resource] = []
  private var resources: [Key: Resource] = [:]
  private var paths: [Key: [String]] = [:]
  /// The resources with circular references, and those that depend on them.
  private var circular: Set<Key> = []
  /// The units that are read as another one, each with the reason.
  private var convertedUnits: [String: String] = [:]
  private var declared: Set<NightKey> = []

  /// A resource for the base or for dark appearance.
  private struct NightKey: Hashable {
    let key: Key
    let isNight: Bool
  }

  static func read(_ files: [ImportFile], _ diagnostics: inout [Diagnostic]) -> ImportDraft? {
    var importer = AndroidImporter()
    for file in files {
      guard importer.collect(file, &diagnostics) else { return nil }
    }
    if let draft = importer.draft(&diagnostics) { return draft }
    diagnostics.reportNothing(
      "there are no colors and dimensions",
      at: files[0].start,
      help: "resources such as `<color name=\"accent\">#3DDC84</color>` are imported"
    )
    return nil
  }

  // MARK: Collecting

  private mutating func collect(_ file: ImportFile, _ diagnostics: inout [Diagnostic]) -> Bool {
    guard let root = root(of: file, &diagnostics) else { return false }
    let folder = file.path.split(separator: "/").dropLast().last ?? ""
    let isNight = folder.split(separator: "-").contains("night")
    guard base.count + night.count + root.children.count <= ImportLimits.tokens else {
      diagnostics.append(.importLimit("resources", ImportLimits.tokens, at: file.start))
      return false
    }
    for element in root.children {
      let span = span(element.range, in: file)
      let kind = element.name == "item" ? element.attributes["type"] ?? "item" : element.name
      guard let name = element.attributes["name"], ["color", "dimen", "integer"].contains(kind)
      else {
        diagnostics.skip(
          "`<\(element.name)>` is neither a color nor a number",
          at: span,
          help: "`color`, `dimen` and `integer` are imported"
        )
        continue
      }
      let key = Key(kind: kind, name: name)
      let resource = Resource(key: key, text: element.text.trimmed, span: span)
      add(resource, isNight: isNight, &diagnostics)
    }
    return true
  }

  /// Parses a file; `nil` if it can't be parsed, which is reported.
  private func root(of file: ImportFile, _ diagnostics: inout [Diagnostic]) -> XMLElement? {
    do throws(XMLParser.Failure) {
      return try XMLParser.parse(file.bytes)
    } catch {
      let span = span(error.range, in: file)
      if error.isLimit {
        diagnostics.append(.importLimit("resources", ImportLimits.tokens, at: span))
      } else {
        diagnostics.reportNothing("this is not XML: \(error.message)", at: span)
      }
      return nil
    }
  }

  private func span(_ range: Range<Int>, in file: ImportFile) -> Span {
    Span(file: file.id, start: UInt32(range.lowerBound), end: UInt32(range.upperBound))
  }

  private mutating func add(
    _ resource: Resource,
    isNight: Bool,
    _ diagnostics: inout [Diagnostic]
  ) {
    let key = NightKey(key: resource.key, isNight: isNight)
    guard declared.insert(key).inserted else {
      diagnostics.skip(
        "there is already a \(resource.key.kind) `\(resource.key.name)`",
        at: resource.span,
        help: "remove one of the two"
      )
      return
    }
    if isNight { night.append(resource) } else { base.append(resource) }
  }

  // MARK: Values

  /// Creates the tokens; `nil` if there are none.
  private mutating func draft(_ diagnostics: inout [Diagnostic]) -> ImportDraft? {
    var draft = ImportDraft()
    for resource in base + night where resources[resource.key] == nil {
      resources[resource.key] = resource
    }
    findCircles()
    assignPaths(&diagnostics)
    for resource in base {
      guard let token = token(resource, &diagnostics), let path = paths[resource.key] else {
        continue
      }
      draft.base.insert(.token(token), at: path[...])
    }
    let dark = darkTokens(&draft, &diagnostics)
    guard draft.base.count > 0 else { return nil }
    if !dark.isEmpty { draft.contexts.append(("theme", "dark", dark)) }
    draft.layout = [("app", draft.base.names)]
    draft.summary = [draft.base.count.counted("resource")]
    if !dark.isEmpty { draft.summary.append("\(dark.count) for dark appearance") }
    draft.guesses += convertedUnits.sorted { $0.key < $1.key }.map(\.value)
    return draft
  }

  /// Creates the tokens for dark appearance, and adds those that the base lacks to the base.
  private mutating func darkTokens(
    _ draft: inout ImportDraft,
    _ diagnostics: inout [Diagnostic]
  ) -> DraftGroup {
    var dark = DraftGroup()
    for resource in night {
      guard let token = token(resource, &diagnostics), let path = paths[resource.key] else {
        continue
      }
      if !declared.contains(NightKey(key: resource.key, isNight: false)) {
        draft.base.insert(.token(token), at: path[...])
        draft.guesses.append(
          "`\(resource.key.name)` is only in `values-night`; its value is used for all appearances"
        )
      } else if token.type != type(of: resource.key) {
        let (own, other) = (
          token.type ?? "", type(of: resource.key) ?? "resource that isn't imported"
        )
        diagnostics.skip(
          "`\(resource.key.name)` is a \(own) here and a \(other) in the base",
          at: resource.span
        )
      } else {
        dark.insert(.token(token), at: path[...])
      }
    }
    return dark
  }

  private mutating func assignPaths(_ diagnostics: inout [Diagnostic]) {
    let groups = NameGroups(Set(base.map(\.key.name))) { $0 == "_" || $0 == "." }
    var names = ImportNames()
    for resource in base + night where paths[resource.key] == nil {
      paths[resource.key] = names.path(
        groups.path(of: resource.key.name),
        of: resource.key.name,
        at: resource.span,
        &diagnostics
      )
    }
  }

  // MARK: References

  /// Returns the resource that a text such as `@color/ink` refers to; `nil` if these files don't
  /// contain it.
  private func target(of text: String) -> Key? {
    let parts = text.dropFirst().drop { $0 == "+" }.split(separator: "/", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let key = Key(kind: String(parts[0]), name: String(parts[1]))
    return resources[key] == nil ? nil : key
  }

  /// Finds the resources whose references are circular.
  ///
  /// - Complexity: O(*n*) in the number of resources.
  private mutating func findCircles() {
    var known: Set<Key> = []
    for key in resources.keys where !known.contains(key) {
      var path: [Key] = []
      var next: Key? = key
      while let key = next, known.insert(key).inserted {
        path.append(key)
        next = resources[key].flatMap { $0.text.hasPrefix("@") ? target(of: $0.text) : nil }
      }
      if let next, path.contains(next) || circular.contains(next) { circular.formUnion(path) }
    }
  }

  /// Returns the type of a resource, which is the type of the value at the end of its references.
  private func type(of key: Key) -> String? {
    guard !circular.contains(key) else { return nil }
    var key = key
    while let resource = resources[key] {
      guard resource.text.hasPrefix("@") else { return value(of: resource)?.type }
      guard let next = target(of: resource.text) else { return nil }
      key = next
    }
    return nil
  }

  // MARK: Tokens

  private mutating func token(
    _ resource: Resource,
    _ diagnostics: inout [Diagnostic]
  ) -> DraftToken? {
    guard resource.text.hasPrefix("@") else {
      guard let value = value(of: resource) else {
        let kind = resource.key.kind == "color" ? "color" : "number or dimension"
        diagnostics.skip("`\(resource.text)` is not a \(kind)", at: resource.span)
        return nil
      }
      if resource.key.kind != "color" { noteUnit(of: resource.text) }
      return value
    }
    guard let key = target(of: resource.text), let path = paths[key] else {
      // As in `@android:color/white`.
      let isOfPackage = resource.text.prefix { $0 != "/" }.contains(":")
      diagnostics.skip(
        "there is no resource `\(resource.text)` in these files",
        at: resource.span,
        help: isOfPackage ? "write its value" : "add the file that contains it"
      )
      return nil
    }
    guard let type = type(of: key) else {
      let isCircle = circular.contains(key)
      diagnostics.skip(
        "`\(resource.text)` " + (isCircle ? "refers to itself" : "isn't imported"),
        at: resource.span
      )
      return nil
    }
    return DraftToken(type, .reference(path))
  }

  private mutating func noteUnit(of text: String) {
    if text.hasSuffix("px") {
      convertedUnits["px"] = "screen pixels, `px`, are read as `dp`"
    } else if text.hasSuffix("sp") {
      convertedUnits["sp"] = "`sp` is read as `dp`; text styles are written in `sp`"
    }
  }

  /// Returns the token for a resource that isn't a reference.
  private func value(of resource: Resource) -> DraftToken? {
    if resource.key.kind == "color" {
      return Self.color(resource.text)
    }
    // A dimension can be a plain number, as with `format="float"`.
    if let number = Double(resource.text), number.isFinite {
      return DraftToken("number", .number(number))
    }
    return resource.key.kind == "integer" ? nil : Self.dimension(resource.text)
  }

  /// Parses a color: `#RGB`, `#ARGB`, `#RRGGBB`, or `#AARRGGBB`.
  ///
  /// Alpha comes first.
  private static func color(_ text: String) -> DraftToken? {
    let digits = text.dropFirst()
    guard text.first == "#", digits.allSatisfy(\.isHexDigit) else { return nil }
    // In CSS, alpha comes last.
    let alpha = digits.count % 4 == 0 ? digits.prefix(digits.count / 4) : ""
    return DraftToken.color("#\(digits.dropFirst(alpha.count))\(alpha)")
  }

  /// Parses a length.
  ///
  /// As on Android, there are 160 dp to the inch.
  private static func dimension(_ text: String) -> DraftToken? {
    guard let measure = Measure(text) else { return nil }
    let pixels: Double
    switch measure.unit {
    case "dp", "dip", "sp", "px": pixels = 1
    case "in": pixels = 160
    case "mm": pixels = 160 / 25.4
    case "pt": pixels = 160.0 / 72
    default: return nil
    }
    return DraftToken("dimension", .pixels(measure.value * pixels))
  }
}
