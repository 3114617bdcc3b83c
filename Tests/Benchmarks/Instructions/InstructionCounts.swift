/// How many instructions a build takes, stage by stage.
struct InstructionCounts {
  /// A stage; binding and rendering have one row for each target.
  struct Row: Hashable {
    var name: String
    var count: Int
  }

  /// The name of the last row.
  static let totalName = "total"

  private(set) var rows: [Row] = []

  /// Sums up the profiles of one build: one for each time that an output was rendered, and the rest.
  ///
  /// - Parameters:
  ///   - profiles: in the order in which they were written.
  ///   - targets: in the order in which they are rendered.
  /// - Throws: ``ChildProcess/Failure`` where a stage has no instructions, for then its functions are
  ///   not called so any more.
  init(_ profiles: [CallgrindProfile], targets: [String]) throws {
    guard profiles.count == targets.count + 1 else {
      throw Self.missing(.render, "\(profiles.count - 1) outputs were rendered")
    }
    for stage in InstructionStage.allCases {
      switch stage {
      case .startUp: continue
      case .bind:
        rows.append(Row(name: stage.rawValue, count: try Self.sum(profiles, stage)))
      case .render:
        for (profile, target) in zip(profiles, targets) {
          let all = try Self.sum([profile], stage)
          let others = [InstructionStage.binder, InstructionStage.compiler]
          let preparing = others.reduce(0) { $0 + (profile.inclusive([$1]) ?? 0) }
          rows.append(Row(name: "\(stage.rawValue) \(target)", count: all - preparing))
        }
      default: rows.append(Row(name: stage.rawValue, count: try Self.sum(profiles, stage)))
      }
    }
    let total = profiles.reduce(0) { $0 + $1.total }
    let rest = total - rows.reduce(0) { $0 + $1.count }
    rows.insert(Row(name: InstructionStage.startUp.rawValue, count: rest), at: 0)
    rows.append(Row(name: Self.totalName, count: total))
  }

  private static func sum(
    _ profiles: [CallgrindProfile],
    _ stage: InstructionStage
  ) throws -> Int {
    for symbol in stage.symbols where profiles.allSatisfy({ $0.inclusive([symbol]) == nil }) {
      throw missing(stage, "`\(symbol)…` was not called")
    }
    return profiles.compactMap { $0.inclusive(stage.symbols) }.reduce(0, +)
  }

  private static func missing(
    _ stage: InstructionStage,
    _ what: String
  ) -> ChildProcess.Failure {
    ChildProcess.Failure(
      description: """
        `\(stage.rawValue)` cannot be told: \(what). If its functions have other names now, put \
        them in InstructionStage.swift; if the optimiser has inlined them, mark them @inline(never).
        """
    )
  }
}
