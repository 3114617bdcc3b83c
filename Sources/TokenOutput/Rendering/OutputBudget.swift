import TemplateEngine

/// A limit for the total size of a run's files, all of which are kept in memory until they are
/// written.
package struct OutputBudget: Sendable {
  /// The limit, in bytes.
  package let limit: Int
  /// Adds the bytes of another file and returns whether the total is within the limit.
  ///
  /// Can be called on any thread.
  let take: @Sendable (_ count: Int) -> Bool

  /// Creates a budget to share between outputs.
  ///
  /// - Parameters:
  ///   - limit: The limit, in bytes.
  ///   - take: Adds the bytes of another file and returns whether the total is within the limit.
  ///     Can be called on any thread.
  package init(limit: Int, take: @escaping @Sendable (_ count: Int) -> Bool) {
    self.limit = limit
    self.take = take
  }

  /// Returns the limit for a source of a given size: 100 times that size, but at least 512 MiB.
  package static func limit(forSourceOf bytes: Int) -> Int {
    max(512 << 20, bytes.multipliedReportingOverflow(by: 100).partialValue)
  }

  /// The limits of one template: a file may use up the whole budget, and the text in variables and
  /// arguments an eighth of it.
  ///
  /// Offsets into that text have 32 bits.
  var templateLimits: TemplateLimits {
    TemplateLimits(outputBytes: limit, keptBytes: min(limit / 8, Int(UInt32.max)))
  }

  /// A budget that limits only the size of each file, to 1 GiB.
  static let ofOneFile = OutputBudget(limit: 1 << 30) { $0 <= 1 << 30 }
}
