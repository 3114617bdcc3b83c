extension Machine {
  /// Ends a part, and replaces it with its hash.
  mutating func endHash() {
    _ = takePart()
    let hash = TextHash(of: work.bytes)
    writer.appendOnLine { hash.appendDigits(to: &$0) }
  }

  /// Pushes the hash of the output after the first `start` bytes.
  mutating func hash(since start: Int) throws(RenderFault) {
    let written = writer.output.bytes
    let hash = TextHash(of: UnsafeBufferPointer(rebasing: written[min(start, written.count)...]))
    let start = made.count
    hash.appendDigits(to: &made)
    guard made.count <= limits.keptBytes else { throw .keptBytes }
    push(.made(start: UInt32(clamping: start), count: UInt32(clamping: made.count - start)))
  }
}
