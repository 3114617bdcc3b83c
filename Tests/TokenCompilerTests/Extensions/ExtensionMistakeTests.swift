import Diagnostics
import Testing

@testable import TokenCompiler

/// Extensions with exactly one mistake, each of which gives exactly one diagnostic.
@Suite struct OwnExtensionMistakes {
  struct Mistake: Sendable, CustomTestStringConvertible {
    var text: String
    var message: String

    init(_ text: String, _ message: String) {
      self.text = text
      self.message = message
    }

    var testDescription: String { "\(text): \(message)" }
  }

  static let ofGroups: [Mistake] = [
    Mistake("3", "error[invalid-extension]: `dev.tokens` is `3`, expected an object"),
    Mistake(
      #"{ "visibilty": "private" }"#,
      "error[unknown-extension-member]: `dev.tokens` has no property `visibilty`"
    ),
    Mistake(
      #"{ "visibility": "hidden" }"#,
      "error[invalid-extension]: `visibility` is `\"hidden\"`, expected one of `public`, `private`"
    ),
    Mistake(
      #"{ "number": 3 }"#,
      "error[misplaced-extension]: `number` is on a group, but belongs on a token"
    ),
    Mistake(
      #"{ "component": "" }"#,
      "error[invalid-extension]: `component` is `\"\"`, expected a string that is not empty"
    ),
    Mistake(
      #"{ "names": { "css": 1 } }"#,
      "error[invalid-extension]: `css` is `1`, expected a string that is not empty"
    ),
    Mistake(
      #"{ "constants": { "a.b": { "type": "number", "value": 1 } } }"#,
      "error[invalid-extension]: a constant can't be called `a.b`"
    ),
    Mistake(
      #"{ "constants": { "a": { "type": "bool", "value": true } } }"#,
      "error[invalid-extension]: `type` is `\"bool\"`, expected one of `boolean`, `string`, `word`,"
        + " `image`, `number`, `point`, `size`, `rect`, `insets`"
    ),
    Mistake(
      #"{ "constants": { "a": { "type": "boolean" } } }"#,
      "error[invalid-extension]: the constant `a` has no `value`"
    ),
    Mistake(
      #"{ "constants": { "a": { "type": "point", "value": { "x": 1 } } } }"#,
      "error[invalid-extension]: the point has no `y`"
    ),
    Mistake(
      #"{ "constants": { "a": { "type": "size", "value": { "width": 1, "hieght": 2 } } } }"#,
      "error[unknown-extension-member]: a constant of type `size` has no property `hieght`"
    ),
  ]

  static let ofTextStyles: [Mistake] = [
    Mistake(
      #"{ "number": 0 }"#,
      "error[invalid-extension]: `number` is `0`, expected a whole number from 1 to 999999"
    ),
    Mistake(
      #"{ "number": 1.5 }"#,
      "error[invalid-extension]: `number` is `1.5`, expected a whole number from 1 to 999999"
    ),
    Mistake(
      #"{ "align": "centre" }"#,
      "error[invalid-extension]: `align` is `\"centre\"`, expected one of `start`, `end`, `left`,"
        + " `right`, `center`, `justify`"
    ),
    Mistake(
      #"{ "component": "view" }"#,
      "error[misplaced-extension]: `component` is on a token, but belongs on a group"
    ),
    Mistake(
      #"{ "grid": true }"#,
      "error[misplaced-extension]: `grid` is on a token of type `typography`, but belongs on"
        + " one of type `dimension`"
    ),
  ]

  static let ofFaces: [Mistake] = [
    Mistake(#"{ "faces": [{}] }"#, "error[invalid-extension]: a face has no `weight`"),
    Mistake(
      #"{ "faces": [{ "weight": 0 }] }"#,
      "error[invalid-extension]: `weight` is `0`, expected a number from 1 to 1000"
    ),
    Mistake(
      #"{ "faces": [{ "weight": 400, "postscriptName": "A" }] }"#,
      "error[unknown-extension-member]: a face has no property `postscriptName`"
    ),
    Mistake(#"{ "faces": [3] }"#, "error[invalid-extension]: a face is `3`, expected an object"),
  ]

  @Test(arguments: ofGroups)
  func `a mistake on a group is reported once`(_ mistake: Mistake) {
    #expect(OwnExtension.project(group: mistake.text).compile().messages == [mistake.message])
  }

  @Test(arguments: ofTextStyles)
  func `a mistake on a text style is reported once`(_ mistake: Mistake) {
    #expect(OwnExtension.project(text: mistake.text).compile().messages == [mistake.message])
  }

  @Test(arguments: ofFaces)
  func `a mistake in a font face is reported once`(_ mistake: Mistake) {
    #expect(OwnExtension.project(face: mistake.text).compile().messages == [mistake.message])
  }

  @Test func `the closest keyword is suggested`() {
    let diagnostics = OwnExtension.project(text: #"{ "align": "centre" }"#).compile().diagnostics
    #expect(diagnostics.map(\.help) == ["did you mean `center`?"])
  }
}

extension OwnExtensionMistakes {
  @Test(arguments: [
    "null", "true", "-1", "\"\"", "\"{g.nothing}\"", "[]", "[null]", "{}", "{\"a\": 1}",
  ])
  func `any value of any property gives a compilation or a diagnostic`(_ value: String) {
    for key in ExtensionKey.allCases {
      let text = "{ \"\(key.rawValue)\": \(value) }"
      for project in [
        OwnExtension.project(group: text), OwnExtension.project(color: text),
        OwnExtension.project(size: text), OwnExtension.project(face: text),
        OwnExtension.project(text: text),
      ] {
        let compilation = project.compile()
        #expect(compilation.ir != nil || !compilation.diagnostics.isEmpty)
      }
    }
  }
}
