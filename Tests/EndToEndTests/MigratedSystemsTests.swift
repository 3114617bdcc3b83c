import Foundation
import TestSupport
import Testing

/// Real design systems before and after `tokens migrate`: all tokens keep their values, and a
/// second run changes nothing. The files are stored outside the repository.
@Suite struct MigratedSystems {
  private static let sources = SampleProject.repository
    .appending(path: "../shared/data").standardizedFileURL
  private static let areThere = FileManager.default.fileExists(atPath: sources.path)

  /// A folder to copy, and the file to compile; by default all token files in the folder.
  struct System: Sendable, CustomTestStringConvertible {
    let folder: String
    var source = ""
    /// Whether there is anything to rewrite.
    var isForeign = true

    var testDescription: String { source.isEmpty ? folder : source }

    func files(in folder: TemporaryFolder) -> [String] {
      guard source.isEmpty else { return [source] }
      return folder.files.filter {
        $0.contains("tokens/") && ($0.hasSuffix(".json") || $0.hasSuffix(".json5"))
      }
    }
  }

  private static let systems: [System] =
    ["adobe-spectrum", "github-primer", "ibm-carbon", "microsoft-fluent"].map {
      System(folder: "dtcg-examples", source: "dtcg-examples/\($0).resolver.json")
    }
    + [
      System(
        folder: "dtcg-examples",
        source: "dtcg-examples/figma-sds.resolver.json",
        isForeign: false
      )
    ]
    + [
      "color-modifier-references", "cross-file-refs-2", "custom-group", "expand-composition",
      "math-in-complex-values", "object-value-references", "output-references", "sd-transforms",
      "swift-UI-colors", "w3c-spec-compliance",
    ].map { System(folder: "tokens-studio", source: "tokens-studio/\($0).tokens.json") }
    + [
      "advanced/assets-base64-embed", "advanced/create-react-app",
      "advanced/create-react-native-app", "advanced/custom-parser", "advanced/custom-transforms",
      "advanced/flutter", "advanced/format-helpers", "advanced/matching-build-files",
      "advanced/multi-brand-multi-platform", "advanced/npm-module", "advanced/referencing_aliasing",
      "advanced/s3",
      "advanced/tailwind-preset", "advanced/tokens-deprecation", "advanced/transitive-transforms",
      "advanced/variables-in-outputs", "complete",
    ].map { System(folder: "style-dictionary/\($0)") }
    + [
      "base/color/dark/dark.high-contrast", "base/color/dark/dark", "base/color/dark/display-dark",
      "base/color/light/light", "base/motion/timing", "base/size/size", "functional/size/border",
      "functional/size/breakpoints",
    ].map { System(folder: "primer-json5", source: "primer-json5/\($0).json5") }
    + [
      System(
        folder: "primer-json5",
        source: "primer-json5/base/motion/easing.json5",
        isForeign: false
      )
    ]

  @Test(
    .enabled(if: areThere, "the sources of the systems are not next to the repository"),
    arguments: systems
  )
  func `no token changes, and a second run does nothing`(_ system: System) throws {
    let folder = try TemporaryFolder()
    try folder.copy(Self.sources.appending(path: system.folder), to: system.folder)
    try Self.allowWriting(folder)
    let files = system.files(in: folder)
    #expect(!files.isEmpty)
    let before = try Self.tokens(files, in: folder)
    let contents = folder.contents
    let first = try ProgramRun(["migrate", "--quiet"] + files, in: folder.url(""))
    #expect(first.status == 0, "\(first.error)")
    #expect((folder.contents != contents) == system.isForeign)
    #expect(try Self.tokens(files, in: folder) == before)
    let marks = folder.marks
    let second = try ProgramRun(["migrate"] + files, in: folder.url(""))
    #expect(second.error.contains("nothing to rewrite in"))
    #expect(folder.marks == marks)
  }

  /// The output of `tokens ir` without source locations and without extensions, which gain notes
  /// about other tools.
  private static func tokens(_ files: [String], in folder: TemporaryFolder) throws -> NSDictionary {
    let run = try ProgramRun(["ir", "--quiet"] + files, in: folder.url(""))
    #expect(run.status == 0, "\(run.error)")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try #require(withoutPlaces(json) as? NSDictionary)
  }

  private static func withoutPlaces(_ json: Any) -> Any {
    if let list = json as? [Any] { return list.map(withoutPlaces) }
    guard let object = json as? [String: Any] else { return json }
    return object.filter { $0.key != "origin" && $0.key != "extensions" }.mapValues(withoutPlaces)
  }

  private static func allowWriting(_ folder: TemporaryFolder) throws {
    for name in folder.files {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o644],
        ofItemAtPath: folder.url(name).path
      )
    }
  }
}
