/// Gets memory for a compilation on a thread that has nothing else to do.
///
/// The compilation of a large source is the longest part of a build that runs on a single thread. It
/// spends a fifth of its time on touching memory for the first time, unless another thread has done
/// so.
package final class HeapFilling: Sendable {
  private let state = POSIX.Guarded(State())

  private struct State: Sendable {
    /// The total size of the files that were read, in bytes.
    var sourceSize = 0
    /// The addresses that the compilation uses next; `nil` until all files have been read.
    var addresses: Range<UInt>?
    var isOver = false
  }

  /// About the memory that the compilation of a large source needs for each byte, after reading it.
  private static let needPerByte = 4
  /// The smallest source for which this matters, in bytes.
  private static let smallestSource = 4 << 20
  /// The number of bytes to get at once.
  private static let step: UInt = 1 << 20

  package init() {}

  /// Gets memory for the beginning of a compilation while the calling thread, the main one, reads the
  /// configuration.
  ///
  /// Call it before another thread starts.
  package static func begin() {
    guard POSIX.coreCount > 1 else { return }
    POSIX.fillVariables()
    let addresses = POSIX.nextAddressesOfHeap(sizeOfBeginning)
    POSIX.inBackground { _ = POSIX.fill(addresses) }
  }

  /// The memory that is ready before another thread is needed, in bytes.
  private static let sizeOfBeginning = 4 << 20

  /// Notes that the compilation has read a file of `size` bytes.
  func add(_ size: Int) { state.withLock { $0.sourceSize += size } }

  /// Notes that the compilation has read all files, on its thread.
  func complete() {
    state.change { state in
      let isLarge = state.sourceSize >= Self.smallestSource
      state.addresses =
        isLarge ? POSIX.nextAddressesOfHeap(state.sourceSize * Self.needPerByte) : 0..<0
    }
  }

  /// Notes that the compilation is over.
  func end() { state.change { $0.isOver = true } }

  /// Gets memory until there is enough, or until the compilation is over.
  package func work() {
    while let addresses = next(), POSIX.fill(addresses) {}
  }

  /// Returns the addresses to fill next, after waiting until they're known; `nil` if there are none.
  private func next() -> Range<UInt>? {
    state.waitForResult { state -> Range<UInt>?? in
      if state.isOver { return .some(nil) }
      guard let addresses = state.addresses else { return nil }
      guard !addresses.isEmpty else { return .some(nil) }
      let end = min(addresses.lowerBound + Self.step, addresses.upperBound)
      state.addresses = end..<addresses.upperBound
      return addresses.lowerBound..<end
    }
  }
}
