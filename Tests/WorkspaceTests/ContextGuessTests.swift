import Testing

@testable import Workspace

/// The files that `tokens init` takes for contexts.
@Suite struct `Guessed contexts` {
  private static func guess(_ files: [(String, String)]) -> [String] {
    let files = files.map { path, tokens in
      ContextGuess.File(
        path: path,
        tokens: Set(tokens.split(separator: " ").map(String.init)),
        mode: nil
      )
    }
    let guess = ContextGuess(files)
    func text(_ file: ContextGuess.File) -> String {
      file.path + (file.condition.map { "(\($0.context))" } ?? "")
    }
    let modifiers = guess.modifiers.map { modifier in
      let contexts = modifier.contexts.map { context in
        "\(context.name)=\(context.files.map(text).joined(separator: ","))"
      }
      return "\(modifier.name): \(contexts.joined(separator: " "))"
    }
    return modifiers + ["always: \(guess.always.map(\.path).joined(separator: ","))"]
  }

  @Test func `brands with light and dark files are two modifiers`() {
    let names = ["acme-dark", "acme-light", "bolt-dark", "bolt-light"]
    let files = names.map { ("t/\($0)/color.json", "ink page") }
    #expect(
      Self.guess(files) == [
        "brand: acme=t/acme-light/color.json bolt=t/bolt-light/color.json",
        "theme: light= dark=t/acme-dark/color.json(acme),t/bolt-dark/color.json(bolt)", "always: ",
      ]
    )
    let contrast = ["dark-high", "dark-normal", "light-high", "light-normal"]
    let guess = Self.guess(contrast.map { ("color/\($0).json", "ink page") })
    #expect(guess[0] == "contrast: normal=color/light-normal.json high=color/light-high.json")
    #expect(Self.guess(files.dropLast())[0].hasPrefix("theme: acme-light="))
  }

  @Test func `modifiers with the same contexts are one`() {
    let names = ["acme-dark", "acme-light", "bolt-dark", "bolt-light"]
    let files =
      names.map { ("color/\($0).json", "ink page") } + [
        ("button/dark.json", "edge"), ("button/light.json", "edge"), ("text/acme.json", "body"),
        ("text/bolt.json", "body"),
      ]
    #expect(
      Self.guess(files) == [
        "brand: acme=color/acme-light.json,text/acme.json bolt=color/bolt-light.json,text/bolt.json",
        "theme: light=button/light.json dark=color/acme-dark.json(acme),"
          + "color/bolt-dark.json(bolt),button/dark.json",
        "always: ",
      ]
    )
  }

  @Test func `folders with counterparts are contexts with all of their files`() {
    let files = [
      ("t/acme/color.json", "ink page"), ("t/bolt/color.json", "ink page"),
      ("t/data/color.json", "ink page"), ("t/bolt/chart.json", "bar"),
      ("t/data/chart.json", "bar"), ("t/size.json", "gap"),
    ]
    #expect(
      Self.guess(files) == [
        "theme: acme=t/acme/color.json bolt=t/bolt/color.json,t/bolt/chart.json "
          + "data=t/data/color.json,t/data/chart.json",
        "always: t/size.json",
      ]
    )
  }

  @Test func `a file that joins the tokens of others doesn't make them contexts`() {
    let files = [
      ("a.json", "a b"), ("all.json", "a b c d e f"), ("c.json", "c d"), ("e.json", "e f"),
    ]
    #expect(Self.guess(files) == ["always: a.json,all.json,c.json,e.json"])
  }

  @Test func `themes that override several files are contexts`() {
    let files = [
      ("primitive/color.json", "a b c d"), ("semantic/color.json", "e f g h i j"),
      ("themes/dark.json", "a b c e f g"), ("themes/contrast.json", "a e"),
    ]
    #expect(
      Self.guess(files) == [
        "theme: light= dark=themes/dark.json contrast=themes/contrast.json",
        "always: primitive/color.json,semantic/color.json",
      ]
    )
  }

  @Test func `a theme overrides another file, even if each has tokens of its own`() {
    let files = [("src/button.tokens.json", "bg fg pad"), ("src/dark/tokens.json", "bg fg danger")]
    #expect(
      Self.guess(files) == [
        "theme: light= dark=src/dark/tokens.json", "always: src/button.tokens.json",
      ]
    )
  }

  @Test func `files on different layers aren't alternatives`() {
    let files = [("primitive/size.json", "s m"), ("semantic/size.json", "s m")]
    #expect(Self.guess(files) == ["always: primitive/size.json,semantic/size.json"])
  }

  @Test func `the most usual combination is the default`() {
    let names = ["dark-wide", "light-dim", "light-normal"]
    #expect(Self.guess(names.map { ("\($0).json", "ink") })[0].hasPrefix("theme: light-normal="))
    let sepia = Self.guess([("dark.json", "ink"), ("sepia.json", "ink")])
    #expect(sepia[0].hasPrefix("theme: sepia="))
  }

  @Test func `a file that redefines a few tokens is a context`() {
    let files = [("color.json", "a b c d e f"), ("modes/dim.json", "a b")]
    #expect(Self.guess(files) == ["mode: default= dim=modes/dim.json", "always: color.json"])
  }

  @Test func `a file with two tokens of another one isn't a context because of its name alone`() {
    let files = [
      ("color/button.json", "a b c d e f"), ("color/font.json", "a b"), ("size/font.json", "g h"),
    ]
    #expect(Self.guess(files) == ["always: color/button.json,color/font.json,size/font.json"])
    let brand = Self.guess([("button.json", "a b c d e f"), ("acme.json", "a b c")])
    #expect(brand == ["theme: default= acme=acme.json", "always: button.json"])
  }
}
