import Foundation
import TestSupport
import Testing

/// Targets written with the help of `templates/guide` alone. `Goldens/OwnTargets` contains their
/// recorded output for this repository's tokens.
@Suite struct RecordedOwnTargets {
  private static let folder = SampleProject.repository.appending(path: "Tests/Goldens/OwnTargets")
  /// The outputs by folder, as properties of the configuration.
  private static let outputs = [
    "dart": ##""target": "dart""##,
    "material": ##"""
    "target": "material", "options": {
      "primary": "color.background.accent", "onPrimary": "color.on.accent",
      "background": "color.background.page", "onBackground": "color.text.body",
      "surface": "color.background.card", "onSurface": "color.text.body",
      "surfaceVariant": "color.background.field", "onSurfaceVariant": "color.text.secondary",
      "inverseSurface": "color.background.inverse", "inverseOnSurface": "color.on.inverse",
      "error": "color.signal.error", "onError": "color.on.error",
      "outlineVariant": "color.line", "scrim": "color.scrim",
      "headlineSmall": "text.headline", "titleLarge": "text.navigationTitle",
      "titleMedium": "text.subheadline", "bodyLarge": "text.body1", "bodyMedium": "text.body2",
      "bodySmall": "text.caption", "labelLarge": "text.button", "labelSmall": "text.overline",
      "small": "radius.small", "medium": "radius.card", "large": "radius.pill" }
    """##,
  ]

  @Test func `custom targets print the recorded output`() throws {
    let project = try SampleProject()
    try project.folder.copy(Self.folder.appending(path: "templates"), to: "tokens/own")
    let outputs = Self.outputs.sorted { $0.key < $1.key }.map { folder, members in
      #"{ \#(members), "directory": "../out/\#(folder)" }"#
    }
    try project.folder.write(
      """
      { "source": "app.resolver.json", "templates": "own", "lint": { "omitted-member": "allow" },
        "outputs": [\(outputs.joined(separator: ", "))] }
      """,
      to: "tokens/tokens.config.json"
    )
    let run = try project.run("build --strict")
    #expect(run.status == 0, "\(run.error)")
    let made = project.folder.contents.filter { $0.key.hasPrefix("out/") }
    let expected = Self.folder.appending(path: "expected")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try? FileManager.default.removeItem(at: expected)
      for (path, bytes) in made {
        let file = expected.appending(path: String(path.dropFirst(4)))
        let folder = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try bytes.write(to: file)
      }
      Issue.record("recorded; read it, and run the tests without UPDATE_GOLDENS")
    }
    let recorded = try TemporaryFolder()
    try recorded.copy(expected, to: "out")
    #expect(made.keys.sorted() == recorded.contents.keys.sorted())
    for (path, bytes) in made where recorded.contents[path] != bytes {
      Issue.record("\(path) differs:\n\(String(decoding: bytes, as: UTF8.self))")
    }
  }
}
