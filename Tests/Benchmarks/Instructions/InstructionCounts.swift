/// The number of instructions for each stage of a build.
struct InstructionCounts {
  /// A stage. Binding and rendering have one row for each target.
  struct Row: Hashable {
    var name: String
    var count: Int
    /// The size of the output, for rendering and the total.
    var outputBytes: Int?

    /// The number of instructions per byte of output if there is any, otherwise per token.
    ///
    /// A feature that adds output may take the time for printing it.
    func figure(tokens: Int) -> Double { Double(count) / Double(max(1, outputBytes ?? tokens)) }
  }

  /// The name of the last row.
  static let totalName = "total"

  private(set) var rows: [Row] = []

  /// Adds up the profiles of one build: one for each rendered output, and one for the rest.
  ///
  /// - Parameters:
  ///   - profiles: The profiles in the order in which they were written.
  ///   - targets: The targets in the order in which they're rendered, with the sizes of their
  ///     outputs.
  /// - Throws: ``ChildProcess/Failure`` if a stage has no instructions, which means that its
  ///   functions are no longer called under their names.
  init(_ profiles: [CallgrindProfile], targets: [(name: String, bytes: Int)]) throws {
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
          let others = [
            InstructionStage.binder, InstructionStage.compiler, InstructionStage.linker,
          ]
          let preparing = others.reduce(0) { $0 + (profile.inclusive([$1]) ?? 0) }
          let name = "\(stage.rawValue) \(target.name)"
          rows.append(Row(name: name, count: all - preparing, outputBytes: target.bytes))
        }
      default: rows.append(Row(name: stage.rawValue, count: try Self.sum(profiles, stage)))
      }
    }
    let total = profiles.reduce(0) { $0 + $1.total }
    let rest = total - rows.reduce(0) { $0 + $1.count }
    rows.insert(Row(name: InstructionStage.startUp.rawValue, count: rest), at: 0)
    let bytes = targets.reduce(0) { $0 + $1.bytes }
    rows.append(Row(name: Self.totalName, count: total, outputBytes: bytes))
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
