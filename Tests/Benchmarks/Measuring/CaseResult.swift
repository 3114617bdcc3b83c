/// What was measured of one source: medians, floors, and the ratios of the ones to the others.
struct CaseResult: Codable {
  /// Work that is measured, or a floor.
  struct Figure: Codable {
    var name: String
    /// Seconds.
    var wall: Double
    /// Seconds on processors; `nil` where only the wall clock says something.
    var cpu: Double?
    /// Bytes; `nil` where it says nothing.
    var peakMemory: Int?
    /// How many times each floor the wall time is.
    var ratios: [String: Double] = [:]
  }

  /// The names of floors.
  enum Floor: String, CaseIterable {
    case copy = "copy"
    case json = "json.load"
    case empty = "python"
  }

  /// The names of work.
  enum Work: String, CaseIterable {
    case build = "build"
    case unchanged = "build, nothing changed"
    case check = "check, all current"
  }

  var name: String
  /// Whether it is somebody's source and no synthetic one.
  var isReal: Bool
  var tokens: Int
  var bytesIn: Int
  var bytesOut: Int
  var filesIn: Int
  var filesOut: Int
  /// How many of the runs that had nothing to do touched a file.
  var touchingRuns: Int
  var work: [Figure]
  var stages: [Figure]
  var floors: [Figure]

  /// The build into an empty folder.
  var build: Figure? { work(.build) }
  func work(_ work: Work) -> Figure? { self.work.first { $0.name == work.rawValue } }
  func floor(_ floor: Floor) -> Figure? { floors.first { $0.name == floor.rawValue } }

  /// Works out the ratios to the floors.
  mutating func addRatios() {
    for floor in floors where floor.wall > 0 {
      for index in work.indices {
        work[index].ratios[floor.name] = work[index].wall / floor.wall
      }
      for index in stages.indices {
        stages[index].ratios[floor.name] = stages[index].wall / floor.wall
      }
    }
  }
}

extension CaseResult.Figure {
  /// The medians of several runs.
  init(_ name: String, _ runs: [ChildProcess.Usage]) {
    self.init(
      name: name,
      wall: runs.map(\.wall).median,
      cpu: runs.map(\.cpu).median,
      peakMemory: runs.allSatisfy { $0.peakMemory != nil }
        ? runs.compactMap { $0.peakMemory.map(Double.init) }.median.whole : nil
    )
  }
}

extension Double {
  fileprivate var whole: Int { Int(rounded()) }
}
