/// The printed comparison of instructions with their limits, and whether it passes.
struct InstructionReport {
  let counts: InstructionCounts
  /// The number of instructions for a check with all outputs stale.
  let staleCheck: Int
  let tokens: Int
  /// The limits, or `nil` if there are none for a source of this size.
  let limits: InstructionLimits?

  /// The stages with their figures.
  var table: TextTable {
    let earlier = limits?.earlier.map { "× \($0.commit)" } ?? ""
    let reference = limits.map { "× \($0.reference.commit)" } ?? ""
    var table = TextTable(["stage", "per token", "per byte", reference, "limit", earlier])
    for row in counts.rows {
      let ratios = [limits?.reference, limits?.earlier].map { figures in
        limits?.ratio(of: row, to: figures).map { Figures.fixed($0, 2) } ?? "–"
      }
      table.add([
        row.name, Figures.grouped(row.count / tokens),
        row.outputBytes == nil ? "" : Figures.fixed(row.figure(tokens: tokens), 1),
        ratios[0], limits.map { Figures.fixed($0.limit(of: row.name), 2) } ?? "–", ratios[1],
      ])
    }
    return table
  }

  /// The instructions of the check as a multiple of the build's.
  private var staleCheckPerBuild: Double {
    Double(staleCheck) / Double(max(1, counts.rows.last?.count ?? 0))
  }

  /// The line about the check.
  var staleCheckLine: String {
    let perToken = Figures.grouped(staleCheck / tokens)
    let ratio = Figures.fixed(staleCheckPerBuild, 2)
    let limit = limits.map { " (limit \(Figures.fixed($0.staleCheckPerBuild, 2)))" } ?? ""
    return "check of stale outputs: \(perToken) per token, \(ratio) × the build\(limit)"
  }

  /// A line for each failure.
  var failures: [String] {
    guard let limits else { return [] }
    var lines: [String] = []
    if staleCheckPerBuild > limits.staleCheckPerBuild {
      lines.append(
        "a check of stale outputs takes \(Figures.fixed(staleCheckPerBuild, 2)) times the build, "
          + "and may take \(Figures.fixed(limits.staleCheckPerBuild, 2)) times"
      )
    }
    for row in counts.rows {
      switch limits.verdict(on: row) {
      case .good, .slack: continue
      case .tooMany:
        let ratio = limits.ratio(of: row, to: limits.reference) ?? 0
        lines.append(
          "`\(row.name)` takes \(Figures.fixed(ratio, 2)) times the instructions of the reference, "
            + "and may take \(Figures.fixed(limits.limit(of: row.name), 2)) times"
        )
      case .unknown: lines.append("`\(row.name)` has no figure in the reference")
      }
    }
    if limits.limit(of: InstructionCounts.totalName) > InstructionLimits.usual {
      lines.append("the limit of the total can't be raised; record a new reference instead")
    }
    for (name, raise) in limits.raised.sorted(by: { $0.key < $1.key }) where raise.feature.isEmpty {
      lines.append("the limit of `\(name)` is raised without a feature that it pays for")
    }
    return lines + limits.unused(counts).map { "the figure of `\($0)` is for no stage" }
  }

  /// A line for each figure that could be lowered.
  var advice: [String] {
    guard let limits else { return [] }
    return counts.rows.compactMap { row in
      guard limits.verdict(on: row) == .slack else { return nil }
      return "`\(row.name)` takes far fewer instructions than the reference: record a new one"
    }
  }
}
