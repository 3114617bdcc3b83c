internal import JSONSyntax

/// The known values of an app: the number of each in each file.
///
/// It has no lines, so it stays valid if other lines of a file change.
package struct AuditBaseline: Equatable, Sendable {
  /// The number of places by file and value, such as `color #ff0000`.
  private var counts: [String: [String: Int]] = [:]

  /// Creates the baseline of the values in an app.
  package init(_ stock: AuditStock) {
    for finding in stock.findings {
      let key = Self.key(stock.value(of: finding))
      counts[stock.files[Int(finding.file)].path, default: [:]][key, default: 0] += 1
    }
  }

  /// Reads a baseline file; `nil` if it doesn't have the form that ``text`` writes.
  package init?(_ bytes: [UInt8]) {
    guard let (tree, root) = JSONTree.parseIfValid(bytes),
      let files = tree.value(of: "values", in: root), tree.kind(files) == .object
    else { return nil }
    for file in tree.members(of: files) {
      guard tree.kind(file.value) == .object else { return nil }
      for value in tree.members(of: file.value) {
        guard tree.kind(value.value) == .number,
          let count = Int(exactly: tree.number(value.value)), count > 0
        else { return nil }
        counts[tree.string(file.key), default: [:]][tree.string(value.key)] = count
      }
    }
  }

  private static func key(_ value: Literal.Value) -> String {
    "\(value.kind.rawValue) \(value.text)"
  }

  package var count: Int { counts.values.reduce(0) { $0 + $1.values.reduce(0, +) } }

  /// Returns the values that `other` doesn't contain.
  package func subtracting(_ other: AuditBaseline) -> AuditBaseline {
    var result = self
    for (file, values) in counts {
      for (value, count) in values {
        let rest = count - (other.counts[file]?[value] ?? 0)
        result.counts[file]?[value] = rest > 0 ? rest : nil
      }
      if result.counts[file]?.isEmpty == true { result.counts[file] = nil }
    }
    return result
  }

  /// Removes the findings of a stock that the baseline contains, the first ones in each file.
  package func removeKnown(from stock: inout AuditStock) {
    var rest = counts
    let (files, values) = (stock.files, stock.values)
    stock.remove { finding in
      let (path, key) = (files[Int(finding.file)].path, Self.key(values[Int(finding.value)]))
      guard let count = rest[path]?[key], count > 0 else { return false }
      rest[path]?[key] = count - 1
      return true
    }
  }

  /// The contents of a baseline file.
  package var text: [UInt8] {
    var writer = JSONWriter(.pretty(width: 100))
    writer.object { writer in
      writer.member("version", 1)
      writer.object("values") { writer in
        for (file, values) in counts.sorted(by: { $0.key < $1.key }) {
          writer.object(file) { writer in
            for (value, count) in values.sorted(by: { $0.key < $1.key }) {
              writer.name(value)
              writer.integer(count)
            }
          }
        }
      }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  /// The first values, for a message, such as `color #ff0000 in App/Feed.swift`.
  package func examples(_ limit: Int) -> [String] {
    counts.sorted { $0.key < $1.key }.lazy.flatMap { file, values in
      values.keys.sorted().map { "\($0) in \(file)" }
    }.prefix(limit).map { $0 }
  }
}
