import Foundation

/// How long the stages of a build take, one after the other in this process, and what it reads.
struct StageTimes: Codable {
  struct Stage: Codable, Hashable {
    var name: String
    var seconds: Double
  }

  /// In the order of the way through.
  var stages: [Stage]
  /// The files of the source, as paths of this machine.
  var inputs: [String]
  var tokens: Int

  /// The stages with the median of each over several builds.
  init(medianOf runs: [StageTimes]) {
    self = runs.first ?? StageTimes(stages: [], inputs: [], tokens: 0)
    for index in stages.indices {
      let name = stages[index].name
      let seconds = runs.compactMap { run in run.stages.first { $0.name == name }?.seconds }
      stages[index].seconds = seconds.median
    }
  }

  init(stages: [Stage], inputs: [String], tokens: Int) {
    self.stages = stages
    self.inputs = inputs
    self.tokens = tokens
  }
}

extension [Double] {
  /// The one in the middle; the mean of both if there are two; 0 of none.
  var median: Double {
    guard !isEmpty else { return 0 }
    let sorted = sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
