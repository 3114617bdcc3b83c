import Testing

@testable import TokenOutput

/// The target `lint-rules`. `Tests/Compilers` applies its rules to code.
@Suite struct LintRulesTests {
  @Test func `nothing is written without an output whose names to suggest`() throws {
    let result = try Workshop.own.render("lint-rules")
    #expect(result.files.isEmpty && !result.codes.contains("template-warning"))
  }

  @Test func `an option that names no output is reported`() throws {
    var workshop = try Workshop.own
    workshop.request = OutputRequest(options: [OptionSetting("swift", .string("swfit"))])
    let messages = try workshop.render("lint-rules").messages
    #expect(messages.contains("no output of the target swfit names these tokens"), "\(messages)")
  }
}
