/// Work on several threads at once.
///
/// The threads are kept for later work, because Linux usually wakes a thread on the core it was on.
extension POSIX {
  /// Runs `body` on `count` threads at once, including the calling one, and waits for all of them.
  ///
  /// If the system has no more threads, there are fewer. The calling thread always runs `body`.
  package static func onThreads(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    var ends: [Guarded<Bool>] = []
    for _ in 1..<max(1, count) {
      guard let end = begin(body) else { break }
      ends.append(end)
    }
    body()
    for end in ends { wait(for: end) }
  }

  /// Calls `main` while another thread runs `body`, and waits for both.
  ///
  /// If the system has no more threads, `body` doesn't run.
  package static func duringThread<Result>(
    _ body: @escaping @Sendable () -> Void,
    _ main: () -> Result
  ) -> Result {
    let end = begin(body)
    let result = main()
    if let end { wait(for: end) }
    return result
  }

  /// Runs `body` on another thread, unless the system has no more threads.
  static func inBackground(_ body: @escaping @Sendable () -> Void) { _ = begin(body) }

  /// The threads that are waiting for work, most recently used last.
  private static let idleWorkers = Guarded<[Worker]>([])

  /// Runs `body` on another thread.
  ///
  /// - Returns: a value that becomes `true` at the end; `nil` if the system has no more threads.
  private static func begin(_ body: @escaping @Sendable () -> Void) -> Guarded<Bool>? {
    guard let worker = idleWorkers.withLock({ $0.popLast() }) ?? startWorker() else { return nil }
    let end = Guarded(false)
    worker.give(Worker.Work(body: body, end: end))
    return end
  }

  private static func startWorker() -> Worker? {
    let worker = Worker()
    let hasStarted = detach {
      prepareHeapOfThread()
      while true {
        let end = worker.doWork()
        idleWorkers.withLock { $0.append(worker) }
        end.change { $0 = true }
      }
    }
    return hasStarted ? worker : nil
  }

  private static func wait(for end: Guarded<Bool>) {
    end.waitForResult { $0 ? () : nil }
  }

  /// A thread that is given work again and again.
  private final class Worker: Sendable {
    struct Work: Sendable {
      let body: @Sendable () -> Void
      let end: Guarded<Bool>
    }

    private let work = Guarded<Work?>(nil)

    func give(_ new: Work) { work.change { $0 = new } }

    /// Waits for work and does it.
    ///
    /// When this returns, the thread no longer keeps anything that belongs to the work.
    ///
    /// - Returns: the value to set at the end.
    @inline(never)
    func doWork() -> Guarded<Bool> {
      let next = work.waitForResult { work in
        defer { work = nil }
        return work
      }
      next.body()
      return next.end
    }
  }
}
