/// Searches in the contiguous UTF-8 bytes of a string.
///
/// A run searches the path of every file that it writes, and iterating over a `String` byte by byte
/// is far slower.
extension String {
  /// Whether the bytes contain `byte`.
  func hasByte(_ byte: UInt8) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(byte) } ?? utf8.contains(byte)
  }

  /// Returns the index of the last `byte`, which must be ASCII.
  func lastIndex(ofByte byte: UInt8) -> Index? {
    let offset = utf8.withContiguousStorageIfAvailable { $0.lastIndex(of: byte) }
    guard let offset else { return utf8.lastIndex(of: byte) }
    return offset.map { utf8.index(utf8.startIndex, offsetBy: $0) }
  }

  /// Returns the byte after the prefix `other`, or `nil` if this isn't a longer string with that
  /// prefix.
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
