import TemplateEngine
import TokenCompiler
import TokenModel

enum DurationMember: String, OutputMember {
  case value, unit, ms

  static let object = ObjectKind.duration

  var type: TemplateType {
    switch self {
    case .value: .number
    case .unit: .word(.timeUnit)
    case .ms: .number
    }
  }

  var summary: String {
    switch self {
    case .value: "Number in the source"
    case .unit: "Unit in the source"
    case .ms: "Duration in milliseconds"
    }
  }
}

/// The members of a timing function.
enum CubicBezierMember: String, OutputMember {
  case x1, y1, x2, y2

  static let object = ObjectKind.cubicBezier

  var type: TemplateType { .number }

  var summary: String { "Two inner control points" }
}

enum TransitionMember: String, OutputMember {
  case duration, delay, timingFunction

  static let object = ObjectKind.transition

  var type: TemplateType { .union(.value) }

  var summary: String {
    switch self {
    case .duration: "A duration"
    case .delay: "A duration"
    case .timingFunction: "A timing function"
    }
  }
}

extension OutputSource {
  func value(_ member: DurationMember, of index: Int) -> TemplateValue {
    let span = ir.values[Handle<TimeSpan>(UInt32(index))]
    return switch member {
    case .value: .number(span.value)
    case .unit: .word(Int(span.unit.rawValue))
    case .ms: .number(span.milliseconds)
    }
  }

  func value(_ member: CubicBezierMember, of index: Int) -> TemplateValue {
    let curve = ir.values[Handle<CubicBezier>(UInt32(index))]
    return switch member {
    case .x1: .number(curve.x1)
    case .y1: .number(curve.y1)
    case .x2: .number(curve.x2)
    case .y2: .number(curve.y2)
    }
  }
}
