import AppAudit
import Testing

@Suite struct StockTests {
  /// Returns the stock of files with Swift code.
  private func stock(_ files: (path: String, text: String)...) -> AuditStock {
    files.reduce(into: AuditStock()) { stock, file in
      let bytes = Array(file.text.utf8)
      let audited = AuditedFile(
        bytes,
        path: file.path,
        language: AuditLanguage(path: file.path) ?? .swift,
        kinds: Set(LiteralKind.allCases),
        names: nil
      )
      stock.add(audited)
    }
  }

  private func colors(_ values: [(hex: String, count: Int)]) -> AuditStock {
    let lines = values.flatMap { value in
      Array(
        repeating: "view.backgroundColor = UIColor(hex: \"\(value.hex)\")\n",
        count: value.count
      )
    }
    return stock(("App/A.swift", lines.joined()))
  }

  private func clusters(_ stock: AuditStock) -> [[String]] {
    StockSummary(stock).kinds[0].clusters.map { $0.values.map { stock.values[$0].text } }
  }

  @Test func groupsColorsThatLookTheSame() {
    let stock = colors([("#222222", 40), ("#232323", 2), ("#ffffff", 9), ("#0a6ebd", 5)])
    #expect(clusters(stock) == [["#222222", "#232323"], ["#ffffff"], ["#0a6ebd"]])
    let kind = StockSummary(stock).kinds[0]
    #expect(kind.occurrences == 56)
    #expect(kind.distinct == 4)
    #expect(kind.sprawl == 4.0 / 3)
  }

  @Test func keepsFrequentSimilarColorsApart() {
    #expect(clusters(colors([("#f3f3ff", 30), ("#f9f9ff", 20)])) == [["#f3f3ff"], ["#f9f9ff"]])
    // A rare one is most likely a mistake.
    #expect(clusters(colors([("#f3f3ff", 30), ("#f9f9ff", 2)])) == [["#f3f3ff", "#f9f9ff"]])
  }

  @Test func groupsTextStylesWithinTwoPoints() {
    func lines(_ size: Int, _ count: Int) -> String {
      String(repeating: "a.font = .systemFont(ofSize: \(size))\n", count: count)
    }
    let found = stock(("A.swift", lines(17, 40) + lines(16, 30) + lines(18, 2) + lines(24, 1)))
    #expect(
      clusters(found) == [["system 17", "system 18"], ["system 16"], ["system 24"]]
    )
  }

  @Test func suppressesWithAReason() {
    let found = stock(
      (
        "A.swift",
        """
        a.color = UIColor.red // tokens:ignore a brand of somebody else
        // tokens:ignore the logo
        b.color = UIColor.blue
        c.color = UIColor.green // tokens:ignore
        """
      )
    )
    #expect(found.findings.map(\.line) == [4])
    #expect(found.unexplained.map(\.line) == [4])
  }

  @Test func keepsABaseline() throws {
    let old = colors([("#111111", 2), ("#222222", 1)])
    let baseline = try #require(AuditBaseline(AuditBaseline(old).text))
    #expect(baseline == AuditBaseline(old))
    var new = colors([("#111111", 3), ("#333333", 1)])
    #expect(AuditBaseline(new).subtracting(baseline).count == 2)
    #expect(
      AuditBaseline(new).subtracting(baseline).examples(9)
        == ["color #111111 in App/A.swift", "color #333333 in App/A.swift"]
    )
    baseline.removeKnown(from: &new)
    #expect(new.findings.map { new.value(of: $0).text } == ["#111111", "#333333"])
    #expect(AuditBaseline(Array("{}".utf8)) == nil)
    #expect(AuditBaseline(Array("{\"values\":{\"a\":{\"b\":-1}}}".utf8)) == nil)
  }

  @Test func recognizesTests() {
    #expect(AuditedFile.isTest("App/Tests/A.swift"))
    #expect(AuditedFile.isTest("web/Button.test.tsx"))
    #expect(AuditedFile.isTest("app/src/androidTest/java/A.kt"))
    #expect(AuditedFile.isTest("AppUITests/LoginTest.swift"))
    #expect(!AuditedFile.isTest("App/Latest/Contest.swift"))
    #expect(!AuditedFile.isTest("App/Testimonials.swift"))
  }
}

@Suite struct TokenMatcherTests {
  private func token(_ path: String, _ values: AuditToken.Value...) -> AuditToken {
    AuditToken(path: path, isDeprecated: false, values: values)
  }

  private func color(
    _ rgb: UInt32,
    _ appearance: Literal.Appearance = .any
  ) -> AuditToken.Value {
    AuditToken.Value(.color(LiteralColor(rgba: rgb << 8 | 0xFF)), appearance)
  }

  private func match(
    _ rgb: UInt32,
    _ purpose: Literal.Purpose = .other,
    in appearance: Literal.Appearance = .any,
    tokens: AuditToken...
  ) -> String {
    var matcher = TokenMatcher(tokens)
    let match = matcher.match(.color(LiteralColor(rgba: rgb << 8 | 0xFF)), purpose, appearance)
    return [match.word, match.token ?? ""].joined(separator: " ")
  }

  @Test func matchesOnlyWhatIsTheSameInEveryTheme() {
    let varying = token("color.page", color(0xFFFFFF, .light), color(0x000000, .dark))
    #expect(match(0xFFFFFF, tokens: varying) == "none ")
    #expect(match(0xFFFFFF, in: .light, tokens: varying) == "exact color.page")
    #expect(match(0x000000, in: .dark, tokens: varying) == "exact color.page")
    #expect(match(0xFFFFFF, in: .dark, tokens: varying) == "none ")
    let same = token("color.ink", color(0x222222, .light), color(0x222222, .dark))
    #expect(match(0x222222, tokens: same) == "exact color.ink")
    #expect(match(0x232323, tokens: same) == "near color.ink")
  }

  @Test func prefersTokensForThePurpose() {
    let text = token("color.text.body", color(0x222222))
    let line = token("color.border.strong", color(0x222222))
    #expect(match(0x222222, .text, tokens: line, text) == "exact color.text.body")
    #expect(match(0x222222, .border, tokens: text, line) == "exact color.border.strong")
    #expect(match(0x222222, .other, tokens: line, text) == "exact color.border.strong")
  }

  @Test func comparesFontsWithTokens() {
    var style = LiteralTextStyle()
    (style.family, style.size, style.weight, style.lineHeight) = ("Inter", 16, 700, 24)
    let token = AuditToken(
      path: "text.body",
      isDeprecated: false,
      values: [AuditToken.Value(.textStyle(style))]
    )
    var matcher = TokenMatcher([token])
    func word(_ change: (inout LiteralTextStyle) -> Void) -> String {
      var own = LiteralTextStyle(element: .label)
      (own.family, own.size, own.weight) = ("inter", 16, 700)
      change(&own)
      return matcher.match(.textStyle(own), .text, .any).word
    }
    #expect(word { $0.color = LiteralColor(rgba: 0xFF) } == "exact")
    #expect(word { $0.size = 15 } == "near")
    #expect(word { $0.weight = nil } == "none")
    #expect(word { $0.lineHeight = 20 } == "near")
    #expect(word { $0.family = "Georgia" } == "none")
  }
}
