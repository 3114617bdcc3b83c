import TemplateEngine
import TokenCompiler
import TokenModel

/// The members of a part of a formula, of which only one is present; a length has two.
enum FormulaPartMember: String, OutputMember {
  case text, reference, number, unit

  static let object = ObjectKind.formulaPart

  var type: TemplateType {
    switch self {
    case .text: .optional(.code)
    case .reference: .optional(.object(.reference))
    case .number: .optional(.number)
    case .unit: .optional(.word(.unit))
    }
  }

  var summary: String {
    switch self {
    case .text: "Text to print, such as `calc(`"
    case .reference: "A reference to a token or a constant"
    case .number: "A number, or the number of a length"
    case .unit: "The unit of a length"
    }
  }
}

extension OutputValues {
  func value(_ member: FormulaPartMember, of index: Int, in view: ViewID) -> TemplateValue {
    switch (member, formulas?.parts[index]) {
    case (.text, .text): .text(OutputText.formula.text(index))
    case (.reference, .reference(let token)): .object(.reference, Int(token.index), view)
    case (.number, .number(let number)), (.number, .length(let number, _)): .number(number)
    case (.unit, .length(_, let unit)): .word(Int(unit.rawValue))
    default: .none
    }
  }

  /// Returns the text of a part.
  func formulaText(_ index: Int) -> [UInt8] {
    guard case .text(let text)? = formulas?.parts[index] else { return [] }
    return Array(text.utf8)
  }
}
