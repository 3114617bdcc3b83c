import Diagnostics
import Testing

@testable import TokenCompiler

@Suite struct Appearances {
  /// A document whose modifiers have these contexts.
  static func planning(
    _ modifiers: [(name: String, contexts: [String])],
    _ adjust: (inout CompileRequest) -> Void = { _ in }
  ) -> Planning {
    let declarations = modifiers.map { modifier in
      let contexts = modifier.contexts.map { "\"\($0)\": []" }.joined(separator: ", ")
      let base = modifier.contexts[0]
      return "\"\(modifier.name)\": { \"contexts\": { \(contexts) }, \"default\": \"\(base)\" }"
    }
    let order = modifiers.map { "{ \"$ref\": \"#/modifiers/\($0.name)\" }" }
    return Planning.document(
      """
      { "version": "2025.10", "modifiers": { \(declarations.joined(separator: ",\n")) },
        "resolutionOrder": [\(order.joined(separator: ", "))] }
      """,
      adjust
    )
  }

  static func setting(
    _ modifier: String,
    _ light: String,
    _ dark: String,
    _ highContrast: CompileRequest.AppearanceSetting.HighContrast? = nil
  ) -> CompileRequest.AppearanceSetting {
    CompileRequest.AppearanceSetting(
      modifier: Located(modifier),
      light: Located(light),
      dark: Located(dark),
      highContrast: highContrast
    )
  }

  /// The meaning of each context, as `scheme/contrast`.
  static func meanings(_ modifier: Modifier?) -> [String] {
    (modifier?.appearances ?? []).map { appearance in
      guard let appearance else { return "-" }
      return "\(appearance.scheme?.rawValue ?? "")/\(appearance.contrast?.rawValue ?? "")"
    }
  }

  @Test func `the only modifier with the contexts light and dark is the appearance`() {
    let planning = Self.planning([("brand", ["a", "b"]), ("mode", ["dark", "light", "dim"])])
    #expect(planning.report == [])
    #expect(planning.plan?.modifiers.map(\.role) == [nil, .appearance])
    #expect(Self.meanings(planning.plan?.modifiers[1]) == ["dark/standard", "light/standard", "-"])
  }

  @Test func `two appearance modifiers are an error that names both`() {
    let modifiers = [("a", ["light", "dark"]), ("b", ["light", "dark"])]
    let planning = Self.planning(modifiers)
    #expect(planning.report.count == 1)
    #expect(planning.report[0].contains("unclear-appearance: `a` and `b` have contexts"))
    #expect(planning.state.diagnostics[0].secondary.count == 1)
    #expect(Self.planning(modifiers) { $0.pins = [ContextChoice("a", "dark")] }.report == [])
    #expect(
      Self.planning(modifiers) { $0.appearance = Self.setting("b", "light", "dark") }
        .plan?.modifiers.map(\.role) == [nil, .appearance]
    )
  }

  @Test func `high-contrast contexts may belong to the appearance modifier`() {
    let planning = Self.planning([("mode", ["day", "night", "day-hc", "night-hc", "dim"])]) {
      $0.appearance = Self.setting(
        "mode",
        "day",
        "night",
        .contexts(light: Located("day-hc"), dark: Located("night-hc"))
      )
    }
    #expect(planning.report == [])
    #expect(
      Self.meanings(planning.plan?.modifiers[0])
        == ["light/standard", "dark/standard", "light/high", "dark/high", "-"]
    )
  }

  @Test func `high contrast may be a separate modifier`() {
    let planning = Self.planning([("mode", ["light", "dark"]), ("contrast", ["more", "plain"])]) {
      $0.appearance = Self.setting(
        "mode",
        "light",
        "dark",
        .modifier(Located("contrast"), high: Located("more"))
      )
    }
    #expect(planning.report == [])
    #expect(planning.plan?.modifiers.map(\.role) == [.appearance, .contrast])
    #expect(Self.meanings(planning.plan?.modifiers[1]) == ["/high", "/standard"])
  }

  @Test(arguments: [
    (setting("moed", "light", "dark"), "unknown-modifier: there is no modifier `moed`"),
    (setting("mode", "lite", "dark"), "unknown-context: the modifier `mode` has no context `lite`"),
    (
      setting("mode", "light", "light"),
      "unclear-appearance: the context `light` is used for two appearances"
    ),
    (
      setting("mode", "light", "dark", .modifier(Located("mode"), high: Located("dark"))),
      "unclear-appearance: `mode` is the modifier for both appearance and contrast"
    ),
  ])
  func `a setting that doesn't match the source is an error`(
    _ setting: CompileRequest.AppearanceSetting,
    _ message: String
  ) {
    #expect(
      Self.planning([("mode", ["light", "dark"])]) { $0.appearance = setting }.report == [message]
    )
  }
}
