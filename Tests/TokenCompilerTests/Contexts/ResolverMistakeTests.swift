import Diagnostics
import Testing

@testable import TokenCompiler

/// Resolver documents with exactly one mistake, each of which gives exactly one diagnostic.
@Suite struct ResolverMistakes {
  struct Mistake: Sendable, CustomTestStringConvertible {
    /// The properties next to `version`, or the whole document if the text begins with a brace.
    var text: String
    var report: String

    init(_ text: String, _ report: String) {
      self.text = text
      self.report = report
    }

    var testDescription: String { report }
  }

  static let inDocument: [Mistake] = [
    Mistake("{}", "wrong-kind-of-file: `app.resolver.json` is a token file, expected a resolver"),
    Mistake(
      ##"{ "outputs": [] }"##,
      "wrong-kind-of-file: `app.resolver.json` is a configuration, expected a resolver document"
    ),
    Mistake(
      ##"{ "version": "2024.1", "resolutionOrder": [{ "type": "set", "name": "a", "sources": [] }] }"##,
      ":1:14: unsupported-version: the resolver document has version `2024.1`, expected `2025.10`"
    ),
    Mistake(
      ##""sets": {}"##,
      ":1:1: invalid-resolver: the resolver document has no `resolutionOrder`"
    ),
    Mistake(
      ##""sets": {}, "resolutionOdrer": []"##,
      ":1:37: unknown-resolver-member: a resolver document has no property `resolutionOdrer`"
    ),
    Mistake(##""resolutionOrder": []"##, ":1:44: invalid-resolver: `resolutionOrder` is empty"),
    Mistake(
      ##""resolutionOrder": ["a"]"##,
      ":1:45: invalid-resolver: an entry of `resolutionOrder` is a string, expected an object"
    ),
    Mistake(
      ##""resolutionOrder": [{ "name": "a", "sources": [] }]"##,
      ":1:45: invalid-resolver: an entry of `resolutionOrder` has neither `$ref` nor `type`"
    ),
    Mistake(
      ##""resolutionOrder": [{ "type": "sets", "name": "a", "sources": [] }]"##,
      ":1:55: invalid-resolver: `type` of an entry is `\"sets\"`, expected \"set\" or \"modifier\""
    ),
    Mistake(
      ##""resolutionOrder": [{ "$ref": "#/set/a" }]"##,
      ":1:55: forbidden-source: an entry of `resolutionOrder` refers to `#/set/a`, expected a set"
    ),
    Mistake(
      ##""resolutionOrder": [{ "$ref": "a.json" }]"##,
      ":1:55: forbidden-source: an entry of `resolutionOrder` refers to a file"
    ),
    Mistake(
      ##""sets": { "base": { "sources": [] } }, "resolutionOrder": [{ "$ref": "#/sets/bse" }]"##,
      ":1:94: unresolved-source: there is no set `bse`"
    ),
  ]

  static let inSets: [Mistake] = [
    Mistake(##""a": []"##, "invalid-resolver: the set `a` is a list, expected an object"),
    Mistake(##""a": {}"##, "invalid-resolver: the set `a` has no `sources`"),
    Mistake(##""a": { "source": [] }"##, "unknown-resolver-member: a set has no property `source`"),
    Mistake(
      ##""a": { "sources": {} }"##,
      "invalid-resolver: `sources` of a set is an object, expected"
    ),
    Mistake(
      ##""a": { "sources": ["a.json"] }"##,
      "invalid-resolver: a source is a string, expected an object"
    ),
    Mistake(
      ##""a": { "sources": [{ "$ref": 1 }] }"##,
      "invalid-resolver: `$ref` is a number, expected a string"
    ),
    Mistake(##""a": { "sources": [{ "$ref": "" }] }"##, "unresolved-source: `$ref` is empty"),
    Mistake(
      ##""a": { "sources": [{ "$ref": "b.json" }] }"##,
      "missing-file: there is no file `b.json`"
    ),
    Mistake(
      ##""a": { "sources": [{ "$ref": "https://a.org/b.json" }] }"##,
      "remote-file: `https://a.org/b.json` is a URL, but files are never fetched from the network"
    ),
    Mistake(
      ##""a": { "sources": [{ "$ref": "/etc/b.json" }] }"##,
      "remote-file: `/etc/b.json` is an absolute path, expected one relative to this file"
    ),
    Mistake(
      ##""a": { "sources": [{ "$ref": "other.json" }] }"##,
      "wrong-kind-of-file: `other.json` is a resolver document, expected a token file"
    ),
    Mistake(
      ##""a": { "sources": [{ "$ref": "tokens.json#/lib/lrage" }] }"##,
      "unresolved-source: there is no `lrage` in `lib`"
    ),
    Mistake(
      ##""a": { "sources": [{ "$ref": "tokens.json#/lib/size" }] }"##,
      "unresolved-source: `tokens.json#/lib/size` is a number, expected an object with tokens"
    ),
    Mistake(
      ##""a": { "sources": [{ "$ref": "tokens.json#/a~2" }] }"##,
      "unresolved-source: `tokens.json#/a~2` is not a valid reference: a `~` is not followed by 0 or 1"
    ),
    Mistake(
      ##""a": { "sources": [{ "$ref": "tokens.json#lib" }] }"##,
      "loose-pointer: the part of `tokens.json#lib` after `#` does not begin with `/`"
    ),
    Mistake(
      ##""a": { "sources": [{ "$ref": "#/sets" }] }"##,
      "forbidden-source: a source refers to all sets at once"
    ),
    Mistake(
      ##""a": { "sources": [{ "$ref": "#" }] }"##,
      "forbidden-source: a source refers to the document that contains it"
    ),
    Mistake(
      ##""a": { "sources": [{ "$ref": "#/modifiers/m" }] }"##,
      "forbidden-source: a source refers to `#/modifiers/m`, but only `resolutionOrder` may"
    ),
    Mistake(
      ##""a": { "sources": [{ "$ref": "#/sets/a" }] }"##,
      "circular-source: `a` refers to itself"
    ),
    Mistake(
      ##""a": { "sources": [{ "$ref": "#/sets/b" }] }, "b": { "sources": [{ "$ref": "#/sets/a" }] }"##,
      "circular-source: `a` refers to itself through 2 references"
    ),
  ]

  static let inModifiers: [Mistake] = [
    Mistake(##""m": 1"##, "invalid-resolver: the modifier `m` is a number, expected an object"),
    Mistake(##""m": {}"##, "invalid-resolver: the modifier has no `contexts`"),
    Mistake(
      ##""m": { "context": { "a": [], "b": [] } }"##,
      "unknown-resolver-member: a modifier has no property `context`"
    ),
    Mistake(##""m": { "contexts": [] }"##, "invalid-resolver: `contexts` of a modifier is a list"),
    Mistake(##""m": { "contexts": {} }"##, "invalid-resolver: the modifier `m` has no contexts"),
    Mistake(
      ##""m": { "contexts": { "a": [] } }"##,
      "single-context: the modifier `m` has only one context, `a`"
    ),
    Mistake(
      ##""m": { "contexts": { "a": {}, "b": [] }, "default": "a" }"##,
      "invalid-resolver: the context `a` is an object, expected a list of sources"
    ),
    Mistake(
      ##""m": { "contexts": { "a": [], "b": [] } }"##,
      "missing-default: the modifier `m` has no default; using its first context, `a`"
    ),
    Mistake(
      ##""m": { "contexts": { "a": [], "b": [] }, "default": "c" }"##,
      "unknown-context: the modifier `m` has no context `c`"
    ),
    Mistake(
      ##""m": { "contexts": { "a": [], "b": [] }, "default": 1 }"##,
      "invalid-resolver: `default` of a modifier is a number, expected a string"
    ),
  ]

  @Test(arguments: inDocument)
  func `a mistake in the document is reported once`(_ mistake: Mistake) {
    let text =
      mistake.text.hasPrefix("{") ? mistake.text : "{ \"version\": \"2025.10\", \(mistake.text) }"
    expectOne(mistake.report, in: text)
  }

  @Test(arguments: inSets)
  func `a mistake in an unused set is reported once`(_ mistake: Mistake) {
    let text = """
      { "version": "2025.10", "sets": { \(mistake.text) },
        "modifiers": { "m": { "contexts": { "a": [], "b": [] }, "default": "a" } },
        "resolutionOrder": [{ "$ref": "#/modifiers/m" }] }
      """
    expectOne(mistake.report, in: text)
  }

  @Test(arguments: inModifiers)
  func `a mistake in a modifier is reported once`(_ mistake: Mistake) {
    let text = """
      { "version": "2025.10", "modifiers": { \(mistake.text) },
        "resolutionOrder": [{ "$ref": "#/modifiers/m" }] }
      """
    expectOne(mistake.report, in: text)
  }

  @Test func `every step of a circular reference is labeled`() {
    let planning = Planning.document(
      """
      { "version": "2025.10", "sets": {
        "a": { "sources": [{ "$ref": "#/sets/b" }] },
        "b": { "sources": [{ "$ref": "#/sets/c" }] },
        "c": { "sources": [{ "$ref": "#/sets/a" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/a" }] }
      """
    )
    let labels = planning.state.diagnostics.flatMap {
      [$0.primary].compactMap { $0 } + $0.secondary
    }
    #expect(
      labels.map { planning.place(of: $0) + $0.text } == [
        "app.resolver.json:2:32: refers to `b`", "app.resolver.json:3:32: refers to `c`",
        "app.resolver.json:4:32: refers to `a`",
      ]
    )
  }

  @Test func `sets that double at every step are an error`() {
    let sets = (0..<40).map {
      "\"s\($0)\": { \"sources\": [{ \"$ref\": \"#/sets/s\($0 + 1)\" }, { \"$ref\": \"#/sets/s\($0 + 1)\" }] }"
    }
    let planning = Planning.document(
      """
      { "version": "2025.10", "sets": { \(sets.joined(separator: ",")), "s40": { "sources": [{}] } },
        "resolutionOrder": [{ "$ref": "#/sets/s0" }] }
      """
    )
    #expect(planning.report.count == 1)
    #expect(planning.report[0].contains("source-limit: more than 65536 token trees are merged"))
  }

  @Test func `an overlong chain of sets is an error`() {
    let sets = (0..<200).map {
      "\"s\($0)\": { \"sources\": [{ \"$ref\": \"#/sets/s\($0 + 1)\" }] }"
    }
    let planning = Planning.document(
      """
      { "version": "2025.10", "sets": { \(sets.joined(separator: ",")), "s200": { "sources": [] } },
        "resolutionOrder": [{ "$ref": "#/sets/s0" }] }
      """
    )
    #expect(planning.plan == nil)
    #expect(
      planning.report[0].contains(
        "source-limit: references between sets are nested more than 64 deep"
      )
    )
  }

  @Test func `too many modifiers are an error`() {
    let entries = (0..<65).map {
      "{ \"type\": \"modifier\", \"name\": \"m\($0)\", \"contexts\": { \"a\": [], \"b\": [] }, \"default\": \"a\" }"
    }
    let planning = Planning.document(
      "{ \"version\": \"2025.10\", \"resolutionOrder\": [\(entries.joined(separator: ","))] }"
    )
    #expect(
      planning.report.map { $0.contains("source-limit: there are 65 modifiers, more than 64") } == [
        true
      ]
    )
  }

  private func expectOne(_ report: String, in text: String) {
    let planning = Planning([
      "app.resolver.json": text, "tokens.json": ##"{ "lib": { "large": {}, "size": 3 } }"##,
      "other.json": ##"{ "resolutionOrder": [] }"##,
    ])
    #expect(planning.report.count == 1)
    #expect(planning.report.first?.contains(report) == true, "\(planning.report)")
  }
}
