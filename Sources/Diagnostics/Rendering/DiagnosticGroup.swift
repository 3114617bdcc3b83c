/// Diagnostics with the same code and severity whose messages differ only in names, numbers, and what
/// they count.
package struct DiagnosticGroup: Sendable {
  /// The diagnostics in the order of the report; never empty.
  package private(set) var members: [Diagnostic]

  package var code: DiagnosticCode { members[0].code }
  package var severity: Diagnostic.Severity { members[0].severity }

  init(_ first: Diagnostic) {
    members = [first]
  }

  /// Returns a summary of all members after the first `shown`, such as
  /// `and 555 more like this in 8 files`, or `nil` if there are none.
  package func remainder(after shown: Int) -> String? {
    let rest = members.dropFirst(shown)
    guard !rest.isEmpty else { return nil }
    let count = "and \(rest.count) more like this"
    let files = Set(rest.map { $0.primary?.span.file })
    guard !files.contains(nil) else { return count }
    if files.count == 1 {
      let isSame = files.contains(members[max(1, shown) - 1].primary?.span.file)
      return count + (isSame ? " in this file" : " in 1 file")
    }
    return count + " in \(files.count) files"
  }

  fileprivate mutating func append(_ diagnostic: Diagnostic) {
    members.append(diagnostic)
  }
}

extension Sequence<Diagnostic> {
  /// Groups the diagnostics: errors before warnings before advice, then in order of first
  /// appearance.
  ///
  /// - Complexity: O(*n*) in the total length of all messages.
  package func grouped() -> [DiagnosticGroup] {
    var groups: [DiagnosticGroup] = []
    var indices: [GroupKey: Int] = [:]
    for diagnostic in self {
      let key = GroupKey(diagnostic)
      if let index = indices[key] {
        groups[index].append(diagnostic)
      } else {
        indices[key] = groups.count
        groups.append(DiagnosticGroup(diagnostic))
      }
    }
    return Diagnostic.Severity.allCases.flatMap { severity in
      groups.filter { $0.severity == severity }
    }
  }
}

private struct GroupKey: Hashable {
  let code: String
  let severity: Diagnostic.Severity
  let shape: [UInt8]

  init(_ diagnostic: Diagnostic) {
    code = diagnostic.code.name
    severity = diagnostic.severity
    shape = Self.shape(of: diagnostic.message)
  }

  /// Returns the message without digits, without the text in backticks, and without a list of counts
  /// at the end, such as `: 3 themes, 12 token sets`.
  private static func shape(of message: String) -> [UInt8] {
    let message = Array(message.utf8)
    var shape: [UInt8] = []
    var isQuoted = false
    for (index, byte) in message.enumerated() {
      if byte == UInt8(ascii: "`") {
        isQuoted.toggle()
        shape.append(byte)
      } else if !isQuoted, !isDigit(byte) {
        if beginsCounts(message[index...]) { break }
        shape.append(byte)
      }
    }
    return shape
  }

  private static func beginsCounts(_ text: ArraySlice<UInt8>) -> Bool {
    text.starts(with: ": ".utf8) && text.dropFirst(2).first.map { isDigit($0) } ?? false
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}
