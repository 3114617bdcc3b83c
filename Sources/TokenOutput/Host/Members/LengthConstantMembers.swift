import TemplateEngine
import TokenCompiler
import TokenModel

enum PointConstantMember: String, OutputMember {
  case x, y, lengths

  static let object = ObjectKind.pointConstant

  var type: TemplateType {
    switch self {
    case .x, .y: .number
    case .lengths: .list(.object(.constantLength))
    }
  }

  var summary: String {
    switch self {
    case .x, .y: "Position"
    case .lengths: "Both lengths"
    }
  }
}

enum SizeConstantMember: String, OutputMember {
  case width, height, lengths

  static let object = ObjectKind.sizeConstant

  var type: TemplateType {
    switch self {
    case .width, .height: .number
    case .lengths: .list(.object(.constantLength))
    }
  }

  var summary: String {
    switch self {
    case .width, .height: "Size"
    case .lengths: "Both lengths"
    }
  }
}

enum RectConstantMember: String, OutputMember {
  case x, y, width, height, lengths

  static let object = ObjectKind.rectConstant

  var type: TemplateType {
    switch self {
    case .x, .y, .width, .height: .number
    case .lengths: .list(.object(.constantLength))
    }
  }

  var summary: String {
    switch self {
    case .x, .y, .width, .height: "Position and the size"
    case .lengths: "All four lengths"
    }
  }
}

enum InsetsConstantMember: String, OutputMember {
  case top, leading, bottom, trailing, lengths

  static let object = ObjectKind.insetsConstant

  var type: TemplateType {
    switch self {
    case .top, .leading, .bottom, .trailing: .number
    case .lengths: .list(.object(.constantLength))
    }
  }

  var summary: String {
    switch self {
    case .top, .leading, .bottom, .trailing: "Distances from the edges"
    case .lengths: "All four lengths"
    }
  }
}

/// The members of a length in a constant.
enum ConstantLengthMember: String, OutputMember {
  case name, value, unit

  static let object = ObjectKind.constantLength

  var type: TemplateType {
    switch self {
    case .name: .word(.lengthName)
    case .value: .number
    case .unit: .word(.unit)
    }
  }

  var summary: String {
    switch self {
    case .name: "Name of the length"
    case .value: "Number"
    case .unit: "Unit; `px` for a plain number in the source"
    }
  }
}

// These values are identified by their constant and the view; lengths by their index in the value.
extension OutputValues {
  func value(_ member: PointConstantMember, of constant: Int, in view: ViewID) -> TemplateValue {
    switch member {
    case .x: length(0, of: constant, view)
    case .y: length(1, of: constant, view)
    case .lengths: lengths(of: constant, view)
    }
  }

  func value(_ member: SizeConstantMember, of constant: Int, in view: ViewID) -> TemplateValue {
    switch member {
    case .width: length(0, of: constant, view)
    case .height: length(1, of: constant, view)
    case .lengths: lengths(of: constant, view)
    }
  }

  func value(_ member: RectConstantMember, of constant: Int, in view: ViewID) -> TemplateValue {
    switch member {
    case .x: length(0, of: constant, view)
    case .y: length(1, of: constant, view)
    case .width: length(2, of: constant, view)
    case .height: length(3, of: constant, view)
    case .lengths: lengths(of: constant, view)
    }
  }

  func value(_ member: InsetsConstantMember, of constant: Int, in view: ViewID) -> TemplateValue {
    switch member {
    case .top: length(0, of: constant, view)
    case .leading: length(1, of: constant, view)
    case .bottom: length(2, of: constant, view)
    case .trailing: length(3, of: constant, view)
    case .lengths: lengths(of: constant, view)
    }
  }

  private func length(_ place: Int, of constant: Int, _ view: ViewID) -> TemplateValue {
    guard case .lengths(_, let lengths) = constantValue(of: constant, view) else { return .none }
    let length = ir.values[lengths[place]]
    return .number(pixels(length) ?? length.value)
  }

  private func lengths(of constant: Int, _ view: ViewID) -> TemplateValue {
    let resolution = resolution(of: constant, in: views[view].closed)
    guard case .lengths(_, let lengths) = resolutions.constantValue(in: resolution) else {
      return .none
    }
    return .list(.constantLengths, 0..<lengths.count, Int(resolutions.values[resolution]))
  }
}

extension OutputSource {
  /// Returns a member of a length.
  ///
  /// `name` is the index of the length's name, which is stored instead of a view.
  func value(_ member: ConstantLengthMember, of index: Int, name: Int) -> TemplateValue {
    let length = ir.values[Handle<Dimension>(UInt32(index))]
    return switch member {
    case .name: .word(name)
    case .value: .number(length.value)
    case .unit: .word(Int(length.unit.rawValue))
    }
  }

  func constantLength(_ index: Int, of value: Int) -> TemplateValue {
    guard case .lengths(let shape, let lengths) = ir.values[Handle<ConstantValue>(UInt32(value))]
    else { return .none }
    let name = WordKind.lengthNames.firstIndex(of: shape.members[index]) ?? 0
    return .object(.constantLength, Int(lengths[index].index), name)
  }
}
