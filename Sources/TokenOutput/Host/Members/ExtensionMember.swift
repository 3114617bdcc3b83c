import TemplateEngine

/// The members of a value in `$extensions`.
enum ExtensionMember: String, OutputMember {
  case name, kind, text, number, boolean, members

  static let object = ObjectKind.extension

  var type: TemplateType {
    switch self {
    case .name: .text
    case .kind: .word(.extensionKind)
    case .text: .optional(.text)
    case .number: .optional(.number)
    case .boolean: .optional(.bool)
    case .members: .list(.object(.extension))
    }
  }

  var summary: String {
    switch self {
    case .name: "Property name; empty for an element of a list"
    case .kind: "Kind"
    case .text: "Value of a string"
    case .number: "Value of a number"
    case .boolean: "Value of a boolean"
    case .members: "Properties of an object or the elements of a list"
    }
  }
}

extension ExtensionTable.Entry {
  func value(_ member: ExtensionMember) -> TemplateValue {
    switch (member, value) {
    case (.name, _): return .made(name)
    case (.kind, let value): return .word(value.kind)
    case (.text, .text(let text)): return .made(text)
    case (.number, .number(let number)): return .number(number)
    case (.boolean, .boolean(let boolean)): return .bool(boolean)
    case (.members, .list(let range)), (.members, .object(let range)):
      return .list(.extensions, range)
    case (.members, _): return .list(.extensions, 0..<0)
    case (.text, _), (.number, _), (.boolean, _): return .none
    }
  }
}
