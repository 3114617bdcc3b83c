#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// Waiting for several descriptors at once, and reading clocks.
extension POSIX {
  /// A descriptor to wait for, and its state after waiting.
  package struct Readiness: Sendable {
    package let descriptor: Descriptor
    /// Whether to wait until the descriptor is writable as well.
    package let wantsToWrite: Bool
    /// Whether the descriptor is readable or at its end.
    package internal(set) var canRead = false
    package internal(set) var canWrite = false

    package init(_ descriptor: Descriptor, wantsToWrite: Bool = false) {
      self.descriptor = descriptor
      self.wantsToWrite = wantsToWrite
    }
  }

  /// Waits until one of the descriptors is ready, or until the given number of milliseconds has
  /// passed.
  package static func wait(for list: inout [Readiness], milliseconds: Int) {
    var requests = list.map { entry in
      let events = entry.wantsToWrite ? Int16(POLLIN) | Int16(POLLOUT) : Int16(POLLIN)
      return pollfd(fd: entry.descriptor.number, events: events, revents: 0)
    }
    let timeout = Int32(clamping: max(0, milliseconds))
    let count = poll(&requests, .init(requests.count), timeout)
    for (index, request) in requests.enumerated() {
      // A failure or hangup surfaces when the descriptor is read.
      list[index].canRead = count > 0 && request.revents & ~Int16(POLLOUT) != 0
      list[index].canWrite = count > 0 && request.revents & Int16(POLLOUT) != 0
    }
  }

  /// The milliseconds since a fixed moment.
  ///
  /// They never decrease while the process runs.
  package static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  /// The current time of the clock used for file timestamps.
  package static var now: FileStatus.Moment {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return FileStatus.Moment(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }

  /// A moment before the timestamps of all changes to files from now on.
  ///
  /// A file timestamp is the time of the last clock tick, so it can be slightly before the change.
  package static var earliestTimestamp: FileStatus.Moment { now.earlier(milliseconds: 20) }

  /// Reads the available bytes.
  ///
  /// Returns `nil` if there are none yet, or an empty array at the end.
  package static func readAvailable(
    _ descriptor: Descriptor,
    atMost size: Int
  ) throws(Failure) -> [UInt8]? {
    var number: Int32 = 0
    var isWaiting = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      var result = 0
      repeat {
        result = systemRead(descriptor.number, buffer.baseAddress, size)
      } while result < 0 && errno == EINTR
      if result < 0 {
        isWaiting = errno == EAGAIN || errno == EWOULDBLOCK
        number = errno
      }
      count = max(0, result)
    }
    if isWaiting { return nil }
    if number != 0 { throw Failure(number: number) }
    return bytes
  }
}

extension POSIX.FileStatus {
  /// A file timestamp.
  package struct Moment: Hashable, Comparable, Sendable {
    let seconds: Int
    let nanoseconds: Int

    package init(seconds: Int, nanoseconds: Int) {
      self.seconds = seconds
      self.nanoseconds = nanoseconds
    }

    /// Returns the moment this many milliseconds earlier.
    package func earlier(milliseconds: Int) -> Moment {
      let rest = nanoseconds - milliseconds % 1000 * 1_000_000
      let borrowed = rest < 0 ? 1 : 0
      return Moment(
        seconds: seconds - milliseconds / 1000 - borrowed,
        nanoseconds: rest + borrowed * 1_000_000_000
      )
    }

    package static func < (first: Moment, second: Moment) -> Bool {
      (first.seconds, first.nanoseconds) < (second.seconds, second.nanoseconds)
    }
  }
}

private func systemRead(_ number: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(number, buffer, count)
}
