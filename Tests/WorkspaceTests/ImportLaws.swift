import Diagnostics
import Foundation
import SourceForms
import Testing
import TokenCompiler
import TokenImport
import Workspace

/// The laws of `tokens import`, tested with generated files that contain hostile names and values.
@Suite struct `Laws of imports` {
  private static let seeds: [UInt64] = {
    let environment = ProcessInfo.processInfo.environment
    let count = UInt64(environment["TOKENS_SEEDS"] ?? "") ?? (environment["CI"] == nil ? 40 : 400)
    let first = UInt64(environment["TOKENS_FIRST_SEED"] ?? "") ?? 1
    return Array(first..<first + count)
  }()

  @Test(arguments: ImportFormat.allCases, seeds)
  func `each value becomes a token or is reported`(_ format: ImportFormat, _ seed: UInt64)
    throws
  {
    var generator = ImportedFiles(seed: seed)
    let input = generator.files(of: format)
    let id = { (index: Int) in SourceMap.FileID(index: UInt32(index)) }
    let files = input.files.enumerated().map { index, file in
      ImportFile(id: id(index), path: file.path, bytes: Array(file.text.utf8))
    }
    var diagnostics: [Diagnostic] = []
    let source = Importer.read(files, as: format, include: { _, _ in nil }, &diagnostics)
    let text = input.files.map(\.text).joined(separator: "\n")

    // Each item is one line of a file or a whole file.
    let left = diagnostics.filter { $0.code == .notImported }.compactMap { $0.primary?.span }
    let places = Set(left.map { span in Place(span, files) })
    let made = (source?.files ?? []).reduce(0) { $0 + Self.count(in: $1.text) }
    #expect(made == input.count - places.count, "\(text)\n\(diagnostics)\n\(made)")

    guard let source else {
      #expect(diagnostics.contains { $0.code == .nothingToImport }, "\(text)\n\(diagnostics)")
      return
    }
    let all = ImportedFilesOnDisk.files(of: source)
    let texts = Dictionary(uniqueKeysWithValues: all.map { ($0.path, Array($0.text.utf8)) })
    let resolver = "app.resolver.json"
    let request =
      texts[resolver] == nil
      ? CompileRequest(source: .files(source.files.map { Located($0.path) }))
      : CompileRequest(source: .resolver(Located(resolver)))
    let compilation = compile(request) { texts[$0].map { .success($0) } ?? .failure(.missing) }
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(text)\n\(errors.map(\.message))\n\(source.files.map(\.text))")
  }

  /// The line of a diagnostic, or its file if files are items.
  private struct Place: Hashable {
    let file: SourceMap.FileID
    let line: Int

    init(_ span: Span, _ files: [ImportFile]) {
      file = span.file
      let bytes = files[Int(span.file.index)].bytes.prefix(Int(span.start))
      line = bytes.count { $0 == UInt8(ascii: "\n") }
    }
  }

  /// The number of tokens and constants in a token file.
  private static func count(in text: String) -> Int {
    func count(_ node: Any) -> Int {
      guard let object = node as? [String: Any] else { return 0 }
      if object["$value"] != nil { return 1 }
      let own = (object["$extensions"] as? [String: Any])?["dev.tokens"] as? [String: Any]
      let constants = (own?["constants"] as? [String: Any])?.count ?? 0
      // Swatches are created for the colors that reference them, and typefaces for fonts.
      let members = object.filter {
        $0.key != "$extensions" && !["swatch", "face"].contains($0.key)
      }
      return members.values.reduce(constants) { $0 + count($1) }
    }
    return (try? JSONSerialization.jsonObject(with: Data(text.utf8))).map(count) ?? 0
  }
}

private typealias ImportedFilesOnDisk = Workspace.ImportedFiles

/// Random files in each format. Every value is on a separate line or in a separate file.
private struct ImportedFiles {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  private mutating func next(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(count))
  }

  private mutating func pick<Element>(_ list: [Element]) -> Element { list[next(list.count)] }

  private static let names = [
    "$r", "r", "x.y{z}", "x-y", "fooBar", "foo-bar", "foo_bar", "FooBar", "a", "a.b", "a-b", "a-c",
    "a/b", "aB", "A", "é", "class", "$root", "$type", "x\"y", "1", "1-2", "1/2", "12", "日本", "😀",
    "z'", "{", "a-b-c", "__proto__", "ink", "ink-a", "ink-b", "gap", "theme", "-x", "_", "k&<",
  ]

  /// Distinct names in random order.
  private mutating func names(_ count: Int, among names: [String] = Self.names) -> [String] {
    var left = names
    return (0..<min(count, names.count)).map { _ in left.remove(at: next(left.count)) }
  }

  mutating func files(of format: ImportFormat) -> (
    files: [(path: String, text: String)], count: Int
  ) {
    let names = names(3 + next(9))
    switch format {
    case .themeJSON: return ([("light.json", theme(names))], names.count)
    case .stylesheet:
      let names = names.filter { $0 != "gap" }
      return ([("style.json", stylesheet(names))], names.count)
    case .colorsXML: return ([("values/colors.xml", resources(names))], names.count)
    case .css: return ([("site.css", css(names))], names.count)
    case .assetCatalog:
      let files = names.map { name in
        ("C.xcassets/\(name).colorset/Contents.json", colorSet())
      }
      return (files, names.count)
    }
  }

  private static func json(_ text: String) -> String {
    let data = try? JSONSerialization.data(withJSONObject: [text])
    return String(String(decoding: data ?? Data(), as: UTF8.self).dropFirst().dropLast())
  }

  private mutating func component() -> String {
    pick(["0", "255", "300", "-1", "1.5", "0.25", "\"128\"", "\"x\"", "\"1.5\"", "null"])
  }

  private mutating func theme(_ names: [String]) -> String {
    let colors = names.map { name in
      let parts = ["r", "g", "b"].map {
        "\"\($0)\": \(next(3) == 0 ? component() : "\(next(256))")"
      }
      return "\(Self.json(name)): { \(parts.joined(separator: ", ")) }"
    }
    return "{ \"colors\": {\n" + colors.joined(separator: ",\n") + "\n} }"
  }

  private mutating func stylesheet(_ names: [String]) -> String {
    // A period separates segments of a reference, so names with periods can't be referenced.
    let targets = names.filter { name in
      name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    }
    let numbers = Set(targets.filter { _ in next(2) == 0 })
    let values = names.map { name -> String in
      guard !numbers.contains(name) else { return "\(Self.json(name)): \(next(9))" }
      let target = targets.isEmpty ? "nowhere" : pick(targets)
      let number = numbers.isEmpty ? "nowhere" : pick(numbers.sorted())
      let value = pick([
        "\"#abc\"", "\"tan\"", "true", "null", "[1, 2]", "\"@\(target)\"", "\"@nowhere\"",
        "\"~@\(number) * 2\"", "\"~(~@\(number) + 1) / 3\"", "\"4px\"", "\"200ms\"",
      ])
      return "\(Self.json(name)): \(value)"
    }
    return "{\n" + values.joined(separator: ",\n") + "\n}"
  }

  private mutating func resources(_ names: [String]) -> String {
    func escaped(_ text: String) -> String {
      text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
        "\"",
        with: "&quot;"
      )
    }
    let lines = names.map { name -> String in
      let kind = pick(["color", "dimen", "integer"])
      let target = "@\(pick(["color", "dimen", "integer"]))/\(escaped(pick(names)))"
      let value = pick([
        "#123", "#12345678", "4dp", "0.75", "3", "10mm", "2em", "@android:color/black", "x", target,
        target,
      ])
      return "<\(kind) name=\"\(escaped(name))\">\(value)</\(kind)>"
    }
    return "<resources>\n" + lines.joined(separator: "\n") + "\n</resources>"
  }

  private mutating func colorSet() -> String {
    func value() -> String { pick(["0.5", "128", "0x80", "300", "1.5", "x", "1", "-0.2"]) }
    let space = pick(["srgb", "display-p3", "extended-srgb", "lab", "gray-gamma-22"])
    let channels = ["red", "green", "blue"].map { "\"\($0)\": \"\(value())\"" }
    let components = (channels + ["\"alpha\": \"\(pick(["1", "0.5", "1.000", "2"]))\""])
      .joined(separator: ", ")
    let color = "{ \"color-space\": \"\(space)\", \"components\": { \(components) } }"
    return "{ \"colors\": [{ \"idiom\": \"universal\", \"color\": \(color) }] }"
  }

  private mutating func css(_ names: [String]) -> String {
    func escaped(_ name: String) -> String {
      name.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? "\($0)" : "\\\($0)" }
        .joined()
    }
    let lines = names.map { name -> String in
      let target = escaped(pick(names))
      let value = pick([
        "white", "#abc", "rgb(300, 0, 0)", "hsl(400 50% 50%)", "4px", "0", "12pt", "50%", "200ms",
        "currentColor", "10px 20px", "\"a\\\"b\"", "none", "inherit", "cubic-bezier(2, 0, 0, 1)",
        "90deg", "calc(1px + 2)", "calc(1px + 2px)", "linear-gradient(red, blue)", "{a: b}",
        "var(--\(target))", "var(--\(target), red)", "var(--nowhere)", "calc(var(--\(target)) * 2)",
        "color-mix(in srgb, var(--\(target)), red)", "rgb(var(--\(target)) / 50%)", "",
      ])
      return "--\(escaped(name)): \(value);"
    }
    return ":root {\n" + lines.joined(separator: "\n") + "\n}"
  }
}
