import Foundation

/// How many instructions a token may take, stage by stage, as the repository keeps it.
struct InstructionLimits: Codable, Hashable {
  /// The source that the limits are for.
  var tokens: Int
  var contexts: String
  /// Instructions for each token, by the names of the rows.
  var instructionsPerToken: [String: Int]
  /// What a check of stale outputs may take, as a multiple of the build. It is promised, not measured.
  var staleCheckPerBuild = 1.3

  /// The share that a limit lies above what was measured when it was recorded.
  static let headroom = 0.1

  /// What is wrong with a row.
  enum Verdict: Hashable {
    case good
    /// More than it may be.
    case tooMany(limit: Int)
    /// So much less that the limit keeps nothing any more.
    case slack(limit: Int)
    /// No limit is recorded, or one for a row that there is not.
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

  /// Reads the file at `path`.
  init(contentsOf path: String) throws {
    let data = try Data(contentsOf: URL(filePath: path))
    self = try JSONDecoder().decode(Self.self, from: data)
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try (encoder.encode(self) + Data("\n".utf8)).write(to: URL(filePath: path))
  }

  /// What is to be said of a row.
  func verdict(on row: InstructionCounts.Row) -> Verdict {
    guard let limit = instructionsPerToken[row.name] else { return .unknown }
    let perToken = Double(row.count) / Double(tokens)
    if perToken > Double(limit) { return .tooMany(limit: limit) }
    return perToken < 0.75 * Double(limit) ? .slack(limit: limit) : .good
  }

  /// The names of limits that nothing was measured for.
  func unused(_ counts: InstructionCounts) -> [String] {
    let known = Set(counts.rows.map(\.name))
    return instructionsPerToken.keys.filter { !known.contains($0) }.sorted()
  }
}
