import Testing

@testable import Workspace

/// Contexts are called by what differs in the paths of their files.
@Suite struct `Names of contexts` {
  @Test(arguments: [
    (["light/semantic.json", "dark/semantic.dark.json"], ["light", "dark"]),
    (["a/semantic-token-default.json", "a/semantic-token-dark.json"], ["default", "dark"]),
    (["color.tokens.json", "color_dark.tokens.json"], ["light", "dark"]),
    (["size.json", "size-large.json"], ["default", "large"]),
    (["brands/brand-1/color.json", "brands/brand-2/color.json"], ["brand-1", "brand-2"]),
    (["c/dark/dark.dimmed.json5", "c/light/light.json5"], ["dark-dimmed", "light"]),
    (["x/display-dark.json", "x/display-light.json"], ["dark", "light"]),
  ])
  func `are what differs`(_ paths: [String], _ names: [String]) {
    #expect(ContextNames.names(of: paths) == names)
  }

  @Test func `are not made up where nothing differs`() {
    #expect(ContextNames.names(of: ["a/b.json", "b/a.json"]) == nil)
  }

  @Test(arguments: [
    (["light", "dark"], ["a.json"], "theme"), (["ios", "web"], ["a.json"], "platform"),
    (["coarse", "fine"], ["a.json"], "size"),
    (["acme", "globex"], ["brands/acme/a.json"], "brand"),
    (["one", "two"], ["a.json"], "theme"),
  ])
  func `tell what they are a choice of`(_ names: [String], _ paths: [String], _ modifier: String) {
    #expect(ContextNames.modifier(of: names, paths) == modifier)
  }

  @Test func `patterns with alternatives are several patterns`() {
    let expanded = StyleDictionaryConfiguration.expanded("./t/{a,b}/*.@(json|json5)")
    #expect(expanded == ["t/a/*.json", "t/a/*.json5", "t/b/*.json", "t/b/*.json5"])
  }
}
