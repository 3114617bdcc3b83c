/// A source fully determined by its arguments: the same arguments give the same bytes.
///
/// | share | tokens |
/// |---|---|
/// | 20 % | swatches: literal colors, one in ten translucent, some in OKLCH and Display P3 |
/// | 40 % | semantic colors: aliases of a swatch through one, two, or three references |
/// | 10 % | dimensions, one in five an alias |
/// | 10 % | typography with aliases for family, weight, and size |
/// | 10 % | shadows and borders, partly composed of aliases |
/// | 10 % | families, weights, numbers, durations, curves, transitions, gradients |
///
/// Groups are nested three to five levels deep. Seven in eight second-level groups specify the
/// type; in the others, the tokens do. One token in four has a description, and one in fifty has
/// extensions.
struct SyntheticSource {
  struct Arguments: Hashable {
    var tokens: Int
    var seed = 1
    var modifiers: [SyntheticModifier] = []
    /// The percentage of tokens overridden by each context except defaults.
    var differing = 5
    /// The number of files that the base is split into.
    var files = 1
    /// One in `changedPart` tokens has a changed base value. If it's 0, no value is changed.
    var changedPart = 0
    var targets = ["css", "json", "swift", "kotlin", "android"]
  }

  /// The smallest number of tokens for which the mix is possible.
  static let fewestTokens = 100

  let arguments: Arguments
  let layers: [TokenLayer]
  var seed: UInt64 { UInt64(truncatingIfNeeded: arguments.seed) }

  init(_ arguments: Arguments) {
    self.arguments = arguments
    layers = Self.layers(arguments.tokens)
  }

  func layer(_ kind: TokenLayer.Kind) -> TokenLayer? { layers.first { $0.kind == kind } }

  /// A reference to a random token in a layer, or `nil` if the layer has no candidates.
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
