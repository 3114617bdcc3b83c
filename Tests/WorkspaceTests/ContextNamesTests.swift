import Testing

@testable import Workspace

/// Contexts are named after the differing parts of their files' paths.
@Suite struct `Names of contexts` {
  @Test(arguments: [
    (["light/semantic.json", "dark/semantic.dark.json"], ["light", "dark"]),
    (["a/semantic-token-default.json", "a/semantic-token-dark.json"], ["default", "dark"]),
    (["color.tokens.json", "color_dark.tokens.json"], ["light", "dark"]),
    (["size.json", "size-large.json"], ["default", "large"]),
    (["brands/brand-1/color.json", "brands/brand-2/color.json"], ["brand-1", "brand-2"]),
    (["lightTheme.json", "darkTheme.json"], ["light", "dark"]),
    (["theme.json", "themeDark.json"], ["light", "dark"]),
    (["iOS.json", "acmeBrand.json"], ["iOS", "acmeBrand"]),
    (["c/dark/dark.dimmed.json5", "c/light/light.json5"], ["dark-dimmed", "light"]),
    (["x/display-dark.json", "x/display-light.json"], ["dark", "light"]),
    (["x/darkTheme.json", "x/lightTheme.json"], ["dark", "light"]),
    (["a.json/global/light", "a.json/global/dark"], ["light", "dark"]),
    (["theme.json", "modes/large.json", "modes/x-large.json"], ["theme", "large", "x-large"]),
  ])
  func `contexts are named after the differences`(_ paths: [String], _ names: [String]) {
    #expect(ContextNames.names(of: paths) == names)
  }

  @Test func `contexts aren't named without differences`() {
    #expect(ContextNames.names(of: ["a/b.json", "b/a.json"]) == nil)
  }

  @Test(arguments: [
    (["light", "dark"], ["a.json"], "theme"), (["ios", "web"], ["a.json"], "platform"),
    (["coarse", "fine"], ["a.json"], "size"),
    (["acme", "globex"], ["brands/acme/a.json"], "brand"),
    (["one", "two"], ["a.json"], "theme"),
  ])
  func `contexts determine the modifier`(_ names: [String], _ paths: [String], _ modifier: String) {
    #expect(ContextNames.modifier(of: names, paths) == modifier)
  }

  @Test func `a pattern with alternatives is expanded to several patterns`() {
    let expanded = StyleDictionaryConfiguration.expanded("./t/{a,b}/*.@(json|json5)")
    #expect(expanded == ["t/a/*.json", "t/a/*.json5", "t/b/*.json", "t/b/*.json5"])
    let excluding = StyleDictionaryConfiguration.expanded("t/**/!(*.dark|*.light).{json,json5}")
    #expect(excluding == ["t/**/*.json", "t/**/*.json5"])
  }
}
