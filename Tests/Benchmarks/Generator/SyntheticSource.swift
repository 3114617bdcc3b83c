/// A source made of nothing but its arguments: the same ones give the same bytes.
///
/// | share | tokens |
/// |---|---|
/// | 20 % | swatches: literal colours, one in ten translucent, some in OKLCH and Display P3 |
/// | 40 % | semantic colours: aliases one, two or three hops away from a swatch |
/// | 10 % | dimensions, one in five an alias |
/// | 10 % | typography, whose family, weight and size are aliases |
/// | 10 % | shadows and borders, partly of aliases |
/// | 10 % | families, weights, numbers, durations, curves, transitions, gradients |
///
/// Groups nest three to five deep. The second-level group states the type, but for one in eight, whose
/// tokens do. One token in four has a description, one in fifty extensions.
struct SyntheticSource {
  struct Arguments: Hashable {
    var tokens: Int
    var seed = 1
    var modifiers: [SyntheticModifier] = []
    /// How much of the tokens each context that is not a default defines anew, in percent.
    var differing = 5
    /// How many files the base is spread over.
    var files = 1
    /// One of how many tokens has another value in the base than it would have; 0 for none.
    var changedPart = 0
    var targets = ["css", "json", "swift", "kotlin", "android"]
  }

  /// Fewer tokens cannot have the mix.
  static let fewestTokens = 100

  let arguments: Arguments
  let layers: [TokenLayer]
  var seed: UInt64 { UInt64(truncatingIfNeeded: arguments.seed) }

  init(_ arguments: Arguments) {
    self.arguments = arguments
    layers = Self.layers(arguments.tokens)
  }

  func layer(_ kind: TokenLayer.Kind) -> TokenLayer? { layers.first { $0.kind == kind } }

  /// A reference to some token of a layer; `nil` where it has none.
  func reference(_ kind: TokenLayer.Kind, _ random: inout RandomStream) -> String? {
    guard let layer = layer(kind), !layer.indices.isEmpty else { return nil }
    return layer.reference(to: layer.indices.lowerBound + random.below(layer.indices.count))
  }

  // MARK: The mix

  private static func layers(_ count: Int) -> [TokenLayer] {
    var layers: [TokenLayer] = []
    var next = 0
    func add(_ kind: TokenLayer.Kind, _ count: Int, _ top: String, _ words: [[String]]) {
      layers.append(TokenLayer(kind, top: top, words: words, indices: next..<next + count))
      next += count
    }
    typealias V = Vocabulary
    let tenth = count / 10
    let semantic = 4 * tenth
    let first = 3 * semantic / 10
    let second = 4 * semantic / 10
    add(.swatch, 2 * tenth, "color", [V.families, V.steps])
    add(.theme, first, "theme", [V.areas, V.roles, V.emphasis])
    add(.component, second, "component", [V.components, V.parts, V.properties, V.states])
    add(.product, semantic - first - second, "product", [V.products, V.properties, V.states])
    add(.dimension, tenth, "size", [V.measures, V.emphasis, V.sizes])
    add(.fontFamily, tenth / 10, "font", [V.apps, V.sizes])
    add(.fontWeight, tenth / 10, "weight", [V.texts, V.sizes])
    add(.duration, tenth / 5, "duration", [V.components, V.states])
    add(.cubicBezier, tenth / 10, "easing", [V.components, V.states])
    add(.transition, 3 * tenth / 20, "transition", [V.components, V.states])
    add(.gradient, tenth / 20, "gradient", [V.areas, V.roles])
    add(.typography, tenth, "text", [V.styles, V.emphasis, V.middleSizes])
    add(.shadow, tenth / 2, "shadow", [V.components, V.states, V.middleSizes])
    add(.border, tenth - tenth / 2, "border", [V.components, V.states, V.emphasis])
    add(.number, count - next, "number", [V.numbers, V.apps, V.emphasis])
    return layers
  }
}
