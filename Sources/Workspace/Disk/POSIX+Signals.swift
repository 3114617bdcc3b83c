#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// Requests from outside to end: an interrupt from the terminal, or a polite kill.
extension POSIX {
  /// A descriptor that becomes readable when the process is asked to end.
  ///
  /// The signals are held back on all threads and taken by one that does nothing else, so that no work is
  /// interrupted half-way. Must be made before other threads are.
  package struct EndRequests: Sendable {
    package let descriptor: Descriptor

    /// `nil` where the system has no descriptors left; the signals then end the process as always.
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

    /// The number of the signal that came; call it when the descriptor can be read.
    package var signal: Int32 {
      let byte = (try? POSIX.readAvailable(descriptor, atMost: 1))?.first
      return byte.map { Int32($0) } ?? SIGTERM
    }
  }

  /// Ends the process by a signal, as if it had not been held back: whoever started the process can
  /// tell that it was interrupted.
  package static func end(bySignal number: Int32) -> Never {
    signal(number, SIG_DFL)
    var signals = endSignals
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
    exit(128 + number)
  }

  /// The signals that ask for an end, apart from those that the process was started to ignore, as a
  /// shell does with jobs in the background.
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
