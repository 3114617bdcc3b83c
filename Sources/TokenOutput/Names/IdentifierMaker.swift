import TokenModel

/// Makes identifiers of one target out of names of the source, each distinct name once.
struct IdentifierMaker {
  let rules: NameRules
  private let words: NameWords
  private let source: TextTable
  /// The identifiers made; handles are equal where identifiers are.
  private(set) var identifiers = TextTable()
  /// What became of each text of the source, for each letter case, at the beginning of a name and
  /// behind another segment; 0 for "not made yet", no list for "none made yet".
  private var cache: [[UInt32]]
  /// Reserved words are among the first identifiers, so later ones need no look into the list.
  private var reservedCount: UInt32 = 0
  private var replacements: [TextID: TextID] = [:]
  /// One more than the handle of what each identifier is when it stands alone; 0 for "not asked yet".
  private var alone: [UInt32] = []
  private var buffer: [UInt8] = []
  /// What stands between segments of a global name.
  private let separator: String

  init(rules: NameRules, source: TextTable) {
    self.rules = rules
    self.source = source
    separator = rules.separator
    words = NameWords(allowed: rules.allowed, otherwise: rules.otherwise)
    cache = [[UInt32]](repeating: [], count: 2 * NameRules.Casing.allCases.count)
    for reserved in rules.reserved {
      for word in reserved.words {
        let written = reserved.with.replacingPlaceholder(by: word)
        replacements[identifiers.intern(word)] = identifiers.intern(written)
      }
    }
    reservedCount = UInt32(identifiers.count)
  }

  /// A text of the source.
  func sourceText(_ name: TextID) -> String { source[name] }

  /// Keeps `text`, to be written as it is.
  mutating func keep(_ text: String) -> TextID {
    identifiers.intern(text)
  }

  /// Keeps `bytes`, to be written as they are.
  mutating func keep(_ bytes: [UInt8]) -> TextID {
    bytes.withUnsafeBufferPointer { identifiers.intern($0) }
  }

  /// The identifier for one segment of a path, not yet made fit to stand alone.
  ///
  /// `isContinued` says whether it is written directly behind another segment.
  mutating func segment(_ name: TextID, isGroup: Bool, isContinued: Bool = false) -> TextID {
    made(name, isGroup ? rules.group : rules.token, isContinued: isContinued)
  }

  /// The identifier for one segment in a letter case.
  private mutating func made(
    _ name: TextID,
    _ casing: NameRules.Casing,
    isContinued: Bool
  ) -> TextID {
    let kind = 2 * casing.index + (isContinued ? 1 : 0)
    let index = Int(name.index)
    if cache[kind].isEmpty { cache[kind] = [UInt32](repeating: 0, count: source.count) }
    if cache[kind][index] != 0 { return TextID(cache[kind][index]) }
    let made = identifiers.intern(form(source[name], casing, isContinued: isContinued))
    cache[kind][index] = made.index
    return made
  }

  /// `name` as an identifier that can stand alone.
  mutating func identifier(_ name: String, _ casing: NameRules.Casing) -> TextID {
    standalone(identifiers.intern(form(name, casing, isContinued: false)))
  }

  /// `prefix` and one segment more, in the form of a token's, not yet fit to stand alone.
  mutating func appending(_ name: TextID, to prefix: TextID) -> TextID {
    guard prefix != .empty else { return segment(name, isGroup: false) }
    return join(prefix, segment(name, isGroup: false, isContinued: separator.isEmpty))
  }

  /// `prefix` and a ready-made segment more.
  mutating func join(_ prefix: TextID, _ segment: TextID) -> TextID {
    guard prefix != .empty else { return segment }
    buffer.removeAll(keepingCapacity: true)
    identifiers.append(prefix, to: &buffer)
    if separator.isEmpty {
      let meetsDigit = identifiers.withBytes(of: segment) { $0.first.map(\.isASCIIDigit) ?? false }
      if meetsDigit, buffer.last?.isASCIIDigit == true { buffer.append(UInt8(ascii: "_")) }
    } else {
      buffer.append(contentsOf: separator.utf8)
    }
    identifiers.append(segment, to: &buffer)
    return buffer.withUnsafeBufferPointer { identifiers.intern($0) }
  }

  /// All of `segments` as one identifier.
  mutating func identifier(joining segments: [TextID], _ casing: NameRules.Casing) -> TextID {
    let separator = casing == rules.token ? separator : casing.separator
    var result: [UInt8] = []
    for segment in segments {
      let isContinued = !result.isEmpty
      if isContinued { result += separator.utf8 }
      let next = made(segment, casing, isContinued: isContinued && separator.isEmpty)
      if isContinued, separator.isEmpty, result.endsInDigit,
        identifiers.withBytes(of: next, { $0.beginsWithDigit })
      {
        result.append(UInt8(ascii: "_"))
      }
      identifiers.append(next, to: &result)
    }
    return standalone(keep(result))
  }

  /// `name` so that it can stand alone: not beginning with a digit, not a reserved word.
  mutating func standalone(_ name: TextID) -> TextID {
    let index = Int(name.index)
    if index < alone.count, alone[index] != 0 { return TextID(alone[index] - 1) }
    var made = name
    if let prefix = rules.digitFirst, !beginsIdentifier(name) {
      made = identifiers.intern(prefix + identifiers[name])
    }
    let result = made.index < reservedCount ? replacements[made] ?? escaped(made) : escaped(made)
    while alone.count <= index { alone.append(0) }
    alone[index] = result.index + 1
    return result
  }

  /// `name` written so that the language takes all its characters.
  private mutating func escaped(_ name: TextID) -> TextID {
    guard let plain = rules.plain, let escape = rules.escape else { return name }
    let isPlain = identifiers.withBytes(of: name) { $0.allSatisfy { $0 < 0x80 } }
    let text = isPlain ? "" : identifiers[name]
    guard !text.unicodeScalars.allSatisfy(plain.contains) else { return name }
    return identifiers.intern(escape.replacingPlaceholder(by: text))
  }

  /// Whether an identifier may begin as `name` does.
  func beginsIdentifier(_ name: TextID) -> Bool {
    let isASCII = identifiers.withBytes(of: name) { bytes -> Bool? in
      guard let first = bytes.first else { return false }
      guard first < 0x80 else { return nil }
      return NameWords.canBeginIdentifier(Unicode.Scalar(first))
    }
    if let isASCII { return isASCII }
    return identifiers[name].unicodeScalars.first.map(NameWords.canBeginIdentifier) ?? false
  }

  private func form(_ name: String, _ casing: NameRules.Casing, isContinued: Bool) -> String {
    if casing == .asWritten { return words.verbatim(name) }
    return casing.joined(words.split(name), isContinued: isContinued)
  }
}

extension String {
  /// The pattern with `text` in place of `{}`.
  func replacingPlaceholder(by text: String) -> String {
    guard let place = firstRange(of: "{}") else { return self }
    return self[..<place.lowerBound] + text + self[place.upperBound...]
  }

  private func firstRange(of other: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(other) {
        return start..<index(start, offsetBy: other.count)
      }
      start = index(after: start)
    }
    return nil
  }
}

extension NameRules {
  /// What stands between segments of a global name.
  var separator: String {
    if let join { return join }
    switch token {
    case .kebab: return "-"
    case .snake, .upperSnake: return "_"
    case .lowerCamel, .upperCamel, .asWritten: return ""
    }
  }
}

extension Collection<UInt8> {
  /// Whether UTF-8 begins with a decimal digit of any script.
  fileprivate var beginsWithDigit: Bool {
    guard let first else { return false }
    if first < 0x80 { return first.isASCIIDigit }
    return String(decoding: self, as: UTF8.self).unicodeScalars.first?.isDigit ?? false
  }
}

extension [UInt8] {
  /// Whether UTF-8 ends in a decimal digit of any script.
  fileprivate var endsInDigit: Bool {
    guard let last else { return false }
    if last < 0x80 { return last.isASCIIDigit }
    return String(decoding: self, as: UTF8.self).unicodeScalars.last?.isDigit ?? false
  }
}

extension UInt8 {
  /// Whether it is one of `0` to `9`.
  var isASCIIDigit: Bool { self >= 0x30 && self <= 0x39 }
}
