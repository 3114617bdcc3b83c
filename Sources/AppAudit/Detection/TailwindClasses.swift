internal import SourceForms

/// The arbitrary values of Tailwind's classes, such as `text-[#ff0000]` and `p-[13px]`.
enum TailwindClasses {
  /// Adds the values in the text of a `class` attribute.
  static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>,
    in range: Range<Int>,
    _ found: inout FileLiterals
  ) {
    var index = range.lowerBound
    var start = index
    while index < range.upperBound {
      if bytes[index] <= 0x20 { start = index + 1 }
      guard bytes[index] == UInt8(ascii: "["), index > start,
        bytes[index - 1] == UInt8(ascii: "-"),
        let end = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "]"))
      else {
        index += 1
        continue
      }
      let utility = String(decoding: bytes[start..<(index - 1)], as: UTF8.self)
      add(utility, (index + 1)..<end, bytes, &found)
      index = end
    }
  }

  private static func add(
    _ utility: String,
    _ range: Range<Int>,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ found: inout FileLiterals
  ) {
    // Variants such as `dark:hover:` precede the utility.
    let words = utility.split(separator: ":")
    let name = words.last.map { $0.drop { $0 == "-" } } ?? ""
    let appearance: Literal.Appearance = words.dropLast().contains("dark") ? .dark : .any
    let text = String(decoding: bytes[range], as: UTF8.self)
    // In class names, an underscore is a space.
    let plain = String(text.map { $0 == "_" ? " " : $0 })
    let value: Literal.Value
    var purpose = Literal.Purpose.other
    if let color = text.first == "#" || plain.contains("(") ? CSSColor(plain) : nil {
      purpose = self.purpose(name)
      value = .color(LiteralColor(color.color))
    } else if let length = StyleSheetDetector.pixels(text), length != 0 {
      if name == "text" {
        (value, purpose) = (.textStyle(LiteralTextStyle(size: length)), .text)
      } else if name.hasPrefix("rounded") {
        value = .radius(length)
      } else if isSpace(name) {
        value = .size(length.magnitude)
      } else {
        return
      }
    } else {
      return
    }
    found.add(Literal(value, purpose, at: range, isWhole: false, appearance: appearance))
  }

  private static func purpose(_ name: Substring) -> Literal.Purpose {
    switch name.prefix(while: { $0 != "-" }) {
    case "text", "placeholder", "decoration": .text
    case "bg", "from", "via", "to", "fill": .background
    case "border", "ring", "divide", "outline", "stroke": .border
    case "accent", "caret": .tint
    case "shadow": .shadow
    default: .other
    }
  }

  private static func isSpace(_ name: Substring) -> Bool {
    let first = name.prefix { $0 != "-" }
    let sides = ["", "x", "y", "t", "r", "b", "l", "s", "e"]
    return first == "gap" || first == "space"
      || sides.contains { first == "p" + $0 || first == "m" + $0 }
  }
}
