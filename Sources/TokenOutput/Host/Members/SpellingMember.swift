import TemplateEngine

/// The members of a token's spelling in code that uses another output.
enum SpellingMember: String, OutputMember {
  case target, text, note

  static let object = ObjectKind.spelling

  var type: TemplateType {
    switch self {
    case .target, .text: .text
    case .note: .optional(.text)
    }
  }

  var summary: String {
    switch self {
    case .target: "Name of the other target"
    case .text: "Spelling, such as `--color-text`"
    case .note: "An explanation for readers"
    }
  }
}

extension SpellingTable.Entry {
  func value(_ member: SpellingMember) -> TemplateValue {
    switch member {
    case .target: .made(target)
    case .text: .made(text)
    case .note: .made(note)
    }
  }
}
