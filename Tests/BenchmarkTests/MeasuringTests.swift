import Foundation
import TestSupport
import Testing

@testable import benchmark

/// Measurements of whole builds, and the report about them.
@Suite struct MeasuringTests {
  @Test func `a build in this process is timed by stage`() throws {
    let folder = try TemporaryFolder()
    var arguments = SyntheticSource.Arguments(tokens: 100)
    arguments.modifiers = SyntheticModifiers.theme.modifiers
    try SyntheticSource(arguments).write(to: folder.path)
    let times = try StageClock.build("\(folder.path)/tokens.config.json")
    #expect(times.tokens == 100)
    #expect(times.inputs.count == 3)
    let rendered = arguments.targets.map { "render \($0)" }
    let stages = InstructionStage.allCases.filter { $0 != .startUp && $0 != .render }
    let names = ["configuration"] + stages.map(\.rawValue) + rendered
    #expect(times.stages.map(\.name).sorted() == names.sorted())
    #expect(times.stages.allSatisfy { $0.seconds > 0 })
    #expect(folder.files.contains("out/css/tokens.css"))
  }

  @Test func `a source that doesn't build is reported`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{ \"a\": { \"$value\": 1 } }", to: "a.tokens.json")
    try folder.write(
      #"{ "source": ["a.tokens.json"], "outputs": [{ "target": "css", "directory": "out" }] }"#,
      to: "tokens.config.json"
    )
    #expect(throws: ChildProcess.Failure.self) {
      try StageClock.build("\(folder.path)/tokens.config.json")
    }
  }

  @Test func `a process is measured until it exits, with its folder and environment`() throws {
    let folder = try TemporaryFolder()
    var process = ChildProcess(["sh", "-c", "sleep 0.02; echo $NAME $PWD"], in: folder.path)
    process.environment = ["NAME": "sand", "PATH": "/usr/bin:/bin"]
    process.log = folder.url("log").path
    let usage = try process.run()
    #expect(usage.wall >= 0.02)
    #expect(usage.cpu >= 0)
    #expect(folder.text("log") == "sand \(folder.path)\n")
  }

  @Test func `a process that fails or can't be started is reported`() {
    let failure = #expect(throws: ChildProcess.Failure.self) {
      try ChildProcess(["sh", "-c", "exit 3"]).run()
    }
    #expect(failure?.description.contains("failed") == true)
    #expect(throws: ChildProcess.Failure.self) {
      try ChildProcess(["/nowhere/tokens"]).run()
    }
  }

  @Test func `a rewritten or replaced file counts as touched`() throws {
    let folder = try TemporaryFolder()
    try folder.write("one", to: "out/a")
    try folder.write("two", to: "out/b")
    let before = DiskUse(folder.url("out").path)
    #expect(before.bytes == 6)
    #expect(before.files.count == 2)
    #expect(DiskUse(folder.url("out").path) == before)
    try folder.write("one", to: "out/c")
    try FileManager.default.removeItem(at: folder.url("out/a"))
    try FileManager.default.moveItem(at: folder.url("out/c"), to: folder.url("out/a"))
    #expect(DiskUse(folder.url("out").path) != before)
  }

  @Test func `the copy writes as many bytes as the output and leaves nothing behind`() throws {
    let folder = try TemporaryFolder()
    try folder.write(String(repeating: "x", count: 3_000_000), to: "in")
    let place = folder.url("copy").path
    let files = [folder.url("in").path]
    #expect(try CopyFloor(inputs: files, outputs: files, folder: place).run() > 0)
    #expect(folder.files == ["in"])
  }

  @Test func `the median is the middle value`() {
    #expect([3.0, 1, 2].median == 2)
    #expect([4.0, 1, 2, 3].median == 2.5)
    #expect([Double]().median == 0)
  }

  // MARK: The report

  private static func result(_ name: String, seconds: Double, isReal: Bool = false) -> CaseResult {
    func usage(_ wall: Double) -> [ChildProcess.Usage] {
      [ChildProcess.Usage(wall: wall, cpu: wall / 2, peakMemory: 60)]
    }
    var result = CaseResult(
      name: name,
      isReal: isReal,
      tokens: 1,
      bytesIn: 4,
      bytesOut: 6,
      filesIn: 1,
      filesOut: 1,
      touchingRuns: 0,
      work: CaseResult.Work.allCases.map { .init($0.rawValue, usage(seconds)) },
      stages: [],
      floors: CaseResult.Floor.allCases.map { .init($0.rawValue, usage(1)) }
    )
    result.addRatios()
    return result
  }

  @Test func `every speed limit has a line if it was measured`() {
    let cases = [
      Self.result("100 tokens, theme=2", seconds: 0.2),
      Self.result("10,000 tokens, theme=2", seconds: 0.6),
      Self.result("100,000 tokens, theme=2", seconds: 2),
      Self.result("1,000,000 tokens, theme=2", seconds: 20),
      Self.result("10,000 tokens, none", seconds: 0.5),
      Self.result("10,000 tokens, brand=12,theme=2", seconds: 2),
      Self.result("primer", seconds: 0.9, isReal: true),
    ]
    let limits = SpeedLimit.all(cases)
    let lines = limits.filter { !$0.work.contains(":") }.map { "\($0.work) \($0.isMet)" }
    #expect(
      lines == [
        "100 tokens true", "10,000 tokens false", "100,000 tokens false", "100,000 tokens true",
        "1,000,000 tokens true", "10,000 tokens in 24 contexts false",
        "peak memory, 100,000 tokens, theme=2 true", "primer true",
      ]
    )
    #expect(limits.count { $0.work.contains(":") } == 3 * cases.count)
    #expect(limits.first?.measured == 0.2)
    #expect(SpeedLimit.all([]) == [])
  }

  @Test func `the titles of sources match those used to find speed limits`() {
    var arguments = SyntheticSource.Arguments(tokens: 10_000)
    #expect(arguments.title == "10,000 tokens, none")
    arguments.modifiers = SyntheticModifiers.many.modifiers
    #expect(arguments.title == "10,000 tokens, brand=12,theme=2")
    arguments.files = 3
    #expect(arguments.title == "10,000 tokens, brand=12,theme=2, 3 files")
  }

  @Test func `columns are aligned`() {
    var table = TextTable(["", "ms"])
    table.add(["build", "1.25"])
    table.add(["check", "10.50"])
    #expect(table.text == "          ms\nbuild   1.25\ncheck  10.50\n")
  }
}
