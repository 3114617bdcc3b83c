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
  /// The keys of the resources for the base, and of those for dark appearance.
  private var declared: (base: Set<Key>, night: Set<Key>) = ([], [])
  private var resources: [Key: Resource] = [:]
  private var paths: [Key: [String]] = [:]
  /// The resources with circular references, and those that depend on them.
  private var circular: Set<Key> = []
  /// The units that are read as another one, each with the reason.
  private var convertedUnits: [String: String] = [:]
  private var draft = ImportDraft()
  private var diagnostics: [Diagnostic] = []

  static func read(_ files: [ImportFile], _ diagnostics: inout [Diagnostic]) -> ImportDraft? {
    var importer = AndroidImporter()
    defer { diagnostics += importer.diagnostics }
    for file in files {
      guard importer.collect(file) else { return nil }
    }
    importer.makeDraft()
    if importer.draft.base.count > 0 { return importer.draft }
    importer.diagnostics.reportNothing(
      "there are no colors and dimensions",
      at: files[0].start,
      help: "resources such as `<color name=\"accent\">#3DDC84</color>` are imported"
    )
    return nil
  }

  // MARK: Collecting

  private mutating func collect(_ file: ImportFile) -> Bool {
    guard let root = root(of: file) else { return false }
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
        let message = "`<\(element.name)>` is neither a color nor a number"
        diagnostics.skip(message, at: span, help: "`color`, `dimen` and `integer` are imported")
        continue
      }
      let key = Key(kind: kind, name: name)
      add(Resource(key: key, text: element.text.trimmed, span: span), isNight: isNight)
    }
    return true
  }

  /// Parses a file; `nil` if it can't be parsed, which is reported.
  private mutating func root(of file: ImportFile) -> XMLElement? {
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

  private mutating func add(_ resource: Resource, isNight: Bool) {
    let key = resource.key
    let isNew =
      isNight ? declared.night.insert(key).inserted : declared.base.insert(key).inserted
    if !isNew {
      let message = "there is already a \(key.kind) `\(key.name)`"
      diagnostics.skip(message, at: resource.span, help: "remove one of the two")
    } else if isNight {
      night.append(resource)
    } else {
      base.append(resource)
    }
  }

  // MARK: Values

  private mutating func makeDraft() {
    for resource in base + night where resources[resource.key] == nil {
      resources[resource.key] = resource
    }
    findCircles()
    assignPaths()
    for resource in base {
      if let token = token(resource) { draft.base.insert(.token(token), at: path(of: resource)) }
    }
    let dark = darkTokens()
    if !dark.isEmpty { draft.contexts.append(("theme", "dark", dark)) }
    draft.layout = [("app", draft.base.names)]
    draft.summary = [draft.base.count.counted("resource")]
    if !dark.isEmpty { draft.summary.append("\(dark.count) for dark appearance") }
    draft.guesses += convertedUnits.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Creates the tokens for dark appearance, and adds those that the base lacks to the base.
  private mutating func darkTokens() -> DraftGroup {
    var dark = DraftGroup()
    for resource in night {
      guard let token = token(resource) else { continue }
      let (key, baseType) = (resource.key, type(of: resource.key))
      if !declared.base.contains(key) {
        draft.base.insert(.token(token), at: path(of: resource))
        draft.guesses.append(
          "`\(key.name)` is only in `values-night`; its value is used for all appearances"
        )
      } else if token.type == baseType {
        dark.insert(.token(token), at: path(of: resource))
      } else {
        let other = baseType ?? "resource that isn't imported"
        diagnostics.skip(
          "`\(key.name)` is a \(token.type ?? "") here and a \(other) in the base",
          at: resource.span
        )
      }
    }
    return dark
  }

  private mutating func assignPaths() {
    let groups = NameGroups(Set(base.map(\.key.name))) { $0 == "_" || $0 == "." }
    var names = ImportNames()
    for resource in base + night where paths[resource.key] == nil {
      let name = resource.key.name
      let wanted = groups.path(of: name)
      paths[resource.key] = names.path(wanted, of: name, at: resource.span, &diagnostics)
    }
  }

  private func path(of resource: Resource) -> ArraySlice<String> {
    paths[resource.key, default: []][...]
  }

  // MARK: References

  /// Returns the resource that a text such as `@color/ink` refers to; `nil` for any other text, and if
  /// these files don't contain the resource.
  private func target(of text: String) -> Key? {
    let parts = text.dropFirst().drop { $0 == "+" }.split(separator: "/", maxSplits: 1)
    guard text.hasPrefix("@"), parts.count == 2 else { return nil }
    let key = Key(kind: String(parts[0]), name: String(parts[1]))
    return resources[key] == nil ? nil : key
  }

  /// Finds the resources whose references are circular.
  ///
  /// - Complexity: O(*n*) in the number of resources.
  private mutating func findCircles() {
    let targets = resources.compactMapValues { target(of: $0.text) }
    let order = ReferenceOrder(of: resources.keys) { [targets[$0]].compactMap(\.self) }
    circular = Set(order.circles.joined())
    for key in order.order {
      if let target = targets[key], circular.contains(target) { circular.insert(key) }
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

  private mutating func token(_ resource: Resource) -> DraftToken? {
    let text = resource.text
    guard text.hasPrefix("@") else {
      guard let value = value(of: resource) else {
        let kind = resource.key.kind == "color" ? "color" : "number or dimension"
        diagnostics.skip("`\(text)` is not a \(kind)", at: resource.span)
        return nil
      }
      if resource.key.kind != "color" { noteUnit(of: text) }
      return value
    }
    guard let key = target(of: text), let path = paths[key] else {
      // As in `@android:color/white`.
      let isOfPackage = text.prefix { $0 != "/" }.contains(":")
      diagnostics.skip(
        "there is no resource `\(text)` in these files",
        at: resource.span,
        help: isOfPackage ? "write its value" : "add the file that contains it"
      )
      return nil
    }
    guard let type = type(of: key) else {
      let problem = circular.contains(key) ? "refers to itself" : "isn't imported"
      diagnostics.skip("`\(text)` \(problem)", at: resource.span)
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
    if resource.key.kind == "color" { return Self.color(resource.text) }
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
    guard let measure = Measure(text), let pixels = pixels[measure.unit] else { return nil }
    return DraftToken("dimension", .pixels(measure.value * pixels))
  }

  private static let pixels = [
    "dp": 1, "dip": 1, "sp": 1, "px": 1, "in": 160, "mm": 160 / 25.4, "pt": 160.0 / 72,
  ]
}
