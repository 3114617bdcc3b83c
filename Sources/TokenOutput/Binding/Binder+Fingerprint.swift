import TemplateEngine
import TokenCompiler
import TokenModel

extension Binder {
  /// Makes the hash of a line for each public token and constant, `PATH:TYPE`.
  ///
  /// Two outputs with the same hash have the same tokens of the same types, so a program that reads one
  /// beside the other need not look for each. The lines are sorted by their bytes, because the order of a
  /// source does not matter there.
  mutating func makeFingerprint() {
    guard uses(RootMember.fingerprint) else { return }
    var text = OutputBuffer()
    var lines: [Range<Int>] = []
    for index in output.tokens + output.source.lists.constants {
      let index = Int(index)
      guard output.isIncluded[index], !output.facts.tokens[index].isPrivate,
        let type = output.namedType(index)
      else { continue }
      let start = text.count
      output.append(OutputText.path.text(Int(output.facts.tokens[index].path.index)), to: &text)
      text.append(UInt8(ascii: ":"))
      for byte in type.word.utf8 { text.append(byte) }
      text.append(UInt8(ascii: "\n"))
      lines.append(start..<text.count)
    }
    let bytes = text.bytes
    lines.sort { bytes[$0].lexicographicallyPrecedes(bytes[$1]) }
    var hash = TextHash()
    for line in lines { hash.append(UnsafeBufferPointer(rebasing: bytes[line])) }
    output.fingerprint = output.names.texts.intern(hash.digits)
  }
}
