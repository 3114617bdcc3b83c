import Testing

@testable import TokenOutput

/// Words of generated code that options replace.
@Suite struct WordReplacementTests {
  private static func render(_ options: [OptionSetting]) throws -> String {
    var workshop = Workshop(##"{ "public": { "$type": "number", "$value": 1 } }"##)
    workshop.addTarget(
      "t",
      printing: """
        public struct Type { // public Type
          @A("public Type") public var `public` = Other.Type.public // Types
        }
        """,
      ##"""
      "options": {
        "access": { "type": "choice", "values": ["public", "internal"], "default": "public" },
        "prefix": { "type": "string", "default": "" } },
      "words": { "replaced": { "access": ["public", "open"] }, "prefixed": { "prefix": ["Type"] } }
      """##
    )
    workshop.request.options = options
    let result = try workshop.render("t")
    #expect(result.report == "")
    return result.files.values.joined()
  }

  @Test func `words are kept without options`() throws {
    let plain = try Self.render([])
    #expect(plain.contains("public struct Type { // public Type"))
    #expect(try Self.render([OptionSetting("access", .string("public"))]) == plain)
  }

  @Test func `words are replaced outside of comments and strings`() throws {
    let code = try Self.render([OptionSetting("access", .string("internal"))])
    #expect(code.contains("internal struct Type { // public Type"))
    #expect(code.contains("@A(\"public Type\") public var `public` = Other.Type.public"))
  }

  @Test func `a prefix is added to whole words that aren't members`() throws {
    let code = try Self.render([OptionSetting("prefix", .string("X"))])
    #expect(code.contains("public struct XType { // public XType"))
    #expect(code.contains("@A(\"public XType\") public var `public` = Other.Type.public // Types"))
  }

  @Test func `every type of a Swift module at the top level has the prefix`() throws {
    var workshop = try Workshop.own
    workshop.request.options = [
      OptionSetting("prefix", .string("ACME")), OptionSetting("runtime", .boolean(true)),
      OptionSetting("colorNames", .boolean(true)), OptionSetting("access", .string("internal")),
    ]
    let code = try workshop.render("swift").files.values.joined(separator: "\n")
    let types = code.matches(
      of: /(?m)^(?:[@a-zA-Z]+ )*(?:struct|enum|class|protocol|actor|typealias) (\w+)/
    )
    #expect(types.count > 40)
    for type in types { #expect(type.1.hasPrefix("ACME") || type.1 == "Tokens", "\(type.1)") }
  }
}
