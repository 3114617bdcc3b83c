import Diagnostics
import Testing
import TokenModel

@testable import TokenCompiler

/// Styles that the Figma plugin Design Tokens exports.
struct FigmaStyleTests {
  @Test func `gradients and shadows of Figma styles are values`() throws {
    let compilation = Project(
      ##"""
      {
        "sky": { "type": "custom-gradient", "value": { "gradientType": "linear", "rotation": 450,
          "stops": [{ "position": 0, "color": "#ff0000ff" }, { "position": 1, "color": "#0000ff80" }] } },
        "sun": { "type": "custom-gradient", "value": { "gradientType": "radial", "rotation": 90,
          "stops": [{ "position": 0, "color": "#ffffffff" }] } },
        "dial": { "type": "custom-gradient", "value": { "gradientType": "angular", "rotation": 45,
          "stops": [{ "position": 0, "color": "#ffffffff" }] } },
        "card": { "type": "custom-shadow", "value": { "shadowType": "innerShadow", "radius": 8,
          "color": "#0000001a", "offsetX": 0, "offsetY": 4, "spread": 1 } }
      }
      """##
    ).compile()
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    #expect(compilation.diagnostics.map(\.code) == [.foreignForm])
    func gradient(_ path: String) throws -> Gradient {
      let token = try #require(ir.token(path))
      return ir.values[Handle<Gradient>(token.base.value)]
    }
    #expect(try gradient("sky").kind == .linear(.angle(90)))
    #expect(try gradient("sky").stops.map(\.position) == [0, 1])
    #expect(try gradient("sun").kind == .radial(.init(.ellipse, .closestSide, center: .middle)))
    #expect(try gradient("dial").kind == .conic(from: 45, center: .middle))
    let shadow = try #require(ir.token("card"))
    let layer = try #require(ir.values[Handle<Shadow>(shadow.base.value)].layers.first)
    #expect(layer.inset == true && ir.values[layer.blur].value == 8)
  }
}
