internal import TokenModel

/// Values that look alike.
package struct ValueCluster: Sendable {
  /// The index in ``AuditStock/values`` of the most frequent value, then those of the others.
  package let values: [Int]
  /// The number of places with each of the values.
  package let counts: [Int]
  /// The distance of each value from the first one, in Oklab for colors.
  package let distances: [Double]

  package var count: Int { counts.reduce(0, +) }
}

/// The clusters of the values of one kind.
///
/// Values are taken by frequency. Each joins the nearest cluster whose most frequent value looks
/// the same, or, if it's rare in comparison, similar. Otherwise it begins a cluster.
package struct ValueClusters: Sendable {
  /// The clusters, the most frequent ones first.
  package private(set) var clusters: [ValueCluster]

  /// The distance of values that look the same.
  private static let same = 1.0
  /// The maximum distance of a rare value from the value that is meant.
  private static let similar = 2.5

  /// Divides values into clusters.
  ///
  /// - Parameter values: the values, each with its index and the number of its places.
  /// - Complexity: O(*values* × *clusters*).
  package init(_ values: [(index: Int, value: Literal.Value, count: Int)]) {
    let order = values.sorted {
      $0.count == $1.count ? $0.value.text < $1.value.text : $0.count > $1.count
    }
    var members: [[(index: Int, value: LocatedValue, count: Int, distance: Double)]] = []
    for (index, value, count) in order {
      let value = LocatedValue(value)
      var best: (cluster: Int, distance: Double)?
      for cluster in members.indices {
        let center = members[cluster][0]
        let distance = value.distance(to: center.value)
        let isRare = count <= max(3, center.count * 8 / 100) && count < center.count
        guard distance <= (isRare ? Self.similar : Self.same),
          distance < best?.distance ?? .infinity
        else { continue }
        best = (cluster, distance)
      }
      if let best {
        let shown = value.shownDistance(to: members[best.cluster][0].value)
        members[best.cluster].append((index, value, count, shown))
      } else {
        members.append([(index, value, count, 0)])
      }
    }
    clusters = members.map { members in
      ValueCluster(
        values: members.map(\.index),
        counts: members.map(\.count),
        distances: members.map(\.distance)
      )
    }
    let ranks = clusters.indices.sorted {
      clusters[$0].count == clusters[$1].count ? $0 < $1 : clusters[$0].count > clusters[$1].count
    }
    clusters = ranks.map { clusters[$0] }
  }
}

/// A value that can be compared with others.
private struct LocatedValue {
  let value: Literal.Value
  /// The location of a color in a uniform color space.
  private let place: SIMD3<Double>

  /// The distance in Oklab from which differences are visible.
  private static let visible = 0.02

  init(_ value: Literal.Value) {
    self.value = value
    let color: LiteralColor? =
      switch value {
      case .color(let color): color
      case .textStyle(let style): style.color
      case .shadow(let shadow): shadow.color
      case .size, .radius: nil
      }
    place = color?.color.perceptualLocation ?? SIMD3(repeating: 0)
  }

  /// The difference of the locations and opacities.
  private func colorDistance(_ one: LiteralColor?, _ two: LiteralColor?, _ other: LocatedValue)
    -> Double
  {
    guard let one, let two else { return one == two ? 0 : .infinity }
    let difference = place - other.place
    let alpha = Double(one.rgba & 0xFF) - Double(two.rgba & 0xFF)
    return (difference * difference).sum().squareRoot() + alpha.magnitude / 255
  }

  /// How different two values are; 1 is the smallest visible difference.
  func distance(to other: LocatedValue) -> Double {
    switch (value, other.value) {
    case (.color(let one), .color(let two)): colorDistance(one, two, other) / Self.visible
    case (.size(let one), .size(let two)), (.radius(let one), .radius(let two)):
      (one - two).magnitude * 1.5
    case (.textStyle(let one), .textStyle(let two)): distance(one, two, other)
    case (.shadow(let one), .shadow(let two)):
      colorDistance(one.color, two.color, other) / Self.visible
        + [one.x - two.x, one.y - two.y, one.blur - two.blur, one.spread - two.spread]
        .reduce(0) { $0 + $1.magnitude }
    default: .infinity
    }
  }

  private func distance(
    _ one: LiteralTextStyle,
    _ two: LiteralTextStyle,
    _ other: LocatedValue
  ) -> Double {
    guard one.element == two.element, one.family == two.family, one.isItalic == two.isItalic,
      one.alignment == two.alignment, one.lines == two.lines, one.lineHeight == two.lineHeight,
      one.letterSpacing == two.letterSpacing, (one.size == nil) == (two.size == nil)
    else { return .infinity }
    let size = (one.size ?? 0) - (two.size ?? 0)
    let weight = (one.weight ?? 400) - (two.weight ?? 400)
    return size.magnitude * 1.2 + weight.magnitude / 80
      + colorDistance(one.color, two.color, other) / Self.visible
  }

  /// The distance for reports: in Oklab for colors, otherwise in pixels.
  func shownDistance(to other: LocatedValue) -> Double {
    switch (value, other.value) {
    case (.color(let one), .color(let two)): colorDistance(one, two, other)
    case (.size(let one), .size(let two)), (.radius(let one), .radius(let two)):
      (one - two).magnitude
    case (.textStyle(let one), .textStyle(let two)): ((one.size ?? 0) - (two.size ?? 0)).magnitude
    default: 0
    }
  }
}
