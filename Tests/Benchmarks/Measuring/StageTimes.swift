import Foundation

/// The times of a build's stages, run sequentially in this process, and its inputs.
struct StageTimes: Codable {
  struct Stage: Codable, Hashable {
    var name: String
    var seconds: Double
  }

  /// The stages in execution order.
  var stages: [Stage]
  /// The files of the source, as absolute paths.
  var inputs: [String]
  var tokens: Int

  /// Creates the times from the median of each stage over several builds.
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
  /// The median: the middle element, the mean of the two middle elements, or 0 if there are none.
  var median: Double {
    guard !isEmpty else { return 0 }
    let sorted = sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
