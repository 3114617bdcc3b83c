import Foundation
import TestSupport
import Testing

@testable import benchmark

/// The limits on instructions: parsing profiles and comparing them with the limits.
@Suite struct InstructionTests {
  /// A profile in which `main` calls a stage, which calls itself through another symbol and a
  /// closure.
  private static let profile = """
    # callgrind format
    events: Ir

    fn=(1) main
    0 10
    cfn=(2) $s5stageA
    calls=2 0
    0 700
    cfi=(9) other.swift
    cfn=(4) helper
    calls=1 0
    0 5

    fn=(2)
    0 100
    cfn=(3) $s5stageATf4n_n
    calls=2 0
    0 600

    fn=(3)
    0 550
    cfn=(4)
    calls=1 0
    0 20

    fn=(4)
    0 5
    cfn=(5) $s5stageAyXEfU_
    calls=1 0
    0 15

    totals: 715
    """

  @Test func `only the outermost calls of a stage count`() {
    let profile = CallgrindProfile(Self.profile)
    #expect(profile.total == 715)
    #expect(profile.inclusive(["$s5stage"]) == 700)
    #expect(profile.inclusive(["helper"]) == 25)
    #expect(profile.inclusive(["$s5stage", "helper"]) == 705)
  }

  @Test func `a stage that wasn't called has no count`() {
    #expect(CallgrindProfile(Self.profile).inclusive(["$s5other"]) == nil)
    #expect(CallgrindProfile("").inclusive(["main"]) == nil)
  }

  @Test func `a stage whose functions are missing is reported by name`() {
    let profiles = [CallgrindProfile(Self.profile), CallgrindProfile(Self.profile)]
    let failure = #expect(throws: ChildProcess.Failure.self) {
      try InstructionCounts(profiles, targets: [("css", 100)])
    }
    #expect(failure?.description.contains("`templates` cannot be told") == true)
  }

  @Test func `every stage except start-up has separate functions`() {
    for stage in InstructionStage.allCases where stage != .startUp {
      #expect(!stage.symbols.isEmpty, "\(stage)")
    }
    let symbols = InstructionStage.allCases.flatMap(\.symbols)
    #expect(Set(symbols).count == symbols.count)
  }

  // MARK: Limits

  /// The counts for a build in which every stage takes `count` instructions.
  private static func counts(_ count: Int) throws -> InstructionCounts {
    let calls = InstructionStage.allCases.flatMap { stage in
      stage.symbols.enumerated().map { number, symbol in
        "cfn=(\(symbol.count)\(stage)) \(symbol)\ncalls=1 0\n0 \(number == 0 ? count : 0)\n"
      }
    }
    let first = "fn=(1) main\n" + calls.joined() + "totals: \(count * 10)\n"
    return try InstructionCounts(
      [CallgrindProfile(first), CallgrindProfile("totals: 0")],
      targets: [("css", 100)]
    )
  }

  @Test func `the rows are the stages, the remainder, and the total`() throws {
    let rows = try Self.counts(1000).rows
    #expect(rows.first == InstructionCounts.Row(name: "start-up", count: 2000))
    #expect(rows.last == InstructionCounts.Row(name: "total", count: 10_000, outputBytes: 100))
    #expect(rows.contains(InstructionCounts.Row(name: "render css", count: 1000, outputBytes: 100)))
    #expect(rows.dropLast().reduce(0) { $0 + $1.count } == 10_000)
  }

  private static func limits(_ count: Int) throws -> InstructionLimits {
    InstructionLimits(try counts(count), commit: "abc", tokens: 10, contexts: "theme=2")
  }

  private static func report(_ count: Int, against recorded: Int) throws -> InstructionReport {
    let limits = try limits(recorded)
    return InstructionReport(
      counts: try counts(count),
      staleCheck: count,
      tokens: 10,
      limits: limits
    )
  }

  @Test func `exceeding a limit by up to a tenth is allowed`() throws {
    #expect(try Self.report(1000, against: 1000).failures == [])
    #expect(try Self.report(1100, against: 1000).failures == [])
    let failures = try Self.report(1120, against: 1000).failures
    #expect(
      failures.contains(
        "`lower` takes 1.12 times the instructions of the reference, and may take 1.10 times"
      )
    )
    #expect(failures.count == 10)
  }

  @Test func `a single exceeded limit fails with the name of its stage only`() throws {
    var limits = try Self.limits(1000)
    limits.reference.instructions["resolve"] = 90
    let report = InstructionReport(
      counts: try Self.counts(1000),
      staleCheck: 0,
      tokens: 10,
      limits: limits
    )
    #expect(
      report.failures == [
        "`resolve` takes 1.11 times the instructions of the reference, and may take 1.10 times"
      ]
    )
    limits.raised["resolve"] = .init(limit: 1.2, feature: "expressions")
    #expect(limits.verdict(on: report.counts.rows[4]) == .good)
  }

  @Test func `a stage without a limit and a limit without a stage are errors`() throws {
    var limits = try Self.limits(1000)
    limits.reference.instructions["resolve"] = nil
    limits.reference.instructions["resolving"] = 110
    limits.raised["total"] = .init(limit: 1.2, feature: "")
    let report = InstructionReport(
      counts: try Self.counts(1000),
      staleCheck: 0,
      tokens: 10,
      limits: limits
    )
    #expect(
      report.failures == [
        "`resolve` has no figure in the reference",
        "the limit of the total can't be raised; record a new reference instead",
        "the limit of `total` is raised without a feature that it pays for",
        "the figure of `resolving` is for no stage",
      ]
    )
  }

  @Test func `a check may take 1.3 times as many instructions as the build`() throws {
    func failures(_ staleCheck: Int) throws -> [String] {
      let limits = try Self.limits(1000)
      return InstructionReport(
        counts: try Self.counts(1000),
        staleCheck: staleCheck,
        tokens: 10,
        limits: limits
      ).failures
    }
    #expect(try failures(13_000) == [])
    #expect(
      try failures(13_100) == [
        "a check of stale outputs takes 1.31 times the build, and may take 1.30 times"
      ]
    )
  }

  @Test func `a limit that is too loose is reported`() throws {
    let report = try Self.report(500, against: 1000)
    #expect(report.failures == [])
    #expect(report.advice.count == 10)
  }

  @Test func `limits survive a round trip`() throws {
    let folder = try TemporaryFolder()
    let path = folder.url("limits.json").path
    let limits = try Self.limits(1000)
    try limits.write(to: path)
    #expect(try InstructionLimits(contentsOf: path) == limits)
  }

  @Test func `figures are formatted for people`() {
    #expect(Figures.grouped(0) == "0")
    #expect(Figures.grouped(999) == "999")
    #expect(Figures.grouped(-1_234_567) == "-1,234,567")
    #expect(Figures.fixed(0.0456, 2) == "0.05")
    #expect(Figures.fixed(12.5, 0) == "13")
    #expect(Figures.percent(0.256) == "26 %")
  }
}
