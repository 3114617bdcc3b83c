/// The display form of a Unicode scalar in the source, or of a byte that isn't part of one.
struct DisplayCell: Hashable, Sendable {
  /// The offset in the file.
  let offset: Int
  /// The text to print: the scalar itself or an escape sequence.
  let text: String
  /// The number of terminal columns that `text` occupies.
  var width: Int

  /// Returns the cells of `bytes[range]`.
  ///
  /// A byte that isn't part of a well-formed UTF-8 sequence is shown in the form `\xFF`.
  static func cells(of bytes: [UInt8], in range: Range<Int>) -> [DisplayCell] {
    var cells: [DisplayCell] = []
    var joinsNext = false
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard let (scalar, length) = decodeScalar(bytes, at: offset, before: range.upperBound) else {
        let escape = "\\x" + bytes[offset].hexadecimal(digits: 2, uppercase: true)
        cells.append(DisplayCell(offset: offset, text: escape, width: escape.utf8.count))
        offset += 1
        joinsNext = false
        continue
      }
      var cell = DisplayCell(scalar, offset: offset)
      if joinsNext { cell.width = 0 }
      if scalar == "\u{FE0F}", let last = cells.indices.last, cells[last].width == 1,
        cells[last].text.unicodeScalars.first?.properties.isEmoji == true
      {
        cells[last].width = 2  // The selector asks for the emoji form, which is wide.
      }
      cells.append(cell)
      joinsNext = scalar == "\u{200D}"
      offset += length
    }
    return cells
  }

  private init(offset: Int, text: String, width: Int) {
    self.offset = offset
    self.text = text
    self.width = width
  }

  private init(_ scalar: Unicode.Scalar, offset: Int) {
    self.offset = offset
    if scalar == "\t" {
      text = "    "
      width = 4
    } else if let escape = scalar.displayEscape {
      text = escape
      width = escape.utf8.count
    } else {
      text = String(scalar)
      width = scalar.displayWidth
    }
  }
}

extension String {
  /// The text in a form that's safe to print on one line of a terminal.
  ///
  /// Characters that could move the cursor, change the writing direction, or be invisible are shown
  /// as escape sequences, and tabs become spaces.
  package var escapedForDisplay: String {
    guard unicodeScalars.contains(where: { $0 == "\t" || $0.displayEscape != nil }) else {
      return self
    }
    var result = ""
    for scalar in unicodeScalars {
      if scalar == "\t" {
        result += "    "
      } else if let escape = scalar.displayEscape {
        result += escape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The number of terminal columns that the text occupies when printed unchanged.
  package var displayWidth: Int {
    let bytes = Array(utf8)
    return DisplayCell.cells(of: bytes, in: bytes.indices).reduce(0) { $0 + $1.width }
  }
}

/// Returns the scalar that begins at `offset` and its length, or `nil` if it isn't well-formed.
private func decodeScalar(
  _ bytes: [UInt8],
  at offset: Int,
  before end: Int
) -> (Unicode.Scalar, Int)? {
  let lead = bytes[offset]
  if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
  let (length, smallest): (Int, UInt32)
  switch lead {
  case 0xC2...0xDF: (length, smallest) = (2, 0x80)
  case 0xE0...0xEF: (length, smallest) = (3, 0x800)
  case 0xF0...0xF4: (length, smallest) = (4, 0x10000)
  default: return nil
  }
  guard offset + length <= end else { return nil }
  var value = UInt32(lead) & (0x7F >> UInt32(length))
  for byte in bytes[offset + 1..<offset + length] {
    guard byte & 0b1100_0000 == 0b1000_0000 else { return nil }
    value = value << 6 | UInt32(byte & 0b0011_1111)
  }
  guard value >= smallest, let scalar = Unicode.Scalar(value) else { return nil }
  return (scalar, length)
}

extension Unicode.Scalar {
  /// Whether printing the scalar unchanged to a terminal is unsafe.
  var isShownAsEscape: Bool { displayEscape != nil }

  /// The escape sequence for a scalar that's unsafe to print to a terminal; `nil` for all others.
  fileprivate var displayEscape: String? {
    if isASCII { return value < 0x20 || value == 0x7F ? escape : nil }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return escape
    // Joiners only affect the shape of adjacent characters, in emoji and several scripts.
    case .format: return self == "\u{200C}" || self == "\u{200D}" ? nil : escape
    default: return nil
    }
  }

  private var escape: String { "\\u{" + value.hexadecimal(digits: 1, uppercase: true) + "}" }
}
