import Diagnostics
import Testing

@Suite struct Order {
  private func finding(_ message: String, file: UInt32?, at start: UInt32 = 0) -> Diagnostic {
    let label = file.map {
      Label(Span(file: SourceMap.FileID(index: $0), start: start, end: start + 1))
    }
    return Diagnostic(.invalidValue, severity: .warning, message).at(label)
  }

  @Test func `a report is sorted by file, offset, code, and message, unlocated last`() {
    let first = finding("z", file: 0, at: 3)
    let second = finding("a", file: 1, at: 1)
    let third = finding("b", file: 1, at: 1)
    let fourth = finding("a", file: nil)
    #expect(
      [fourth, third, first, second].sortedForReport() == [first, second, third, fourth]
    )
  }

  @Test func `duplicate diagnostics are reported once`() {
    let finding = finding("a", file: 0)
    #expect([finding, finding].sortedForReport() == [finding])
  }

  @Test func `strict turns warnings into errors and leaves advice unchanged`() {
    let advice = Diagnostic(.invalidValue, severity: .advice, "a")
    let strict = [finding("a", file: 0), advice].treatingWarningsAsErrors()
    #expect(strict.map(\.severity) == [.error, .advice])
    #expect(strict.containsError)
  }

  @Test func `strict leaves accepted warnings unchanged`() {
    let warning = finding("a", file: 0)
    #expect([warning].treatingWarningsAsErrors(except: [.invalidValue]) == [warning])
  }

  @Test func `the last line counts the diagnostics of each severity`() {
    let error = Diagnostic(.invalidValue, "a")
    let warning = Diagnostic(.invalidValue, severity: .warning, "a")
    let advice = Diagnostic(.invalidValue, severity: .advice, "a")
    #expect([Diagnostic]().countLine == nil)
    #expect([error, error, warning].countLine == "2 errors, 1 warning")
    #expect([advice].countLine == "1 piece of advice")
    #expect([warning, warning, advice, advice].countLine == "2 warnings, 2 pieces of advice")
  }
}
