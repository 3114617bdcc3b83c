#if canImport(Glibc)
  private import Glibc
#endif

/// Memory for the process.
extension POSIX {
  /// Prepares the heap for a process that needs much memory for a short time.
  ///
  /// Touching a page of memory for the first time costs about as much as printing a hundred bytes,
  /// and a build touches nearly all of its memory once. This asks the system for pages of 2 MiB
  /// instead of 4 KiB, and for memory in larger pieces, which saves about a tenth of the time of
  /// builds with up to 10,000 tokens.
  ///
  /// Reserves addresses, not memory. Does nothing if the system has none left, and with C libraries
  /// other than Glibc. Call it before threads start.
  package static func prepareHeap() {
    #if canImport(Glibc)
      // Freed memory stays with the process, and threads get more of it at once.
      _ = setHeapOption(HeapOption.trimThreshold, .max)
      _ = setHeapOption(HeapOption.topPad, 4 << 20)
      // For arrays up to this size, the largest allowed, memory comes from the heap.
      _ = setHeapOption(HeapOption.mapThreshold, Int32(mapThreshold))
      // The reserve must come from the heap, too, which is extended for it.
      _ = setHeapOption(HeapOption.mapLimit, 0)
      reserveLargePages(ReservedSize.process)
      _ = setHeapOption(HeapOption.mapLimit, HeapOption.defaultMapLimit)
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
      let start = (first + smallPage - 1) & ~(smallPage - 1)
      let end = min(start + UInt(size), last + UInt(blockSize)) & ~(smallPage - 1)
      return start..<max(start, end)
    #else
      return 0..<0
    #endif
  }

  /// Gets memory for addresses of the heap, some of which may be in use.
  ///
  /// - Returns: whether the system can do this.
  static func fillHeap(_ addresses: Range<UInt>) -> Bool {
    #if canImport(Glibc)
      let start = UnsafeMutableRawPointer(bitPattern: addresses.lowerBound)
      return madvise(start, addresses.count, populateForWriting) == 0
    #else
      return false
    #endif
  }

  /// Does the same as ``prepareHeap()`` for the heap of a thread other than the main one.
  ///
  /// Call it on the thread.
  static func prepareHeapOfThread() {
    #if canImport(Glibc)
      reserveLargePages(ReservedSize.thread)
    #endif
  }

  #if canImport(Glibc)
    /// Extends the calling thread's heap by memory in large pages, which the thread uses next.
    private static func reserveLargePages(_ size: Int) {
      guard let block = malloc(size) else { return }
      let address = UInt(bitPattern: block)
      let start = (address + largePage - 1) & ~(largePage - 1)
      let count = Int(address + UInt(size) - start)
      _ = madvise(UnsafeMutableRawPointer(bitPattern: start), count, MADV_HUGEPAGE)
      // The heap uses the freed addresses next. The ones before the first large page stay unused.
      _ = realloc(block, max(1, Int(start - address) - mallocOverhead))
    }
  #endif
}

#if canImport(Glibc)
  /// The addresses to reserve, in bytes.
  ///
  /// No more, because a virtual machine may have returned free memory to its host. Getting a large
  /// page back takes longer than reusing small pages, so that building 100,000 tokens took 1.2
  /// instead of 0.9 s with a reserve of 1 GiB, although it was faster right after another build.
  private enum ReservedSize {
    static let process = 32 << 20
    static let thread = 8 << 20
  }

  private let smallPage: UInt = 4 << 10
  private let largePage: UInt = 2 << 20
  /// The size from which on memory doesn't come from the heap, the largest one allowed.
  private let mapThreshold = 32 << 20
  /// `MADV_POPULATE_WRITE` from `linux/mman.h`, since Linux 5.14.
  private let populateForWriting: Int32 = 23
  /// The size of the header of a block, rounded up.
  private let mallocOverhead = 64

  /// Options of `mallopt`, from `malloc.h`.
  private enum HeapOption {
    static let trimThreshold: Int32 = -1
    static let topPad: Int32 = -2
    static let mapThreshold: Int32 = -3
    static let mapLimit: Int32 = -4
    static let defaultMapLimit: Int32 = 65_536
  }

  // Swift's module of the C library doesn't include `malloc.h`.
  @_silgen_name("mallopt")
  private func setHeapOption(_ option: Int32, _ value: Int32) -> Int32
#endif
