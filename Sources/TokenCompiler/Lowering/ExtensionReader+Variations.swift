import Diagnostics
import JSONSyntax
import TokenModel

extension ExtensionReader {
  /// Reads the axes of a variable font: an object from tags to numbers.
  ///
  /// - Returns: `nil` if the value isn't an object. Invalid axes are reported and left out.
  func variations(_ node: JSONNode, state: inout LoweringState) -> [TextStyle.Variation]? {
    let key = ExtensionKey.fontVariationSettings.rawValue
    guard expect(.object, node, key, state: &state) else { return nil }
    var variations: [TextStyle.Variation] = []
    for member in syntax.members(of: node) where !syntax.wasRepaired(member.value) {
      let tag = syntax.string(member.key)
      guard Self.isAxisTag(tag) else {
        let expected = "axes with tags of four letters or digits, such as `wght`"
        reject(member.key, key, expected: expected, state: &state)
        continue
      }
      guard let value = number(member.value, tag, state: &state) else { continue }
      variations.append(TextStyle.Variation(tag: state.texts.intern(tag), value: value))
    }
    return variations
  }

  /// Whether a text is a tag as OpenType defines it.
  private static func isAxisTag(_ tag: String) -> Bool {
    let bytes = Array(tag.utf8)
    let isLetter = { (byte: UInt8) in (0x41...0x5A).contains(byte & 0xDF) }
    return bytes.count == 4 && isLetter(bytes[0])
      && bytes.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
  }
}
