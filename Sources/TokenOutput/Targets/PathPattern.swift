import Diagnostics

/// The path of an output file, with placeholders: `{package:path}/{root}.kt`.
struct PathPattern: Sendable {
  let parts: [Part]
  /// The text of the pattern.
  let text: String
  let span: Span

  enum Part: Sendable {
    case text(String)
    case value(MemberChain, transform: Transform)
  }

  /// The transformation applied to a value before it is inserted.
  enum Transform: Sendable {
    case none
    /// Replaces periods with slashes.
    case path
    /// Looks up the value in the table of this name.
    case table(String)
  }

  /// An error that explains why a text isn't a valid pattern.
  struct Mistake: Error {
    let message: String
    /// The UTF-8 offset of the error in the text.
    let offset: Int
  }

  /// Parses a pattern.
  init(_ text: String, at span: Span) throws(Mistake) {
    self.span = span
    self.text = text
    var parts: [Part] = []
    var rest = text.utf8[...]
    while let brace = rest.firstIndex(where: { $0.isBrace }) {
      let offset = text.utf8.distance(from: text.startIndex, to: brace)
      if rest[brace] == UInt8(ascii: "}") {
        throw Mistake(message: "`}` without `{`", offset: offset)
      }
      guard let end = rest[brace...].firstIndex(of: UInt8(ascii: "}")) else {
        throw Mistake(message: "`{` without `}`", offset: offset)
      }
      if rest.startIndex < brace { parts.append(.text(String(text[rest.startIndex..<brace]))) }
      let name = text[text.utf8.index(after: brace)..<end]
      parts.append(try Self.placeholder(String(name), at: offset))
      rest = rest[text.utf8.index(after: end)...]
    }
    if !rest.isEmpty { parts.append(.text(String(text[rest.startIndex...]))) }
    self.parts = parts
  }

  private static func placeholder(_ text: String, at offset: Int) throws(Mistake) -> Part {
    let halves = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let chain = MemberChain(String(halves.first ?? "")) else {
      throw Mistake(message: "`{\(text)}` is not the name of a value", offset: offset)
    }
    guard halves.count > 1 else { return .value(chain, transform: .none) }
    let name = String(halves[1])
    return .value(chain, transform: name == "path" ? .path : .table(name))
  }
}

/// Names separated by periods, as in `group.id`.
struct MemberChain: Hashable, Sendable {
  let names: [String]

  /// Creates a chain by splitting `text` at periods; `nil` if a segment isn't a name.
  init?(_ text: String) {
    let names = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    let areNames = names.allSatisfy { name in
      !name.isEmpty
        && name.unicodeScalars.allSatisfy { NameWords.isWordCharacter($0) || $0 == "_" }
    }
    guard areNames else { return nil }
    self.names = names
  }

  init(names: [String]) { self.names = names }

  var text: String { names.joined(separator: ".") }
}

extension UInt8 {
  fileprivate var isBrace: Bool { self == UInt8(ascii: "{") || self == UInt8(ascii: "}") }
}
