internal import SourceForms
internal import TokenImport

// MARK: Lengths and shadows

extension TokenProposal {
  mutating func addLengths() {
    let sizes = clusters(.size)
    grid = Self.grid(of: sizes, stock)
    let total = sizes.reduce(0) { $0 + $1.count }
    // Values off the grid are exceptions unless they're frequent.
    let kept = sizes.filter { cluster in
      guard let length = length(cluster) else { return false }
      return length.truncatingRemainder(dividingBy: grid) == 0 || cluster.count * 20 >= total
    }
    add(kept, to: "space", "Paddings and distances.")
    add(clusters(.radius), to: "radius", "Corner radii.")
    addShadows()
  }

  /// The unit of most lengths: 8 if nearly all are its multiples, otherwise 4.
  private static func grid(of clusters: [ValueCluster], _ stock: AuditStock) -> Double {
    var (onGrid, total) = (0, 0)
    for cluster in clusters {
      guard case .size(let length) = stock.values[cluster.values[0]] else { continue }
      total += cluster.count
      if length.truncatingRemainder(dividingBy: 8) == 0 { onGrid += cluster.count }
    }
    return total > 0 && onGrid * 10 >= total * 9 ? 8 : 4
  }

  private func length(_ cluster: ValueCluster) -> Double? {
    switch stock.values[cluster.values[0]] {
    case .size(let length), .radius(let length): length
    default: nil
    }
  }

  private mutating func add(_ clusters: [ValueCluster], to name: String, _ description: String) {
    let lengths = clusters.compactMap { cluster in length(cluster).map { (cluster, $0) } }
    guard !lengths.isEmpty else { return }
    var group = DraftGroup(type: "dimension", description: description)
    for (cluster, length) in lengths.sorted(by: { $0.1 < $1.1 }) {
      let own = "\(name.prefix(1))\(length.shortText)".replacingPeriods.unused { group[$0] != nil }
      group[own] = .token(DraftToken(nil, .pixels(length)))
      for value in cluster.values {
        tokens[Use(value: value, purpose: .other)] = "\(name).\(own)"
      }
      let places = cluster.count.grouped("place")
      let isOff = name == "space" && length.truncatingRemainder(dividingBy: grid) != 0
      let note = isOff ? ", not a multiple of \(grid.shortText)" : ""
      reasons.append(Reason(path: "\(name).\(own)", cluster: cluster, note: places + note))
    }
    draft.base[name] = .group(group)
  }

  private mutating func addShadows() {
    var group = DraftGroup(type: "shadow", description: "Shadows.")
    for (index, cluster) in clusters(.shadow).enumerated() {
      guard case .shadow(let shadow) = stock.values[cluster.values[0]] else { continue }
      let color = shadow.color ?? LiteralColor(rgba: 0x0000_0033)
      let value = DraftValue.object([
        DraftValue.Member("color", color.css.withDigits().value),
        DraftValue.Member("offsetX", .pixels(shadow.x)),
        DraftValue.Member("offsetY", .pixels(shadow.y)),
        DraftValue.Member("blur", .pixels(shadow.blur)),
        DraftValue.Member("spread", .pixels(shadow.spread)),
      ])
      let name = "level\(index + 1)"
      group[name] = .token(DraftToken(nil, value))
      for own in cluster.values { tokens[Use(value: own, purpose: .other)] = "shadow.\(name)" }
      let places = cluster.count.grouped("place")
      reasons.append(Reason(path: "shadow.\(name)", cluster: cluster, note: places))
    }
    if !group.isEmpty { draft.base["shadow"] = .group(group) }
  }
}

extension String {
  /// The text with hyphens for periods, which separate groups.
  fileprivate var replacingPeriods: String { String(map { $0 == "." ? "-" : $0 }) }
}
