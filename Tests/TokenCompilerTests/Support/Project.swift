import Diagnostics
import TokenModel

@testable import TokenCompiler

/// An in-memory source: file names and their contents.
struct Project {
  var files: [String: String]

  init(_ files: [String: String]) {
    self.files = files
  }

  /// Creates a source with a single token file named `a.tokens.json`.
  init(_ text: String) {
    files = ["a.tokens.json": text]
  }

  /// Compiles the resolver document `app.resolver.json`, if any, or else all files in the order of
  /// their names.
  func compile(
    pins: [(modifier: String, context: String)] = [],
    configure: (inout CompileRequest) -> Void = { _ in }
  ) -> Compilation {
    let source: CompileRequest.Source =
      files["app.resolver.json"] != nil
      ? .resolver(Located("app.resolver.json"))
      : .files(files.keys.sorted().map { Located($0) })
    var request = CompileRequest(source: source)
    request.pins = pins.map {
      ContextChoice(modifier: Located($0.modifier), context: Located($0.context))
    }
    configure(&request)
    let compilation = TokenCompiler.compile(request) { path in
      files[path].map { .success(Array($0.utf8)) } ?? .failure(.missing)
    }
    if let ir = compilation.ir { ir.expectToPrintJSON() }
    return compilation
  }

  /// The diagnostics as printed for people.
  func report() -> String {
    let compilation = compile()
    return TextRenderer().render(
      compilation.diagnostics.sortedForReport(),
      in: compilation.sources
    )
  }
}

extension Compilation {
  /// The messages of the diagnostics, for tests that expect certain ones.
  var messages: [String] {
    diagnostics.map { "\($0.severity)[\($0.code.name)]: \($0.message)" }
  }
}

extension IR {
  /// The token at `path`.
  func token(_ path: String) -> Token? {
    tokens.first { paths.description(of: $0.path, in: texts) == path }
  }

  /// The paths of all tokens, in order.
  var tokenNames: [String] {
    tokens.map { paths.description(of: $0.path, in: texts) }
  }

  /// The value of a token in the given contexts, with all other modifiers in their default
  /// contexts.
  func value(_ path: String, _ contexts: [String: String] = [:]) -> String? {
    guard let token = token(path) else { return nil }
    let chosen = modifiers.map { modifier in
      contexts[modifier.name].flatMap { modifier.contexts.firstIndex(of: $0) }
        .map { Modifier.ContextIndex($0) } ?? modifier.defaultContext
    }
    return value(of: token, in: chosen)
  }

  /// The values of all tokens that exist in the given contexts, by path.
  func values(in contexts: [String: String]) -> [String: String] {
    let chosen = modifiers.map { modifier in
      contexts[modifier.name].flatMap { modifier.contexts.firstIndex(of: $0) }
        .map { Modifier.ContextIndex($0) } ?? modifier.defaultContext
    }
    var values: [String: String] = [:]
    for token in tokens {
      guard let value = value(of: token, in: chosen) else { continue }
      values[paths.description(of: token.path, in: texts)] = "\(token.type.name) \(value)"
    }
    return values
  }

  /// The value of a token where modifier *i* is in context `chosen[i]`, or `nil` if the token is
  /// absent.
  ///
  /// An exact match on `dependsOn` takes precedence over the base value.
  func value(of token: Token, in chosen: [Modifier.ContextIndex]) -> String? {
    func matches(_ assignment: ContextAssignment) -> Bool {
      zip(assignment.modifiers.indices, contexts[assignment.contexts.indices])
        .allSatisfy { chosen[$0] == $1 }
    }
    if absences[token.absentIn.indices].contains(where: matches) { return nil }
    let variant = variants[token.variants.indices].first { matches($0.when) }
    let resolved = variant?.resolved ?? token.base
    return describe(resolved, token.type)
  }

  /// The complete value as text. Equal texts mean equal values.
  func describe(_ resolved: Token.ResolvedValue, _ type: TokenType) -> String {
    let style = resolved.textStyle.map { index in
      let style = textStyles[Int(index)]
      let color = style.color.map { describe(ValueID($0.value), .color) }
      return
        " \(style.lineHeight.map { "\($0.value)" } ?? "-") \(style.kernEm ?? 0) \(color ?? "-")"
    }
    return describe(resolved.value, type) + (style ?? "")
  }

  /// A constant in the form of its value, on one line.
  func describe(_ constant: ConstantValue) -> String {
    switch constant {
    case .boolean(let value): "\(value)"
    case .string(let text), .verbatim(let text), .image(let text), .word(let text, _): texts[text]
    case .number(let value): "\(value)"
    case .lengths(_, let lengths): lengths.map { describe($0) }.joined(separator: " ")
    }
  }

  func describe(_ value: ValueID, _ type: TokenType) -> String {
    switch type {
    case .color:
      let color = values[Handle<Color>(value)]
      let components = (0..<3).map { color.isMissing($0) ? "none" : "\(color.components[$0])" }
      return "\(color.space.name) \(components) \(color.alpha ?? 1)"
    case .dimension: return describe(Handle<Dimension>(value))
    case .fontFamily:
      return values[Handle<FontFamily>(value)].names.map { texts[$0] }.joined(separator: ",")
    case .fontWeight: return "\(values[Handle<FontWeight>(value)].value)"
    case .duration:
      let duration = values[Handle<TimeSpan>(value)]
      return "\(duration.value)\(duration.unit.name)"
    case .cubicBezier:
      let curve = values[Handle<CubicBezier>(value)]
      return "\(curve.x1) \(curve.y1) \(curve.x2) \(curve.y2)"
    case .number: return "\(values[Handle<Number>(value)].value)"
    case .constant: return describe(values[Handle<ConstantValue>(value)])
    case .strokeStyle:
      switch values[Handle<StrokeStyle>(value)] {
      case .named(let name): return name.name
      case .dashes(let dashes, let cap):
        return dashes.map { describe($0) }.joined(separator: " ") + " \(cap.name)"
      }
    case .border:
      let border = values[Handle<Border>(value)]
      return describe(ValueID(border.color), .color) + " " + describe(border.width) + " "
        + describe(ValueID(border.style), .strokeStyle)
    case .transition:
      let transition = values[Handle<Transition>(value)]
      return [
        describe(ValueID(transition.duration), .duration),
        describe(ValueID(transition.delay), .duration),
        describe(ValueID(transition.timingFunction), .cubicBezier),
      ].joined(separator: " ")
    case .shadow:
      return values[Handle<Shadow>(value)].layers.map { layer in
        describe(ValueID(layer.color), .color) + " "
          + [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map { describe($0) }
          .joined(separator: " ") + (layer.inset == true ? " inset" : "")
      }.joined(separator: "; ")
    case .gradient:
      return values[Handle<Gradient>(value)].stops.map { stop in
        describe(ValueID(stop.color), .color) + " \(stop.position)"
      }.joined(separator: "; ")
    case .typography:
      let typography = values[Handle<Typography>(value)]
      return [
        typography.fontFamily.map { describe(ValueID($0), .fontFamily) },
        typography.fontSize.map { describe($0) },
        typography.fontWeight.map { describe(ValueID($0), .fontWeight) },
        typography.letterSpacing.map { describe($0) },
        typography.lineHeight.map { describe(ValueID($0), .number) },
      ].map { $0 ?? "-" }.joined(separator: " ")
    }
  }

  private func describe(_ handle: Handle<Dimension>) -> String {
    let dimension = values[handle]
    return "\(dimension.value)\(dimension.unit.name)"
  }
}
