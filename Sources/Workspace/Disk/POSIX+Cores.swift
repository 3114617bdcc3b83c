#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// The cores that threads run on.
extension POSIX {
  /// The number of threads of this process that can run at once.
  ///
  /// Computed once.
  package static let coreCount = max(
    1,
    CoreSet.ofThread?.count ?? sysconf(Int32(_SC_NPROCESSORS_ONLN))
  )

  /// Some of the machine's cores.
  struct CoreSet: Sendable {
    /// A bit for each core.
    private var words: [UInt]

    /// The number of cores with these numbers.
    var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    /// The cores that the system lets the calling thread use, which can be fewer than the machine
    /// has; `nil` if they aren't known, as on systems other than Linux.
    static var ofThread: CoreSet? {
      #if canImport(Glibc)
        var cores = CoreSet(words: [UInt](repeating: 0, count: 8192 / UInt.bitWidth))
        let found = cores.words.withUnsafeMutableBytes {
          getAffinity(0, $0.count, $0.baseAddress)
        }
        return found == 0 ? cores : nil
      #else
        return nil
      #endif
    }

    /// The cores without the one that the calling thread is running on; `nil` if there are none.
    var withoutCurrent: CoreSet? {
      #if canImport(Glibc)
        let core = Int(currentCore())
        guard words.indices.contains(core / UInt.bitWidth), core >= 0 else { return nil }
        var others = self
        others.words[core / UInt.bitWidth] &= ~(1 << UInt(core % UInt.bitWidth))
        return others.count > 0 ? others : nil
      #else
        return nil
      #endif
    }

    /// Lets the calling thread use these cores.
    func assignToThread() {
      #if canImport(Glibc)
        _ = words.withUnsafeBytes { setAffinity(0, $0.count, $0.baseAddress) }
      #endif
    }

    /// Lets a thread begin on these cores only.
    ///
    /// - Parameter attributes: the thread's `pthread_attr_t`.
    func assign(toAttributes attributes: UnsafeMutableRawPointer) {
      #if canImport(Glibc)
        _ = words.withUnsafeBytes { setAttribute(attributes, $0.count, $0.baseAddress) }
      #endif
    }
  }
}

#if canImport(Glibc)
  // Swift's module of the C library doesn't include these functions, which only Linux has.

  @_silgen_name("sched_getaffinity")
  private func getAffinity(_ thread: Int32, _ size: Int, _ words: UnsafeMutableRawPointer?) -> Int32

  @_silgen_name("sched_setaffinity")
  private func setAffinity(_ thread: Int32, _ size: Int, _ words: UnsafeRawPointer?) -> Int32

  @_silgen_name("sched_getcpu")
  private func currentCore() -> Int32

  @_silgen_name("pthread_attr_setaffinity_np")
  private func setAttribute(
    _ attributes: UnsafeMutableRawPointer,
    _ size: Int,
    _ words: UnsafeRawPointer?
  ) -> Int32
#endif
