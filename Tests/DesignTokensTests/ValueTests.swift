import DesignTokens
import Foundation
import Testing

@Suite struct `Generated values` {
  static let inGridUnits: [(TokenDimension, Double)] = [
    (Tokens.Dimension.Space.tiny, 0.5), (Tokens.Dimension.Space.small, 1),
    (Tokens.Dimension.Space.medium, 2), (Tokens.Dimension.Space.large, 3),
    (Tokens.Dimension.Space.huge, 6), (Tokens.Dimension.margin, 2),
    (Tokens.Dimension.overlap, -1), (Tokens.Dimension.target, 5.5),
    (Tokens.Radius.small, 0.5), (Tokens.Radius.pill, 2.75), (TokenTheme().radius.card, 1.5),
    (TokenTheme(brand: .sand).radius.card, 0.5),
    (Tokens.Component.Button.Primary.minimumHeight, 5.5),
  ]

  @Test(arguments: inGridUnits)
  func `grid-based lengths are in grid units`(dimension: TokenDimension, units: Double) throws {
    let grid = try #require(try TokenSource().length("dimension.grid"))
    #expect(dimension.gridUnits == units)
    #expect(dimension.points == units * grid)
  }

  @Test func `one rem is 16 points`() throws {
    let column = try #require(try TokenSource().length("dimension.column"))
    #expect(Tokens.Dimension.column.points == column * 16)
    #expect(Tokens.Dimension.column.gridUnits == nil)
  }

  @Test func `durations have type Duration`() {
    #expect(Tokens.Motion.Duration.quick == .milliseconds(120))
    #expect(Tokens.Motion.Duration.calm == .milliseconds(300))
    #expect(Tokens.Motion.press.duration == Tokens.Motion.Duration.quick)
    #expect(Tokens.Motion.press.delay == .milliseconds(0))
    #expect(Tokens.Motion.press.curve == Tokens.Motion.Easing.standard)
    #expect(Tokens.Motion.Easing.standard == TokenCurve(0.2, 0, 0, 1))
  }

  @Test func `strokes have their dashes and caps`() {
    #expect(Tokens.Stroke.plain == TokenStroke(.solid))
    #expect(Tokens.Stroke.drop.dashes.map(\.points) == [8, 4])
    #expect(Tokens.Stroke.drop.cap == .round)
    #expect(Tokens.Border.drop.stroke == Tokens.Stroke.drop)
  }

  @Test func `shadows keep the order of their layers`() {
    #expect(Tokens.Shadow.sheet.map(\.offsetY) == [2, 12])
    #expect(Tokens.Shadow.sheet.first == Tokens.Shadow.card.first)
    #expect(Tokens.Shadow.sheet.last?.spread == -4)
  }

  @Test func `constants of types that DTCG doesn't define are included`() {
    #expect(Tokens.Component.NewsCard.Regular.Picture.clipsToBounds)
    #expect(Tokens.Component.NewsCard.Regular.Picture.placeholder == TokenImage("news-placeholder"))
    #expect(Tokens.Component.NewsCard.Regular.Title.numberOfLines == 3)
    #expect(Tokens.Component.Button.Primary.contentInsets.leading == 24)
    #expect(Tokens.Opacity.disabled == 0.4)
  }

  @Test @available(*, deprecated) func `deprecated tokens still work`() {
    #expect(Tokens.Color.Text.muted == Tokens.Color.Text.secondary)
  }
}
