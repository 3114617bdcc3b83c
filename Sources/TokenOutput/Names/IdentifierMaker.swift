import TemplateEngine
import TokenModel

/// Makes identifiers of one target out of names of the source, each distinct name once.
struct IdentifierMaker: ~Copyable {
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
  /// What is written for words that no case of an enumeration may be.
  private var caseReplacements: [TextID: TextID] = [:]
  /// The label of an argument for each identifier that reads otherwise as one.
  private var labels: [TextID: TextID] = [:]
  /// Whether something is put before names that cannot begin an identifier.
  private let prefixesSome: Bool
  /// Whether names with certain characters are escaped.
  private let escapesSome: Bool
  /// One more than the handle of what each identifier is when it stands alone; 0 for "not asked yet".
  private var alone: [UInt32] = []
  /// The identifier that is being made.
  private var buffer = OutputBuffer(capacity: 256)
  /// What stands between segments of a global name.
  private let separator: [UInt8]
  /// The beginning of the last global name: siblings follow each other.
  private var stem = OutputBuffer(capacity: 256)
  private var stemPrefix = TextID.empty
  private var stemCount = 0

  init(rules: NameRules, source: TextTable) {
    self.rules = rules
    self.source = source
    separator = Array(rules.separator.utf8)
    prefixesSome = rules.digitFirst != nil
    escapesSome = rules.plain != nil && rules.escape != nil
    words = NameWords(
      allowed: rules.allowed,
      otherwise: rules.otherwise,
      unicode: rules.unicode
    )
    cache = [[UInt32]](repeating: [], count: 2 * NameRules.Casing.allCases.count)
    for reserved in rules.reserved {
      for word in reserved.words {
        let written = identifiers.intern(reserved.with.replacingPlaceholder(by: word))
        let plain = identifiers.intern(word)
        replacements[plain] = written
        if let labels = reserved.labels, !labels.contains(word) { self.labels[written] = plain }
      }
    }
    for reserved in rules.reservedCases {
      for word in reserved.words {
        let written = identifiers.intern(reserved.with.replacingPlaceholder(by: word))
        caseReplacements[identifiers.intern(word)] = written
      }
    }
    reservedCount = UInt32(identifiers.count)
  }

  /// Makes room for as many identifiers more, of usual length.
  mutating func reserveCapacity(_ count: Int) {
    identifiers.reserveCapacity(identifiers.count + count, bytes: 24 * count)
    alone.reserveCapacity(identifiers.count + count)
  }

  /// Keeps `text`, to be written as it is.
  mutating func keep(_ text: String) -> TextID {
    identifiers.intern(text)
  }

  /// Keeps a text of the source, to be written as it is.
  mutating func keep(verbatim name: TextID) -> TextID {
    let source = source
    return source.withBytes(of: name) { identifiers.intern($0) }
  }

  /// Whether a text of the source is a name of the target's language as it is.
  ///
  /// Where names are joined, only its characters count.
  mutating func canPrint(_ name: TextID) -> Bool {
    let forms = [rules.group, rules.token]
    var joiners: Set<Unicode.Scalar> = ["_"]
    if forms.contains(.kebab) || forms.contains(.asWritten) { joiners.insert("-") }
    if forms.contains(.asWritten) { joiners.insert("$") }
    guard words.canPrint(source[name], joinedWith: joiners) else { return false }
    guard rules.scope == .group else { return true }
    let kept = keep(verbatim: name)
    return standalone(kept) == kept
  }

  // MARK: Segments

  /// The identifier for one segment of a path, not yet made fit to stand alone.
  ///
  /// `isContinued` says whether it is written directly behind another segment.
  mutating func segment(_ name: TextID, isGroup: Bool, isContinued: Bool = false) -> TextID {
    made(name, isGroup ? rules.group : rules.token, isContinued: isContinued)
  }

  /// The identifier for one segment in a letter case.
  @inline(__always)
  private mutating func made(
    _ name: TextID,
    _ casing: NameRules.Casing,
    isContinued: Bool
  ) -> TextID {
    let kind = 2 * casing.index + (isContinued ? 1 : 0)
    let index = Int(name.index)
    if index < cache[kind].count, cache[kind][index] != 0 { return TextID(cache[kind][index]) }
    return newlyMade(name, casing, isContinued: isContinued)
  }

  private mutating func newlyMade(
    _ name: TextID,
    _ casing: NameRules.Casing,
    isContinued: Bool
  ) -> TextID {
    let kind = 2 * casing.index + (isContinued ? 1 : 0)
    let index = Int(name.index)
    if cache[kind].isEmpty { cache[kind] = [UInt32](repeating: 0, count: source.count) }
    let source = source
    let made = source.withBytes(of: name) { form($0, casing, isContinued: isContinued) }
    cache[kind][index] = made.index
    return made
  }

  /// `name` as an identifier that can stand alone.
  mutating func identifier(_ name: String, _ casing: NameRules.Casing) -> TextID {
    var name = name
    return standalone(name.withUTF8 { form($0, casing, isContinued: false) })
  }

  /// `name` as the identifier of a case of an enumeration.
  mutating func enumerationCase(_ name: String, _ casing: NameRules.Casing) -> TextID {
    enumerationCase(identifier(name, casing))
  }

  /// `identifier`, which can stand alone, so that a case of an enumeration can be called that.
  func enumerationCase(_ identifier: TextID) -> TextID {
    caseReplacements[identifier] ?? identifier
  }

  /// `identifier`, which can stand alone, as the label of an argument.
  func label(_ identifier: TextID) -> TextID {
    labels[identifier] ?? identifier
  }

  /// The identifier of a type that stands beside `member` and is made of the same name, which reads
  /// `plain` in the form of a type.
  ///
  /// The two are the same where the name has no letter case, such as `100` or `日本`.
  mutating func type(_ plain: TextID, beside member: TextID) -> TextID {
    let type = standalone(plain)
    guard type == member, let pattern = rules.type else { return type }
    return standalone(identifiers.intern(pattern.replacingPlaceholder(by: identifiers[plain])))
  }

  /// The identifier of the type of a member called `name`.
  mutating func type(_ name: String, beside member: TextID) -> TextID {
    var name = name
    return type(name.withUTF8 { form($0, rules.group, isContinued: false) }, beside: member)
  }

  private mutating func form(
    _ name: UnsafeBufferPointer<UInt8>,
    _ casing: NameRules.Casing,
    isContinued: Bool
  ) -> TextID {
    buffer.truncate(to: 0)
    if casing.append(ascii: name, isContinued: isContinued, to: &buffer) {
      return identifiers.intern(buffer.bytes)
    }
    let text = String(decoding: name, as: UTF8.self)
    if casing == .asWritten { return identifiers.intern(words.verbatim(text)) }
    return identifiers.intern(casing.joined(words.split(text), isContinued: isContinued))
  }

  // MARK: Names of several segments

  /// `prefix` and one segment more, in the form of a token's, not yet fit to stand alone.
  mutating func appending(_ name: TextID, to prefix: TextID) -> TextID {
    guard prefix != .empty else { return segment(name, isGroup: false) }
    return join(prefix, segment(name, isGroup: false, isContinued: separator.isEmpty))
  }

  /// `prefix` and a ready-made segment more.
  mutating func join(_ prefix: TextID, _ segment: TextID) -> TextID {
    guard prefix != .empty else { return segment }
    if prefix != stemPrefix { begin(with: prefix) }
    stem.truncate(to: stemCount)
    if separator.isEmpty, stem.last?.isASCIIDigit ?? false {
      let meetsDigit = identifiers.withBytes(of: segment) { $0.first?.isASCIIDigit ?? false }
      if meetsDigit { stem.append(UInt8(ascii: "_")) }
    }
    identifiers.append(segment, to: &stem)
    return identifiers.intern(stem.bytes)
  }

  private mutating func begin(with prefix: TextID) {
    stem.truncate(to: 0)
    identifiers.append(prefix, to: &stem)
    stem.append(separator)
    stemPrefix = prefix
    stemCount = stem.count
  }

  /// `prefix` and one segment more in a letter case, not yet fit to stand alone.
  mutating func appending(
    _ name: TextID,
    to prefix: TextID,
    _ casing: NameRules.Casing
  ) -> TextID {
    guard prefix != .empty else { return made(name, casing, isContinued: false) }
    let separator = casing == rules.token ? separator : Array(casing.separator.utf8)
    let next = made(name, casing, isContinued: separator.isEmpty)
    let meetsDigit =
      separator.isEmpty && identifiers.withBytes(of: prefix) { $0.endsInDigit }
      && identifiers.withBytes(of: next) { $0.beginsWithDigit }
    return concatenated(prefix, meetsDigit ? [UInt8(ascii: "_")] : separator, next)
  }

  /// Two identifiers with something between them.
  mutating func concatenated(_ first: TextID, _ separator: [UInt8], _ second: TextID) -> TextID {
    buffer.truncate(to: 0)
    identifiers.append(first, to: &buffer)
    buffer.append(separator)
    identifiers.append(second, to: &buffer)
    return identifiers.intern(buffer.bytes)
  }

  // MARK: Whole identifiers

  /// `name` so that it can stand alone: not beginning with a digit, not a reserved word.
  @inline(__always)
  mutating func standalone(_ name: TextID) -> TextID {
    let index = Int(name.index)
    if index < alone.count, alone[index] != 0 { return TextID(alone[index] - 1) }
    return newStandalone(name)
  }

  private mutating func newStandalone(_ name: TextID) -> TextID {
    let index = Int(name.index)
    let isPlain =
      name.index >= reservedCount && !escapesSome && (!prefixesSome || beginsIdentifier(name))
    let result = isPlain ? name : changedStandalone(name)
    while alone.count <= index { alone.append(0) }
    alone[index] = result.index + 1
    return result
  }

  private mutating func changedStandalone(_ name: TextID) -> TextID {
    var made = name
    if let prefix = rules.digitFirst, !beginsIdentifier(name) {
      made = identifiers.intern(prefix + identifiers[name])
    }
    return made.index < reservedCount ? replacements[made] ?? escaped(made) : escaped(made)
  }

  /// `name` written so that the language takes all its characters.
  private mutating func escaped(_ name: TextID) -> TextID {
    guard let plain = rules.plain, let escape = rules.escape,
      identifiers.withBytes(of: name, { $0.contains { $0 >= 0x80 } })
    else { return name }
    let text = identifiers[name]
    guard !text.unicodeScalars.allSatisfy(plain.contains) else { return name }
    return identifiers.intern(escape.replacingPlaceholder(by: text))
  }

  /// Whether an identifier may begin as `name` does.
  private func beginsIdentifier(_ name: TextID) -> Bool {
    let first = identifiers.withBytes(of: name) { $0.first }
    guard let first else { return false }
    if first < 0x80 { return first.canBeginASCIIIdentifier }
    return identifiers[name].unicodeScalars.first.map(NameWords.canBeginIdentifier) ?? false
  }
}

extension TextTable {
  /// Appends the UTF-8 bytes of a text to `buffer`.
  fileprivate func append(_ id: TextID, to buffer: inout OutputBuffer) {
    withBytes(of: id) { buffer.append($0) }
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

extension UnsafeBufferPointer<UInt8> {
  /// Whether UTF-8 begins with a decimal digit of any script.
  fileprivate var beginsWithDigit: Bool {
    guard let first else { return false }
    if first < 0x80 { return first.isASCIIDigit }
    return String(decoding: self, as: UTF8.self).unicodeScalars.first?.isDigit ?? false
  }

  /// Whether UTF-8 ends in a decimal digit of any script.
  fileprivate var endsInDigit: Bool {
    guard let last else { return false }
    if last < 0x80 { return last.isASCIIDigit }
    return String(decoding: self, as: UTF8.self).unicodeScalars.last?.isDigit ?? false
  }
}
