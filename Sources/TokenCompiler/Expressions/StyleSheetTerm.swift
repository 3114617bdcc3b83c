package import TokenModel

/// A value or formula in CSS, in pieces that templates print.
package struct StyleSheetTerm {
  /// The maximum number of pieces; inlined formulas could otherwise grow exponentially.
  static let limit = 256

  package enum Piece: Hashable, Sendable {
    case text(String)
    case number(Double)
    case length(Double, Dimension.Unit)
    case reference(TokenID)
  }

  /// How a term is combined with others in `calc()`.
  enum Shape {
    case operand, product, sum
  }

  let pieces: [Piece]
  let shape: Shape
  /// The value that a browser computes, with the precision of the printed operands.
  let value: ExpressionValue
  /// Whether the browser reads the value from the output instead of computing it.
  let isRead: Bool

  init(
    _ pieces: [Piece],
    _ value: ExpressionValue,
    _ shape: Shape = .operand,
    isRead: Bool = false
  ) {
    self.pieces = pieces
    self.shape = shape
    self.value = value
    self.isRead = isRead
  }

  // MARK: Operands

  /// Returns a reference to a custom property; `nil` for a value that formulas can't use.
  ///
  /// `isRead`: whether the property is a value and not a formula.
  package static func reference(
    _ token: TokenID,
    value id: ValueID,
    isRead: Bool,
    in ir: IR
  ) -> Self? {
    guard let value = printed(ir.tokens[Int(token.index)].type, id, in: ir) else { return nil }
    return Self([.reference(token)], value, isRead: isRead)
  }

  /// Returns a value; `nil` for one that formulas can't use.
  package static func literal(_ type: TokenType, _ id: ValueID, in ir: IR) -> Self? {
    switch printed(type, id, in: ir) ?? measure(type, id, in: ir) {
    case .number(let number)?: return .number(number)
    case .quantity(let quantity)? where quantity.fluid == nil: return .quantity(quantity)
    case .color?:
      let derived = ir.derivedColors[Int(id.index)]
      return derived.isInSRGB ? .hexadecimal(derived.hex) : nil
    default: return nil
    }
  }

  /// Returns the number in a constant that is text.
  private static func measure(_ type: TokenType, _ id: ValueID, in ir: IR) -> ExpressionValue? {
    guard type == .constant else { return nil }
    switch ir.values[Handle<ConstantValue>(id)] {
    case .string(let text), .verbatim(let text): return ExpressionValue(measure: ir.texts[text])
    default: return nil
    }
  }

  /// Returns a value as a browser reads it from the output.
  private static func printed(
    _ type: TokenType,
    _ id: ValueID,
    in ir: IR
  ) -> ExpressionValue? {
    switch type {
    case .number: return .number(ir.values[Handle<Number>(id)].value)
    case .fontWeight: return .number(ir.values[Handle<FontWeight>(id)].value)
    case .dimension:
      return .quantity(Quantity(ir.values[Handle<Dimension>(id)]).map { $0.rounded(toDigits: 6) })
    case .duration:
      return .quantity(Quantity(ir.values[Handle<TimeSpan>(id)]).map { $0.rounded(toDigits: 6) })
    case .color: return .color(Color(printed: ir.derivedColors[Int(id.index)]))
    case .constant:
      guard case .number(let number) = ir.values[Handle<ConstantValue>(id)] else { return nil }
      return .number(number)
    default: return nil
    }
  }

  static func number(_ number: Double) -> Self { Self([.number(number)], .number(number)) }

  static func quantity(_ quantity: Quantity) -> Self {
    let pieces: [Piece] =
      switch quantity.unit {
      case .length(let unit): [.length(quantity.value, unit)]
      case .time(let unit): [.number(quantity.value), .text(unit.name)]
      }
    return Self(pieces, .quantity(quantity))
  }

  /// Returns a color from one byte each of red, green, blue, and alpha.
  static func hexadecimal(_ bytes: UInt32) -> Self {
    Self([.text(Color.text(rgba: bytes))], .color(Color(rgba: bytes)), isRead: true)
  }

  // MARK: Results

  /// Returns the pieces of a whole value; `nil` if they contain no reference or if a browser would
  /// not compute the value in the IR.
  package func pieces(matching type: TokenType, _ id: ValueID, in ir: IR) -> [Piece]? {
    let isChangeable = pieces.contains { if case .reference = $0 { true } else { false } }
    return isChangeable && isEqual(to: type, id, in: ir) ? standalone : nil
  }

  private func isEqual(to type: TokenType, _ id: ValueID, in ir: IR) -> Bool {
    switch (value, type) {
    case (.number(let number), .number):
      return Self.areEqual(number, ir.values[Handle<Number>(id)].value)
    case (.number(let number), .fontWeight):
      return Self.areEqual(number, ir.values[Handle<FontWeight>(id)].value)
    case (.quantity(let quantity), .dimension):
      return Self.areEqual(quantity, Quantity(ir.values[Handle<Dimension>(id)]))
    case (.quantity(let quantity), .duration):
      return Self.areEqual(quantity, Quantity(ir.values[Handle<TimeSpan>(id)]))
    case (.color(let color), .color):
      let (one, other) = (DerivedColor(color), ir.derivedColors[Int(id.index)])
      // Browsers map colors outside the gamut in different ways.
      guard one.isInSRGB, other.isInSRGB else { return false }
      let difference = one.srgb - other.srgb
      return max(difference.max(), -difference.min()) <= 1.0 / 255
    default: return false
    }
  }

  private static func areEqual(_ one: Quantity, _ other: Quantity) -> Bool {
    one.unit == other.unit && areEqual(one.value, other.value)
      && areEqual(one.fluid?.maximum ?? 0, other.fluid?.maximum ?? 0)
  }

  private static func areEqual(_ one: Double, _ other: Double) -> Bool {
    (one - other).magnitude <= 5e-5
  }

  /// The pieces outside of other functions, where arithmetic needs `calc()`.
  var standalone: [Piece] {
    shape == .operand ? pieces : [.text("calc(")] + pieces + [.text(")")]
  }

  /// The pieces inside a product.
  var factor: [Piece] { shape == .sum ? inParentheses : pieces }

  /// The pieces as the last operand of a product, or as any operand in a template of a function.
  var operand: [Piece] { shape == .operand ? pieces : inParentheses }

  var inParentheses: [Piece] { [.text("(")] + pieces + [.text(")")] }

  /// The number if the term is a literal number.
  var literalNumber: Double? {
    if pieces.count == 1, case .number(let number) = pieces[0] { number } else { nil }
  }
}

extension Color {
  /// Creates a color as a browser reads it from the output: eight bits for each channel, or four
  /// digits in Display P3.
  fileprivate init(printed derived: DerivedColor) {
    if derived.isInSRGB {
      self.init(rgba: derived.hex)
    } else {
      let wide = derived.rounded().displayP3
      self.init(.displayP3, SIMD3(wide.x, wide.y, wide.z), alpha: wide.w < 1 ? wide.w : nil)
    }
  }
}
