#if canImport(Glibc)
  private import Glibc
#endif

private import ProgramImage

/// Memory for the process.
extension POSIX {
  /// Prepares the heap for a process that needs much memory for a short time.
  ///
  /// Reserves addresses, not memory. Memory in pages of 2 MiB would save up to a tenth of the time
  /// of builds one after another. In a virtual machine that returns free memory to its host,
  /// however, getting such pages back takes long: six seconds after another build, 100 tokens took
  /// 36 instead of 23 ms, and 10,000 tokens 137 instead of 102.
  ///
  /// Call it before threads start.
  package static func prepareHeap() {
    #if canImport(Glibc)
      // Freed memory stays with the process, and threads get more of it at once.
      _ = setHeapOption(HeapOption.trimThreshold, .max)
      _ = setHeapOption(HeapOption.topPad, 4 << 20)
      // For arrays up to this size, the largest allowed, memory comes from the heap.
      _ = setHeapOption(HeapOption.mapThreshold, Int32(mapThreshold))
    #endif
  }

  /// Extends the heap of the main thread, and returns the addresses that it uses next, at most
  /// `size`.
  ///
  /// Call it on the main thread. The addresses are in whole pages; there are none if they aren't
  /// known.
  static func nextAddressesOfHeap(_ size: Int) -> Range<UInt> {
    #if canImport(Glibc)
      let blockSize = mapThreshold / 2
      var blocks: [UnsafeMutableRawPointer] = []
      while blocks.count * blockSize < size, let block = malloc(blockSize) { blocks.append(block) }
      // The heap uses the addresses of the freed blocks next, from the first one on.
      for block in blocks.reversed() { free(block) }
      let addresses = blocks.map { UInt(bitPattern: $0) }
      guard let first = addresses.first, let last = addresses.last, addresses == addresses.sorted()
      else { return 0..<0 }
      let start = (first + pageSize - 1) & ~(pageSize - 1)
      let end = min(start + UInt(size), last + UInt(blockSize)) & ~(pageSize - 1)
      return start..<max(start, end)
    #else
      return 0..<0
    #endif
  }

  /// Gets memory for addresses, some of which may be in use.
  ///
  /// - Returns: whether the system can do this.
  static func fill(_ addresses: Range<UInt>) -> Bool {
    #if canImport(Glibc)
      let start = UnsafeMutableRawPointer(bitPattern: addresses.lowerBound)
      return madvise(start, addresses.count, populateForWriting) == 0
    #else
      return false
    #endif
  }

  /// Gets memory for the program's variables, most of which change even in a build of a few tokens.
  ///
  /// Call it before threads start. Otherwise, the first change to each page interrupts all cores that
  /// run threads of the process.
  static func fillVariables() {
    for range in [addressesOfInitializedVariables(), addressesOfZeroedVariables()] {
      let start = UInt(range.start) & ~(pageSize - 1)
      let end = (UInt(range.end) + pageSize - 1) & ~(pageSize - 1)
      guard start < end, end - start <= largestVariables else { continue }
      _ = fill(start..<end)
    }
  }

  /// Extends the heap of a thread other than the main one, which takes a system call for each step.
  ///
  /// Call it on the thread.
  static func prepareHeapOfThread() {
    #if canImport(Glibc)
      // The compiler removes memory that is only allocated and freed.
      _ = realloc(malloc(8 << 20), 1)
    #endif
  }
}

private let pageSize: UInt = 4 << 10
/// The size up to which variables are filled, in bytes.
///
/// Sanitizers add larger ones.
private let largestVariables: UInt = 4 << 20

#if canImport(Glibc)
  /// The size from which on memory doesn't come from the heap, the largest one allowed.
  private let mapThreshold = 32 << 20
  /// `MADV_POPULATE_WRITE` from `linux/mman.h`, since Linux 5.14.
  private let populateForWriting: Int32 = 23

  /// Options of `mallopt`, from `malloc.h`.
  private enum HeapOption {
    static let trimThreshold: Int32 = -1
    static let topPad: Int32 = -2
    static let mapThreshold: Int32 = -3
  }

  // Swift's module of the C library doesn't include `malloc.h`.
  @_silgen_name("mallopt")
  private func setHeapOption(_ option: Int32, _ value: Int32) -> Int32
#endif
