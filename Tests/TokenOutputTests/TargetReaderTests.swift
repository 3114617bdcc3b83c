import Diagnostics
import Foundation
import JSONSyntax
import TemplateEngine
import TestSupport
import Testing
import TokenModel

@testable import TokenOutput

/// `target.json`: the input that the reader accepts, and the schema as well.
@Suite struct TargetReaderTests {
  private let schema: JSONSchema

  init() throws {
    let url = Workshop.repository.appending(path: "templates/target.schema.json")
    schema = try JSONSchema(Data(contentsOf: url))
  }

  /// The target and the diagnostics for a text.
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

  @Test func `the schema and the reader accept every built-in target`() throws {
    for name in EmbeddedTemplates.targetNames {
      let file = EmbeddedTemplates.files(of: name).first { $0.name == "target.json" }
      let bytes = try #require(file).bytes
      #expect(try schema.findings(in: Data(bytes)) == [], "\(name)")
      #expect(read(String(decoding: bytes, as: UTF8.self)).messages == [], "\(name)")
    }
  }

  /// The example in the design, verbatim.
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

  @Test func `the design's example is valid`() throws {
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
    (##""nmaes": {}"##, "target.json has no property `nmaes`"),
    (##""summary": 1"##, "`summary` is `1`, expected a string"),
    (##""names": { "tokens": "kebab" }"##, "`names` has no property `tokens`"),
    (
      ##""names": { "token": "camel" }"##,
      "`names.token` is `camel`, which isn't one of its values"
    ),
    (##""names": { "join": 1 }"##, "`names.join` is `1`, expected a string or `null`"),
    (
      ##""names": { "caseSensitive": "no" }"##,
      "`names.caseSensitive` is a string, expected `true` or `false`"
    ),
    (
      ##""names": { "otherwise": "u" }"##,
      "`names.otherwise` has no placeholder `HEX` for the name"
    ),
    (
      ##""names": { "deprecated": "old" }"##,
      "`names.deprecated` has no placeholder `{}` for the name"
    ),
    (##""names": { "type": "T" }"##, "`names.type` has no placeholder `{}` for the name"),
    (
      ##""names": { "unicode": "9" }"##,
      "`names.unicode` is a string, expected a whole number from 1 to 1000"
    ),
    (##""names": { "type": 1 }"##, "`names.type` is `1`, expected a string"),
    (
      ##""names": { "reserved": { "escape": { "word": [] } } }"##,
      "`names.reserved.escape` has no property `word`"
    ),
    (##""names": { "taken": "a" }"##, "`names.taken` is a string, expected an object"),
    (##""text": { "string": { "opens": "" } }"##, "`text.string` has no property `opens`"),
    (
      ##""text": { "comment": { "width": 5 } }"##,
      "`text.comment.width` is `5`, expected a whole number from 20 to 10000"
    ),
    (
      ##""text": { "number": { "digits": 1.5 } }"##,
      "`text.number.digits` is `1.5`, expected a whole number from 0 to 17"
    ),
    (##""references": { "colour": true }"##, "`references` has no property `colour`"),
    (
      ##""references": { "color": { "alias": true } }"##,
      "`references.color` is an object, expected `true` or `false`"
    ),
    (
      ##""references": { "border": { "parts": ["colour"] } }"##,
      "`references.border.parts` is `colour`, which isn't one of its values"
    ),
    (
      ##""references": { "order": "before" }"##,
      "`references.order` is `before`, which isn't one of its values"
    ),
    (
      ##""contexts": { "other": "inside" }"##,
      "`contexts.other` is `inside`, which isn't one of its values"
    ),
    (
      ##""contexts": { "inside": ["colors"] }"##,
      "`contexts.inside` is `colors`, which isn't one of its values"
    ),
    (
      ##""limits": { "members": 0 }"##,
      "`limits.members` is `0`, expected a whole number from 1 to 1000000"
    ),
    (##""units": ["px", "dp"]"##, "`units` is `dp`, which isn't one of its values"),
    (##""private": true"##, "`private` is `true`, expected a string"),
    (
      ##""tables": { "a": { "b": 1 } }"##,
      "`tables.a.b` is `1`, expected a string or `null`"
    ),
    (##""options": { "a": {} }"##, "`options.a` has no `type`, which is required"),
    (
      ##""options": { "a": { "type": "text" } }"##,
      "`options.a.type` is `text`, which isn't one of its values"
    ),
    (
      ##""options": { "a": { "type": "choice" } }"##,
      "`options.a` has no `values`, which is required"
    ),
    (##""files": [{ "template": "a" }]"##, "`files[0]` has no `path`, which is required"),
    (
      ##""files": [{ "template": "a", "path": "b", "each": "always" }]"##,
      "`files[0].each` is `always`, which isn't one of its values"
    ),
    (##""files": {}"##, "`files` is an object, expected a list of objects"),
    (
      ##""targetVersion": 2"##,
      "`targetVersion` is `2`, expected `1`"
    ),
  ]

  @Test(arguments: mutations)
  func `the reader and the schema reject an invalid property`(
    _ member: String,
    _ message: String
  ) throws {
    var members = [##""targetVersion": 1"##, ##""files": []"##]
    members.removeAll { member.hasPrefix($0.prefix(8)) }
    let text = "{ " + (members + [member]).joined(separator: ", ") + " }"
    #expect(read(text).messages == [message])
    #expect(try !schema.findings(in: Data(text.utf8)).isEmpty)
  }

  /// Errors that the schema can't express.
  private static let beyondSchema: [(member: String, message: String)] = [
    (
      ##""files": [{ "template": "a", "path": "{b" }]"##,
      "invalid path of a file: `{` without `}`"
    ),
    (
      ##""files": [{ "template": "a", "path": "b", "when": "tokens >" }]"##,
      "invalid condition: expected a whole number or a word in quotes after `>`"
    ),
    (
      ##""files": [{ "template": "a", "path": "b", "when": "tokens groups" }]"##,
      "invalid condition: found `groups`, expected `and` or `or`"
    ),
    (
      ##""files": [{ "template": "a", "path": "b", "depth": 1 }]"##,
      "`depth` applies only to files for each group"
    ),
    (
      ##""files": [{ "template": "a", "path": "b", "each": "context", "in": "appearance" }]"##,
      "`in` applies only to files for each token, group, type, or component"
    ),
    (
      ##""options": { "a": { "type": "string", "pattern": "[a" } }"##,
      "`options.a.pattern` is not a valid regular expression: `[` without `]`"
    ),
    (
      ##""options": { "a": { "type": "integer", "default": 1.5 } }"##,
      "`options.a.default` is `1.5`, expected a whole number"
    ),
    (
      ##""options": { "a-b": { "type": "integer" } }"##,
      "`a-b` can't be the name of an option"
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
      "`text.strings.raw` has neither quotes nor escapes, so text would be printed raw"
    ),
    (
      ##""text": { "string": {} }"##,
      "`text.string` does not escape `\"`, so text could end the literal"
    ),
    (
      ##""text": { "string": { "escapes": { "\"": "\"" } } }"##,
      "`text.string` does not escape `\"`, so text could end the literal"
    ),
    (
      ##""text": { "string": { "escapes": { "\"": "\\\"" } } }"##,
      "`text.string` does not escape `\\`, which begins its escapes"
    ),
    (
      ##""text": { "string": { "open": "'", "close": "'", "escapes": { "'": "x'" } } }"##,
      "`text.string` does not escape `x`, which begins its escapes"
    ),
    (
      ##""text": { "comment": { "width": 30 } }"##,
      "`text.comment` has no prefix for the text, so it would be printed raw"
    ),
    (
      ##""text": { "comments": { "a": { "line": " ", "last": "*/" } } }"##,
      "`text.comments.a` has no prefix for the text, so it would be printed raw"
    ),
    (
      ##""text": { "comment": { "first": "/*", "line": " * ", "replace": { "*/": "" } } }"##,
      "`text.comment` has `first` but no `last`, so the comment wouldn't end"
    ),
    (
      ##""text": { "comment": { "first": "/*", "line": " * ", "last": " */" } }"##,
      "`text.comment` doesn't replace `*/`, so text could end the comment"
    ),
    (
      ##""text": { "comment": { "line": "# ", "single": "<!-- {} -->", "replace": { "--": "--" } } }"##,
      "`text.comment` doesn't replace `-->`, so text could end the comment"
    ),
    (
      ##""text": { "comment": { "single": "# " } }"##,
      "`text.comment` has no placeholder `{}` in `single`"
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

  @Test(arguments: soundStyles) func `a style safe for any text is valid`(_ style: String) {
    let text = ##"{ "targetVersion": 1, "files": [], "text": { \##(style) } }"##
    #expect(read(text).messages == [])
  }

  @Test(arguments: beyondSchema)
  func `the reader checks the contents of strings`(_ member: String, _ message: String) {
    var members = [##""targetVersion": 1"##, ##""files": []"##]
    members.removeAll { member.hasPrefix($0.prefix(8)) }
    let text = "{ " + (members + [member]).joined(separator: ", ") + " }"
    #expect(read(text).messages == [message])
  }

  @Test func `a diagnostic has a location and the closest name`() {
    let text = """
      {
        "targetVersion": 1,
        "names": { "tokens": "kebab", "scope": "globl" },
        "files": []
      }
      """
    #expect(
      read(text).report == """
        3:14 `names` has no property `tokens` (did you mean `token`?)
        3:42 `names.scope` is `globl`, which isn't one of its values (did you mean `global`?)
        """
    )
  }

  @Test func `version and files are required`() {
    #expect(
      read("{}").messages == [
        "`target.json` has no `targetVersion`, which is required",
        "`target.json` has no `files`, which is required",
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
  func `patterns match whole strings`(_ pattern: String, _ text: String, _ expected: Bool) throws {
    #expect(try TextPattern(pattern).matches(text) == expected)
  }

  @Test(arguments: ["(", ")", "[", "*a", "a{2}", "(?=a)", #"\b"#, "^a", "[b-a]", #"\"#])
  func `an invalid pattern is an error`(_ pattern: String) {
    #expect(throws: TextPattern.Mistake.self) { try TextPattern(pattern) }
  }
}
