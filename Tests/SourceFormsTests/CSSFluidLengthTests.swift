import SourceForms
import Testing
import TokenModel

@Suite struct `Fluid lengths in CSS` {
  @Test(arguments: [
    ("clamp(1rem, 0.9rem + 1vw, 1.5rem)", 160.0..<960),
    ("clamp(1rem, calc(0.9rem + 1vw), 1.5rem)", 160..<960),
    ("clamp(16px, 2vw, 24px)", 800..<1200),
  ])
  func `a length grows between two widths of the viewport`(
    _ text: String,
    _ widths: Range<Double>
  ) throws {
    #expect(try #require(CSSFluidLength(text)).widths == widths)
  }

  @Test(arguments: [
    "clamp(1rem, 2rem - 1vw, 1.5rem)", "clamp(1rem, 1vw, 1rem)", "clamp(1rem, 1vw, 20px)",
    "clamp(1rem, 1em + 1vw, 2rem)", "16px",
  ])
  func `other texts aren't fluid lengths`(_ text: String) { #expect(CSSFluidLength(text) == nil) }
}
