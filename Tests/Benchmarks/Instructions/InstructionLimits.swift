import Foundation

/// The maximum number of instructions for each stage, as multiples of a reference that is recorded
/// in the repository.
struct InstructionLimits: Codable, Hashable {
  /// The source to which the limits apply.
  var tokens: Int
  var contexts: String
  /// The figures that limits are multiples of.
  var reference: Figures
  /// The figures of an earlier version, for comparison only.
  var earlier: Figures?
  /// The stages that may exceed the usual limit.
  var raised: [String: Raise] = [:]
  /// The maximum number of instructions for a check of stale outputs, as a multiple of the build.
  /// It's a fixed guarantee instead of a measurement.
  var staleCheckPerBuild = 1.3

  /// The figures of one commit.
  struct Figures: Codable, Hashable {
    var commit: String
    /// The figure of each row: see ``InstructionCounts/Row/figure(tokens:)``.
    var instructions: [String: Double]
  }

  /// A higher limit.
  struct Raise: Codable, Hashable {
    /// The limit as a multiple of the reference.
    var limit: Double
    /// The feature that it pays for.
    var feature: String
  }

  /// The limit of a stage that isn't raised, as a multiple of the reference.
  static let usual = 1.1

  /// The problem with a row.
  enum Verdict: Hashable {
    case good
    /// Above the limit.
    case tooMany
    /// So far below the reference that it no longer protects against regressions.
    case slack
    /// Without a reference, or a reference without a row.
    case unknown
  }

  init(_ counts: InstructionCounts, commit: String, tokens: Int, contexts: String) {
    self.tokens = tokens
    self.contexts = contexts
    let figures = counts.rows.map { ($0.name, ($0.figure(tokens: tokens) * 100).rounded() / 100) }
    reference = Figures(commit: commit, instructions: Dictionary(uniqueKeysWithValues: figures))
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

  /// Replaces the reference, and drops the raised limits, which were multiples of the previous one.
  mutating func record(_ other: InstructionLimits) {
    (tokens, contexts, reference) = (other.tokens, other.contexts, other.reference)
    raised = [:]
  }

  /// The limit of a row as a multiple of the reference.
  func limit(of name: String) -> Double { raised[name]?.limit ?? Self.usual }

  /// The figure of a row as a multiple of those in `figures`.
  func ratio(of row: InstructionCounts.Row, to figures: Figures?) -> Double? {
    guard let known = figures?.instructions[row.name], known > 0 else { return nil }
    return row.figure(tokens: tokens) / known
  }

  /// The problem with a row, if any.
  func verdict(on row: InstructionCounts.Row) -> Verdict {
    guard let ratio = ratio(of: row, to: reference) else { return .unknown }
    if ratio > limit(of: row.name) { return .tooMany }
    return ratio < 0.75 ? .slack : .good
  }

  /// The names of figures without measurements.
  func unused(_ counts: InstructionCounts) -> [String] {
    let known = Set(counts.rows.map(\.name))
    let names = Set(reference.instructions.keys).union(raised.keys)
    return names.filter { !known.contains($0) }.sorted()
  }
}
