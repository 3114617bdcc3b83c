import TemplateEngine
import TokenCompiler
import TokenModel

extension OutputTokens {
  /// Returns the hash of the lines `PATH:TYPE` of all public tokens and constants.
  ///
  /// Outputs with the same hash have the same tokens of the same types, so a program that combines
  /// them doesn't have to check each token. The lines are sorted by their bytes because the order
  /// of the source doesn't matter to such programs.
  ///
  /// - Complexity: O(*n* log *n*) in the number of tokens and constants.
  func fingerprint(_ source: OutputSource) -> TextHash {
    let ir = source.ir
    var text = OutputBuffer()
    var lines: [Range<Int>] = []
    for index in all + constants {
      let index = Int(index)
      guard !ir.tokens[index].isPrivate, let type = ir.namedType(of: index) else { continue }
      let start = text.count
      source.appendPath(ir.tokens[index].path, to: &text)
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
    return hash
  }
}

extension UnsafeRawBufferPointer {
  /// Whether the bytes of one range precede those of another.
  ///
  /// Compares eight bytes at a time because paths often have long common prefixes.
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
