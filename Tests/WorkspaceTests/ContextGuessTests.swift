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
    let modifiers = guess.modifiers.map { modifier in
      let contexts = modifier.contexts.map { context in
        "\(context.name)=\(context.files.map(\.path).joined(separator: ","))"
      }
      return "\(modifier.name): \(contexts.joined(separator: " "))"
    }
    return modifiers + ["always: \(guess.always.map(\.path).joined(separator: ","))"]
  }

  @Test func `folders with counterparts are contexts with all of their files`() {
    let files = [
      ("t/acme-dark/color.json", "ink page"), ("t/acme-light/color.json", "ink page"),
      ("t/data-dark/color.json", "ink page"), ("t/data-light/color.json", "ink page"),
      ("t/data-dark/chart.json", "bar"), ("t/data-light/chart.json", "bar"), ("t/size.json", "gap"),
    ]
    #expect(
      Self.guess(files) == [
        "theme: acme-light=t/acme-light/color.json acme-dark=t/acme-dark/color.json "
          + "data-dark=t/data-dark/color.json,t/data-dark/chart.json "
          + "data-light=t/data-light/color.json,t/data-light/chart.json",
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

  @Test func `files on different layers aren't alternatives`() {
    let files = [("primitive/size.json", "s m"), ("semantic/size.json", "s m")]
    #expect(Self.guess(files) == ["always: primitive/size.json,semantic/size.json"])
  }

  @Test func `the most usual combination is the default`() {
    let names = ["dark-high", "dark-normal", "light-high", "light-normal"]
    let guess = Self.guess(names.map { ("color/\($0).json", "ink page") })
    #expect(guess[0].hasPrefix("theme: light-normal=color/light-normal.json dark-high="))
    #expect(
      Self.guess([("dark.json", "ink"), ("sepia.json", "ink")])[0].hasPrefix("theme: sepia=")
    )
  }

  @Test func `a file that redefines a few tokens is a context`() {
    let files = [("color.json", "a b c d e f"), ("modes/dim.json", "a b")]
    #expect(
      Self.guess(files) == ["mode: default=color.json dim=color.json,modes/dim.json", "always: "]
        || Self.guess(files) == ["mode: default= dim=modes/dim.json", "always: color.json"]
    )
  }
}
