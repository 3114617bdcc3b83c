import TemplateEngine
import TokenCompiler
import TokenModel

extension BoundOutput {
  /// The hash of a line for each public token and constant, `PATH:TYPE`.
  ///
  /// Two outputs with the same hash have the same tokens of the same types, so a program that reads one
  /// beside the other need not look for each. The lines are sorted by their bytes, because the order of a
  /// source does not matter there.
  ///
  /// It is made when a template prints it, because sorting takes as long as much of what is printed.
  ///
  /// - Complexity: O(*n* log *n*) in the number of tokens and constants, once.
  func fingerprint() -> TextHash {
    if let madeFingerprint { return madeFingerprint }
    var text = OutputBuffer()
    var lines: [Range<Int>] = []
    for index in tokens + source.lists.constants {
      let index = Int(index)
      guard isIncluded[index], !facts.tokens[index].isPrivate, let type = namedType(index) else {
        continue
      }
      let start = text.count
      append(OutputText.path.text(Int(facts.tokens[index].path.index)), to: &text)
      text.append(UInt8(ascii: ":"))
      for byte in type.word.utf8 { text.append(byte) }
      text.append(UInt8(ascii: "\n"))
      lines.append(start..<text.count)
    }
    let bytes = text.bytes
    let memory = UnsafeRawBufferPointer(bytes)
    lines.sort { memory.precedes($0, $1) }
    var hash = TextHash()
    for line in lines { hash.append(UnsafeBufferPointer(rebasing: bytes[line])) }
    madeFingerprint = hash
    return hash
  }
}

extension UnsafeRawBufferPointer {
  /// Whether the bytes of one range come before those of another, eight at a time: paths have long
  /// beginnings in common.
  fileprivate func precedes(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    let shared = Swift.min(one.count, other.count)
    var offset = 0
    while offset + 8 <= shared {
      let bytes = loadUnaligned(fromByteOffset: one.lowerBound + offset, as: UInt64.self)
      let others = loadUnaligned(fromByteOffset: other.lowerBound + offset, as: UInt64.self)
      if bytes != others { return bytes.bigEndian < others.bigEndian }
      offset += 8
    }
    return self[(one.lowerBound + offset)..<one.upperBound]
      .lexicographicallyPrecedes(self[(other.lowerBound + offset)..<other.upperBound])
  }
}
