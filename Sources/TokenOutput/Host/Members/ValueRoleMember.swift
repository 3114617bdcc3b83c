import TemplateEngine
import TokenCompiler
import TokenModel

/// The members of a role: a use of numbers, and the numbers allowed for it.
enum ValueRoleMember: String, OutputMember {
  case name, minimum, maximum, isWhole

  static let object = ObjectKind.valueRole

  var type: TemplateType {
    switch self {
    case .name: .word(.roleName)
    case .minimum, .maximum: .optional(.integer)
    case .isWhole: .bool
    }
  }

  var summary: String {
    switch self {
    case .name: "Name"
    case .minimum, .maximum:
      "Smallest and largest allowed number; absent if only the platform limits it"
    case .isWhole: "Whether only whole numbers are allowed"
    }
  }
}

extension ValueRole {
  func value(_ member: ValueRoleMember) -> TemplateValue {
    switch member {
    case .name: .word(Int(rawValue))
    case .minimum: .integer(bound(range.bounds.lowerBound))
    case .maximum: .integer(bound(range.bounds.upperBound))
    case .isWhole: .bool(range.isWhole)
    }
  }

  /// Returns a bound; `nil` if it's the bound of all numbers.
  private func bound(_ number: Double) -> Int? {
    number.magnitude < ValueRange.limit ? Int(number) : nil
  }
}
