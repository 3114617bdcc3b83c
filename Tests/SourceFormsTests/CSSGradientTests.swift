import JSONSyntax
import Testing
import TokenModel

@testable import SourceForms

/// Gradients in CSS notation.
struct CSSGradientTests {
  private static func text(_ gradient: CSSGradient?) -> String? {
    gradient.map { gradient in
      let stops = gradient.stops.map { stop in
        let color =
          if case .string(let reference) = stop.color { reference } else { "color" }
        return "\(color) \(stop.position)"
      }
      return "\(gradient.kind.name)(\(gradient.kind.cssText)) \(stops.joined(separator: ", "))"
    }
  }

  @Test(arguments: [
    ("linear-gradient({a}, {b})", "linear(180deg) {a} 0.0, {b} 1.0"),
    ("linear-gradient(45deg, {a} 0%, {b} 100%)", "linear(45deg) {a} 0.0, {b} 1.0"),
    ("Linear-Gradient( -0.25TURN , {a}, {b} ) ", "linear(270deg) {a} 0.0, {b} 1.0"),
    ("linear-gradient(100grad, {a}, {b})", "linear(90deg) {a} 0.0, {b} 1.0"),
    ("linear-gradient(to right, {a}, {b})", "linear(90deg) {a} 0.0, {b} 1.0"),
    ("linear-gradient(to left  top, {a}, {b})", "linear(to top left) {a} 0.0, {b} 1.0"),
    (
      "linear-gradient(0, rgba(0, 0, 0, 0.5), #fff 50%, rgba({c}, 0.5))",
      "linear(0deg) color 0.0, color 0.5, ~color.alpha({c}, 0.5) 1.0"
    ),
    (
      "radial-gradient({a}, {b})", "radial(ellipse at 50% 50%) {a} 0.0, {b} 1.0"
    ),
    (
      "radial-gradient(closest-side circle at 25% top, {a}, {b})",
      "radial(circle closest-side at 25% 0%) {a} 0.0, {b} 1.0"
    ),
    (
      "radial-gradient(circle at bottom right, {a}, {b})",
      "radial(circle at 100% 100%) {a} 0.0, {b} 1.0"
    ),
    ("radial-gradient(at left, {a}, {b})", "radial(ellipse at 0% 50%) {a} 0.0, {b} 1.0"),
    (
      "conic-gradient(from 90deg at 10% 20%, {a}, {b} 90deg, {c} 0.5turn 100%)",
      "conic(from 90deg at 10% 20%) {a} 0.0, {b} 0.25, {c} 0.5, {c} 1.0"
    ),
  ])
  func `a gradient has the meaning of CSS`(_ css: String, _ expected: String) {
    #expect(Self.text(CSSGradient(css)) == expected)
  }

  /// CSS Images Module Level 4, *Color Stop "Fixup"*.
  @Test(arguments: [
    ("{a}, {b}, {c}", "{a} 0.0, {b} 0.5, {c} 1.0"),
    ("{a} 20%, {b}, {c}, {d} 80%", "{a} 0.2, {b} 0.4, {c} 0.6000000000000001, {d} 0.8"),
    ("{a} 80%, {b} 20%, {c}", "{a} 0.8, {b} 0.8, {c} 1.0"),
    ("{a} 0 25%, {b} 25% 100%", "{a} 0.0, {a} 0.25, {b} 0.25, {b} 1.0"),
    ("{a}", "{a} 0.0"),
  ])
  func `missing positions are between the others`(_ stops: String, _ expected: String) {
    #expect(Self.text(CSSGradient("linear-gradient(\(stops))")) == "linear(180deg) \(expected)")
  }

  @Test(arguments: [
    "", "linear-gradient", "linear-gradient()", "linear-gradient(45deg)", "{a}", "gradient(red)",
    "repeating-linear-gradient(red, blue)", "linear-gradient(red, blue), none",
    "linear-gradient(red, blue) linear-gradient(red, blue)", "linear-gradient(red, 30%, blue)",
    "linear-gradient(red 10px, blue)", "linear-gradient(red -10%, blue)",
    "linear-gradient(in oklch, red, blue)", "linear-gradient(to top bottom, red, blue)",
    "linear-gradient(45px, red, blue)", "linear-gradient(red, currentcolor)",
    "radial-gradient(10px, red, blue)", "radial-gradient(circle at 10px, red, blue)",
    "radial-gradient(at left right, red, blue)", "radial-gradient(at top 10%, red, blue)",
    "conic-gradient(45deg, red, blue)",
  ])
  func `other text isn't a gradient`(_ text: String) {
    #expect(CSSGradient(text) == nil)
  }

  @Test(arguments: [
    ("linear-gradient(red, blue)", #"{ "kind": "linear", "angle": 180 }"#),
    ("linear-gradient(to top left, red, blue)", #"{ "kind": "linear", "to": "top left" }"#),
    ("radial-gradient(red, blue)", #"{ "kind": "radial" }"#),
    (
      "radial-gradient(circle farthest-side at 0 75%, red, blue)",
      #"{ "kind": "radial", "shape": "circle", "size": "farthest-side", "at": [0, 0.75] }"#
    ),
    ("conic-gradient(red, blue)", #"{ "kind": "conic" }"#),
    ("conic-gradient(from 1rad, red, blue)", #"{ "kind": "conic", "from": 57.29577951308232 }"#),
  ])
  func `the kind is written without defaults`(_ css: String, _ expected: String) throws {
    let gradient = try #require(CSSGradient(css))
    #expect(gradient.member == DraftValue.Member("gradient", gradient.member.value))
    #expect(gradient.member.value.json == expected)
  }
}
