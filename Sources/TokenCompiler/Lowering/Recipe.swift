import JSONSyntax
import TokenModel

/// Instructions for creating a value once its references are known.
///
/// A value without references is created when it is read and stays a `literal` in all contexts.
/// Other values are created in each context that affects something they refer to.
enum Recipe: Hashable, Sendable {
  /// A value without references; the ID is an index into the table of its type.
  case literal(ValueID)
  /// The value of another token or a part of it.
  case reference(ReferenceID)
  /// The result of an expression.
  case expression(ExpressionID)
  /// A composite value in which at least one part is a reference or expression.
  ///
  /// The parts are a range of ``LoweringState/slots``, in the order documented in
  /// `LoweringState+Assembly.swift`. `isList` distinguishes a shadow written as an array from one
  /// written as an object.
  case composite(slots: IR.IndexRange, isList: Bool)
  /// A value with a reference to something that isn't the value of a token type, such as a color's
  /// component or a dimension's unit.
  ///
  /// Such values are rare, so they are read again in each context, and their references are
  /// followed.
  case deferred(SyntaxNode)
  /// An invalid value that was reported.
  case invalid
}

/// A part of a composite value.
struct Slot: Hashable, Sendable {
  /// The property that the part represents.
  let field: SlotField
  /// The index of the layer, stop, or dash that the part belongs to; 0 if there is only one.
  let element: UInt32
  /// The required type.
  ///
  /// A line height is a `dimension` if the source contains a length.
  var type: TokenType
  let recipe: Recipe

  /// Whether the part is a length from which a line height relative to the font size is computed.
  var isLengthForLineHeight: Bool { field == .lineHeight && type == .dimension }

  /// The value of a literal part; `nil` if the part contains references.
  var literal: ValueID? {
    if case .literal(let value) = recipe { value } else { nil }
  }
}

/// The properties of composite values.
package enum SlotField: UInt8, Hashable, Sendable {
  case color, width, style
  case duration, delay, timingFunction
  case fontFamily, fontSize, fontWeight, letterSpacing, lineHeight
  case offsetX, offsetY, blur, spread
  /// Whether a shadow layer is an inner shadow: a number slot, 1 for `true`, 0 for `false`.
  case inset
  /// A whole shadow layer: a reference to a shadow with one layer.
  case layer
  case position
  /// A whole gradient stop: a reference to a gradient with one stop.
  case stop
  case dash
  /// The shape of the dashes' ends: a number slot with the raw value of ``StrokeStyle/LineCap``.
  case lineCap
  /// The value of a numeric constant.
  case constantNumber
  /// A piece of text in CSS notation, which is a reference to a token of any type or literal text.
  case verbatim
  /// The lengths in constants; the slots' `element` is ``ConstantValue/Shape/slotElement``.
  case constantX, constantY, constantWidth, constantHeight
  case constantTop, constantLeading, constantBottom, constantTrailing
  /// The lengths that specify the growth of a dimension, which aren't part of its `$value`.
  case fluidMinimum, fluidMaximum, fluidStart, fluidEnd

  /// The name of the property, or of the array that the slot is an element of; `nil` for slots that
  /// are neither.
  var memberName: String? { word?.description }

  /// The name of the property, for comparisons with source text.
  var word: StaticString? {
    switch self {
    case .color: "color"
    case .width: "width"
    case .style: "style"
    case .duration: "duration"
    case .delay: "delay"
    case .timingFunction: "timingFunction"
    case .fontFamily: "fontFamily"
    case .fontSize: "fontSize"
    case .fontWeight: "fontWeight"
    case .letterSpacing: "letterSpacing"
    case .lineHeight: "lineHeight"
    case .offsetX: "offsetX"
    case .offsetY: "offsetY"
    case .blur: "blur"
    case .spread: "spread"
    case .inset: "inset"
    case .position: "position"
    case .dash: "dashArray"
    case .lineCap: "lineCap"
    case .constantX: "x"
    case .constantY: "y"
    case .constantWidth: "width"
    case .constantHeight: "height"
    case .constantTop: "top"
    case .constantLeading: "leading"
    case .constantBottom: "bottom"
    case .constantTrailing: "trailing"
    case .fluidMinimum: "fluid/min"
    case .fluidMaximum: "fluid/max"
    case .fluidStart: "fluid/from"
    case .fluidEnd: "fluid/to"
    case .layer, .stop, .constantNumber, .verbatim: nil
    }
  }

  /// The field for a length in a constant whose property is called `name`.
  init?(length name: String) {
    let lengths: [SlotField] = [
      .constantX, .constantY, .constantWidth, .constantHeight, .constantTop, .constantLeading,
      .constantBottom, .constantTrailing,
    ]
    guard let field = lengths.first(where: { $0.memberName == name }) else { return nil }
    self = field
  }

  /// Whether the field specifies the growth of a dimension.
  package var isFluid: Bool {
    switch self {
    case .fluidMinimum, .fluidMaximum, .fluidStart, .fluidEnd: true
    default: false
    }
  }

  /// Whether the field is a length in a constant, which may also be a number.
  var isConstantLength: Bool { rawValue >= SlotField.constantX.rawValue }
}
