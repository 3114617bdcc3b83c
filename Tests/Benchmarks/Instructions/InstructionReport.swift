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
    var table = TextTable(["stage", "instructions", "per token", "limit", "used"])
    for row in counts.rows {
      let perToken = row.count / tokens
      let limit = limits?.instructionsPerToken[row.name]
      let used = limit.map { Figures.percent(Double(row.count) / Double(tokens) / Double($0)) }
      table.add([
        row.name, Figures.grouped(row.count), Figures.grouped(perToken),
        limit.map(Figures.grouped) ?? "–", used ?? "–",
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
      let perToken = Figures.grouped(row.count / tokens)
      switch limits.verdict(on: row) {
      case .good, .slack: continue
      case .tooMany(let limit):
        lines.append(
          "`\(row.name)` takes \(perToken) instructions a token, "
            + "and may take \(Figures.grouped(limit))"
        )
      case .unknown:
        lines.append("`\(row.name)` takes \(perToken) instructions a token, and has no limit")
      }
    }
    return lines + limits.unused(counts).map { "the limit of `\($0)` is for no stage" }
  }

  /// A line for each limit that could be lowered.
  var advice: [String] {
    guard let limits else { return [] }
    return counts.rows.compactMap { row in
      guard case .slack(let limit) = limits.verdict(on: row) else { return nil }
      return "`\(row.name)` takes \(Figures.grouped(row.count / tokens)) instructions a token, far "
        + "below its limit of \(Figures.grouped(limit)): record new limits"
    }
  }
}
