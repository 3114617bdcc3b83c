import TokenCompiler
import TokenModel

/// The part of a token's value that a ``Node`` represents.
enum NodeKind: UInt8, CaseIterable, Sendable {
  /// The whole value.
  case whole
  case borderColor, borderWidth, borderStyle
  /// A dash or gap of a stroke style, including that of a border.
  case dash
  case duration, delay, timingFunction
  /// A layer of a shadow, including that of a text style, and the layer's parts.
  case layer
  case layerColor, offsetX, offsetY, blur, spread
  /// A stop of a gradient, and its color.
  case stop
  case stopColor
  case fontFamily, fontSize, fontWeight, letterSpacing, lineHeight
  /// Measures and parts of a normalized text style.
  case textSize, textLineHeight, textKern, textColor, textShadow

  /// Returns the type of the value in a token of type `type`; `nil` for a layer or stop.
  func valueType(in type: TokenType) -> TokenType? {
    switch self {
    case .whole: type
    case .borderColor, .layerColor, .stopColor, .textColor: .color
    case .borderWidth, .dash, .offsetX, .offsetY, .blur, .spread, .fontSize, .letterSpacing,
      .textSize, .textLineHeight, .textKern:
      .dimension
    case .borderStyle: .strokeStyle
    case .duration, .delay: .duration
    case .timingFunction: .cubicBezier
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .lineHeight: .number
    case .textShadow: .shadow
    case .layer, .stop: nil
    }
  }

  /// The part of the value that a reference's pointer identifies.
  var part: PointerPart {
    switch self {
    case .whole: .whole
    case .borderColor, .layerColor, .stopColor: .color
    case .borderWidth: .width
    case .borderStyle: .style
    case .dash: .dashArray
    case .duration: .duration
    case .delay: .delay
    case .timingFunction: .timingFunction
    case .offsetX: .offsetX
    case .offsetY: .offsetY
    case .blur: .blur
    case .spread: .spread
    case .fontFamily: .fontFamily
    case .fontSize: .fontSize
    case .fontWeight: .fontWeight
    case .letterSpacing: .letterSpacing
    case .lineHeight: .lineHeight
    case .textColor: .color
    case .textShadow: .shadow
    case .layer, .stop, .textSize, .textLineHeight, .textKern: .other
    }
  }

  /// Returns the parts of composite values that can be references, by their names in `target.json`.
  static func partNames(of type: TokenType) -> [String] {
    let parts: [PointerPart] =
      switch type.composite {
      case .border: [.color, .width, .style, .dashArray]
      case .strokeStyle: [.dashArray]
      case .transition: [.duration, .delay, .timingFunction]
      case .shadow: [.color, .offsetX, .offsetY, .blur, .spread]
      case .gradient: [.color]
      case .typography:
        [
          .fontFamily, .fontSize, .fontWeight, .letterSpacing, .lineHeight, .color, .shadow,
          .offsetX, .offsetY, .blur, .spread,
        ]
      case nil: []
      }
    return parts.map(\.rawValue)
  }
}

/// The part of a value that is a reference, by its name in `target.json`.
enum PointerPart: String, Sendable {
  case whole = ""
  case color, width, style, dashArray
  case duration, delay, timingFunction
  case offsetX, offsetY, blur, spread
  case fontFamily, fontSize, fontWeight, letterSpacing, lineHeight
  case shadow
  /// A whole layer or stop.
  case element = "*"
  /// Anything else, such as a component of a color.
  case other = "?"
}

extension PointerPart {
  /// Creates the part that a pointer of the IR identifies.
  init(_ field: SlotField?) {
    self =
      switch field {
      case nil: .whole
      case .layer, .stop: .element
      case .color: .color
      case .width: .width
      case .style: .style
      case .dash: .dashArray
      case .duration: .duration
      case .delay: .delay
      case .timingFunction: .timingFunction
      case .offsetX: .offsetX
      case .offsetY: .offsetY
      case .blur: .blur
      case .spread: .spread
      case .fontFamily: .fontFamily
      case .fontSize: .fontSize
      case .fontWeight: .fontWeight
      case .letterSpacing: .letterSpacing
      case .lineHeight: .lineHeight
      default: .other
      }
  }
}
