#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// Requests to end the process: an interrupt from the terminal, or a signal to terminate or hang
/// up.
extension POSIX {
  /// A descriptor that becomes readable when the process is asked to end.
  ///
  /// The signals are blocked on all threads and received by a dedicated one, so they don't
  /// interrupt any work. Create this value before starting other threads.
  package struct EndRequests: Sendable {
    package let descriptor: Descriptor

    /// Returns `nil` if the system has no descriptors left.
    ///
    /// The signals then end the process as usual.
    package init?() {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { return nil }
      let (reader, writer) = (ends[0], ends[1])
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      var signals = POSIX.endSignals
      pthread_sigmask(SIG_BLOCK, &signals, nil)
      POSIX.detach { [signals] in
        var (signals, number) = (signals, Int32(0))
        while sigwait(&signals, &number) != 0 {}
        try? POSIX.write([UInt8(truncatingIfNeeded: number)], to: Descriptor(number: writer))
      }
      descriptor = Descriptor(number: reader)
    }

    /// The number of the received signal.
    ///
    /// Read it when the descriptor is readable.
    package var signal: Int32 {
      let byte = (try? POSIX.readAvailable(descriptor, atMost: 1))?.first
      return byte.map { Int32($0) } ?? SIGTERM
    }
  }

  /// Ends the process with a signal as if it hadn't been blocked, so the parent process can tell
  /// that it was interrupted.
  package static func end(bySignal number: Int32) -> Never {
    signal(number, SIG_DFL)
    var signals = endSignals
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
    exit(128 + number)
  }

  /// The signals that request an end, except those that were ignored when the process started.
  ///
  /// Shells start background jobs with some of them ignored.
  private static var endSignals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) { sigaddset(&signals, number) }
    return signals
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    let handler = signal(number, SIG_DFL)
    let isIgnored = unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    if isIgnored { signal(number, SIG_IGN) }
    return isIgnored
  }
}
