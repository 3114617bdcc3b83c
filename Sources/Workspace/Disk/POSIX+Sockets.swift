#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// Connections on this machine.
extension POSIX {
  /// Waits for connections to a port of 127.0.0.1, and of no other address of the machine.
  ///
  /// - Parameter port: the port; 0 for any that is free.
  /// - Returns: the descriptor, and the port.
  /// - Throws: why the port cannot be had.
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
      // A port that a program had a moment ago can be had again at once.
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

  /// Takes the next connection; `nil` where none is waiting, or it has gone already.
  ///
  /// - Throws: why none can be taken, such as a lack of descriptors.
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

  /// Sends as many of `bytes` as there is room for, and says how many.
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

  /// Tells the other side that nothing more is sent.
  package static func endSending(_ descriptor: Descriptor) {
    shutdown(descriptor.number, Int32(SHUT_WR))
  }

  /// Makes a socket never wait, send at once, and belong to this process alone.
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

// The calls whose names ``POSIX`` uses itself.
private func systemListen(_ number: Int32, _ count: Int32) -> Int32 { listen(number, count) }
private func systemAccept(
  _ number: Int32,
  _ address: UnsafeMutablePointer<sockaddr>?,
  _ length: UnsafeMutablePointer<socklen_t>?
) -> Int32 { accept(number, address, length) }
