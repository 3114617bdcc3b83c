import TemplateEngine
import Testing

@testable import TokenOutput

@Suite struct `Limits on the size of outputs` {
  private func limits(forSourceOf bytes: Int) -> (files: Int, text: Int) {
    let budget = OutputBudget(limit: OutputBudget.limit(forSourceOf: bytes)) { _ in true }
    return (budget.templateLimits.outputBytes, budget.templateLimits.keptBytes)
  }

  @Test func `small sources have 512 MiB for files and 64 MiB for text in variables`() {
    #expect(limits(forSourceOf: 0) == (512 << 20, 64 << 20))
    #expect(limits(forSourceOf: 5 << 20) == (512 << 20, 64 << 20))
  }

  @Test func `both grow with the source, up to what an offset can express`() {
    #expect(limits(forSourceOf: 80 << 20) == (8000 << 20, 1000 << 20))
    #expect(limits(forSourceOf: 4 << 30).text == Int(UInt32.max))
  }
}
