#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// Threads of the system: what runs on them is known by the end of the call, or never waited for.
///
/// Swift's own concurrency would do the same, but it has to be loaded and started before the first
/// line of the program runs.
extension POSIX {
  /// The stack of a thread, in bytes: parsers descend into what they read, and the main thread's
  /// stack is as large.
  private static let stackSize = 8 << 20

  /// How many threads of this process can run at once; asked of the system once.
  package static let coreCount = max(1, allowedCoreCount ?? sysconf(Int32(_SC_NPROCESSORS_ONLN)))

  /// The number of cores that Linux lets this process use, which can be fewer than there are; `nil`
  /// on other systems.
  ///
  /// The call that tells it is none of those that Swift can see.
  private static var allowedCoreCount: Int? {
    guard let file = try? open("/proc/self/status", .read) else { return nil }
    defer { try? close(file) }
    let text = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      count = (try? read(file, into: UnsafeMutableRawBufferPointer(buffer))) ?? 0
    }
    for line in text.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1)
      guard parts.count == 2, parts[0].elementsEqual("Cpus_allowed".utf8) else { continue }
      // A mask in hexadecimal digits.
      return parts[1].reduce(0) { count, digit in
        count + (Character(UnicodeScalar(digit)).hexDigitValue?.nonzeroBitCount ?? 0)
      }
    }
    return nil
  }

  /// Runs `body` on `count` threads at once, the calling one among them, and waits for all.
  ///
  /// Where the system has no more threads to give, there are fewer; the calling one always runs it.
  package static func onThreads(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    var threads: [pthread_t] = []
    for _ in 1..<max(1, count) {
      guard let thread = start(body) else { break }
      threads.append(thread)
    }
    body()
    for thread in threads { pthread_join(thread, nil) }
  }

  /// Calls `main` while another thread runs `body`, and waits for it.
  ///
  /// Where the system has no more threads to give, `body` is not run.
  package static func duringThread<Result>(
    _ body: @escaping @Sendable () -> Void,
    _ main: () -> Result
  ) -> Result {
    let thread = start(body)
    let result = main()
    if let thread { pthread_join(thread, nil) }
    return result
  }

  /// Runs `body` on a thread that ends by itself, or with the process.
  package static func detach(_ body: @escaping @Sendable () -> Void) {
    if let thread = start(body) { pthread_detach(thread) }
  }

  /// Does nothing for a while.
  package static func sleep(milliseconds: Int) {
    var rest = timespec()
    rest.tv_sec = .init(milliseconds / 1000)
    rest.tv_nsec = .init(milliseconds % 1000 * 1_000_000)
    var time: timespec
    // A signal may end it early.
    repeat { time = rest } while nanosleep(&time, &rest) != 0 && errno == EINTR
  }

  /// What a thread is to run: an object, because a thread is given an address.
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    // The thread takes over the reference that is retained here; where there is none, it is given
    // back.
    let work = Unmanaged.passRetained(Work(body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let result = pthread_create(&thread, &attributes, { POSIX.run($0) }, work.toOpaque())
    #else
      var thread = pthread_t()
      let result = pthread_create(
        &thread,
        &attributes,
        { address in
          guard let address else { return nil }
          return POSIX.run(address)
        },
        work.toOpaque()
      )
    #endif
    guard result == 0 else {
      work.release()
      return nil
    }
    return thread
  }

  private static func run(_ address: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Work>.fromOpaque(address).takeRetainedValue().body()
    return nil
  }
}

extension POSIX {
  /// A value that threads share, one at a time.
  ///
  /// A class, for the lock must stay where it is. The standard library's `Mutex` needs a newer macOS
  /// than the program does. It may be shared although the compiler cannot tell: the value is only ever
  /// reached with the lock held, and what goes in and out of ``withLock(_:)`` is sendable.
  package final class Guarded<Value: Sendable>: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private var value: Value

    package init(_ value: Value) {
      self.value = value
      mutex = .allocate(capacity: 1)
      mutex.initialize(to: pthread_mutex_t())
      pthread_mutex_init(mutex, nil)
    }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deinitialize(count: 1)
      mutex.deallocate()
    }

    /// Lets `body` have the value for itself.
    package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      return body(&value)
    }
  }
}
