import TemplateEngine

/// The members of an annotation of a token.
enum AnnotationMember: String, OutputMember {
  case kind, text, note

  static let object = ObjectKind.annotation

  var type: TemplateType {
    switch self {
    case .kind, .text: .text
    case .note: .optional(.text)
    }
  }

  var summary: String {
    switch self {
    case .kind:
      """
      `finding` of `tokens lint`, with the rule as its `text` and the message as its `note`; \
      `source`, with a link to the token's location as its `text`; or `change` of \
      `tokens serve --since`, with the revision as its `text`
      """
    case .text: "Text"
    case .note: "An explanation for readers"
    }
  }
}

extension AnnotationTable.Entry {
  func value(_ member: AnnotationMember) -> TemplateValue {
    switch member {
    case .kind: .made(kind)
    case .text: .made(text)
    case .note: .made(note)
    }
  }
}
