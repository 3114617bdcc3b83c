import Diagnostics
import Testing
import TokenModel

@testable import TokenCompiler

/// Composite values assembled from evaluated properties.
@Suite struct AssemblyOfParts {
  /// Assembles a composite recipe. `parts` gives the values by the text of their references.
  private func assemble(
    _ value: String,
    _ type: TokenType,
    _ make: (inout LoweringState) -> [String: ValueID?]
  ) -> (value: String, findings: [String]) {
    var reading = ValueReading(value, as: type)
    let outcome = reading.assemble(make)
    return (outcome, reading.findings)
  }

  private static let layer = Shadow.Layer(
    color: Handle(0),
    offsetX: Handle(0),
    offsetY: Handle(0),
    blur: Handle(0),
    spread: Handle(0)
  )

  private func shadow(of count: Int) -> (inout LoweringState) -> [String: ValueID?] {
    { state in
      _ = state.values.intern(Color(.srgb, .zero))
      _ = state.values.intern(Dimension(1, .px))
      let layers = [Shadow.Layer](repeating: Self.layer, count: count)
      return ["{s}": state.values.intern(Shadow(layers: layers, isList: count > 1))]
    }
  }

  @Test func `a referenced shadow with one layer becomes a layer of the array`() {
    let result = assemble(#"["{s}"]"#, .shadow, shadow(of: 1))
    #expect(result.value.hasPrefix(#"[{"blur":{"unit":"px","value":1},"color":{"#))
    #expect(result.findings.isEmpty)
  }

  @Test func `a referenced shadow with two layers is invalid as a layer`() {
    let result = assemble(#"["{s}"]"#, .shadow, shadow(of: 2))
    #expect(result.value == "nil")
    #expect(result.findings == [#"invalid-shadow "{s}""#])
  }

  @Test(arguments: [0, 1, 2]) func `a referenced gradient must have a single stop`(_ count: Int) {
    let result = assemble(#"["{g}"]"#, .gradient) { state in
      _ = state.values.intern(Color(.srgb, .zero))
      let stop = Gradient.Stop(color: Handle(0), position: 0.5)
      let gradient = Gradient(stops: [Gradient.Stop](repeating: stop, count: count))
      return ["{g}": state.values.intern(gradient)]
    }
    #expect(
      result.value
        == (count == 1
          ? #"[{"color":{"colorSpace":"srgb","components":[0,0,0]},"position":0.5}]"# : "nil")
    )
    #expect(result.findings == (count == 1 ? [] : [#"invalid-gradient "{g}""#]))
  }

  @Test func `an evaluated position is clamped to the range 0 to 1`() {
    let result = assemble(
      ##"[{"color":{"colorSpace":"srgb","components":[0,0,0]},"position":"{p}"}]"##,
      .gradient
    ) { ["{p}": $0.values.intern(Number(7))] }
    #expect(
      result.value == #"[{"color":{"colorSpace":"srgb","components":[0,0,0]},"position":1}]"#
    )
  }

  @Test func `an absent line height is omitted, but an absent font size is not`() {
    let text =
      #"{"fontFamily":"A","fontSize":"{f}","fontWeight":1,"letterSpacing":"{k}","lineHeight":"{l}"}"#
    let one = assemble(text, .typography) { state in
      let pixel = state.values.intern(Dimension(1, .px))
      return ["{f}": pixel, "{k}": pixel, "{l}": nil]
    }
    #expect(
      one.value
        == #"{"fontFamily":"A","fontSize":{"unit":"px","value":1},"fontWeight":1,"#
        + #""letterSpacing":{"unit":"px","value":1}}"#
    )
    let other = assemble(text, .typography) { state in
      let pixel = state.values.intern(Dimension(1, .px))
      return ["{f}": nil, "{k}": pixel, "{l}": nil]
    }
    #expect(other.value == "nil")
  }
}

extension ValueReading {
  /// Assembles a composite whose references have these values and describes the result.
  mutating func assemble(_ make: (inout LoweringState) -> [String: ValueID?]) -> String {
    guard case .composite(let slots, let isList) = recipe else { return outcome }
    let type = type
    return change { state in
      let known = make(&state)
      let parts = state.slots[slots.indices].map { slot -> ValueID? in
        switch slot.recipe {
        case .literal(let value): return value
        case .reference(let id):
          let name = state.describe(state.references[Int(id.index)].target)
          return known[name] ?? nil
        default: return nil
        }
      }
      let value = state.assemble(type, slots: slots, parts: parts, isList: isList)
      return value.map { state.json(of: $0, type) } ?? "nil"
    }
  }
}
