import TokenCompiler
import Testing

@testable import TokenOutput

/// Colors that a target can only approximate.
@Suite struct GamutTests {
  /// `inside` is in sRGB, `wide` in Display P3, and `far` in neither.
  private static let colors = ##"""
    { "$type": "color",
      "inside": { "$value": { "colorSpace": "oklch", "components": [0.6, 0.1, 150] } },
      "wide": { "$value": { "colorSpace": "display-p3", "components": [0, 1, 0] } },
      "far": { "$value": { "colorSpace": "oklch", "components": [0.7, 0.37, 150] } },
      "alias": { "$value": "{far}" } }
    """##

  private func messages(_ target: String, _ options: [OptionSetting] = []) throws -> [String] {
    var workshop = Workshop(Self.colors)
    workshop.request.options = options
    return try workshop.render(target).messages
  }

  @Test(arguments: ["css", "swift", "json", "xcassets", "kotlin"])
  func `targets with Display P3 approximate colors outside of it`(_ target: String) throws {
    let package = [OptionSetting("package", .string("a.b"))]
    #expect(
      try messages(target, target == "kotlin" ? package : [])
        == ["`far` has a color outside Display P3, which `\(target)` can't show"]
    )
  }

  @Test func `a target with sRGB approximates colors outside of it`() throws {
    #expect(
      try messages("android")
        == ["`wide` and 1 more token have colors outside sRGB, which `android` can't show"]
    )
  }

  @Test(arguments: ["scss", "tailwind", "typescript"])
  func `the option gamut decides which colors are approximated`(_ target: String) throws {
    #expect(
      try messages(target)
        == ["`wide` and 1 more token have colors outside sRGB, which `\(target)` can't show"]
    )
    #expect(
      try messages(target, [OptionSetting("gamut", .string("display-p3"))])
        == ["`far` has a color outside Display P3, which `\(target)` can't show"]
    )
  }

  @Test(arguments: ["dtcg", "gallery"])
  func `targets that print color components don't approximate colors`(_ target: String) throws {
    #expect(try messages(target).isEmpty)
  }

  @Test func `an imperceptible change isn't reported`() throws {
    let workshop = Workshop(
      ##"""
      { "$type": "color", "near": { "$value": { "colorSpace": "display-p3", "components": [0.99, 0.99, 0.94] } } }
      """##
    )
    #expect(try workshop.render("android").messages.isEmpty)
  }
}
