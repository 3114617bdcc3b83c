/// All measurements, for people and for programs.
struct BenchmarkReport: Codable {
  var version = 1
  /// The measured program.
  var program: String
  /// The interpreter used for the floors.
  var python: String
  var runs: Int
  var cases: [CaseResult] = []
  var limits: [SpeedLimit] = []

  init(program: String, python: String, runs: Int) {
    self.program = program
    self.python = python
    self.runs = runs
  }

  // MARK: Text

  var text: String {
    var text = "program  \(program)\npython   \(python)\nmedians of \(runs)\n"
    for result in cases { text += "\n" + Self.section(result) }
    guard !limits.isEmpty else { return text }
    var table = TextTable(["what is promised", "at most", "wall", "cpu", ""])
    for limit in limits {
      table.add([
        "\(limit.work), × \(limit.of)", Figures.fixed(limit.limit, 2),
        Figures.fixed(limit.measured, 2),
        limit.onProcessors.map { Figures.fixed($0, 2) } ?? "", limit.isMet ? "met" : "MISSED",
      ])
    }
    return text + "\n" + table.text
  }

  private static func section(_ result: CaseResult) -> String {
    let size = { (bytes: Int) in Figures.fixed(Double(bytes) / 1e6, 2) + " MB" }
    let floors = CaseResult.Floor.allCases.map(\.rawValue)
    var table = TextTable(["", "wall ms", "cpu ms", "peak MB"] + floors.map { "× \($0)" })
    for figure in result.work + result.stages + result.floors {
      table.add(
        [
          figure.name, Figures.fixed(figure.wall * 1e3, 2),
          figure.cpu.map { Figures.fixed($0 * 1e3, 1) } ?? "",
          figure.peakMemory.map { Figures.fixed(Double($0) / 1e6, 1) } ?? "",
        ] + floors.map { name in figure.ratios[name].map { Figures.fixed($0, 2) } ?? "" }
      )
    }
    let touched =
      result.touchingRuns == 0
      ? "builds without changes touched no file"
      : "FILES TOUCHED by \(result.touchingRuns) builds without changes"
    return """
      \(result.name)
      \(Figures.grouped(result.tokens)) tokens; in \(size(result.bytesIn)), \
      \(Figures.grouped(result.filesIn)) files; out \(size(result.bytesOut)), \
      \(Figures.grouped(result.filesOut)) files; \(touched)
      \(table.text)
      """
  }
}
