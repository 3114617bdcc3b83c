import Diagnostics

/// The path of an output file with places for what it is made for: `{package:path}/{root}.kt`.
struct PathPattern: Sendable {
  let parts: [Part]
  /// The pattern as it is written.
  let text: String
  let span: Span

  enum Part: Sendable {
    case text(String)
    case value(MemberChain, transform: Transform)
  }

  /// What is done with a value before it is written.
  enum Transform: Sendable {
    case none
    /// Periods become slashes.
    case path
    /// The value is looked up in the table of this name.
    case table(String)
  }

  /// Why a text is not a pattern.
  struct Mistake: Error {
    let message: String
    /// Where in the text, in UTF-8.
    let offset: Int
  }

  /// Reads a pattern.
  init(_ text: String, at span: Span) throws(Mistake) {
    self.span = span
    self.text = text
    var parts: [Part] = []
    var literal = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "{" else {
        if character == "}" {
          throw Mistake(message: "`}` without `{`", offset: text.offset(of: rest) - 1)
        }
        literal.append(character)
        continue
      }
      let start = text.offset(of: rest) - 1
      guard let end = rest.firstIndex(of: "}") else {
        throw Mistake(message: "`{` without `}`", offset: start)
      }
      if !literal.isEmpty { parts.append(.text(literal)) }
      literal = ""
      parts.append(try Self.placeholder(String(rest[..<end]), at: start))
      rest = rest[rest.index(after: end)...]
    }
    if !literal.isEmpty { parts.append(.text(literal)) }
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

/// Names with periods between them, as in `group.id`.
struct MemberChain: Hashable, Sendable {
  let names: [String]

  /// `nil` if `text` is not made of names.
  init?(_ text: String) {
    let names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
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

extension String {
  /// The number of bytes before `rest`, which is the end of this text.
  fileprivate func offset(of rest: Substring) -> Int { utf8.count - rest.utf8.count }
}
