/// Searches in the UTF-8 bytes of a text as they lie in memory: a run does it for the path of every
/// file that it writes, and asking a `String` for one byte after the other takes far longer.
extension String {
  /// Whether `byte` is among the bytes.
  func hasByte(_ byte: UInt8) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(byte) } ?? utf8.contains(byte)
  }

  /// The place of the last `byte`, which must be ASCII.
  func lastIndex(ofByte byte: UInt8) -> Index? {
    let offset = utf8.withContiguousStorageIfAvailable { $0.lastIndex(of: byte) }
    guard let offset else { return utf8.lastIndex(of: byte) }
    return offset.map { utf8.index(utf8.startIndex, offsetBy: $0) }
  }

  /// The byte behind `other`, if the text begins with all bytes of `other` and has more than those.
  func byte(behind other: String) -> UInt8? {
    let found = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { start in
        guard bytes.count > start.count,
          POSIX.areEqual(
            UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[..<start.count]),
            UnsafeRawBufferPointer(start)
          )
        else { return nil as UInt8? }
        return bytes[start.count]
      }
    }
    if let found, let found { return found }
    guard utf8.starts(with: other.utf8) else { return nil }
    return utf8.dropFirst(other.utf8.count).first
  }
}
