/// Instructions as numbers: what is built in was written by the program that reads it.
extension Instruction {
  /// Writes the operation with a bit for each operand that is not 0, and those operands.
  func append(to encoder: inout PrintableEncoder) {
    let operands = [UInt64(flag), UInt64(id), UInt64(index), extra]
    var mask: UInt64 = 0
    for (bit, operand) in operands.enumerated() where operand != 0 { mask |= 1 << UInt64(bit) }
    encoder.append(UInt64(operation.rawValue) << 4 | mask)
    for operand in operands where operand != 0 { encoder.append(operand) }
  }

  /// Reads an instruction; `nil` where there is none.
  init?(from decoder: inout PrintableDecoder) {
    let head = decoder.number()
    guard let operation = Operation(rawValue: UInt8(truncatingIfNeeded: head >> 4)) else {
      return nil
    }
    self.init(
      operation,
      flag: head & 1 == 0 ? 0 : UInt8(truncatingIfNeeded: decoder.number()),
      id: head & 2 == 0 ? 0 : UInt16(truncatingIfNeeded: decoder.number()),
      index: head & 4 == 0 ? 0 : UInt32(truncatingIfNeeded: decoder.number()),
      extra: head & 8 == 0 ? 0 : decoder.number()
    )
  }
}
