import Diagnostics
import Foundation
import JSONSyntax
import TemplateEngine
import TestSupport
import Testing
import TokenModel

@testable import TokenOutput

/// `target.json`: what the reader takes, and that the schema takes the same.
@Suite struct TargetReaderTests {
  private let schema: JSONSchema

  init() throws {
    let url = Workshop.repository.appending(path: "templates/target.schema.json")
    schema = try JSONSchema(Data(contentsOf: url))
  }

  /// What the reader says about a text.
  private func read(_ text: String) -> (target: Target, messages: [String], report: String) {
    var sources = SourceMap()
    let file = sources.add(path: "target.json", bytes: Array(text.utf8))
    var diagnostics: [Diagnostic] = []
    let tree = JSONTree.parse(Array(text.utf8), file: file, diagnostics: &diagnostics)
    let start = Target(name: "t", place: Span(file: file, start: 0, end: 1))
    let target = TargetReader.read(tree, over: start, diagnostics: &diagnostics)
    let report = diagnostics.map { diagnostic in
      let place = diagnostic.primary.map { sources[file].position(at: $0.span.start) }
      return "\(place?.line ?? 0):\(place?.column ?? 0) \(diagnostic.message)"
        + (diagnostic.help.map { " (\($0))" } ?? "")
    }
    return (target, diagnostics.map(\.message), report.joined(separator: "\n"))
  }

  @Test func `every built-in target agrees with the schema and the reader`() throws {
    for name in EmbeddedTemplates.targetNames {
      let file = EmbeddedTemplates.files(of: name).first { $0.name == "target.json" }
      let bytes = try #require(file).bytes
      #expect(try schema.findings(in: Data(bytes)) == [], "\(name)")
      #expect(read(String(decoding: bytes, as: UTF8.self)).messages == [], "\(name)")
    }
  }

  /// The example of the design, as written there.
  private let example = ##"""
    { "targetVersion": 1, "summary": "Jetpack Compose: constants, themes, text styles",
      "options": { "package": { "type": "string", "default": "design.tokens", "pattern": "[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*", "help": "package of the generated files" },
                   "root": { "type": "identifier", "default": "Tokens" }, "remBase": { "type": "number", "default": 16 } },
      "names": { "group": "UpperCamel", "token": "lowerCamel", "scope": "group", "join": null, "caseSensitive": true, "digitFirst": "_", "allowed": "xid", "otherwise": "uHEX", "root": "root",
                 "reserved": { "escape": { "words": ["as", "class", "fun", "in", "is", "object", "val", "when"], "with": "`{}`" }, "rename": { "words": ["Companion"], "with": "{}_" } } },
      "text": { "string": { "open": "\"", "close": "\"", "escapes": { "\"": "\\\"", "\\": "\\\\", "$": "\\$", "\n": "\\n" }, "control": "\\u{HEX4}" },
                "comment": { "first": "/**", "line": " * ", "last": " */", "replace": { "*/": "* /", "/*": "/ *" }, "width": 100 }, "number": { "digits": 6, "float": "{}f" } },
      "references": { "color": true, "dimension": true, "typography": false },
      "contexts": { "appearance": "inside", "contrast": "inside", "other": "themed" },
      "limits": { "members": 1000 },
      "files": [ { "template": "tokens.kt.tmpl", "path": "{package:path}/{root}.kt", "each": "once" },
                 { "template": "group.kt.tmpl", "path": "{package:path}/{root}{group.id}.kt", "each": "group", "depth": 1, "when": "group.tokens > 0" } ] }
    """##

  @Test func `the design's example is read as it stands`() throws {
    let (target, messages, _) = read(example)
    #expect(messages == [])
    #expect(try schema.findings(in: Data(example.utf8)) == [])
    #expect(target.names.group == .upperCamel && target.names.digitFirst == "_")
    #expect(target.number.digits == 6 && target.number.float == "{}f")
    #expect(target.references.aliases.contains(.color))
    #expect(!target.references.aliases.contains(.typography))
    #expect(target.references.parts[.typography] == ReferenceRules.Parts.none)
    #expect(target.contexts.appearance == .inside && target.contexts.other == .themed)
    #expect(target.limits == Target.Limits(members: 1000))
    #expect(target.files.map(\.each) == [.once, .group] && target.files[1].depth == 1)
  }

  private static let mutations: [(member: String, message: String)] = [
    (##""nmaes": {}"##, "target.json has no member `nmaes`"),
    (##""summary": 1"##, "`summary` is `1`, expected a string"),
    (##""names": { "tokens": "kebab" }"##, "`names` has no member `tokens`"),
    (
      ##""names": { "token": "camel" }"##,
      "`names.token` is `camel`, which is not one of its values"
    ),
    (##""names": { "join": 1 }"##, "`names.join` is `1`, expected a string or `null`"),
    (
      ##""names": { "caseSensitive": "no" }"##,
      "`names.caseSensitive` is a string, expected `true` or `false`"
    ),
    (
      ##""names": { "otherwise": "u" }"##,
      "`names.otherwise` has no `HEX`, which stands for the name"
    ),
    (
      ##""names": { "deprecated": "old" }"##,
      "`names.deprecated` has no `{}`, which stands for the name"
    ),
    (##""names": { "type": "T" }"##, "`names.type` has no `{}`, which stands for the name"),
    (
      ##""names": { "unicode": "9" }"##,
      "`names.unicode` is a string, expected a whole number from 1 to 1000"
    ),
    (##""names": { "type": 1 }"##, "`names.type` is `1`, expected a string"),
    (
      ##""names": { "reserved": { "escape": { "word": [] } } }"##,
      "`names.reserved.escape` has no member `word`"
    ),
    (##""names": { "taken": "a" }"##, "`names.taken` is a string, expected an object"),
    (##""text": { "string": { "opens": "" } }"##, "`text.string` has no member `opens`"),
    (
      ##""text": { "comment": { "width": 5 } }"##,
      "`text.comment.width` is `5`, expected a whole number from 20 to 10000"
    ),
    (
      ##""text": { "number": { "digits": 1.5 } }"##,
      "`text.number.digits` is `1.5`, expected a whole number from 0 to 17"
    ),
    (##""references": { "colour": true }"##, "`references` has no member `colour`"),
    (
      ##""references": { "color": { "alias": true } }"##,
      "`references.color` is an object, expected `true` or `false`"
    ),
    (
      ##""references": { "border": { "parts": ["colour"] } }"##,
      "`references.border.parts` is `colour`, which is not one of its values"
    ),
    (
      ##""references": { "order": "before" }"##,
      "`references.order` is `before`, which is not one of its values"
    ),
    (
      ##""contexts": { "other": "inside" }"##,
      "`contexts.other` is `inside`, which is not one of its values"
    ),
    (
      ##""contexts": { "inside": ["colors"] }"##,
      "`contexts.inside` is `colors`, which is not one of its values"
    ),
    (
      ##""limits": { "members": 0 }"##,
      "`limits.members` is `0`, expected a whole number from 1 to 1000000"
    ),
    (##""units": ["px", "dp"]"##, "`units` is `dp`, which is not one of its values"),
    (##""private": true"##, "`private` is `true`, expected a string"),
    (
      ##""tables": { "a": { "b": 1 } }"##,
      "`tables.a.b` is `1`, expected a string or `null`"
    ),
    (##""options": { "a": {} }"##, "`options.a` has no member `type`, which it needs"),
    (
      ##""options": { "a": { "type": "text" } }"##,
      "`options.a.type` is `text`, which is not one of its values"
    ),
    (
      ##""options": { "a": { "type": "choice" } }"##,
      "`options.a` has no member `values`, which it needs"
    ),
    (##""files": [{ "template": "a" }]"##, "`files[0]` has no member `path`, which it needs"),
    (
      ##""files": [{ "template": "a", "path": "b", "each": "always" }]"##,
      "`files[0].each` is `always`, which is not one of its values"
    ),
    (##""files": {}"##, "`files` is an object, expected a list of objects"),
    (
      ##""targetVersion": 2"##,
      "`targetVersion` is `2`, expected `1`"
    ),
  ]

  @Test(arguments: mutations)
  func `a wrong member is refused by reader and schema alike`(
    _ member: String,
    _ message: String
  ) throws {
    var members = [##""targetVersion": 1"##, ##""files": []"##]
    members.removeAll { member.hasPrefix($0.prefix(8)) }
    let text = "{ " + (members + [member]).joined(separator: ", ") + " }"
    #expect(read(text).messages == [message])
    #expect(try !schema.findings(in: Data(text.utf8)).isEmpty)
  }

  /// What the schema has no words for.
  private static let beyondSchema: [(member: String, message: String)] = [
    (
      ##""files": [{ "template": "a", "path": "{b" }]"##,
      "the path of the files is wrong: `{` without `}`"
    ),
    (
      ##""files": [{ "template": "a", "path": "b", "when": "tokens >" }]"##,
      "the condition is wrong: `>` needs a whole number or a word in quotes after it"
    ),
    (
      ##""files": [{ "template": "a", "path": "b", "when": "tokens groups" }]"##,
      "the condition is wrong: `groups` stands where `and` or `or` may stand"
    ),
    (
      ##""files": [{ "template": "a", "path": "b", "depth": 1 }]"##,
      "`depth` has a meaning for files of groups only"
    ),
    (
      ##""options": { "a": { "type": "string", "pattern": "[a" } }"##,
      "`options.a.pattern` is not a regular expression: `[` without `]`"
    ),
    (
      ##""options": { "a": { "type": "integer", "default": 1.5 } }"##,
      "`options.a.default` is `1.5`, expected a whole number"
    ),
    (
      ##""options": { "a-b": { "type": "integer" } }"##,
      "`a-b` cannot be the name of an option"
    ),
    (
      ##""text": { "string": { "escapes": { "ab": "" } } }"##,
      "`ab` in `text.string.escapes` is not a single character"
    ),
    (
      ##""text": { "string": { "open": "'", "close": "" } }"##,
      "`text.string` opens with `'` and has no `close`"
    ),
    (
      ##""text": { "strings": { "raw": { "open": "", "close": "" } } }"##,
      "`text.strings.raw` has neither marks nor escapes, so a text would be printed raw"
    ),
    (
      ##""text": { "string": {} }"##,
      "`text.string` does not escape `\"`, so a text could end the literal"
    ),
    (
      ##""text": { "string": { "escapes": { "\"": "\"" } } }"##,
      "`text.string` does not escape `\"`, so a text could end the literal"
    ),
    (
      ##""text": { "string": { "escapes": { "\"": "\\\"" } } }"##,
      "`text.string` does not escape `\\`, which its escapes begin with"
    ),
    (
      ##""text": { "string": { "open": "'", "close": "'", "escapes": { "'": "x'" } } }"##,
      "`text.string` does not escape `x`, which its escapes begin with"
    ),
    (
      ##""text": { "comment": { "width": 30 } }"##,
      "`text.comment` puts nothing before the text, so a text would be printed raw"
    ),
    (
      ##""text": { "comments": { "a": { "line": " ", "last": "*/" } } }"##,
      "`text.comments.a` puts nothing before the text, so a text would be printed raw"
    ),
    (
      ##""text": { "comment": { "first": "/*", "line": " * ", "replace": { "*/": "" } } }"##,
      "`text.comment` has `first` and no `last`, so the comment would not end"
    ),
    (
      ##""text": { "comment": { "first": "/*", "line": " * ", "last": " */" } }"##,
      "`text.comment` does not replace `*/`, so a text could end the comment"
    ),
    (
      ##""text": { "comment": { "line": "# ", "single": "<!-- {} -->", "replace": { "--": "--" } } }"##,
      "`text.comment` does not replace `-->`, so a text could end the comment"
    ),
    (
      ##""text": { "comment": { "single": "# " } }"##,
      "`text.comment` has no `{}` in `single`, which stands for the text"
    ),
  ]

  private static let soundStyles = [
    ##""string": { "escapes": { "\"": "\"\"" } }"##,
    ##""string": { "control": "\\{HEX}" }"##,
    ##""string": { "open": "<b>", "close": "</b>", "escapes": { "<": "&lt;", "&": "&amp;" } }"##,
    ##""strings": { "bare": { "open": "", "close": "", "control": "\\{HEX6}" } }"##,
    ##""comment": { "line": "// " }"##,
    ##""comment": { "first": "#", "line": "# " }"##,
    ##""comment": { "single": "// {}" }"##,
    ##""comment": { "first": "<!--", "line": "", "last": "-->", "replace": { "--": "- -" } }"##,
  ]

  @Test(arguments: soundStyles) func `a style that no text can leave is taken`(_ style: String) {
    let text = ##"{ "targetVersion": 1, "files": [], "text": { \##(style) } }"##
    #expect(read(text).messages == [])
  }

  @Test(arguments: beyondSchema)
  func `the reader looks into texts`(_ member: String, _ message: String) {
    var members = [##""targetVersion": 1"##, ##""files": []"##]
    members.removeAll { member.hasPrefix($0.prefix(8)) }
    let text = "{ " + (members + [member]).joined(separator: ", ") + " }"
    #expect(read(text).messages == [message])
  }

  @Test func `a message has a place and the nearest name`() {
    let text = """
      {
        "targetVersion": 1,
        "names": { "tokens": "kebab", "scope": "globl" },
        "files": []
      }
      """
    #expect(
      read(text).report == """
        3:14 `names` has no member `tokens` (did you mean `token`?)
        3:42 `names.scope` is `globl`, which is not one of its values (did you mean `global`?)
        """
    )
  }

  @Test func `version and files are needed`() {
    #expect(
      read("{}").messages == [
        "`target.json` has no member `targetVersion`, which it needs",
        "`target.json` has no member `files`, which it needs",
      ]
    )
    #expect(read("[]").messages == ["target.json is a list, expected an object"])
  }

  @Test(arguments: [
    ("[a-z]+", "abc", true), ("[a-z]+", "abc1", false), ("a|bc", "bc", true),
    ("a(b|c)*d", "abccd", true),
    ("a(b|c)*d", "ad", true), ("a(b|c)+d", "ad", false), (#"\d?x"#, "7x", true),
    (#"\d?x"#, "77x", false),
    ("[^{}]+", "a b", true), ("[^{}]+", "a{", false), (#"[a-z]+(\.[a-z]+)*"#, "a.b.c", true),
    (#"[a-z]+(\.[a-z]+)*"#, "a..b", false), ("", "", true), (".*", "色", true),
    ("(a*)*", "aaab", false),
    ("[-a]+", "a-", true), (#"[\]]"#, "]", true),
  ])
  func `a pattern matches whole texts`(_ pattern: String, _ text: String, _ expected: Bool) throws {
    #expect(try TextPattern(pattern).matches(text) == expected)
  }

  @Test(arguments: ["(", ")", "[", "*a", "a{2}", "(?=a)", #"\b"#, "^a", "[b-a]", #"\"#])
  func `what is not a pattern is refused`(_ pattern: String) {
    #expect(throws: TextPattern.Mistake.self) { try TextPattern(pattern) }
  }
}
