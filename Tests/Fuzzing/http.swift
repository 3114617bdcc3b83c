import LiveServer

/// Reads bytes as the requests of a client.
///
/// The result must not depend on the size of the received parts, and each request must get a
/// response.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Fuzzing.bytes(start, count)
  let whole = outcomes(of: [bytes])
  let step = max(1, count % 7)
  let parts = stride(from: 0, to: count, by: step).map { Array(bytes[$0..<min(count, $0 + step)]) }
  precondition(outcomes(of: parts) == whole, "a request depends on how it arrives")
  let site = Site(port: 8765)
  var connection = Connection(at: 0)
  connection.receive(bytes, at: 0, site)
  while !connection.output.isEmpty { connection.sent(connection.output.count, at: 0, site) }
  return 0
}

/// Returns the outcomes of parsing bytes that arrive in parts, up to the first rejected request.
private func outcomes(of parts: [[UInt8]]) -> [HTTPRequestParser.Outcome] {
  var parser = HTTPRequestParser()
  var found: [HTTPRequestParser.Outcome] = []
  for part in parts {
    parser.append(part)
    while true {
      let outcome = parser.next()
      if outcome == .incomplete { break }
      found.append(outcome)
      if case .refused = outcome { return found }
    }
  }
  return found
}
