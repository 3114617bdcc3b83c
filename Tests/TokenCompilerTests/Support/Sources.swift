import Foundation

@testable import TokenCompiler

/// The sources for the laws, in addition to the random ones.
enum Sources {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  static let own: Project = project(
    in: root.appending(path: "tokens"),
    resolver: "app.resolver.json"
  )

  /// The conformance cases, each with its files.
  static let cases: [Project] = Rules.cases.map { sample in
    Project(sample.files.mapValues { String(decoding: $0, as: UTF8.self) })
  }

  /// All valid sources.
  static let valid: [Project] =
    [own]
    + cases.filter { project in
      let compilation = project.compile()
      return compilation.ir != nil && compilation.diagnostics.isEmpty
    }

  private static func project(in folder: URL, resolver: String) -> Project {
    var files: [String: String] = [:]
    let names = FileManager.default.enumerator(atPath: folder.path)
    while let name = names?.nextObject() as? String {
      guard name.hasSuffix(".tokens.json") || name == resolver else { continue }
      files[name] = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    return Project(files)
  }
}

extension IR {
  /// The IR of each token by path, without source locations.
  func byPath() throws -> [String: JSONValue] {
    var printed: [UInt8] = []
    appendJSON(to: &printed)
    var found: [String: JSONValue] = [:]
    for token in try JSONValue(parsing: printed)["tokens"]?.elements ?? [] {
      // Names that look the same may differ in their bytes.
      let path = (token["path"]?.string ?? "").unicodeScalars.map { $0.escaped(asASCII: true) }
      found[path.joined()] = token.withoutPlaces
    }
    return found
  }
}

extension JSONValue {
  /// The value without source locations, and the variants by context.
  fileprivate var withoutPlaces: JSONValue {
    switch self {
    case .object(let members):
      var members = members.filter { $0.key != "origin" }.mapValues(\.withoutPlaces)
      for name in ["variants", "absentIn"] {
        guard case .array(let elements) = members[name] else { continue }
        members[name] = .array(elements.sorted { $0.description < $1.description })
      }
      return .object(members)
    case .array(let elements): return .array(elements.map(\.withoutPlaces))
    default: return self
    }
  }
}
