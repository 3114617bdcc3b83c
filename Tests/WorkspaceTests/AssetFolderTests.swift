import Diagnostics
import TestSupport
import Testing
import TokenCompiler

@testable import Workspace

/// Images that constants name, in the asset catalogs and resource folders of apps.
@Suite struct AssetFolderTests {
  /// The messages about the constants `home`, `menu`, and `bag/open` of type `image`.
  private static func messages(_ assets: String, _ files: [String]) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write(
      ##"""
      { "$extensions": { "dev.tokens": { "constants": {
        "a": { "type": "image", "value": "home" }, "b": { "type": "image", "value": "menu" },
        "c": { "type": "image", "value": "bag/open" } } } } }
      """##,
      to: "a.tokens.json"
    )
    try folder.write(
      ##"{ "source": ["a.tokens.json"], "outputs": [], "assets": [\##(assets)] }"##,
      to: "tokens.config.json"
    )
    for file in files { try folder.write("{}", to: file) }
    try folder.write(
      ##"{ "properties": { "provides-namespace": true } }"##,
      to: "App/Assets.xcassets/bag/Contents.json"
    )
    var sources = SourceMap()
    var diagnostics: [Diagnostic] = []
    let path = folder.root.appending("tokens.config.json")
    let project = try #require(
      try Project.open(
        path,
        at: nil,
        current: path.parent,
        sources: &sources,
        diagnostics: &diagnostics
      )
    )
    let ir = try #require(project.input.compile(sources).ir)
    return project.missingImages(ir).map { $0.message + ($0.help.map { "; \($0)" } ?? "") }
  }

  private static let catalog = [
    "App/Assets.xcassets/home.imageset/Contents.json",
    "App/Assets.xcassets/icons/menu.symbolset/a.svg",
    "App/Assets.xcassets/bag/open.imageset/a.pdf",
  ]

  @Test func `images are found in asset catalogs and resource folders`() throws {
    #expect(try Self.messages(##""App""##, Self.catalog) == [])
    #expect(try Self.messages(##""App/Assets.xcassets""##, Self.catalog) == [])
    let resources = [
      "res/drawable/home.xml", "res/drawable-night/home.9.png", "res/values/menu.xml",
    ]
    #expect(
      try Self.messages(##""App", "res""##, Self.catalog + resources) == [
        "there is no image `menu` in `res`; correct the name, or add the image",
        "there is no image `bag/open` in `res`; correct the name, or add the image",
      ]
    )
  }

  @Test func `a similar name is suggested`() throws {
    let files = ["App/Assets.xcassets/homes.imageset/a.pdf"] + Self.catalog.dropFirst()
    #expect(
      try Self.messages(##""App""##, files) == [
        "there is no image `home` in `App`; did you mean `homes`?"
      ]
    )
  }

  @Test func `a missing folder is an error`() throws {
    let messages = try Self.messages(##""App", "Ap", "../x""##, Self.catalog)
    #expect(
      messages.map { $0.prefix(25) } == ["there is no folder `Ap` f", "there is no folder `../x`"]
    )
  }
}
