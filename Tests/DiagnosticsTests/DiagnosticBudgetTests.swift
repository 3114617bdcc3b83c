import Diagnostics
import Testing

@Suite struct DiagnosticBudgetTests {
  @Test func `a small number of diagnostics is unchanged`() {
    var budget = DiagnosticBudget(limit: 3)
    var diagnostics = (0..<3).map { Diagnostic("type-mismatch", severity: .error, "\($0)") }
    let all = diagnostics
    budget.trim(&diagnostics)
    budget.finish(&diagnostics)
    #expect(diagnostics == all)
    #expect(!budget.hasDroppedErrors)
  }

  @Test func `the first diagnostics of each code are kept and the others counted`() {
    var budget = DiagnosticBudget(limit: 3)
    var diagnostics: [Diagnostic] = []
    for index in 0..<1000 {
      diagnostics.append(Diagnostic("legacy-color", severity: .warning, "warning \(index)"))
      budget.trim(&diagnostics)
      #expect(diagnostics.count <= 9)
    }
    for index in 0..<10 {
      diagnostics.append(Diagnostic("type-mismatch", severity: .error, "error \(index)"))
      budget.trim(&diagnostics)
    }
    #expect(budget.hasDroppedErrors)
    budget.finish(&diagnostics)
    #expect(
      diagnostics.map(\.message) == [
        "warning 0", "warning 1", "warning 2", "error 0", "error 1", "error 2",
        "997 more messages with this code were left out",
        "7 more messages with this code were left out",
      ]
    )
    #expect(diagnostics.suffix(2).map(\.code) == ["legacy-color", "type-mismatch"])
    #expect(diagnostics.suffix(2).map(\.severity) == [.warning, .error])
  }

  @Test func `dropped warnings don't cause an error`() {
    var budget = DiagnosticBudget(limit: 1)
    var diagnostics = (0..<2).map { Diagnostic("legacy-color", severity: .warning, "\($0)") }
    budget.finish(&diagnostics)
    #expect(diagnostics.map(\.severity) == [.warning, .warning])
    #expect(diagnostics.last?.message == "1 more message with this code was left out")
  }
}
