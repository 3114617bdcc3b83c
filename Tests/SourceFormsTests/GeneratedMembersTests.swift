import Diagnostics
import JSONSyntax
import SourceForms
import Testing

/// `scale` and `ramp` in the `dev.tokens` extension of groups.
@Suite struct GeneratedMembersTests {
  private func expand(_ text: String) -> (text: String, mistakes: [String], count: Int) {
    var diagnostics: [Diagnostic] = []
    let tree = JSONTree.parse(
      Array(text.utf8),
      file: SourceMap.FileID(index: 0),
      diagnostics: &diagnostics
    )
    let generated = GeneratedMembers(tree)
    let result = String(decoding: generated.text.bytes, as: UTF8.self)
    let places = generated.mistakes.map { mistake in
      let range = Int(mistake.span.start)..<Int(mistake.span.end)
      return "\(mistake.message) at \(String(decoding: Array(text.utf8)[range], as: UTF8.self))"
    }
    return (result, places, generated.count)
  }

  private func expandGroup(_ generator: String, _ members: String = "") -> String {
    expand("{\"g\":{\(members)\"$extensions\":{\"dev.tokens\":{\(generator)}}}}").text
  }

  @Test func scalesMultiplyByPowersOfTheRatio() {
    #expect(
      expandGroup(#""scale":{"base":"16px","ratio":1.25,"names":["s","m","l","xl"],"at":"l"}"#)
        == #"{"g":{"s": { "$type": "dimension", "$value": "~16px / 1.25 ^ 2" },"#
        + #""m": { "$type": "dimension", "$value": "~16px / 1.25" },"#
        + #""l": { "$type": "dimension", "$value": "~16px" },"#
        + #""xl": { "$type": "dimension", "$value": "~16px * 1.25" }}}"#
    )
    #expect(
      expandGroup(#""scale":{"base":"{a.b}","ratio":"{r}","names":["s","m","l"],"round":"1px"}"#)
        == #"{"g":{"s": { "$value": "~round({a.b}, 1px)" },"#
        + #""m": { "$value": "~round({a.b} * {r}, 1px)" },"#
        + #""l": { "$value": "~round({a.b} * {r} ^ 2, 1px)" }}}"#
    )
    #expect(
      expandGroup(#""scale":{"base":{"value":1,"unit":"rem"},"ratio":2,"names":["s"]}"#)
        == #"{"g":{"s": { "$type": "dimension", "$value": "~1rem" }}}"#
    )
    #expect(
      expandGroup(#""scale":{"base":"80ms","ratio":2,"names":["s"]}"#)
        == #"{"g":{"s": { "$type": "duration", "$value": "~80ms" }}}"#
    )
    #expect(
      expandGroup(#""scale":{"base":1,"ratio":2,"names":["s"]}"#)
        == #"{"g":{"s": { "$type": "number", "$value": "~1" }}}"#
    )
  }

  @Test func rampsHaveContrastsOrLightnesses() {
    #expect(
      expandGroup(##""ramp":{"from":"{a}","steps":{"50":1.05,"900":14},"on":"#ffffff"}"##)
        == ##"{"g":{"50": { "$type": "color", "$value": "~color.tone({a}, 1.05, #ffffff)" },"##
        + ##""900": { "$type": "color", "$value": "~color.tone({a}, 14, #ffffff)" }}}"##
    )
    #expect(
      expandGroup(#""ramp":{"from":"{a}","steps":{"x":0.5}}"#)
        == #"{"g":{"x": { "$type": "color", "$value": "~color.set({a}, lightness, 0.5)" }}}"#
    )
  }

  @Test func aGroupCanHaveBoth() {
    #expect(
      expandGroup(
        #""scale":{"base":1,"ratio":2,"names":["s"]},"ramp":{"from":"{a}","steps":{"x":0.5}}"#
      ) == #"{"g":{"s": { "$type": "number", "$value": "~1" },"#
        + #""x": { "$type": "color", "$value": "~color.set({a}, lightness, 0.5)" }}}"#
    )
  }

  @Test func ownTokensAndOtherExtensionsStay() {
    let own = #""m":{"$type":"dimension","$value":{"value":1,"unit":"px"}},"#
    #expect(
      expandGroup(
        #""lint":{},"scale":{"base":"1px","ratio":2,"names":["s","m"]},"visibility":"private""#,
        own
      )
        == #"{"g":{"m":{"$type":"dimension","$value":{"value":1,"unit":"px"}},"#
        + #""$extensions":{"dev.tokens":{"lint":{},"visibility":"private"}},"#
        + #""s": { "$type": "dimension", "$value": "~1px" }}}"#
    )
    let root =
      #"{ "$extensions": { "o": 1, "dev.tokens": { "#
      + #""scale": {"base":1,"ratio":2,"names":["s"]} } } }"#
    let expected = #"{ "$extensions": { "o": 1 }, "s": { "$type": "number", "$value": "~1" } }"#
    #expect(expand(root).text == expected)
    // Tokens and other properties are copied.
    let plain =
      #"{ "t": { "$type": "number", "$value": 1, "#
      + #""$extensions": { "dev.tokens": { "scale": 1 } } }, "$x": { "y": [1] } }"#
    #expect(expand(plain).text == plain)
  }

  @Test(arguments: [
    ("1", "`scale` must be an object at 1"),
    (#"{"base":"1px","ratio":2}"#, #"`scale` has no property `names` at "scale""#),
    (#"{"base":"1px","ratio":2,"names":[]}"#, "`names` must be a list of names at []"),
    (#"{"base":"1px","ratio":2,"names":["a.b"]}"#, #""a.b" can't be the name of a token at "a.b""#),
    (#"{"base":"1px","ratio":2,"names":["a","a"]}"#, #"`names` has `a` twice at "a""#),
    (
      #"{"base":"1em","ratio":2,"names":["a"]}"#,
      #""1em" is not a number, a dimension, a duration, or a reference at "1em""#
    ),
    (#"{"base":"1px","ratio":true,"names":["a"]}"#, "true is not a number or a reference at true"),
    (#"{"base":"1px","ratio":2,"names":["a"],"at":"b"}"#, #"`at` is not one of the names at "b""#),
    (
      #"{"base":"1px","ratio":2,"names":["a"],"rond":"b"}"#,
      #"`scale` has no property `rond` at "rond""#
    ),
  ])
  func mistakesInScalesAreReported(_ scale: String, _ mistake: String) {
    let found = expand("{\"g\":{\"$extensions\":{\"dev.tokens\":{\"scale\":\(scale)}}}}")
    #expect(found.mistakes == [mistake])
    #expect(found.text == "{\"g\":{}}")
    #expect(found.count == 0)
  }

  @Test(arguments: [
    (#"{"from":"plum","steps":{"a":0.5}}"#, #""plum" is not a color at "plum""#),
    (#"{"from":"{p}","steps":{"a":4.5}}"#, "4.5 is not a lightness from 0 to 1 at 4.5"),
    (#"{"from":"{p}","on":"{w}","steps":{"a":0.5}}"#, "0.5 is not a contrast from 1 to 21 at 0.5"),
    (#"{"from":"{p}","on":4,"steps":{"a":2}}"#, "4 is not a color at 4"),
    (#"{"from":"{p}","steps":[]}"#, "`steps` must be an object with a number for each name at []"),
  ])
  func mistakesInRampsAreReported(_ ramp: String, _ mistake: String) {
    let found = expand("{\"g\":{\"$extensions\":{\"dev.tokens\":{\"ramp\":\(ramp)}}}}")
    #expect(found.mistakes == [mistake])
  }
}
