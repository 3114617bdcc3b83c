import Diagnostics
import Foundation
import JSONSyntax
import Testing
import TokenModel

@testable import TokenCompiler

/// The result of parsing one value, given as the text of a `$value`.
struct ValueReading {
  private(set) var state = LoweringState()
  private(set) var sources = SourceMap()
  let type: TokenType
  let node: SyntaxNode
  private(set) var recipe: Recipe

  init(_ value: String, as type: TokenType) {
    let text = "{ \"$type\": \"\(type.name)\", \"$value\": \(value) }"
    let file = sources.add(path: "a.tokens.json", bytes: Array(text.utf8))
    let tree = JSONTree.parse(Array(text.utf8), file: file, diagnostics: &state.diagnostics)
    state.documents = [tree]
    let root = tree.root ?? JSONNode(index: 0)
    let found = tree.value(of: "$value", in: root) ?? root
    node = SyntaxNode(document: DocumentID(index: 0), node: found)
    self.type = type
    recipe = state.lower(node, as: type)
  }

  init(
    _ state: LoweringState,
    _ sources: SourceMap,
    _ type: TokenType,
    _ node: SyntaxNode,
    _ recipe: Recipe
  ) {
    self.state = state
    self.sources = sources
    self.type = type
    self.node = node
    self.recipe = recipe
  }

  /// Parses a deferred value again. `targets` maps the text of each reference to the referenced
  /// JSON, which becomes a separate document.
  mutating func evaluateDeferred(following targets: [String: String]) {
    let sources = sources
    recipe = state.lower(node, as: type) { state, place in
      let span = state.tree(of: place).span(place.node)
      let bytes = state.tree(of: place).bytes[Int(span.start)..<Int(span.end)]
      guard let target = targets[String(decoding: bytes, as: UTF8.self)] else { return nil }
      let file = SourceMap.FileID(index: UInt32(sources.files.count - 1))
      let tree = JSONTree.parse(Array(target.utf8), file: file, diagnostics: &state.diagnostics)
      state.documents.append(tree)
      let document = DocumentID(index: UInt32(state.documents.count - 1))
      return tree.root.map { SyntaxNode(document: document, node: $0) }
    }
  }

  /// Changes the state, which isn't writable otherwise.
  mutating func change<Result>(_ body: (inout LoweringState) -> Result) -> Result {
    var copy = state
    defer { state = copy }
    return body(&copy)
  }

  /// A short description of the recipe: the value as JSON, or the kind of recipe.
  var outcome: String { describe(recipe, type) }

  /// The diagnostics: the severity unless it's an error, the code, and the text at their location.
  var findings: [String] {
    state.diagnostics.sortedForReport().map {
      let prefix = $0.severity == .error ? "" : "\($0.severity) "
      return "\(prefix)\($0.code.name) \($0.primary.map(text) ?? "")"
    }
  }

  /// The diagnostics as printed for people.
  var report: String {
    TextRenderer(width: 110).render(state.diagnostics.sortedForReport(), in: sources)
  }

  private func text(at label: Label) -> String {
    let bytes = sources[label.span.file].bytes
    return String(decoding: bytes[Int(label.span.start)..<Int(label.span.end)], as: UTF8.self)
  }

  func describe(_ recipe: Recipe, _ type: TokenType) -> String {
    switch recipe {
    case .literal(let value):
      return state.json(of: value, type)
    case .reference(let id):
      return state.describe(state.references[Int(id.index)].target)
    case .expression(let id):
      return "~" + state.texts[state.expressions[Int(id.index)].text]
    case .composite(let range, let isList):
      let parts = state.slots[range.indices].map {
        "\($0.field)\($0.element == 0 ? "" : String($0.element)) = \(describe($0.recipe, $0.type))"
      }
      return "\(isList ? "list" : "parts")(\(parts.joined(separator: ", ")))"
    case .deferred: return "deferred"
    case .invalid: return "invalid"
    }
  }
}

extension LoweringState {
  func describe(_ target: SourceReference.Target) -> String {
    switch target {
    case .token(let path): "{\(paths.description(of: path, in: texts))}"
    case .pointer(let range), .object(let range):
      "#" + pointerSegments[range.indices].map { "/" + texts[$0] }.joined()
    }
  }

  /// A value in DTCG form, on one line.
  func json(of value: ValueID, _ type: TokenType) -> String {
    let options: JSONSerialization.WritingOptions = [
      .sortedKeys, .fragmentsAllowed, .withoutEscapingSlashes,
    ]
    let data = try? JSONSerialization.data(
      withJSONObject: object(of: value, type),
      options: options
    )
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "?"
  }

  /// A value in the form used by Foundation's JSON functions.
  func object(of value: ValueID, _ type: TokenType) -> Any {
    switch type {
    case .color: object(of: values[Handle<Color>(value)])
    case .dimension: object(of: values[Handle<TokenModel.Dimension>(value)])
    case .fontFamily: object(of: values[Handle<FontFamily>(value)])
    case .fontWeight: object(of: values[Handle<FontWeight>(value)])
    case .duration: object(of: values[Handle<TimeSpan>(value)])
    case .cubicBezier: object(of: values[Handle<CubicBezier>(value)])
    case .number: values[Handle<Number>(value)].value
    case .strokeStyle: object(of: values[Handle<StrokeStyle>(value)])
    case .border: object(of: values[Handle<Border>(value)])
    case .transition: object(of: values[Handle<Transition>(value)])
    case .shadow: object(of: values[Handle<Shadow>(value)])
    case .gradient: object(of: values[Handle<Gradient>(value)])
    case .typography: object(of: values[Handle<Typography>(value)])
    case .constant: preconditionFailure("constants are not values of tokens")
    }
  }

  private func object(of color: Color) -> Any {
    var object: [String: Any] = ["colorSpace": color.space.name]
    object["components"] = (0..<3).map { index -> Any in
      color.isMissing(index) ? "none" : color.components[index]
    }
    object["alpha"] = color.alpha
    object["hex"] = color.hex.map { hex in
      let digits = String(hex.rgb | 1 << 24, radix: 16).dropFirst().enumerated()
      return "#"
        + digits.map {
          hex.uppercase & 1 << UInt8($0.offset) == 0 ? "\($0.element)" : $0.element.uppercased()
        }.joined()
    }
    return object
  }

  private func object(of dimension: TokenModel.Dimension) -> Any {
    ["value": dimension.value, "unit": dimension.unit.name] as [String: Any]
  }

  private func object(of duration: TimeSpan) -> Any {
    ["value": duration.value, "unit": duration.unit.name] as [String: Any]
  }

  private func object(of family: FontFamily) -> Any {
    family.isList ? family.names.map { texts[$0] } as Any : texts[family.names[0]]
  }

  private func object(of weight: FontWeight) -> Any {
    switch weight {
    case .number(let value): value
    case .named(let name): name.name
    }
  }

  private func object(of curve: CubicBezier) -> Any { [curve.x1, curve.y1, curve.x2, curve.y2] }

  private func object(of style: StrokeStyle) -> Any {
    switch style {
    case .named(let name): name.name
    case .dashes(let dashes, let cap):
      ["dashArray": dashes.map { object(of: values[$0]) }, "lineCap": cap.name] as [String: Any]
    }
  }

  private func object(of border: Border) -> Any {
    [
      "color": object(of: values[border.color]), "width": object(of: values[border.width]),
      "style": object(of: values[border.style]),
    ]
  }

  private func object(of transition: Transition) -> Any {
    [
      "duration": object(of: values[transition.duration]),
      "delay": object(of: values[transition.delay]),
      "timingFunction": object(of: values[transition.timingFunction]),
    ]
  }

  private func object(of shadow: Shadow) -> Any {
    let layers = shadow.layers.map { layer in
      var object: [String: Any] = [
        "color": object(of: values[layer.color]), "offsetX": object(of: values[layer.offsetX]),
        "offsetY": object(of: values[layer.offsetY]), "blur": object(of: values[layer.blur]),
        "spread": object(of: values[layer.spread]),
      ]
      object["inset"] = layer.inset
      return object
    }
    return shadow.isList ? layers as Any : layers[0]
  }

  private func object(of gradient: Gradient) -> Any {
    gradient.stops.map {
      ["color": object(of: values[$0.color]), "position": $0.position] as [String: Any]
    }
  }

  private func object(of typography: Typography) -> Any {
    var object: [String: Any] = [:]
    object["fontFamily"] = typography.fontFamily.map { self.object(of: values[$0]) }
    object["fontSize"] = typography.fontSize.map { self.object(of: values[$0]) }
    object["fontWeight"] = typography.fontWeight.map { self.object(of: values[$0]) }
    object["letterSpacing"] = typography.letterSpacing.map { self.object(of: values[$0]) }
    object["lineHeight"] = typography.lineHeight.map { values[$0].value }
    return object
  }
}

/// A row of a table: a value, its outcome, and the diagnostics.
struct ValueCase: CustomTestStringConvertible, Sendable {
  let value: String
  let outcome: String
  let findings: [String]

  init(_ value: String, _ outcome: String? = nil, _ findings: String...) {
    self.value = value
    self.outcome = outcome ?? value.filter { $0 != " " }
    self.findings = findings
  }

  var testDescription: String { value }
}
