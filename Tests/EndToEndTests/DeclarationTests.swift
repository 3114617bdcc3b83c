import CommandLineParsing
import Testing

@testable import tokens

@Suite struct Declarations {
  @Test func `nothing is wrong with what the program declares`() {
    #expect(Program.declaration.mistakes == [])
  }
}
