import TemplateEngine
import TokenCompiler
import TokenModel

/// The members of a part of a formula, of which only one is present; a length has two, and a
/// reference to a number that varies too.
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
    case .number: "A number, the number of a length, or a referenced number that varies"
    case .unit: "Unit of a length"
    }
  }
}

extension OutputValues {
  func value(_ member: FormulaPartMember, of index: Int, in view: ViewID) -> TemplateValue {
    switch (member, formulaMemo.parts[index]) {
    case (.text, .text): .text(OutputText.formula.text(index))
    case (.reference, .reference(let token)): .object(.reference, Int(token.index), view)
    case (.number, .number(let number)), (.number, .length(let number, _)): .number(number)
    case (.number, .reference(let token)): varyingNumber(Int(token.index), in: view)
    case (.unit, .length(_, let unit)): .word(Int(unit.rawValue))
    default: .none
    }
  }

  /// Returns the value of a number or constant that varies.
  private func varyingNumber(_ token: Int, in view: ViewID) -> TemplateValue {
    guard !projection.dependsOn[token].isEmpty else { return .none }
    let value = resolved(token, in: view).value
    switch ir.tokens[token].type {
    case .number: return .number(ir.values[Handle<Number>(value)].value)
    case .constant:
      guard case .number(let number) = ir.values[Handle<ConstantValue>(value)] else { return .none }
      return .number(number)
    default: return .none
    }
  }

  /// Returns the text of a part.
  func formulaText(_ index: Int) -> [UInt8] {
    guard case .text(let text) = formulaMemo.parts[index] else { return [] }
    return Array(text.utf8)
  }
}
