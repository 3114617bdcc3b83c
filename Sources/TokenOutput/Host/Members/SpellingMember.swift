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
    case .target: "The name of the other target"
    case .text: "The spelling, such as `--color-text`"
    case .note: "An explanation for readers"
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
