/// How many bytes the files of a run may have together, since all are held until they are written.
package struct OutputBudget: Sendable {
  /// The limit, in bytes.
  package let limit: Int
  /// Counts the bytes of another file, on any thread; `false` where they are too many.
  let take: @Sendable (_ count: Int) -> Bool

  /// Makes a budget that outputs share.
  ///
  /// - Parameters:
  ///   - limit: the limit, in bytes.
  ///   - take: counts the bytes of another file, on any thread; `false` where they are too many.
  package init(limit: Int, take: @escaping @Sendable (_ count: Int) -> Bool) {
    self.limit = limit
    self.take = take
  }

  /// The limit for a source of so many bytes: what its tokens can be written as many times over, and
  /// much for a small one.
  package static func limit(forSourceOf bytes: Int) -> Int {
    max(512 << 20, bytes.multipliedReportingOverflow(by: 100).partialValue)
  }

  /// A budget that only the size of a single file counts against.
  static let ofOneFile = OutputBudget(limit: 1 << 30) { $0 <= 1 << 30 }
}
