import Diagnostics
import TokenModel

/// The component kinds and fields that targets support, and suggestions for similar names.
///
/// A component can have any field; unknown fields are data that the app reads. So a suggestion is
/// made only if the name is a near miss of a built-in field of the same type, or another system's
/// name for a built-in field.
enum ComponentVocabulary {
  /// Returns the built-in field most likely meant by `name`, or `nil` if `name` is itself built in
  /// or resembles no built-in field.
  ///
  /// `type` is the name of the field's type, and `kind` is the component's kind.
  static func suggestedField(by name: String, type: String, kind: String) -> String? {
    guard !names.contains(name) else { return nil }
    let folded = name.lowercased().filter { $0 != "-" && $0 != "_" }
    if let synonym = synonyms.first(where: { $0.words.contains(folded) }) {
      let fits = synonym.types.contains(type) && synonym.kinds?.contains(kind) ?? true
      return fits ? synonym.field : nil
    }
    let candidates = fields.filter { $0.types.contains(type) }.flatMap(\.names)
    return near(name, candidates)
  }

  /// Returns the built-in kind most likely meant by `name`, or `nil` if `name` is itself built in
  /// or resembles no built-in kind.
  static func suggestedKind(by name: String) -> String? {
    kinds.contains(name) ? nil : near(name, kinds)
  }

  /// Returns the candidate that most resembles `name`, if any.
  ///
  /// It differs only in case or by one edit, or by two for names of nine or more characters.
  private static func near(_ name: String, _ candidates: [String]) -> String? {
    let count = name.unicodeScalars.count
    if let same = candidates.first(where: { $0.lowercased() == name.lowercased() }) { return same }
    guard count >= 5 else { return nil }
    return nearestName(
      to: name,
      among: candidates.filter { $0.utf8.count >= 5 },
      edits: count < 9 ? 1 : 2
    )
  }

  private static let kinds = [
    "view", "label", "button", "textField", "textView", "image", "toggle", "row",
  ]
  private static let kindsWithText = ["label", "button", "textField", "textView"]

  /// A field that at least one target applies to views.
  private struct Field {
    let name: String
    let types: [String]
    var hasStates = false

    var names: [String] {
      let suffixes = hasStates ? ComponentState.allCases.flatMap(\.suffixes) : []
      return [name] + suffixes.map { name + $0 }
    }
  }

  private static let fields: [Field] =
    [
      Field(name: "background", types: ["color", "gradient"], hasStates: true),
      Field(name: "color", types: ["color"], hasStates: true),
      Field(name: "text", types: ["typography"], hasStates: true),
      Field(name: "cornerRadius", types: ["dimension"], hasStates: true),
      Field(name: "border", types: ["border"], hasStates: true),
      Field(name: "shadow", types: ["shadow"], hasStates: true),
      Field(name: "opacity", types: ["number"], hasStates: true),
      Field(name: "tint", types: ["color"], hasStates: true),
      Field(name: "placeholderColor", types: ["color"]),
      Field(name: "clipsToBounds", types: ["boolean"]),
      Field(name: "numberOfLines", types: ["number"]),
      Field(name: "contentInsets", types: ["insets", "dimension"]),
      Field(name: "padding", types: ["insets", "dimension"]),
      Field(name: "margin", types: ["insets", "dimension"]),
      Field(name: "press", types: ["transition"]),
      Field(name: "transition", types: ["transition"]),
    ]
    + [
      "marginTop", "marginBottom", "gap", "width", "height", "minimumWidth", "minimumHeight",
      "maximumWidth", "maximumHeight",
    ].map { Field(name: $0, types: ["dimension"]) }

  private static let names = Set(fields.flatMap(\.names))

  /// Names that other systems use for a built-in field.
  private struct Synonym {
    /// The names in lowercase, without hyphens or underscores.
    let words: [String]
    let types: [String]
    let field: String
    /// The kinds that have the field; `nil` for all kinds.
    var kinds: [String]?
  }

  private static let synonyms = [
    Synonym(words: ["backgroundcolor", "bgcolor", "bg"], types: ["color"], field: "background"),
    Synonym(
      words: ["bordercolor", "strokecolor", "borderstyle", "borderwidth", "strokewidth"],
      types: ["color", "dimension", "strokeStyle"],
      field: "border"
    ),
    Synonym(words: ["borderradius", "radius"], types: ["dimension"], field: "cornerRadius"),
    Synonym(words: ["boxshadow", "elevation"], types: ["shadow"], field: "shadow"),
    Synonym(words: ["alpha"], types: ["number"], field: "opacity"),
    Synonym(words: ["tintcolor"], types: ["color"], field: "tint"),
    Synonym(
      words: ["font", "typography", "textstyle", "fontfamily"],
      types: ["typography", "fontFamily"],
      field: "text",
      kinds: kindsWithText
    ),
    Synonym(
      words: ["textcolor", "fontcolor", "foreground", "foregroundcolor"],
      types: ["color"],
      field: "color",
      kinds: kindsWithText
    ),
    Synonym(
      words: ["maxlines", "linelimit"],
      types: ["number"],
      field: "numberOfLines",
      kinds: ["label"]
    ),
    Synonym(
      words: ["contentpadding", "insets"],
      types: ["insets", "dimension"],
      field: "contentInsets",
      kinds: ["button"]
    ),
  ]
}
