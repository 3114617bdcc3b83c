/// Writes JSON in a common layout: two spaces per level, and a line for each property and element.
struct JSONText {
  private(set) var bytes: [UInt8] = []
  private var depth = 0
  /// Whether the innermost object or array is still empty.
  private var isFresh = true

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func beginLine() {
    if depth == 0 { return }
    if !isFresh { bytes.append(UInt8(ascii: ",")) }
    isFresh = false
    breakLine()
  }

  private mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private mutating func open(_ bracket: Character) {
    append(String(bracket))
    depth += 1
    isFresh = true
  }

  private mutating func close(_ bracket: Character) {
    depth -= 1
    if !isFresh { breakLine() }
    isFresh = false
    append(String(bracket))
  }

  // MARK: Values

  /// Begins a property, whose value must follow.
  mutating func name(_ text: String) {
    beginLine()
    quote(text)
    append(": ")
  }

  /// Begins an array element, whose value must follow.
  mutating func element() { beginLine() }

  mutating func beginObject() { open("{") }
  mutating func endObject() { close("}") }
  mutating func beginArray() { open("[") }
  mutating func endArray() { close("]") }

  mutating func string(_ text: String) { quote(text) }
  mutating func integer(_ number: Int) { append("\(number)") }

  /// Writes `number` as a decimal with `digits` digits after the decimal point, without trailing
  /// zeros.
  mutating func decimal(_ number: Int, digits: Int) {
    var (number, digits) = (number, digits)
    while digits > 0, number % 10 == 0 { (number, digits) = (number / 10, digits - 1) }
    var text = "\(abs(number))"
    if digits > 0 {
      text = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
      text.insert(".", at: text.index(text.endIndex, offsetBy: -digits))
    }
    append(number < 0 ? "-" + text : text)
  }

  mutating func endFile() { append("\n") }

  /// Writes a quoted string. The generator's words never need escapes.
  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    append(text)
    bytes.append(UInt8(ascii: "\""))
  }

  // MARK: Properties

  mutating func member(_ name: String, _ text: String) {
    self.name(name)
    string(text)
  }

  mutating func member(_ name: String, _ number: Int, digits: Int = 0) {
    self.name(name)
    decimal(number, digits: digits)
  }
}
