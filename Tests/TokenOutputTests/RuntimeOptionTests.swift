import Foundation
import Testing

@testable import TokenOutput

/// The option `runtime` of the Swift target.
@Suite struct RuntimeOptionTests {
  private func render(_ workshop: Workshop, runtime: Bool?) throws -> Workshop.Result {
    var workshop = workshop
    workshop.request.options = [OptionSetting("colorNames", .boolean(true))]
    if let runtime {
      workshop.request.options.append(OptionSetting("runtime", .boolean(runtime)))
    }
    return try workshop.render("swift")
  }

  @Test func `costs nothing while it is off`() throws {
    let off = try render(.own, runtime: false)
    #expect(off.report == "")
    let folder = Workshop.repository.appending(path: "Sources/DesignTokens")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(off.order.sorted() == names.sorted())
    for (name, text) in off.files {
      let written = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(text == written, "\(name)")
      #expect(!text.contains("tokenOverrides") && !text.contains("TokenStore"), "\(name)")
    }
    #expect(try render(.own, runtime: nil).files == off.files)
  }

  @Test func `gives each public token a number by which a file replaces it`() throws {
    let files = try render(.own, runtime: true).files
    #expect(files["TokenStore.swift"]?.contains("public final class TokenStore") == true)
    let catalog = try #require(files["TokenCatalog.swift"])
    // FNV-1a 64 of `color.line`.
    #expect(catalog.contains("0xfab841382ce68fd0"))
    let border = try #require(files["TokenTheme+Border.swift"])
    #expect(border.contains("color: tokens.color.line,"))
    #expect(border.contains(").themed(tokens, "))
    let brand = try #require(files["TokenTheme+Brand.swift"])
    #expect(!brand.contains(".themed("))
  }

  @Test func `makes a theme of a source that does not vary`() throws {
    let files = try render(
      Workshop(##"{ "gap": { "$type": "number", "$value": 3 } }"##),
      runtime: true
    ).files
    let theme = try #require(files["TokenTheme.swift"])
    #expect(theme.contains("Tokens.gap.themed(tokens, 0)"))
    #expect(files["TokenContexts.swift"] != nil)
  }
}
