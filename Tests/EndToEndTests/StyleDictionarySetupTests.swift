import Foundation
import TestSupport
import Testing

/// `tokens init` with configurations of Style Dictionary.
extension `Setting up` {
  private static let size = ##"{ "size": { "gap": { "value": "0.5", "type": "dimension" } } }"##

  private static func configuration(_ source: String, prefix: String) -> String {
    """
    { "source": ['\(source)'], "platforms": { // JSON5
      web: { "transformGroup": "css", "prefix": "\(prefix)", "buildPath": "build/", "files": [] } } }
    """
  }

  @Test func `several Style Dictionary configurations give one set of settings`() throws {
    try write([
      "tokens/size.json": Self.size,
      "tokens/color.json": Self.color("ink", 0), "tokens/color.dark.json": Self.color("ink", 1),
      "config.json": Self.configuration("tokens/**/!(*.dark).json", prefix: "shop"),
      "config.dark.json": Self.configuration("tokens/**/*.dark.json", prefix: "shop"),
    ])
    let report = try setUp()
    #expect(report.contains("not used    the file lists of 2 Style Dictionary"), "\(report)")
    let css = try #require(folder.text("generated/css/tokens.css"))
    #expect(css.contains("--shop-size-gap: 0.5rem;"), "\(css)")
    #expect(css.contains("[data-theme=\"dark\"]"))
  }

  @Test func `a Style Dictionary configuration for each theme gives contexts`() throws {
    try write([
      "tokens/size.json": Self.size, "tokens/core.json": Self.color("red", 0),
      "tokens/light/a.json": Self.color("ink", 0), "tokens/dark/b.json": Self.color("ink", 1),
      "config.light.json": Self.configuration(
        "tokens/*.json', 'tokens/light/*.json",
        prefix: "shop"
      ),
      "config.dark.json": Self.configuration(
        "tokens/*.json', 'tokens/dark/*.json",
        prefix: "shop"
      ),
      "config.core.json": Self.configuration("tokens/core.json", prefix: "shop"),
      "tokens/dark/unlisted.tokens.json5": Self.color("page", 0),
    ])
    let report = try setUp()
    #expect(report.contains("themes      theme: light (the default), dark, from"), "\(report)")
    #expect(report.contains("not used    config.core.json, which lists only some of the tokens"))
    #expect(report.contains("left out    1 file with tokens that they don't list"))
    let css = try #require(folder.text("generated/css/tokens.css"))
    #expect(css.contains("--shop-ink: #000000;") && css.contains("--shop-ink: #ff0000;"))
  }

  @Test func `values for light and dark become contexts`() throws {
    try write([
      "tokens/a.json":
        ##"{ "ink": { "type": "color", "value": { "light": "#111", "dark": "#eee" } } }"##,
      "tokens/b.json": ##"{ "page": { "type": "color", "value": "#fff", "darkValue": "#000" } }"##,
      "config.json": Self.configuration("tokens/*.json", prefix: "shop"),
    ])
    let report = try setUp()
    #expect(
      report.contains("guessed     that tokens have values for contexts of theme: light, dark"),
      "\(report)"
    )
    let css = try #require(folder.text("generated/css/tokens.css"))
    for value in ["ink: #111111;", "ink: #eeeeee;", "page: #ffffff;", "page: #000000;"] {
      #expect(css.contains("--shop-\(value)"), "\(css)")
    }
    let configuration = try #require(folder.text("tokens.config.json"))
    #expect(configuration.contains(##""contextExtensions": { "$value": "theme" },"##))
    #expect(configuration.contains(##""source": "tokens/*.json","##), "\(configuration)")
    #expect(folder.text("tokens.resolver.json") == nil)
  }

  @Test(arguments: [
    (##"{ "devDependencies": { "style-dictionary": "^2.8.3" } }"##, "--500-a: 1;", "--x-2: 2;"),
    (##"{ "dependencies": { "style-dictionary": "4.0.0" } }"##, "--500-a: 1;", "--x2: 2;"),
    ("{}", "--500-a: 1;", "--x2: 2;"),
  ])
  func `numbers in names are separated as in the version of Style Dictionary`(
    _ package: String,
    _ first: String,
    _ second: String
  ) throws {
    try write([
      "tokens/a.json": ##"{ "500A": { "value": 1 }, "x2": { "value": 2 } }"##,
      "package.json": package,
      "config.json": Self.configuration("tokens/*.json", prefix: ""),
    ])
    _ = try setUp()
    let css = try #require(folder.text("generated/css/tokens.css"))
    #expect(css.contains(first) && css.contains(second), "\(css)")
  }

  @Test(arguments: [
    ("4.1.0", #""source""#, #""source""#, true), ("3.9.2", #""source""#, #""source""#, false),
    ("4.1.0", #""source""#, #""expand": true, "source""#, false),
    ("4.1.0", #""source""#, #""expand": false, "source""#, true),
    ("4.1.0", #""files""#, #""expand": {}, "files""#, false),
    ("3.9.2", #""transformGroup": "css""#, #""transforms": ["typography/shorthand"]"#, true),
  ])
  func `text styles are font shorthands as in the version of Style Dictionary`(
    _ version: String,
    _ setting: String,
    _ replacement: String,
    _ isWritten: Bool
  ) throws {
    let configuration = Self.configuration("tokens/*.json", prefix: "")
      .replacingOccurrences(of: setting, with: replacement)
    try write([
      "tokens/a.json": ##"""
      { "body": { "type": "typography", "value": {
        "fontFamily": "Inter", "fontSize": "16px", "fontWeight": 400, "lineHeight": 1.5 } } }
      """##,
      "package.json": ##"{ "dependencies": { "style-dictionary": "\##(version)" } }"##,
      "config.json": configuration,
    ])
    _ = try setUp()
    let css = try #require(folder.text("generated/css/tokens.css"))
    #expect(css.contains("--body: var(--body-font-weight) ") == isWritten, "\(css)")
  }

  @Test func `scripts with several configurations aren't themes, and their files are used`() throws
  {
    try write([
      "tokens/a.json": Self.color("ink", 0), "tokens/light.json": Self.color("page", 0),
      "tokens/dark.json": Self.color("page", 1), "docs/tokens.json": Self.color("copy", 1),
      "build.mjs": Self.script("'tokens/a.json', 'tokens/dark.json'"),
      "sd.config.js": Self.script("'tokens/a.json', 'tokens/light.json'"),
    ])
    let report = try setUp()
    #expect(report.contains("themes      theme: light (the default), dark\n"), "\(report)")
    #expect(report.contains("left out    docs/tokens.json: no configuration lists it"))
    let css = try #require(folder.text("generated/css/tokens.css"))
    #expect(css.contains("--page: #ff0000;") && !css.contains("--copy"), "\(css)")
  }

  private static func script(_ source: String) -> String {
    """
    export default { source: [\(source)], platforms: {
      css: { transformGroup: "css", files: [{ destination: "a.css", format: "css/variables" }] } } };
    """
  }

  @Test(arguments: [("3.9.2", "0.5px", "0.25rem"), ("4.1.0", "0.5rem", "0.25rem")])
  func `before version 4, only the category size is in rem`(
    _ version: String,
    _ gap: String,
    _ size: String
  ) throws {
    try write([
      "tokens/a.json": ##"""
      { "gap": { "value": "0.5", "type": "dimension" },
        "size": { "s": { "value": "0.25", "type": "dimension" } } }
      """##,
      "package.json": ##"{ "dependencies": { "style-dictionary": "\##(version)" } }"##,
      "config.json": Self.configuration("tokens/*.json", prefix: ""),
    ])
    let report = try setUp()
    #expect(report.contains("that lengths without a unit in `size` are") == version.hasPrefix("3"))
    let css = try #require(folder.text("generated/css/tokens.css"))
    #expect(css.contains("--gap: \(gap);") && css.contains("--size-s: \(size);"), "\(css)")
  }

  @Test func `a prefix is omitted if the Style Dictionary configurations disagree`() throws {
    try write([
      "tokens/size.json": Self.size,
      "a/config.json": Self.configuration("../tokens/*.json", prefix: "a"),
      "b/config.json": Self.configuration("../tokens/*.json", prefix: "b"),
    ])
    _ = try setUp()
    let css = try #require(folder.text("generated/css/tokens.css"))
    #expect(css.contains(" --size-gap: 0.5rem;"), "\(css)")
  }

  @Test func `the literals of a Style Dictionary configuration in JavaScript are read`() throws {
    try write([
      "tokens/size.json": Self.size, "src/config.js": "export default { theme: 1 };",
      "other.json": Self.color("red", 1),
      "sd.config.ts": #"""
      import { formats, transforms } from 'style-dictionary/enums'
      const { cssVariables, scssVariables } = formats
      const PREFIX = "shopUI"
      const base: Config = { source: [`./tokens/**/*.json`], preprocessors: ['tokens-studio', 'mine'] }
      StyleDictionary.registerTransformGroup({
        name: 'custom/css', transforms: ['name/kebab', transforms.sizePxToRem, 'size/extra'] })
      export default {
        ...base,
        platforms: {
          css: { transformGroup: 'custom/css', prefix: PREFIX, basePxFontSize: 10,
            buildPath: `dist/${theme}/`, files: [
            { destination: 'a.css', format: cssVariables, filter: (token) => token.path[0] === 'size' },
            { destination: 'b.css', format: cssVariables, filter: t => t.attributes.category === "x" } ] },
          scss: { transforms: ['name/kebab'], files: list.map((name) => ({ name })) },
        },
      } satisfies Config
      """#,
    ])
    let report = try setUp()
    for line in [
      "files       listed in sd.config.ts: tokens/**/*.json",
      "left out    1 file with tokens that sd.config.ts doesn't list",
      "not read    computed values: `scss.files`",
      "not used    custom transforms and formats: `size/extra`; lengths without a unit are in pixels",
      "not used    parsers and preprocessors: `mine`; run them before `tokens build`",
      "not set up  outputs: `scss`; uncomment them in tokens.config.json",
    ] { #expect(report.contains(line + "\n"), "\(report)") }
    #expect(!report.contains("src/config.js"))
    let configuration = try #require(folder.text("tokens.config.json"))
    #expect(configuration.contains(#""source": "tokens/**/*.json","#))
    let options = ##""options": { "prefix": "shop-ui", "remBase": 10, "unit": "rem" }"##
    let filter = ##""include": { "paths": ["size.**"] } }"##
    #expect(configuration.contains("\"generated/css\", \(options), \(filter)"), "\(configuration)")
  }

  @Test(arguments: [
    ("StyleDictionary.transformGroup['css'].concat(['mine/a', \"mine/b\"])", "0.5rem"),
    ("StyleDictionary.hooks.transformGroups.scss.concat('mine/a')", "0.5rem"),
    ("[...StyleDictionary.hooks.transformGroups.css, 'mine/a']", "0.5rem"),
    ("[...StyleDictionary.transformGroup[`css`], 'mine/a']", "0.5rem"),
    ("StyleDictionary.transformGroup['css'].concat(['size/px', 'mine/a'])", "0.5px"),
    ("StyleDictionary.transformGroup['css'].filter(t => t !== 'size/rem')", "0.5px"),
    ("['name/kebab', 'size/px']", "0.5px"), ("transforms", "0.5px"),
  ])
  func `a list of transforms can extend a group`(_ transforms: String, _ gap: String) throws {
    try write([
      "tokens/size.json": Self.size,
      "config.js": """
      StyleDictionary.registerTransformGroup({ name: "mine", transforms: \(transforms) });
      module.exports = { source: ["tokens/*.json"], platforms: {
        css: { transformGroup: "mine", files: [{ destination: "a.css", format: "css/variables" }] } } };
      """,
    ])
    let report = try setUp()
    #expect(report.contains("mine/a") == transforms.contains("mine/a"), "\(report)")
    let css = try #require(folder.text("generated/css/tokens.css"))
    #expect(css.contains("--size-gap: \(gap);"), "\(css)")
  }

  @Test(arguments: ["", "sd.config.cjs"])
  func `patterns are relative to the folder of the package, and other files are listed`(
    _ argument: String
  ) throws {
    try write([
      "package.json": "{}", "tokens/size.json": Self.size, "tokens/b.js": "module.exports = {}",
      "\(argument.isEmpty ? ".style-dictionary/" : "")sd.config.cjs": """
      module.exports = { source: ["tokens/**/*.@(js|json)"],
        platforms: { css: { transformGroup: "web", buildPath: "web" } } };
      """,
    ])
    let report = try setUp(argument)
    #expect(report.contains("not read    tokens/b.js: not JSON; export it as JSON"), "\(report)")
    let configuration = try #require(folder.text("tokens.config.json"))
    #expect(configuration.contains(#""source": "tokens/**/*.json","#), "\(configuration)")
  }

  @Test(arguments: [
    ("token => token.$type === 'color'", ##""include": { "types": ["color"] }"##),
    (
      "{ attributes: { category: 'size', type: 'gap' } }",
      ##""include": { "paths": ["size.gap.**"] }"##
    ),
    ("function (t) { return t?.path[1] !== 'gap'; }", ##""exclude": { "paths": ["*.gap.**"] }"##),
    (
      "(t) => !t.filePath.includes('gap')",
      ##""exclude": { "files": ["**/*gap*", "**/*gap*/**"] }"##
    ),
    (
      "(t) => t.path[0] === 'size' || t.path[0] === 'color'",
      ##""include": { "paths": ["size.**"] }"##
    ),
    ("(t) => t.path[0] === 'size' || t.type === 'color'", nil),
    ("(t) => isSize(t)", nil), ("(t) => t.type === 'icon'", nil), ("onlySizes", nil),
  ])
  func `a filter that is a plain comparison is adopted`(_ filter: String, _ setting: String?) throws
  {
    try write([
      "tokens/size.json": Self.size,
      "config.js": """
      module.exports = { source: ["tokens/size.json"], platforms: { css: { transformGroup: "css",
        files: [{ destination: "a.css", format: "css/variables", filter: \(filter) }] } } };
      """,
    ])
    let report = try setUp()
    let configuration = try #require(folder.text("tokens.config.json"))
    #expect(configuration.contains("clude\":") == (setting != nil), "\(configuration)")
    if let setting { #expect(configuration.contains(setting), "\(configuration)") }
    #expect(report.contains("not used    filters: `a.css`") == (setting == nil), "\(report)")
  }

  @Test func `a program whose files aren't known is mentioned`() throws {
    try write([
      "tokens/size.json": Self.size, "tokens/other.json": Self.color("ink", 0),
      "build.js": """
      const config = (brand) => ({ source: ["tokens/size.json", files(brand)],
        platforms: { web: { transformGroup: "css", buildPath: "web/", prefix: "p" } } });
      """,
      "style-dictionary.config.mjs": "// platforms, transforms, and a buildPath",
    ])
    let report = try setUp()
    #expect(report.contains("not read    computed values: `source`"), "\(report)")
    #expect(report.contains("not read    style-dictionary.config.mjs: a Style Dictionary"))
    let configuration = try #require(folder.text("tokens.config.json"))
    #expect(configuration.contains(#""tokens/other.json","#), "\(configuration)")
    #expect(configuration.contains(#""prefix": "p""#), "\(configuration)")
  }

  @Test func `style sheets decide about lengths without a unit`() throws {
    try write([
      "tokens/size.json": Self.size,
      "config.json": """
      { "source": ["tokens/*.json"], "platforms": {
        "web": { "transformGroup": "custom/css", "prefix": "my_Shop", "files": [
          { "destination": "a.css", "format": "css/variables" }] },
        "android": { "transformGroup": "android", "prefix": "myShop" } } }
      """,
    ])
    let report = try setUp()
    #expect(report.contains("formats: `custom/css`; lengths without a unit are in pixels"))
    let configuration = try #require(folder.text("tokens.config.json"))
    #expect(!configuration.contains("\"rules\""), "\(configuration)")
    #expect(configuration.contains(#""prefix": "my-shop""#), "\(configuration)")
    #expect(configuration.contains(#""prefix": "my_shop""#), "\(configuration)")
  }

  @Test(arguments: [
    ("*.json", #""source": "size.json""#), ("**/*.json", #""source": "size.json""#),
    ("s*.json", #""source": "s*.json""#),
  ])
  func `a pattern that matches generated files is replaced with the files`(
    _ pattern: String,
    _ source: String
  ) throws {
    try write([
      "size.json": Self.size,
      "config.js": "export default \(Self.configuration(pattern, prefix: "p"))",
    ])
    _ = try setUp()
    let configuration = try #require(folder.text("tokens.config.json"))
    #expect(configuration.contains(source), "\(configuration)")
  }

  @Test func `generated folders and JSON Schemas are skipped`() throws {
    try write([
      "tokens/size.json": Self.size, "output/size.json": Self.size, "web/size.json": Self.size,
      "test/tokens/size.json": Self.size, "fixtures/a.json": "{}",
      "tokens/format.json":
        ##"{ "$schema": "http://json-schema.org/draft-07/schema#", "size": { "value": 1 } }"##,
      "config.json": Self.configuration("tokens/**/*.json", prefix: "p")
        .replacing("build/", with: "./web"),
    ])
    let report = try setUp()
    #expect(report.contains("skipped     output and 1 more: generated files"), "\(report)")
    #expect(report.contains("skipped     test: test data"), "\(report)")
    #expect(report.contains("skipped     tokens/format.json: a JSON Schema"), "\(report)")
    #expect(folder.text("tokens.config.json")?.contains("\"source\": \"tokens/size.json\"") == true)
  }

  @Test func `a file that may not have tokens is left out with a line`() throws {
    try write([
      "a.json": ##"{ "d": { "$type": "number", "$value": 1 } }"##,
      "b.json": ##"{ "q": { "value": "2px", "type": "spacing" } }"##,
    ])
    let report = try setUp()
    #expect(report.contains("left out    b.json: its values may not be tokens"), "\(report)")
    #expect(folder.text("tokens.config.json")?.contains("b.json") == false)
  }

  @Test func `a file with a syntax error stays in the source`() throws {
    try write([
      "tokens/size.json": Self.size, "tokens/gap.json": ##"{ "gap": { "value": 1px } }"##,
      "config.json": Self.configuration("tokens/**/*.json", prefix: "p"),
    ])
    let made = try run("init")
    #expect(made.error.contains("errors in   tokens/gap.json: a syntax error"), "\(made.error)")
    #expect(folder.text("tokens.config.json")?.contains("\"tokens/**/*.json\"") == true)
    #expect(try run("build").error.contains("error[malformed-json]"))
  }

  @Test func `the files and the prefix of Style Dictionary are adopted`() throws {
    try write([
      "config.json": """
      { "source": ["props/**/*.{json,json5}"],
        "platforms": { "css": { "transformGroup": "css", "prefix": "acme" } } }
      """,
      "props/color.json": ##"{ "ink": { "value": "#000" } }"##,
      "props/size/gap.json5": "{ size: { gap: { value: '4px' }, wide: { value: '0.5' } } }",
      "other.json": Self.color("red", 1),
    ])
    let report = try setUp()
    #expect(report.contains("listed in config.json: props/**/*.json, props/**/*.json5"))
    #expect(
      report.contains("left out    1 file with tokens that config.json doesn't list"),
      "\(report)"
    )
    let configuration = try #require(folder.text("tokens.config.json"))
    #expect(configuration.contains("\"props/**/*.json\",\n    \"props/**/*.json5\""))
    #expect(configuration.contains("\"options\": { \"prefix\": \"acme\" }"))
    let css = folder.files.filter { $0.hasPrefix("generated/css/") }.compactMap { folder.text($0) }
    #expect(css.contains { $0.contains("--acme-size-gap: 4px") })
    #expect(configuration.contains("\"rules\": [{ \"paths\": \"size.**\", \"unit\": \"rem\" }]"))
    #expect(css.contains { $0.contains("--acme-size-wide: 0.5rem") })
  }

  @Test(arguments: [
    ("3.9.0", "size", "4rem"), ("3.9.0", "space", "4px"), ("4.0.0", "size", "4px"),
    ("4.0.0", "space", "4px"),
  ])
  func `lengths without a type are in rem where Style Dictionary's transform applies`(
    _ version: String,
    _ group: String,
    _ expected: String
  ) throws {
    try write([
      "config.json": Self.configuration("props/*.json", prefix: "p"),
      "package.json": "{ \"devDependencies\": { \"style-dictionary\": \"^\(version)\" } }",
      "props/a.json": "{ \"\(group)\": { \"a\": { \"value\": 4 } } }",
    ])
    _ = try setUp()
    let css = try #require(folder.text("generated/css/tokens.css"))
    #expect(css.contains("--p-\(group)-a: \(expected);"), "\(css)")
  }
}
