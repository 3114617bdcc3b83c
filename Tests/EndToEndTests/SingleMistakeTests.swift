import Foundation
import TestSupport
import Testing

/// Single edits of this repository's own source: a missing quote, comma, or bracket, a misspelled
/// name, or a value of the wrong type. Each edit gives exactly one diagnostic, located on the line
/// of the edit.
@Suite struct `A single mistake` {
  /// An edit, and the line of the diagnostic, which defaults to the line of the edit.
  struct Edit: CustomTestStringConvertible, Sendable {
    var file = "text.tokens.json"
    let old: String
    let new: String
    let code: String
    /// The distance from the edit to the line of the diagnostic.
    var below = 0

    init(_ old: String, _ new: String, _ code: String, in file: String? = nil, below: Int = 0) {
      (self.old, self.new, self.code, self.below) = (old, new, code, below)
      if let file { self.file = file }
    }

    var testDescription: String { "\(file): \(old) → \(new)" }
  }

  private static let dark = "theme/dark.tokens.json"
  private static let motion = "motion.tokens.json"
  private static let resolver = "app.resolver.json"
  private static let config = "tokens.config.json"

  static let edits: [Edit] = [
    // Quotes
    Edit("\"fontSize\": {", "fontSize\": {", "malformed-json"),
    Edit("\"fontSize\": {", "\"fontSize: {", "malformed-json"),
    Edit("\"face\": {", "face\": {", "malformed-json"),
    Edit("\"face\": {", "\"face: {", "malformed-json"),
    Edit("\"value\": 17,", "value\": 17,", "malformed-json"),
    Edit("\"value\": 17,", "\"value: 17,", "malformed-json"),
    Edit("\"unit\": \"px\" }", "\"unit\": px\" }", "malformed-json"),
    Edit("\"unit\": \"px\" }", "\"unit\": \"px }", "malformed-json"),
    Edit("\"number\": 1,", "number\": 1,", "malformed-json"),
    Edit("\"number\": 1,", "\"number: 1,", "malformed-json"),
    Edit("\"{weight.strong}\"", "{weight.strong}\"", "malformed-json"),
    Edit("\"{weight.strong}\"", "\"{weight.strong}", "malformed-json"),
    Edit("\"$type\": \"fontWeight\",", "$type\": \"fontWeight\",", "malformed-json"),
    Edit("\"$type\": \"fontWeight\",", "\"$type: \"fontWeight\",", "malformed-json"),
    Edit("\"$type\": \"fontWeight\",", "\"$type\": fontWeight\",", "malformed-json"),
    Edit("\"$type\": \"fontWeight\",", "\"$type\": \"fontWeight,", "malformed-json"),
    // Commas and colons
    Edit("\"$type\": \"fontWeight\",", "\"$type\": \"fontWeight\"", "malformed-json"),
    Edit("\"value\": 17,", "\"value\": 17", "malformed-json"),
    Edit("\"fontSize\": {", "\"fontSize\" {", "malformed-json"),
    Edit("\"number\": 1,", "\"number\" 1,", "malformed-json"),
    Edit("\"number\": 1,", "\"number\": 1,,", "malformed-json"),
    Edit("\"number\": 1,", "\"number\": ,", "malformed-json"),
    // Brackets
    Edit("\"fontSize\": {", "\"fontSize\":", "malformed-json"),
    Edit("\"unit\": \"px\" }", "\"unit\": \"px\"", "malformed-json", below: -1),
    Edit("\"faces\": [", "\"faces\":", "malformed-json", below: -1),
    Edit("\"$value\": [\"Inter\", ", "\"$value\": \"Inter\", ", "malformed-json"),
    Edit("\"sans-serif\"],", "\"sans-serif\",", "malformed-json"),
    Edit("\"sans-serif\"],", "\"sans-serif\"},", "malformed-json"),
    Edit("[0.3, 0, 1, 1]", "[0.3, 0, 1, 1", "malformed-json", in: motion),
    Edit("[0.3, 0, 1, 1]", "0.3, 0, 1, 1]", "malformed-json", in: motion),
    Edit("[0.3, 0, 1, 1]", "[0.3, 0, 1, 1}", "malformed-json", in: motion),
    // Numbers and keywords
    Edit("\"value\": 17,", "\"value\": 017,", "malformed-json"),
    Edit("\"value\": 17,", "\"value\": 17px,", "malformed-json"),
    Edit("\"value\": 17,", "\"value\": 1e400,", "number-out-of-range"),
    // Names
    Edit("\"$type\": \"fontWeight\",", "\"type\": \"fontWeight\",", "not-an-object"),
    Edit("\"$type\": \"fontWeight\",", "\"$typ\": \"fontWeight\",", "unknown-property"),
    Edit("\"$type\": \"fontWeight\",", "\"$type\": \"fontWieght\",", "unknown-type"),
    Edit("\"$value\": [\"Inter\"", "\"value\": [\"Inter\"", "foreign-form"),
    Edit("\"$value\": [\"Inter\"", "\"$valeu\": [\"Inter\"", "unknown-property"),
    Edit("\"$value\": \"semi-bold\"", "\"value\": \"semi-bold\"", "foreign-form"),
    Edit("\"$value\": \"semi-bold\"", "\"$vale\": \"semi-bold\"", "unknown-property"),
    Edit("\"$value\": {", "\"value\": {", "foreign-form"),
    Edit("\"$value\": {", "\"$vaule\": {", "unknown-property"),
    Edit(
      "\"dev.tokens\": {\n          \"number\"",
      "\"dev.tokens\": {\n          \"numbr\"",
      "unknown-extension-member",
      below: 1
    ),
    Edit("{ \"weight\": 700,", "{ \"weigt\": 700,", "unknown-extension-member"),
    // Values
    Edit("\"value\": 17,", "\"value\": \"17\",", "invalid-dimension"),
    Edit("\"value\": 17,", "\"value\": null,", "invalid-dimension"),
    Edit("\"unit\": \"px\" }", "\"unit\": \"pz\" }", "invalid-dimension"),
    Edit("\"{weight.strong}\"", "\"{weight.stron}\"", "unknown-reference"),
    Edit("\"{weight.strong}\"", "{}", "invalid-font-weight"),
    Edit("\"semi-bold\"", "\"semi-blod\"", "invalid-font-weight"),
    // The whole file
    Edit("{\n  \"face\"", "<<<<<<< HEAD\n=======\n>>>>>>> main\n{\n  \"face\"", "merge-conflict"),
    Edit(
      "{\n  \"face\"",
      "{\n<<<<<<< HEAD\n  \"x\": {},\n=======\n>>>>>>> main\n  \"face\"",
      "merge-conflict",
      below: 1
    ),
    // The resolver document
    Edit("\"sets\"", "\"set\"", "unknown-resolver-member", in: resolver),
    Edit("\"modifiers\"", "\"modifier\"", "unknown-resolver-member", in: resolver),
    Edit("\"resolutionOrder\"", "\"resolutonOrder\"", "unknown-resolver-member", in: resolver),
    Edit("\"default\"", "\"defualt\"", "unknown-resolver-member", in: resolver),
    Edit("\"sources\"", "\"source\"", "unknown-resolver-member", in: resolver),
    Edit("\"contexts\"", "\"context\"", "unknown-resolver-member", in: resolver),
    Edit("\"$ref\": \"swatch", "\"$rf\": \"swatch", "unknown-resolver-member", in: resolver),
    Edit("\"$ref\": \"swatch", "\"ref\": \"swatch", "unknown-resolver-member", in: resolver),
    Edit("\"$ref\": \"swatch", "\"$ref: \"swatch", "malformed-json", in: resolver),
    Edit("swatch.tokens.json", "swtach.tokens.json", "missing-file", in: resolver),
    Edit("#/sets/base", "#/sets/bsae", "unresolved-source", in: resolver),
    // A token in a context
    Edit("\"$value\"", "\"$vlaue\"", "unknown-property", in: dark),
    Edit("\"$value\"", "\"value\"", "foreign-form", in: dark),
    // The configuration
    Edit("\"source\"", "\"sorce\"", "unknown-setting", in: config),
    Edit("\"outputs\"", "\"output\"", "unknown-setting", in: config),
    Edit("\"target\"", "\"taget\"", "unknown-setting", in: config),
    Edit("\"directory\"", "\"directroy\"", "unknown-setting", in: config),
    Edit("app.resolver.json", "ap.resolver.json", "missing-file", in: config),
    Edit("app.resolver.json", ".", "missing-file", in: config),
  ]

  @Test func `a name collision is reported once for all targets`() throws {
    let project = try SampleProject()
    let names =
      #""x": { "a b": { "$type": "number", "$value": 1 }, "a-b": { "$type": "number", "$value": 2 } },"#
    try project.folder.replace(
      "{\n  \"face\"",
      with: "{\n  \(names)\n  \"face\"",
      in: "tokens/text.tokens.json"
    )
    let run = try project.run("build")
    #expect(run.error.hasSuffix("\n1 error\n"), "\(run.error)")
    #expect(run.error.contains("note: they also collide in `"))
  }

  @Test func `an invalid resolver document doesn't cause errors about the appearance`() throws {
    let project = try SampleProject()
    try project.folder.replace(
      "\"resolutionOrder\"",
      with: "\"resolutonOrder\"",
      in: "tokens/app.resolver.json"
    )
    let appearance = #""appearance": { "modifier": "theme", "light": "light", "dark": "dark" },"#
    try project.folder.replace(
      "\"outputs\"",
      with: "\(appearance) \"outputs\"",
      in: "tokens/tokens.config.json"
    )
    let run = try project.run("build")
    #expect(run.error.hasSuffix("\n1 error\n"), "\(run.error)")
    #expect(run.error.contains("error[unknown-resolver-member]"))
  }

  @Test func `an unknown option is the only reported error`() throws {
    let run = try SampleProject().run("-X")
    #expect(run.status == 2)
    #expect(run.error.hasSuffix("\n1 error\n"), "\(run.error)")
  }

  @Test(arguments: edits)
  func `a single mistake gives one diagnostic at its location`(_ edit: Edit) throws {
    let project = try SampleProject()
    let file = "tokens/\(edit.file)"
    let text = try #require(project.folder.text(file))
    let range = try #require(text.range(of: edit.old), "the source has changed: \(edit.old)")
    let line = text[..<range.lowerBound].count { $0 == "\n" } + 1 + edit.below
    try project.folder.write(text.replacingCharacters(in: range, with: edit.new), to: file)
    let run = try project.run("build --format json")
    let found = try JSONReport(run.output).diagnostics
    #expect(found.map(\.code) == [edit.code], "\(found.map(\.message))")
    #expect(found.first?.file == file)
    if edit.below >= 0 { #expect(found.first?.line == line, "\(found.first?.message ?? "")") }
  }
}
