import Foundation

/// Measures the whole process for one source, and the floors between its runs.
///
/// Compared quantities are measured alternately, so a machine that slows down affects all of them.
struct Measurement {
  let program: String
  /// An earlier version of the program to measure side by side, if any.
  var reference: String?
  let python: Python
  let runs: Int
  /// The time to wait before each build into an empty folder, in seconds.
  let pause: Double

  /// Measures the source in `folder`.
  ///
  /// - Parameters:
  ///   - name: The title of the source in the report.
  ///   - folder: The source and its configuration.
  ///   - isReal: Whether the source was provided by the user instead of generated.
  ///   - base: The file for the interpreter to parse, or `nil` for all files of the source.
  func measure(
    _ name: String,
    _ folder: SourceFolder,
    isReal: Bool = false,
    base: String?
  ) throws -> CaseResult {
    try folder.removeOutputs()
    let stages = try stages(folder)
    let output = DiskUse("\(folder.path)/out", others: [folder.manifest])
    let copy = CopyFloor(
      inputs: stages.inputs,
      outputs: output.files,
      folder: "\(folder.path)/copy"
    )
    var samples: [String: [ChildProcess.Usage]] = [:]
    var touching = 0
    let programs = [(program, "")] + (reference.map { [($0, CaseResult.referenceMark)] } ?? [])
    try warmUp(folder)
    for _ in 0..<runs {
      for (program, mark) in programs {
        func run(_ work: CaseResult.Work, _ command: String, inCI: Bool = false) throws {
          let usage = try tokens(command, program, in: folder, inCI: inCI)
          samples[work.rawValue + mark, default: []].append(usage)
        }
        try folder.removeOutputs()
        Thread.sleep(forTimeInterval: pause)
        try run(.build, "build")
        let before = DiskUse("\(folder.path)/out", others: [folder.manifest])
        // The first build that has nothing to do leaves a stamp, if the outputs are older than it
        // by the clock of the file system.
        Thread.sleep(forTimeInterval: 0.02)
        try run(.unstamped, "build")
        try run(.unchanged, "build")
        try run(.check, "check", inCI: true)
        if DiskUse("\(folder.path)/out", others: [folder.manifest]) != before { touching += 1 }
        if let base { try folder.changingOneValue(in: base) { try run(.changed, "build") } }
      }
      let copying = ChildProcess.Usage(wall: try copy.run(), cpu: 0, peakMemory: nil)
      samples[.copy].append(copying)
      let files = base.map { ["\(folder.path)/\($0)"] } ?? stages.inputs
      samples[.json].append(try python.read(files))
      samples[.empty].append(try python.empty())
    }
    var result = CaseResult(
      name: name,
      isReal: isReal,
      tokens: stages.tokens,
      bytesIn: stages.inputs.reduce(0) { $0 + DiskUse.size(of: $1) },
      bytesOut: output.bytes,
      filesIn: stages.inputs.count,
      filesOut: output.files.count,
      touchingRuns: touching,
      work: CaseResult.Work.allCases.flatMap { work in
        programs.map { work.rawValue + $0.1 }.compactMap { name in
          samples[name].map { .init(name, $0) }
        }
      },
      stages: stages.stages.map { .init(name: $0.name, wall: $0.seconds) },
      floors: CaseResult.Floor.allCases.map { .init($0.rawValue, samples[$0]) }
    )
    if let index = result.floors.firstIndex(where: { $0.name == CaseResult.Floor.copy.rawValue }) {
      result.floors[index].cpu = nil
    }
    result.addRatios()
    return result
  }

  /// Builds for half a second, because processors that were idle take a while to reach their speed.
  private func warmUp(_ folder: SourceFolder) throws {
    let end = ContinuousClock.now + .milliseconds(500)
    while ContinuousClock.now < end { _ = try tokens("build", program, in: folder, inCI: true) }
  }

  private func tokens(
    _ command: String,
    _ program: String,
    in folder: SourceFolder,
    inCI: Bool
  ) throws -> ChildProcess.Usage {
    var process = ChildProcess(
      [program, command, SyntheticSource.configurationPath],
      in: folder.path
    )
    process.log = "\(folder.path)/tokens.log"
    process.environment = ProcessInfo.processInfo.environment
    process.environment?["CI"] = inCI ? "true" : nil
    return try process.run()
  }

  /// The times of the stages, measured in a separate process, which may use much memory.
  private func stages(_ folder: SourceFolder) throws -> StageTimes {
    let file = "\(folder.path)/stages.json"
    let configuration = "\(folder.path)/\(SyntheticSource.configurationPath)"
    var process = ChildProcess([
      ProgramOptions.own, "stages", configuration, "--runs", "\(runs)", "--json", file,
    ])
    process.log = "\(folder.path)/stages.log"
    try process.run()
    return try JSONDecoder().decode(StageTimes.self, from: Data(contentsOf: URL(filePath: file)))
  }
}

extension [String: [ChildProcess.Usage]] {
  fileprivate subscript(floor: CaseResult.Floor) -> [ChildProcess.Usage] {
    get { self[floor.rawValue, default: []] }
    set { self[floor.rawValue] = newValue }
  }
}
