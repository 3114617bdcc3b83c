import JSONSyntax
import TokenModel

/// How to make a value once its references are known.
///
/// A value without references is made while it is read and is a `literal` ever after, in all
/// contexts; the others are made anew in each context that something they refer to varies with.
enum Recipe: Hashable, Sendable {
  /// A value that refers to nothing, in the column of its type.
  case literal(ValueID)
  /// The value of another token, or a part of one.
  case reference(ReferenceID)
  /// The result of a formula.
  case expression(ExpressionID)
  /// A composite with a reference or a formula in at least one part; its parts are a range of
  /// ``LoweringState/slots`` in the order that `Assembly` documents. `isList` tells a shadow written
  /// as a list from one written as an object.
  case composite(slots: IR.IndexRange, isList: Bool)
  /// A value with a `$ref` in a place where no token's value can stand (a colour's component, a
  /// dimension's unit). It is rare, so it is read again in each context, references followed.
  case deferred(SyntaxNode)
  /// Something that was reported and has no value.
  case invalid
}

/// One part of a composite value.
struct Slot: Hashable, Sendable {
  /// Which part it is.
  let field: SlotField
  /// Which layer, stop or dash it belongs to, from 0; 0 where there is only one.
  let element: UInt32
  /// The type that it has to have; a line height is a `dimension` where the source gives a length.
  var type: TokenType
  /// How to make it.
  let recipe: Recipe

  /// Whether it is a length that the value has as a multiple of the font size.
  var isLengthForLineHeight: Bool { field == .lineHeight && type == .dimension }

  /// The value of a part that refers to nothing.
  var literal: ValueID? {
    if case .literal(let value) = recipe { value } else { nil }
  }
}

/// The parts that composite values have.
package enum SlotField: UInt8, Hashable, Sendable {
  case color, width, style
  case duration, delay, timingFunction
  case fontFamily, fontSize, fontWeight, letterSpacing, lineHeight
  case offsetX, offsetY, blur, spread
  /// Whether a layer falls inside: a number slot, 1 for `true`, 0 for `false`.
  case inset
  /// A whole layer of a shadow that is a reference to a shadow of one layer.
  case layer
  case position
  /// A whole stop of a gradient that is a reference to a gradient of one stop.
  case stop
  case dash
  /// The shape of a dash's ends: a number slot, the raw value of the ``StrokeStyle/LineCap``.
  case lineCap
  /// The number that a constant is.
  case constantNumber
  /// The lengths of constants; their element is ``ConstantValue/Shape/slotElement``.
  case constantX, constantY, constantWidth, constantHeight
  case constantTop, constantLeading, constantBottom, constantTrailing

  /// The name of the member in the value; `nil` for elements of a list.
  var memberName: String? {
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
    case .lineCap: "lineCap"
    case .constantX: "x"
    case .constantY: "y"
    case .constantWidth: "width"
    case .constantHeight: "height"
    case .constantTop: "top"
    case .constantLeading: "leading"
    case .constantBottom: "bottom"
    case .constantTrailing: "trailing"
    case .layer, .stop, .dash, .constantNumber: nil
    }
  }

  /// The length of a constant whose member is called `name`.
  init?(length name: String) {
    let lengths: [SlotField] = [
      .constantX, .constantY, .constantWidth, .constantHeight, .constantTop, .constantLeading,
      .constantBottom, .constantTrailing,
    ]
    guard let field = lengths.first(where: { $0.memberName == name }) else { return nil }
    self = field
  }

  /// Whether it is a length of a constant, for which a number will do as well.
  @inline(__always)
  var isConstantLength: Bool { rawValue >= SlotField.constantX.rawValue }
}
