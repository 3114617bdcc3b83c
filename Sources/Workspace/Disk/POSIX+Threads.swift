#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// System threads, which are never joined.
///
/// Swift concurrency could do the same, but it has to be loaded and started before the first line
/// of the program runs.
extension POSIX {
  /// The stack size of a thread, in bytes.
  ///
  /// Parsers are recursive. The main thread's stack has the same size.
  private static let stackSize = 8 << 20

  /// Runs `body` on a separate thread without waiting for it.
  ///
  /// - Returns: `false` if the system has no more threads.
  @discardableResult
  package static func detach(_ body: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = start(body) else { return false }
    pthread_detach(thread)
    return true
  }

  /// Suspends the calling thread.
  package static func sleep(milliseconds: Int) {
    var rest = timespec()
    rest.tv_sec = .init(milliseconds / 1000)
    rest.tv_nsec = .init(milliseconds % 1000 * 1_000_000)
    var time: timespec
    // A signal can end the call early.
    repeat { time = rest } while nanosleep(&time, &rest) != 0 && errno == EINTR
  }

  /// The work of a thread, as an object, because a new thread receives an address.
  private final class Work: Sendable {
    let body: @Sendable () -> Void
    /// The cores that the thread may use.
    let cores: CoreSet?

    init(_ cores: CoreSet?, _ body: @escaping @Sendable () -> Void) {
      self.cores = cores
      self.body = body
    }
  }

  /// Starts a thread on another core if possible.
  ///
  /// Otherwise, Linux may start it on the core of the calling thread, where it waits for some
  /// milliseconds although another core is free, and where it's woken again later. That happens
  /// often in virtual machines.
  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    guard let cores = CoreSet.ofThread, let others = cores.withoutCurrent else {
      return start(Work(nil, body), on: nil)
    }
    return start(Work(cores, body), on: others) ?? start(Work(nil, body), on: nil)
  }

  private static func start(_ work: Work, on cores: CoreSet?) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    cores?.assign(toAttributes: &attributes)
    // The thread takes over the retained reference. If no thread starts, it's released below.
    let work = Unmanaged.passRetained(work)
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
    let work = Unmanaged<Work>.fromOpaque(address).takeRetainedValue()
    work.cores?.assignToThread()
    work.body()
    return nil
  }
}

extension POSIX {
  /// A value that threads access one at a time.
  ///
  /// This is a class, because the lock must not move. The standard library's `Mutex` needs a newer
  /// macOS than this program does. The unchecked conformance is safe: the value is only accessed
  /// while the lock is held, and everything that passes through ``withLock(_:)`` is sendable.
  package final class Guarded<Value: Sendable>: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let condition: UnsafeMutablePointer<pthread_cond_t>
    private var value: Value

    package init(_ value: Value) {
      self.value = value
      mutex = .allocate(capacity: 1)
      mutex.initialize(to: pthread_mutex_t())
      pthread_mutex_init(mutex, nil)
      condition = .allocate(capacity: 1)
      condition.initialize(to: pthread_cond_t())
      pthread_cond_init(condition, nil)
    }

    deinit {
      pthread_cond_destroy(condition)
      condition.deinitialize(count: 1)
      condition.deallocate()
      pthread_mutex_destroy(mutex)
      mutex.deinitialize(count: 1)
      mutex.deallocate()
    }

    /// Calls `body` with exclusive access to the value.
    package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      return body(&value)
    }

    /// Calls `body` with exclusive access to the value, and wakes the threads in
    /// ``waitForResult(_:)``.
    package func change(_ body: (inout Value) -> Void) {
      withLock(body)
      pthread_cond_broadcast(condition)
    }

    /// Calls `body` with exclusive access to the value, at first and after each
    /// ``change(_:)``, until it returns a result.
    package func waitForResult<Result: Sendable>(_ body: (inout Value) -> Result?) -> Result {
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      while true {
        if let result = body(&value) { return result }
        pthread_cond_wait(condition, mutex)
      }
    }
  }
}
