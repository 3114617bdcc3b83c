import CommandLineParsing
import Testing

@testable import tokens

@Suite struct Declarations {
  @Test func `the program's declaration is valid`() {
    #expect(Program.declaration.mistakes == [])
  }
}
