import TokenCompiler
import TokenInspection
import TokenModel

/// Colors by their location in a uniform color space, for finding similar ones in constant time.
struct NearColorIndex {
  private let source: LintSource
  private let distance: Double
  /// The tokens in each cell, which is a cube with edges of twice the distance.
  private var cells: [SIMD3<Int32>: [Entry]] = [:]

  private struct Entry {
    let token: TokenID
    let place: SIMD3<Double>
    let alpha: Double
    let parent: PathID
    let name: TextID
  }

  private static let states: Set = [
    "hover", "hovered", "pressed", "active", "focus", "focused", "highlighted", "selected",
    "disabled",
  ]

  /// A color near another one.
  struct Match {
    let token: TokenID
    let distance: Double
  }

  /// The maximum number of tokens to keep in a cell.
  ///
  /// It bounds the time for many similar colors, all of which are near others anyway.
  private static let limit = 64

  init(_ source: LintSource, distance: Double) {
    self.source = source
    self.distance = distance
  }

  /// Adds a literal color, and returns the earlier ones that are near it in every context but
  /// not equal to it.
  mutating func insert(_ token: TokenID) -> [Match] {
    let color = source.ir.values[Handle<Color>(source[token].base.value)]
    let place = color.perceptualLocation
    guard place.min() > -1e3, place.max() < 1e3 else { return [] }
    let scaled = place / (2 * distance)
    let cell = Self.cell(scaled.rounded(.down))
    let path = source[token].path
    let own = Entry(
      token: token,
      place: place,
      alpha: color.alpha ?? 1,
      parent: source.ir.paths.parent(of: path),
      name: source.ir.paths.name(of: path)
    )
    // The nearer one of the neighbors in each direction.
    let step = Self.cell(scaled.rounded(.toNearestOrAwayFromZero)) &* 2 &- 1 &- cell &* 2
    var found: [Match] = []
    for corner in 0..<8 as Range<Int32> {
      let neighbor = cell &+ step &* SIMD3(corner & 1, corner >> 1 & 1, corner >> 2)
      for entry in cells[neighbor] ?? [] {
        guard Self.length(entry.place - place) < distance, !belong(entry, own),
          let gap = self.gap(own, entry), gap > 0
        else { continue }
        found.append(Match(token: entry.token, distance: gap))
      }
    }
    if cells[cell, default: []].count < Self.limit {
      cells[cell, default: []].append(own)
    }
    return found
  }

  private static func cell(_ place: SIMD3<Double>) -> SIMD3<Int32> {
    SIMD3(Int32(place.x), Int32(place.y), Int32(place.z))
  }

  /// Whether two colors are steps of a ramp or states of a color, which may be similar.
  private func belong(_ one: Entry, _ other: Entry) -> Bool {
    guard one.parent == other.parent else { return false }
    let names = [one, other].map { source.ir.texts[$0.name] }
    let isState = names.contains { name in
      CasedWords.split(name).contains { Self.states.contains($0.lowercased()) }
    }
    let stems = names.map { name in name.filter { !("0"..."9").contains($0) } }
    return isState || stems[0] == stems[1]
  }

  /// Returns the largest distance of two tokens in any context; `nil` if it's too large or if
  /// their opacities differ.
  private func gap(_ one: Entry, _ other: Entry) -> Double? {
    let (ir, first, second) = (source.ir, one.token, other.token)
    let set = ir.relevantModifiers(of: first).union(ir.relevantModifiers(of: second))
    if set.isEmpty { return one.alpha == other.alpha ? Self.length(one.place - other.place) : nil }
    guard let combinations = ir.combinations(of: set, limit: 4_096) else { return nil }
    var gap = 0.0
    for choices in combinations {
      let isAbsent = ir.isAbsent(first, in: choices)
      guard isAbsent == ir.isAbsent(second, in: choices) else { return nil }
      if isAbsent { continue }
      let colors = [first, second].map { token in
        ir.values[Handle<Color>(ir.resolved(token, in: choices).value)]
      }
      guard colors[0].alpha ?? 1 == colors[1].alpha ?? 1 else { return nil }
      gap = max(gap, Self.length(colors[0].perceptualLocation - colors[1].perceptualLocation))
      guard gap < distance else { return nil }
    }
    return gap
  }

  static func length(_ vector: SIMD3<Double>) -> Double { (vector * vector).sum().squareRoot() }
}
