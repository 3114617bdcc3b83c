import Testing

@testable import TokenCompiler

@Suite struct `The names of components` {
  @Test(arguments: [
    ("cornerRadious", "dimension", "panel", "cornerRadius"),
    ("cornerradius", "dimension", "panel", "cornerRadius"),
    ("colour", "color", "label", "color"), ("boarder", "border", "card", "border"),
    ("backgroundPresed", "color", "button", "backgroundPressed"),
    ("backgroundColor", "color", "card", "background"),
    ("background-color", "color", "card", "background"),
    ("borderColor", "color", "card", "border"), ("borderWidth", "dimension", "card", "border"),
    ("font", "typography", "label", "text"), ("font", "fontFamily", "button", "text"),
    ("textColor", "color", "label", "color"), ("radius", "dimension", "card", "cornerRadius"),
    ("numberOfLine", "number", "label", "numberOfLines"),
    ("clipToBounds", "boolean", "image", "clipsToBounds"),
    ("contentPadding", "insets", "button", "contentInsets"),
  ])
  func `a name close to a field, or a synonym, is recognized as that field`(
    _ name: String,
    _ type: String,
    _ kind: String,
    _ field: String
  ) {
    #expect(ComponentVocabulary.suggestedField(by: name, type: type, kind: kind) == field)
  }

  @Test(arguments: [
    ("cornerRadius", "dimension", "button"), ("backgroundPressed", "color", "button"),
    ("padding", "dimension", "button"), ("gap", "dimension", "list"),
    ("font", "typography", "chart"), ("textColor", "color", "chart"),
    ("radius", "number", "card"), ("weight", "number", "label"), ("weight", "fontWeight", "label"),
    ("ground", "color", "button"), ("accent", "color", "button"), ("line", "border", "card"),
    ("backgroundHover", "color", "button"), ("headerHeight", "dimension", "card"),
    ("icon", "color", "button"), ("tin", "color", "button"), ("", "color", "button"),
  ])
  func `a built-in or clearly different name isn't taken for a misspelling`(
    _ name: String,
    _ type: String,
    _ kind: String
  ) {
    #expect(ComponentVocabulary.suggestedField(by: name, type: type, kind: kind) == nil)
  }

  @Test func `misspelled component kinds are recognized`() {
    let meant = ["buton", "Button", "lable", "textfield", "imagee"].map {
      ComponentVocabulary.suggestedKind(by: $0)
    }
    #expect(meant == ["button", "button", "label", "textField", "image"])
    for kind in ["button", "view", "card", "newsCard", "gauge", "tile", "bottom", "list", ""] {
      #expect(ComponentVocabulary.suggestedKind(by: kind) == nil)
    }
  }

  @Test func `a token next to the field that it resembles is not a misspelling`() {
    let project = Project(
      #"""
      { "card": { "$extensions": { "dev.tokens": { "component": "card" } },
        "border": { "$type": "border", "$value": { "color": "{ink}", "style": "solid",
          "width": { "value": 1, "unit": "px" } } },
        "borderWidth": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } },
        "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }
      """#
    )
    #expect(project.compile().messages == [])
  }

  @Test func `a name that is wrong in many components of a kind is reported once`() {
    let component = #"""
      { "$extensions": { "dev.tokens": { "component": "card" } },
        "backgroundColor": { "$type": "color",
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }
      """#
    let project = Project(#"{ "a": \#(component), "b": \#(component) }"#)
    #expect(project.compile().messages.count == 1)
  }
}
