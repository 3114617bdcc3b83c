import TemplateEngine

/// The members of a way in which code that uses another output writes a token.
enum SpellingMember: String, OutputMember {
  case target, text, note

  static let object = ObjectKind.spelling

  var type: TemplateType {
    switch self {
    case .target, .text: .text
    case .note: .optional(.text)
    }
  }
}

extension BoundOutput {
  func value(_ member: SpellingMember, of index: Int) -> TemplateValue {
    let entry = spellings.entries[index]
    return switch member {
    case .target: .made(entry.target)
    case .text: .made(entry.text)
    case .note: .made(entry.note)
    }
  }
}
