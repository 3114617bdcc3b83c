import Foundation

/// The maximum number of instructions per token for each stage, as recorded in the repository.
struct InstructionLimits: Codable, Hashable {
  /// The source to which the limits apply.
  var tokens: Int
  var contexts: String
  /// Instructions per token, by row name.
  var instructionsPerToken: [String: Int]
  /// The maximum number of instructions for a check of stale outputs, as a multiple of the build.
  /// It's a fixed guarantee instead of a measurement.
  var staleCheckPerBuild = 1.3

  /// The margin of a limit over the measured value when it was recorded, as a fraction.
  static let headroom = 0.1

  /// The problem with a row.
  enum Verdict: Hashable {
    case good
    /// Above the limit.
    case tooMany(limit: Int)
    /// So far below the limit that it no longer protects against regressions.
    case slack(limit: Int)
    /// Without a recorded limit, or a limit without a row.
    case unknown
  }

  init(_ counts: InstructionCounts, tokens: Int, contexts: String) {
    self.tokens = tokens
    self.contexts = contexts
    instructionsPerToken = [:]
    for row in counts.rows {
      let limit = Double(row.count) * (1 + Self.headroom) / Double(tokens)
      instructionsPerToken[row.name] = Int(limit.rounded(.up))
    }
  }

  /// Reads the limits from the file at `path`.
  init(contentsOf path: String) throws {
    let data = try Data(contentsOf: URL(filePath: path))
    self = try JSONDecoder().decode(Self.self, from: data)
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try (encoder.encode(self) + Data("\n".utf8)).write(to: URL(filePath: path))
  }

  /// The problem with a row, if any.
  func verdict(on row: InstructionCounts.Row) -> Verdict {
    guard let limit = instructionsPerToken[row.name] else { return .unknown }
    let perToken = Double(row.count) / Double(tokens)
    if perToken > Double(limit) { return .tooMany(limit: limit) }
    return perToken < 0.75 * Double(limit) ? .slack(limit: limit) : .good
  }

  /// The names of limits without measurements.
  func unused(_ counts: InstructionCounts) -> [String] {
    let known = Set(counts.rows.map(\.name))
    return instructionsPerToken.keys.filter { !known.contains($0) }.sorted()
  }
}
