import Testing

@testable import Workspace

/// Object literals in JavaScript and TypeScript.
struct ScriptReaderTests {
  private func objects(_ text: String) -> [String] {
    ScriptReader(Array(text.utf8)).objects(with: "a").map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    ("module.exports = { a: 1, 'b': [true, null, -1.5,], }", ##"{"a":1,"b":[true,null,-1.5]}"##),
    ("({ a: 'x' /* , */, // }\n b: \"y\" })", ##"{"a":"x","b":"y"}"##),
    (
      "const b = 'x'\nconst c = [b, 'y']\nf({ a: b, c, d: [...c, 'z'] })",
      ##"{"a":"x","c":["x","y"],"d":["x","y","z"]}"##
    ),
    ("const base: Base<{ x: 1 }> = { b: 1 } as const; f({ ...base, a: 2 })", ##"{"b":1,"a":2}"##),
    ("f({ a: `${x}/y/${'z'}` })", ##"{"a":"*/y/z"}"##),
    ("f({ a: path.join(__dirname, 'b', c) + '.json' })", ##"{"a":"./b/*.json"}"##),
    (
      "const { css, iosSwift: ios } = transformGroups; f({ a: css, b: ios, c: formats.cssVariables })",
      ##"{"a":"css","b":"ios-swift","c":"css/variables"}"##
    ),
    (
      "f({ a: t => t.b === 'c', d(x) { return { a: 1 }; }, [e]: 1, async g() {} })",
      ##"{"a":{"$script":"t => t.b === 'c'"},"d":{"$script":"d(x) { return { a: 1 }; }"}}"##
    ),
    ("const b = { ...b }; f({ a: b })", ##"{"a":{}}"##),
    ("f({ a: /[\"}]/, b: `\\`${`}`}` })", ##"{"a":{"$script":"/[\"}]/"},"b":"\\`}"}"##),
    (
      "f({ a: [1].map(x), b: c ? 1 : 2 })",
      ##"{"a":{"$script":"[1].map(x)"},"b":{"$script":"c ? 1 : 2"}}"##
    ),
  ])
  func `literals become JSON, and other values are kept as text`(_ text: String, _ json: String) {
    #expect(objects(text) == [json])
  }

  @Test func `objects with the property are found, without those inside others`() {
    #expect(objects("import { a } from 'a'; f({ a: { a: 1 } }); x = { b: { a: 2 } }").count == 2)
    #expect(objects("const x = { b: 1 }").isEmpty)
  }

  @Test(arguments: [
    "{ a: {", "{ a: [", "{ a: `${`", "{ a: '", "{ a: /", "{ a: (", "{ a", "a: }])", "{ a: ...",
    "{ ...",
    "const {", "const { b", "const a =", "const a: = ; { a: a }", "{ [a", "{ a: \\", "{ a: `\\",
  ])
  func `an incomplete program is read as far as possible`(_ text: String) { _ = objects(text) }

  @Test func `constants that contain each other don't take forever`() {
    var text = (0..<60).map { "const c\($0) = { ...c\($0 + 1), ...c\($0 + 1) };" }.joined()
    text += String(repeating: "[", count: 2000) + "{ a: c0 }"
    _ = objects(text + " f({ a: c0, b: " + String(repeating: "[", count: 2000))
  }
}
