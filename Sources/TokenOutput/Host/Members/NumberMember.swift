import TemplateEngine
import TokenCompiler
import TokenModel

enum NumberMember: String, OutputMember {
  case value

  static let object = ObjectKind.number

  var type: TemplateType { .number }

  var summary: String { "Number" }
}

extension OutputSource {
  func value(_ member: NumberMember, of index: Int) -> TemplateValue {
    switch member {
    case .value: .number(ir.values[Handle<Number>(UInt32(index))].value)
    }
  }
}
