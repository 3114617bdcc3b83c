import Diagnostics
import JSONSyntax
import SourceForms
import TokenModel

/// Font families and weights.
extension LoweringState {
  // MARK: Families

  /// Reads a font family (Format Module, *Font family*).
  mutating func lowerFontFamily(_ node: JSONNode, in source: ValueSource) -> Recipe {
    var names: [TextID] = []
    let outcome: Part<Void>
    var isList = false
    switch source.tree.kind(node) {
    case .string:
      outcome = readFontNames(node, isElement: false, in: source, into: &names)
      isList = names.count > 1
    case .array where source.tree.count(of: node) > 0:
      outcome = readFontList(node, in: source, into: &names)
      isList = true
    default:
      reject(
        node,
        in: source,
        .fontFamily,
        "a fontFamily",
        expected: "a font name or a list of font names",
        help: source.tree.kind(node) == .array ? "write at least one name" : nil
      )
      return .invalid
    }
    switch outcome {
    case .value: return .literal(values.intern(FontFamily(names: names, isList: isList)))
    case .deferred: return .deferred(source.place(node))
    case .invalid: return .invalid
    }
  }

  private mutating func readFontList(
    _ list: JSONNode,
    in source: ValueSource,
    into names: inout [TextID]
  ) -> Part<Void> {
    var isDeferred = false
    var isFine = true
    for element in source.tree.elements(of: list) {
      // Other tools, which write references in braces here, add the names of a referenced list to
      // this one. With a `$ref`, the list is one element.
      let joinsLists = source.tree.kind(element) == .string
      let outcome: Part<Void> = followed(element, in: source) { state, node, source in
        if joinsLists, source.tree.kind(node) == .array, source.hops > 0 {
          return state.readFontList(node, in: source, into: &names)
        }
        guard source.tree.kind(node) == .string else {
          state.reject(
            node,
            in: source,
            .fontFamily,
            "an element of a fontFamily list",
            expected: "a font name"
          )
          return .invalid
        }
        return state.readFontNames(node, isElement: true, in: source, into: &names)
      }
      switch outcome {
      case .value: break
      case .deferred: isDeferred = true
      case .invalid: isFine = false
      }
    }
    guard isFine else { return .invalid }
    return isDeferred ? .deferred : .value(())
  }

  /// Reads one font name, or several in one string with CSS syntax, as found in older files.
  private mutating func readFontNames(
    _ node: JSONNode,
    isElement: Bool,
    in source: ValueSource,
    into names: inout [TextID]
  ) -> Part<Void> {
    switch source.withText(node, { FontNames($0, mayBeEscaped: !isElement) }) {
    case .one(let name):
      warnOfPath(name, node, in: source)
      names.append(name.withUnsafeBufferPointer { texts.intern($0) })
      return .value(())
    case .several(let several):
      let list = several.map { String(decoding: $0, as: UTF8.self) }
      diagnostics.append(.fontListString(list, isElement: isElement, source, node))
      names += several.map { name in name.withUnsafeBufferPointer { texts.intern($0) } }
      return .value(())
    case .reference:
      diagnostics.append(.partialReference(.fontFamily, source, node))
    case .empty:
      if !source.tree.wasRepaired(node) { diagnostics.append(.emptyFontName(source, node)) }
    }
    return .invalid
  }

  /// Warns if the name of a font is the path of a token.
  private mutating func warnOfPath(_ name: [UInt8], _ node: JSONNode, in source: ValueSource) {
    guard name.contains(UInt8(ascii: ".")), !knownTokens.isEmpty else { return }
    let text = String(decoding: name, as: UTF8.self)
    if let path = suggestedToken(by: text) {
      diagnostics.append(.fontNamedLikeToken(path, source, node))
    }
  }

  // MARK: Weights

  /// Reads a font weight (Format Module, *Font weight*).
  mutating func lowerFontWeight(_ node: JSONNode, in source: ValueSource) -> Recipe {
    switch source.tree.kind(node) {
    case .number:
      let value = source.tree.number(node)
      guard ValueRole.fontWeight.range.contains(value) else { break }
      return .literal(values.intern(FontWeight.number(value)))
    case .string:
      return lowerFontWeightName(node, in: source)
    default:
      break
    }
    reject(
      node,
      in: source,
      .fontWeight,
      "a fontWeight",
      expected: "a number from 1 to 1000 or a name such as `\"semi-bold\"`"
    )
    return .invalid
  }

  private mutating func lowerFontWeightName(_ node: JSONNode, in source: ValueSource) -> Recipe {
    let written = source.tree.string(node)
    if let index = FontWeight.Name.names.firstIndex(of: written) {
      return .literal(values.intern(FontWeight.named(FontWeight.Name.allCases[index])))
    }
    if let weight = FontWeight(legacy: written) {
      appendUnlessRepaired(.legacyFontWeight(weight, source, node), at: node, in: source)
      return .literal(values.intern(weight))
    }
    report(.unknownFontWeight(source, node), at: node, in: source)
    return .invalid
  }
}

extension FontWeight {
  /// Creates a weight from a string in an older file: digits, or a name with different case and
  /// punctuation.
  init?(legacy text: String) {
    if let value = Double(text), ValueRole.fontWeight.range.contains(value) {
      self = .number(value)
      return
    }
    guard let name = FontWeightName.standard(text) else { return nil }
    self = .named(name)
  }
}

/// The contents of a font family's string.
enum FontNames {
  /// A single name, unchanged.
  case one([UInt8])
  /// The names of a list with CSS syntax, or one quoted name.
  case several([[UInt8]])
  /// A reference embedded in other text.
  case reference
  /// No name, or an empty name in a list.
  case empty

  /// Splits `text` at commas outside quotes.
  init(_ text: UnsafeBufferPointer<UInt8>, mayBeEscaped: Bool) {
    let isEscaped = mayBeEscaped && text.starts(with: [0x7E, 0x7E])
    let text = UnsafeBufferPointer(rebasing: text[(isEscaped ? 1 : 0)...])
    if let brace = text.firstIndex(of: UInt8(ascii: "{")),
      text[brace...].contains(UInt8(ascii: "}"))
    {
      self = .reference
      return
    }
    var pieces: [[UInt8]] = [[]]
    var quote: UInt8?
    var hasQuotes = false
    for byte in text {
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        // A quote inside a name is an apostrophe.
        if quote == byte {
          quote = nil
        } else if quote == nil, Self.isBlank(pieces[pieces.count - 1]) {
          quote = byte
          hasQuotes = true
        }
        pieces[pieces.count - 1].append(byte)
      case UInt8(ascii: ",") where quote == nil:
        pieces.append([])
      default:
        pieces[pieces.count - 1].append(byte)
      }
    }
    guard pieces.count > 1 || hasQuotes && quote == nil else {
      self = Self.isBlank(pieces[0]) ? .empty : .one(Array(text))
      return
    }
    let names = pieces.map { Self.unquoted($0) }
    self = names.contains([]) ? .empty : .several(names)
  }

  private static func isBlank(_ piece: [UInt8]) -> Bool {
    piece.allSatisfy { $0 == 0x20 }
  }

  /// A name without surrounding spaces and quotes.
  private static func unquoted(_ piece: [UInt8]) -> [UInt8] {
    func trimmed(_ piece: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
      var piece = piece
      while piece.first == 0x20 { piece.removeFirst() }
      while piece.last == 0x20 { piece.removeLast() }
      return piece
    }
    let name = trimmed(piece[...])
    let isQuoted = name.first == UInt8(ascii: "'") || name.first == UInt8(ascii: "\"")
    guard isQuoted, name.count > 1, name.first == name.last else { return Array(name) }
    return Array(trimmed(name.dropFirst().dropLast()))
  }
}
