package import Workspace

/// Serves a site to clients on this machine.
///
/// One thread serves all: nothing here waits for a client. A class, because its descriptors are given
/// back once.
package final class LiveServer {
  /// The most clients at a time.
  private static let clientLimit = 64

  /// The port that it has.
  package let port: UInt16
  package var site: Site
  private let listener: POSIX.Descriptor
  private var clients: [POSIX.Descriptor: Connection] = [:]

  /// Takes a port of this machine; 0 takes any that is free.
  package init(port: UInt16) throws(POSIX.Failure) {
    (listener, self.port) = try POSIX.listen(onPort: port)
    site = Site(port: self.port)
  }

  deinit {
    for client in clients.keys { try? POSIX.close(client) }
    try? POSIX.close(listener)
  }

  /// What to wait for.
  package var readiness: [POSIX.Readiness] {
    [POSIX.Readiness(listener)]
      + clients.map { POSIX.Readiness($0.key, wantsToWrite: !$0.value.output.isEmpty) }
  }

  /// When ``serve(_:at:)`` has to be called although nothing is ready.
  package var deadline: Int { clients.values.map(\.deadline).min() ?? .max }

  /// Serves whoever is ready.
  package func serve(_ ready: [POSIX.Readiness], at now: Int) {
    for entry in ready where entry.descriptor != listener {
      if entry.canRead { read(entry.descriptor, at: now) }
      if entry.canWrite { write(entry.descriptor, at: now) }
    }
    for client in clients.keys {
      clients[client]?.tick(at: now)
      // Most answers fit, so they need no second round.
      write(client, at: now)
    }
    closeDone(at: now)
    if ready.contains(where: { $0.descriptor == listener && $0.canRead }) { acceptAll(at: now) }
  }

  /// Sends an event to all who listen.
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

  private func acceptAll(at now: Int) {
    do throws(POSIX.Failure) {
      while let client = try POSIX.accept(listener) {
        if clients.count >= Self.clientLimit { makeRoom() }
        if clients.count >= Self.clientLimit {
          try? POSIX.close(client)
        } else {
          clients[client] = Connection(at: now)
        }
      }
    } catch {
      // There are no descriptors left for now: one that nobody uses is given back.
      makeRoom()
    }
  }

  /// Closes the idle connection that has to go first anyhow.
  private func makeRoom() {
    let idle = clients.filter { $0.value.isIdle }.min { $0.value.deadline < $1.value.deadline }
    guard let client = idle?.key else { return }
    clients[client] = nil
    try? POSIX.close(client)
  }
}
