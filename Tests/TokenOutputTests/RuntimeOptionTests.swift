import Foundation
import Testing

@testable import TokenOutput

/// The option `runtime` of the targets for Swift and Kotlin.
@Suite struct RuntimeOptionTests {
  private func render(_ workshop: Workshop, runtime: Bool?) throws -> Workshop.Result {
    var workshop = workshop
    workshop.request.options = [OptionSetting("colorNames", .boolean(true))]
    if let runtime {
      workshop.request.options.append(OptionSetting("runtime", .boolean(runtime)))
    }
    return try workshop.render("swift")
  }

  @Test func `nothing is added if the option is off`() throws {
    let off = try render(.own, runtime: false)
    #expect(off.report == "")
    let folder = Workshop.repository.appending(path: "Sources/DesignTokens")
    // The module's guides are written by hand.
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    #expect(off.order.sorted() == names.sorted())
    for (name, text) in off.files {
      let written = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(text == written, "\(name)")
      #expect(!text.contains("tokenOverrides") && !text.contains("TokenStore"), "\(name)")
    }
    #expect(try render(.own, runtime: nil).files == off.files)
  }

  @Test func `each public token has a number, by which a file replaces it`() throws {
    let files = try render(.own, runtime: true).files
    #expect(files["Support/TokenStore.swift"]?.contains("public final class TokenStore") == true)
    let catalog = try #require(files["TokenCatalog.swift"])
    // FNV-1a 64 of `color.line`.
    #expect(catalog.contains("0xfab841382ce68fd0"))
    let border = try #require(files["TokenTheme+Border.swift"])
    #expect(border.contains("color: tokens.color.line,"))
    #expect(border.contains(").themed(tokens, "))
    let brand = try #require(files["TokenTheme+Brand.swift"])
    #expect(!brand.contains(".themed("))
  }

  @Test func `a source without modifiers has a theme`() throws {
    let files = try render(
      Workshop(##"{ "gap": { "$type": "number", "$value": 3 } }"##),
      runtime: true
    ).files
    let theme = try #require(files["TokenTheme.swift"])
    #expect(theme.contains("Tokens.gap.themed(tokens, 0)"))
    #expect(files["TokenContexts.swift"] != nil)
  }

  private func renderKotlin(_ workshop: Workshop, runtime: Bool) throws -> [String: String] {
    var workshop = workshop
    workshop.request.options = [OptionSetting("resources", .string("news.app"))]
    if runtime { workshop.request.options.append(OptionSetting("runtime", .boolean(true))) }
    let result = try workshop.render("kotlin")
    #expect(result.report == "")
    return Dictionary(
      uniqueKeysWithValues: result.files.map { name, text in
        (String(name.split(separator: "/").last ?? ""), text)
      }
    )
  }

  @Test func `nothing is added in Kotlin if the option is off`() throws {
    let off = try renderKotlin(.own, runtime: false)
    let folder = Workshop.repository.appending(path: "tokens/generated/kotlin/design/tokens")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(off.keys.sorted() == names.sorted())
    for (name, text) in off {
      let written = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(text == written, "\(name)")
      #expect(!text.contains("tokenOverrides") && !text.contains("TokenStore"), "\(name)")
    }
  }

  @Test func `each public token of a theme in Kotlin has a number`() throws {
    let files = try renderKotlin(.own, runtime: true)
    #expect(files["TokenStore.kt"]?.contains("public class TokenStore") == true)
    let catalog = try #require(files["TokenCatalog.kt"])
    // FNV-1a 64 of `color.line`.
    #expect(catalog.contains("fab841382ce68fd0a"))
    let theme = try #require(files["TokenTheme.kt"])
    #expect(theme.contains("color = tokenTheme.color.line,"))
    #expect(theme.contains(").themed(tokenTheme, "))
    // Private tokens can't be in files, and values that an app reads without a theme are compiled
    // in.
    #expect(files["Tokens.kt"]?.contains("themed(") == false)
  }

  @Test func `a source without modifiers has a theme in Kotlin`() throws {
    let files = try renderKotlin(
      Workshop(##"{ "gap": { "$type": "number", "$value": 3 } }"##),
      runtime: true
    )
    #expect(files["TokenTheme.kt"]?.contains("Tokens.gap.themed(tokenTheme, 0)") == true)
    #expect(files["TokenContexts.kt"]?.contains("public class TokenContexts {") == true)
  }

  @Test func `the property for a component's fields is a single escaped name in Kotlin`() throws {
    let source = ##"""
      { "हिन्दी": { "$extensions": { "dev.tokens": { "component": "view" } },
        "opacity": { "$type": "number", "$value": 1 } } }
      """##
    let theme = try #require(try renderKotlin(Workshop(source), runtime: true)["TokenTheme.kt"])
    #expect(theme.contains("internal val `fieldsOfहिन्दी`: `Type_हिन्दी`"))
  }
}
