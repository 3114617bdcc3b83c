import TokenCompiler
import TokenInspection
import TokenModel

/// Colors by their location in a uniform color space, for finding similar ones in constant time.
struct NearColorIndex {
  private let source: LintSource
  private let distance: Double
  /// The tokens in each cell, which is a cube with edges of `distance`.
  private var cells: [SIMD3<Int32>: [Entry]] = [:]

  private struct Entry {
    let token: TokenID
    let place: SIMD3<Double>
    let alpha: Double
    let parent: PathID
    /// The name without digits, which the steps of a ramp share.
    let stem: String
  }

  /// A color near another one.
  struct Match {
    let token: TokenID
    let distance: Double
  }

  /// The maximum number of tokens to keep in a cell.
  ///
  /// It bounds the time for many similar colors, all of which are near others anyway.
  private static let limit = 16

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
    let scaled = (place / distance).rounded(.down)
    let cell = SIMD3<Int32>(Int32(scaled.x), Int32(scaled.y), Int32(scaled.z))
    let path = source[token].path
    let own = Entry(
      token: token,
      place: place,
      alpha: color.alpha ?? 1,
      parent: source.ir.paths.parent(of: path),
      stem: source.ir.texts[source.ir.paths.name(of: path)].filter { !("0"..."9").contains($0) }
    )
    var found: [Match] = []
    for x in -1...1 as ClosedRange<Int32> {
      for y in -1...1 as ClosedRange<Int32> {
        for z in -1...1 as ClosedRange<Int32> {
          for entry in cells[cell &+ SIMD3(x, y, z)] ?? [] {
            guard Self.length(entry.place - place) < distance,
              entry.parent != own.parent || entry.stem != own.stem,
              let gap = self.gap(own, entry), gap > 0
            else { continue }
            found.append(Match(token: entry.token, distance: gap))
          }
        }
      }
    }
    if cells[cell, default: []].count < Self.limit {
      cells[cell, default: []].append(own)
    }
    return found
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
