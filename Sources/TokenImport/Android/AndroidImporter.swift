import Diagnostics
import SourceForms

/// Reads resource files of Android: colors, dimensions and integers, and what refers to them.
///
/// A file below `values-night` has the values of dark appearance. The first word of a name is a group where
/// several names share it.
struct AndroidImporter {
  private struct Resource: Hashable {
    let name: String
    let kind: String
    let text: String
    let span: Span
  }

  private var base: [Resource] = []
  private var night: [Resource] = []
  private var groups = NameGroups([]) { $0 == "_" || $0 == "." }
  private var names: Set<String> = []

  static func read(_ files: [ImportFile], _ diagnostics: inout [Diagnostic]) -> ImportDraft? {
    var importer = AndroidImporter()
    for file in files {
      guard importer.collect(file, &diagnostics) else { return nil }
    }
    guard !(importer.base + importer.night).isEmpty else {
      let place = Span(file: files[0].id, start: 0, end: 0)
      diagnostics.append(
        .nothingToImport(
          "there are no colors and dimensions",
          at: place,
          help: "resources such as `<color name=\"accent\">#3DDC84</color>` are imported"
        )
      )
      return nil
    }
    return importer.draft(&diagnostics)
  }

  // MARK: Collecting

  private mutating func collect(_ file: ImportFile, _ diagnostics: inout [Diagnostic]) -> Bool {
    let root: XMLElement
    do throws(XMLParser.Failure) {
      root = try XMLParser.parse(file.bytes)
    } catch {
      let span = Span(
        file: file.id,
        start: UInt32(error.range.lowerBound),
        end: UInt32(error.range.upperBound)
      )
      diagnostics.append(.nothingToImport("this is not XML: \(error.message)", at: span))
      return false
    }
    let folder = file.path.split(separator: "/").dropLast().last ?? ""
    let isNight = folder.split(separator: "-").contains("night")
    for element in root.children {
      let span = Span(
        file: file.id,
        start: UInt32(element.range.lowerBound),
        end: UInt32(element.range.upperBound)
      )
      let kind = element.name == "item" ? element.attributes["type"] ?? "item" : element.name
      guard let name = element.attributes["name"], ["color", "dimen", "integer"].contains(kind)
      else {
        diagnostics.append(
          .notImported(
            "`<\(element.name)>` is neither a color nor a number",
            at: span,
            help: "`color`, `dimen` and `integer` are imported"
          )
        )
        continue
      }
      let resource = Resource(name: name, kind: kind, text: element.text.trimmed, span: span)
      names.insert(name)
      if isNight { night.append(resource) } else { base.append(resource) }
    }
    groups = NameGroups(base.map(\.name)) { $0 == "_" || $0 == "." }
    return true
  }

  private func path(of name: String) -> [String] { groups.path(of: name) }

  // MARK: Values

  private func draft(_ diagnostics: inout [Diagnostic]) -> ImportDraft {
    var draft = ImportDraft()
    for resource in base {
      guard let token = token(resource, &diagnostics) else { continue }
      draft.base.insert(.token(token), at: path(of: resource.name)[...])
    }
    var dark = DraftGroup()
    for resource in night {
      guard let token = token(resource, &diagnostics) else { continue }
      if draft.base.member(at: path(of: resource.name)[...]) == nil {
        draft.base.insert(.token(token), at: path(of: resource.name)[...])
        draft.guesses.append(
          "`\(resource.name)` is in `values-night` only; its value is taken for all"
        )
      } else {
        dark.insert(.token(token), at: path(of: resource.name)[...])
      }
    }
    if !dark.isEmpty { draft.contexts.append(("theme", "dark", dark)) }
    draft.layout = [("app", draft.base.names)]
    draft.summary = ["\(draft.base.count) \(draft.base.count == 1 ? "resource" : "resources")"]
    if !dark.isEmpty { draft.summary.append("\(dark.count) for dark appearance") }
    return draft
  }

  private func token(_ resource: Resource, _ diagnostics: inout [Diagnostic]) -> DraftToken? {
    // A dimension may be a plain number, as with `format="float"`.
    let isNumber = resource.kind == "integer" || Double(resource.text) != nil
    let type = resource.kind == "color" ? "color" : isNumber ? "number" : "dimension"
    if resource.text.hasPrefix("@") {
      let parts = resource.text.dropFirst().split(separator: "/")
      guard parts.count == 2, let name = parts.last.map(String.init),
        names.contains(name)
      else {
        diagnostics.append(
          .notImported(
            "there is no resource `\(resource.text)` in these files",
            at: resource.span,
            help: "name the file that it is in too"
          )
        )
        return nil
      }
      return DraftToken(type, .reference(path(of: name)))
    }
    let value: DraftValue? =
      switch resource.kind {
      case "color": Self.color(resource.text)?.value
      case _ where isNumber: Double(resource.text).map { .number($0) }
      default: Self.dimension(resource.text)
      }
    guard let value else {
      diagnostics.append(
        .notImported("`\(resource.text)` is not a \(type)", at: resource.span)
      )
      return nil
    }
    return DraftToken(type, value)
  }

  /// A color: `#RGB`, `#ARGB`, `#RRGGBB` or `#AARRGGBB`, with alpha in front.
  private static func color(_ text: String) -> ImportedColor? {
    guard text.first == "#" else { return nil }
    let digits = text.dropFirst()
    let long = digits.count < 6 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard [3, 4, 6, 8].contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let number = UInt32(long, radix: 16)
    else { return nil }
    let bytes = [24, 16, 8, 0].map { Double(number >> UInt32($0) & 0xFF) / 255 }
    return ImportedColor(SIMD3(bytes[1], bytes[2], bytes[3]), alpha: long.count == 8 ? bytes[0] : 1)
  }

  private static func dimension(_ text: String) -> DraftValue? {
    CSSNotation.measure(text).flatMap { $0.type == "dimension" ? .json($0.json) : nil }
  }
}
