/// The measurements for one source: medians, floors, and the ratios between them.
struct CaseResult: Codable {
  /// A measured task or a floor.
  struct Figure: Codable {
    var name: String
    /// Wall time in seconds.
    var wall: Double
    /// Processor time in seconds, or `nil` if only the wall time is meaningful.
    var cpu: Double?
    /// Memory in bytes, or `nil` if it isn't meaningful.
    var peakMemory: Int?
    /// The ratio of the wall time to each floor.
    var ratios: [String: Double] = [:]
  }

  /// The names of floors.
  enum Floor: String, CaseIterable {
    case copy = "copy"
    case json = "json.load"
    case empty = "python"
  }

  /// The names of tasks.
  enum Work: String, CaseIterable {
    case build = "build"
    case unstamped = "build, nothing to write"
    case unchanged = "build, nothing changed"
    case check = "check in CI, all current"
    case changed = "build, one value changed"
  }

  /// The end of the names of tasks that an earlier version of the program did.
  static let referenceMark = ", reference"

  var name: String
  /// Whether the source was provided by the user instead of generated.
  var isReal: Bool
  var tokens: Int
  var bytesIn: Int
  var bytesOut: Int
  var filesIn: Int
  var filesOut: Int
  /// The number of up-to-date runs that nevertheless touched a file.
  var touchingRuns: Int
  var work: [Figure]
  var stages: [Figure]
  var floors: [Figure]

  /// The build into an empty folder.
  var build: Figure? { work(.build) }
  func work(_ work: Work) -> Figure? { self.work.first { $0.name == work.rawValue } }
  func floor(_ floor: Floor) -> Figure? { floors.first { $0.name == floor.rawValue } }

  /// Computes the ratios to the floors.
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
  /// Creates a figure from the medians of several runs.
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
