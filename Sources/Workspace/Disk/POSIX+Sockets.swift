#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// Connections on the local machine.
extension POSIX {
  /// Listens for connections to a port of 127.0.0.1, and on no other address.
  ///
  /// - Parameter port: the port, or 0 for any free one.
  /// - Returns: the descriptor and the port.
  /// - Throws: ``Failure`` if the port can't be used.
  package static func listen(
    onPort port: UInt16
  ) throws(Failure) -> (descriptor: Descriptor, port: UInt16) {
    #if canImport(Darwin) || canImport(Musl)
      let kind = SOCK_STREAM
    #else
      let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    let number = socket(AF_INET, kind, 0)
    guard number >= 0 else { throw Failure(number: errno) }
    do throws(Failure) {
      try prepare(number)
      // Allows reusing a port that another program has just released.
      var isReused: Int32 = 1
      setsockopt(number, SOL_SOCKET, SO_REUSEADDR, &isReused, size(of: isReused))
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      var length = size(of: address)
      let result = withUnsafeMutablePointer(to: &address) { address in
        address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
          guard bind(number, address, length) == 0 else { return Int32(-1) }
          guard systemListen(number, 64) == 0 else { return Int32(-1) }
          return getsockname(number, address, &length)
        }
      }
      guard result == 0 else { throw Failure(number: errno) }
      return (Descriptor(number: number), UInt16(bigEndian: address.sin_port))
    } catch {
      try? close(Descriptor(number: number))
      throw error
    }
  }

  /// Accepts the next connection.
  ///
  /// Returns `nil` if none is waiting, or if it's already gone.
  ///
  /// - Throws: ``Failure`` if connections can't be accepted, for example for lack of descriptors.
  package static func accept(_ listener: Descriptor) throws(Failure) -> Descriptor? {
    let number = systemAccept(listener.number, nil, nil)
    guard number >= 0 else {
      switch errno {
      case EMFILE, ENFILE, ENOBUFS, ENOMEM: throw Failure(number: errno)
      default: return nil
      }
    }
    do throws(Failure) {
      try prepare(number)
    } catch {
      try? close(Descriptor(number: number))
      throw error
    }
    return Descriptor(number: number)
  }

  /// Sends as many of `bytes` as currently fit, and returns their number.
  package static func sendAvailable(
    _ bytes: ArraySlice<UInt8>,
    to descriptor: Descriptor
  ) throws(Failure) -> Int {
    guard !bytes.isEmpty else { return 0 }
    while true {
      let count = bytes.withUnsafeBytes { send(descriptor.number, $0.baseAddress, $0.count, 0) }
      if count >= 0 { return count }
      if errno == EAGAIN || errno == EWOULDBLOCK { return 0 }
      guard errno == EINTR else { throw Failure(number: errno) }
    }
  }

  /// Signals to the other side that nothing more will be sent.
  package static func endSending(_ descriptor: Descriptor) {
    shutdown(descriptor.number, Int32(SHUT_WR))
  }

  /// Makes a socket nonblocking, disables delayed sending, and closes it in child processes.
  private static func prepare(_ number: Int32) throws(Failure) {
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    guard fcntl(number, F_SETFL, O_NONBLOCK) == 0 else { throw Failure(number: errno) }
    var isImmediate: Int32 = 1
    setsockopt(number, Int32(IPPROTO_TCP), TCP_NODELAY, &isImmediate, size(of: isImmediate))
  }

  private static func size<Value>(of _: Value) -> socklen_t {
    socklen_t(MemoryLayout<Value>.size)
  }
}

// System calls with the same names as methods of ``POSIX``.
private func systemListen(_ number: Int32, _ count: Int32) -> Int32 { listen(number, count) }
private func systemAccept(
  _ number: Int32,
  _ address: UnsafeMutablePointer<sockaddr>?,
  _ length: UnsafeMutablePointer<socklen_t>?
) -> Int32 { accept(number, address, length) }
