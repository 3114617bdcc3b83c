import Diagnostics
import Testing

@Suite struct DiagnosticBudgetTests {
  @Test func `few diagnostics are left alone`() {
    var budget = DiagnosticBudget(limit: 3)
    var diagnostics = (0..<3).map { Diagnostic(.typeMismatch, "\($0)") }
    let all = diagnostics
    budget.trim(&diagnostics)
    budget.finish(&diagnostics)
    #expect(diagnostics == all)
    #expect(!budget.hasDroppedErrors)
  }

  @Test func `the first ones of each code are kept and the others are counted`() {
    var budget = DiagnosticBudget(limit: 3)
    var diagnostics: [Diagnostic] = []
    for index in 0..<1000 {
      diagnostics.append(Diagnostic(.legacyColor, severity: .warning, "warning \(index)"))
      budget.trim(&diagnostics)
      #expect(diagnostics.count <= 9)
    }
    for index in 0..<10 {
      diagnostics.append(Diagnostic(.typeMismatch, "error \(index)"))
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
    #expect(diagnostics.suffix(2).map(\.code) == [.legacyColor, .typeMismatch])
    #expect(diagnostics.suffix(2).map(\.severity) == [.warning, .error])
  }

  @Test func `warnings that were dropped make no error`() {
    var budget = DiagnosticBudget(limit: 1)
    var diagnostics = (0..<2).map { Diagnostic(.legacyColor, severity: .warning, "\($0)") }
    budget.finish(&diagnostics)
    #expect(diagnostics.map(\.severity) == [.warning, .warning])
    #expect(diagnostics.last?.message == "1 more message with this code was left out")
  }
}
