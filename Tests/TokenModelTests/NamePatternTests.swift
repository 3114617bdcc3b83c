import Testing
import TokenModel

@Suite struct NamePatternTests {
  @Test(arguments: [
    ("a", "a", true), ("a", "a.b", false), ("a.b", "a.b", true), ("a.*", "a.b", true),
    ("a.*", "a.b.c", false), ("a.*", "a", false), ("a.**", "a.b.c", true), ("a.**", "a", true),
    ("a.**", "ab.c", false), ("**", "a.b", true), ("**.c", "a.b.c", true), ("**.c", "c", true),
    ("**.c", "a.c.b", false), ("a.**.c", "a.c", true), ("a.**.c", "a.b.b.c", true),
    ("a.**.b.**.c", "a.x.b.b.y.c", true), ("a.**.b.**.c", "a.x.y.c", false),
    ("a*.b?", "abc.bd", true), ("a*.b?", "abc.b", false), ("?", "ü", true), ("?", "uu", false),
    ("*a*a", "xaya", true), ("**.**.a", "a", true), ("A", "a", false),
  ])
  func `patterns match names`(_ pattern: String, _ path: String, _ isMatch: Bool) throws {
    let names = NamePattern.names(of: Array(path.utf8), separator: ".")
    #expect(try #require(NamePattern(pattern, separator: ".")).matches(names) == isMatch)
  }

  @Test(arguments: ["", ".a", "a.", "a..b"])
  func `a pattern with an empty name is invalid`(_ text: String) {
    #expect(NamePattern(text, separator: ".") == nil)
  }

  @Test func `matching many wildcards takes time proportional to pattern and path`() throws {
    let pattern = try #require(
      NamePattern(String(repeating: "**.a.", count: 200) + "b", separator: ".")
    )
    let path = String(repeating: "a.", count: 5000) + "c"
    #expect(!pattern.matches(NamePattern.names(of: Array(path.utf8), separator: ".")))
  }
}
