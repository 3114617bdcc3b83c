package import Workspace

/// Serves a site to clients on this machine.
///
/// One thread serves all clients, because nothing waits for a single client. This is a class,
/// because its descriptors must be closed exactly once.
package final class LiveServer {
  /// The maximum number of clients to serve at a time.
  ///
  /// Further clients get status 503.
  private static let clientLimit = 64
  /// The maximum number of clients that wait for this status.
  ///
  /// Further ones aren't accepted until a client is gone.
  private static let refusalLimit = 64

  /// The port that the server listens on.
  package let port: UInt16
  package var site: Site
  private let listener: POSIX.Descriptor
  private var clients: [POSIX.Descriptor: Connection] = [:]

  /// Listens on a port of this machine.
  ///
  /// - Parameters:
  ///   - port: the port, or 0 for any free one.
  ///   - pages: the folder to serve below `/pages/`, if any.
  /// - Throws: ``POSIX/Failure`` if the port can't be used.
  package init(port: UInt16, pages: ServedFolder? = nil) throws(POSIX.Failure) {
    (listener, self.port) = try POSIX.listen(onPort: port)
    site = Site(port: self.port, pages: pages)
  }

  deinit {
    for client in clients.keys { try? POSIX.close(client) }
    try? POSIX.close(listener)
  }

  /// The descriptors to wait for.
  package var readiness: [POSIX.Readiness] {
    (canAccept ? [POSIX.Readiness(listener)] : [])
      + clients.map { POSIX.Readiness($0.key, wantsToWrite: !$0.value.output.isEmpty) }
  }

  /// The latest time to call ``serve(_:at:)``, even if nothing is ready.
  package var deadline: Int { clients.values.map(\.deadline).min() ?? .max }

  /// Serves the clients that are ready.
  package func serve(_ ready: [POSIX.Readiness], at now: Int) {
    for entry in ready where entry.descriptor != listener {
      if entry.canRead { read(entry.descriptor, at: now) }
      if entry.canWrite { write(entry.descriptor, at: now) }
    }
    for client in clients.keys {
      clients[client]?.tick(at: now)
      // Most answers can be sent at once, without waiting for the client.
      write(client, at: now)
    }
    closeDone(at: now)
    if ready.contains(where: { $0.descriptor == listener && $0.canRead }) { acceptAll(at: now) }
  }

  /// Sends an event to all clients with a stream.
  package func publish(_ event: ServerSentEvent, at now: Int) {
    for client in clients.keys {
      clients[client]?.push(event, at: now)
      write(client, at: now)
    }
    closeDone(at: now)
  }

  private func read(_ client: POSIX.Descriptor, at now: Int) {
    do throws(POSIX.Failure) {
      guard let bytes = try POSIX.readAvailable(client, atMost: 1 << 14) else { return }
      clients[client]?.receive(bytes, at: now, site)
    } catch {
      clients[client]?.fail()
    }
  }

  private func write(_ client: POSIX.Descriptor, at now: Int) {
    do throws(POSIX.Failure) {
      while let output = clients[client]?.output, !output.isEmpty {
        let count = try POSIX.sendAvailable(output, to: client)
        guard count > 0 else { return }
        clients[client]?.sent(count, at: now, site)
      }
    } catch {
      clients[client]?.fail()
    }
  }

  private func closeDone(at now: Int) {
    for client in clients.keys {
      if clients[client]?.takeEnd(at: now) == true { POSIX.endSending(client) }
      guard clients[client]?.isDone == true else { continue }
      clients[client] = nil
      try? POSIX.close(client)
    }
  }

  /// Whether another client can be accepted, even if only to be refused.
  private var canAccept: Bool { clients.count < Self.clientLimit + Self.refusalLimit }

  private func acceptAll(at now: Int) {
    do throws(POSIX.Failure) {
      // Closing a connection immediately would reset it, so refused clients get an answer too.
      while canAccept, let client = try POSIX.accept(listener) {
        let served = clients.values.count { !$0.isRefused }
        clients[client] = Connection(at: now, isRefused: served >= Self.clientLimit)
      }
    } catch {
      // There are no descriptors left at the moment, so an unused one is freed.
      makeRoom()
    }
  }

  /// Closes the idle connection with the earliest deadline.
  private func makeRoom() {
    let idle = clients.filter { $0.value.isIdle }.min { $0.value.deadline < $1.value.deadline }
    guard let client = idle?.key else { return }
    clients[client] = nil
    try? POSIX.close(client)
  }
}
