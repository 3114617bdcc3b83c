import Diagnostics
import JSONSyntax
import Testing
import TokenModel

@testable import TokenCompiler

/// Properties of all values, tested with random values built from typical pieces.
@Suite struct AnyValue {
  @Test(arguments: TokenType.allCases)
  func `anything gives a value, a recipe, or a diagnostic, and never traps`(_ type: TokenType) {
    var generator = ChanceValues(seed: UInt64(type.rawValue) + 1)
    for _ in 0..<1500 {
      let text = generator.value(depth: 0)
      var reading = ValueReading(text, as: type)
      if reading.recipe == .invalid {
        #expect(!reading.state.diagnostics.isEmpty, "\(text)")
        #expect(reading.state.diagnostics.contains { $0.severity == .error }, "\(text)")
      } else {
        #expect(!reading.state.diagnostics.contains { $0.severity == .error }, "\(text)")
      }
      if case .deferred = reading.recipe {
        #expect(reading.state.diagnostics.isEmpty, "\(text)")
        reading.evaluateDeferred { generator.value(depth: 1) }
        #expect(reading.recipe != .deferred(reading.node))
      }
      if case .expression(let id) = reading.recipe { reading.evaluate(id) }
      #expect(!reading.report.isEmpty || reading.state.diagnostics.isEmpty)
    }
  }

  @Test(arguments: TokenType.allCases)
  func `the order of properties doesn't affect the value`(_ type: TokenType) {
    var generator = ChanceValues(seed: UInt64(type.rawValue) + 77)
    for _ in 0..<400 {
      let (text, shuffled) = generator.sound(type)
      let reading = ValueReading(text, as: type)
      #expect(reading.recipe != .invalid, "\(text)\n\(reading.report)")
      #expect(reading.outcome == ValueReading(shuffled, as: type).outcome, "\(text) \(shuffled)")
    }
  }

  @Test func `any text after a tilde gives an expression or a diagnostic`() {
    var generator = ChanceValues(seed: 5)
    for _ in 0..<4000 {
      var reading = ValueReading("\"~\(generator.formula())\"", as: .dimension)
      #expect((reading.recipe == .invalid) == (reading.state.diagnostics.count == 1))
      if case .expression(let id) = reading.recipe { reading.evaluate(id) }
      #expect(reading.state.diagnostics.count <= 1)
    }
  }
}

extension ValueReading {
  /// Parses a deferred value again. Each reference resolves to the next text returned by `make`.
  mutating func evaluateDeferred(_ make: () -> String) {
    var targets: [String: String] = [:]
    for text in [##"{"$ref":"#/a"}"##, "\"{a}\""] as [String] { targets[text] = make() }
    evaluateDeferred(following: targets)
  }
}

/// A deterministic generator of random values.
struct ChanceValues {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  private mutating func one(of pieces: [String]) -> String { pieces[below(pieces.count)] }

  private static let scalars = [
    "0", "1", "-1", "0.5", "255", "360", "1e300", "-0", "true", "false", "null", "\"\"", "\"px\"",
    "\"rem\"", "\"em\"", "\"ms\"", "\"srgb\"", "\"oklch\"", "\"none\"", "\"#ff00aa\"", "\"#f\"",
    "\"16px\"", "\"0.2s\"", "\"bold\"", "\"Bold\"", "\"solid\"", "\"butt\"", "\"Inter\"",
    "\"'A', B\"", "\"{a}\"", "\"{a.b\"", "\"~{a} * 2\"", "\"~\"", "\"~~x\"", "\"\\u00e9{\"",
    "{\"$ref\":\"#/a\"}", "{\"$ref\":\"x\"}", "{\"$ref\":1,\"b\":2}", "{\"$value\":1}",
  ]
  private static let names = [
    "colorSpace", "components", "alpha", "hex", "channels", "value", "unit", "color", "width",
    "style", "dashArray", "lineCap", "duration", "delay", "timingFunction", "offsetX", "offsetY",
    "blur", "spread", "inset", "position", "fontFamily", "fontSize", "fontWeight", "letterSpacing",
    "lineHeight", "$ref", "$value", "x",
  ]

  mutating func value(depth: Int) -> String {
    switch below(depth > 3 ? 4 : 8) {
    case 0...3: return one(of: Self.scalars)
    case 4, 5:
      return "[" + (0..<below(5)).map { _ in value(depth: depth + 1) }.joined(separator: ",") + "]"
    default:
      var rest = Self.names
      let members = (0..<below(7)).map { _ -> String in
        let name = rest.remove(at: below(rest.count))
        return "\"\(name)\":\(value(depth: depth + 1))"
      }
      return "{\(members.joined(separator: ","))}"
    }
  }

  mutating func formula() -> String {
    let pieces = [
      "{grid}", "{rem}", "{ink}", "@grid", "@", "{", "}", "1", "0", "2.5", ".", "px", "rem", "4px",
      "+", "-", "*", "/", "(", ")", ",", " ", "color.alpha(", "color.mix(", "srgb",
      "^", "<", "==", "min(", "if(", "color.set(", "é", "\\\"",
      "%",
      "1e400", "~",
    ]
    return (0..<below(12)).map { _ in one(of: pieces) }.joined()
  }

  // MARK: Valid values

  /// A valid value, and the same value with its properties in a different order.
  mutating func sound(_ type: TokenType) -> (String, String) {
    if below(8) == 0 { return same("\"{\(type.name)}\"") }
    switch type {
    case .color:
      let component = one(of: ["0", "1", "0.25", "\"none\""])
      return object([
        ("colorSpace", same("\"srgb\"")), ("components", same("[\(component),0,1]")),
        ("alpha", same("0.\(below(9))")),
      ])
    case .dimension: return object([("value", same("\(below(90))")), ("unit", same("\"px\""))])
    case .duration: return object([("value", same("\(below(90))")), ("unit", same("\"ms\""))])
    case .number, .constant: return same("\(below(100))")
    case .fontFamily: return same("[\"A\",\"B\(below(9))\"]")
    case .fontWeight: return same("\(1 + below(999))")
    case .cubicBezier: return same("[0,\(below(9)),1,1]")
    case .strokeStyle:
      let dashes = sound(.dimension)
      return object([
        ("dashArray", ("[\(dashes.0)]", "[\(dashes.1)]")), ("lineCap", same("\"butt\"")),
      ])
    case .gradient:
      let stop = object([("color", sound(.color)), ("position", same("0.\(below(9))"))])
      return ("[\(stop.0)]", "[\(stop.1)]")
    case .border: return members(of: .border)
    case .transition: return members(of: .transition)
    case .typography: return members(of: .typography)
    case .shadow: return members(of: .shadow)
    }
  }

  /// An object with all properties of a shape.
  private mutating func members(of shape: CompositeShape) -> (String, String) {
    object(
      shape.members.map { member in
        (member.name.description, member.field == .inset ? same("true") : sound(member.type))
      }
    )
  }

  private func same(_ text: String) -> (String, String) { (text, text) }

  private mutating func object(_ members: [(String, (String, String))]) -> (String, String) {
    let text = members.map { "\"\($0.0)\":\($0.1.0)" }.joined(separator: ",")
    var rest = members
    var shuffled: [String] = []
    while !rest.isEmpty {
      let member = rest.remove(at: below(rest.count))
      shuffled.append("\"\(member.0)\":\(member.1.1)")
    }
    return ("{\(text)}", "{\(shuffled.joined(separator: ","))}")
  }
}
