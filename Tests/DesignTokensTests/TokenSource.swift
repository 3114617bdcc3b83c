import Foundation

/// The token source of this repository, parsed independently of the compiler.
struct TokenSource {
  private let base: [[String: Any]]
  private let brands: [String: [String: Any]]
  private let dark: [String: Any]

  /// The brands and appearances of the source.
  static let brands = ["plum", "sand"]

  init() throws {
    let folder = repository.appending(path: "tokens")
    func read(_ path: String) throws -> [String: Any] {
      let data = try Data(contentsOf: folder.appending(path: path))
      return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }
    base = try ["swatch", "color", "dimension", "text", "effect", "motion", "component"]
      .map { try read("\($0).tokens.json") }
    brands = try Dictionary(
      uniqueKeysWithValues: Self.brands.map { ($0, try read("brand/\($0).tokens.json")) }
    )
    dark = try read("theme/dark.tokens.json")
  }

  /// The properties of the token at `path`. The last file that defines it wins.
  func token(_ path: String, brand: String = "plum", isDark: Bool = false) -> [String: Any]? {
    var files = base
    files.append(brands[brand] ?? [:])
    if isDark { files.append(dark) }
    for file in files.reversed() {
      var object: [String: Any]? = file
      for name in path.split(separator: ".") {
        object = object?[String(name)] as? [String: Any]
      }
      if let object, object["$value"] != nil { return object }
    }
    return nil
  }

  /// The value of the token at `path`, with a whole-value reference resolved.
  func value(_ path: String, brand: String = "plum", isDark: Bool = false) -> Any? {
    let value = token(path, brand: brand, isDark: isDark)?["$value"]
    guard let text = value as? String, text.hasPrefix("{"), text.hasSuffix("}") else {
      return value
    }
    return self.value(String(text.dropFirst().dropLast()), brand: brand, isDark: isDark)
  }

  /// The number in the `value` of the dimension at `path`, or of a property of a composite value.
  func length(_ path: String, member: String? = nil) -> Double? {
    var value = self.value(path) as? [String: Any]
    if let member { value = value?[member] as? [String: Any] }
    return (value?["value"] as? NSNumber)?.doubleValue
  }

  /// A value in our own extension of the token at `path`.
  func extensionValue(_ path: String, _ key: String) -> Any? {
    let extensions = token(path)?["$extensions"] as? [String: Any]
    return (extensions?["dev.tokens"] as? [String: Any])?[key]
  }

  /// The paths of all text styles, in source order.
  func textStyles() -> [String] {
    let text = base.compactMap { $0["text"] as? [String: Any] }.first ?? [:]
    return text.keys.filter { !$0.hasPrefix("$") }.map { "text.\($0)" }
  }
}

let repository = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
