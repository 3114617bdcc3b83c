import TemplateEngine
import TokenModel

/// Converts names of the source to identifiers of a target.
///
/// Each distinct name is converted once.
struct IdentifierMaker: ~Copyable {
  let rules: NameRules
  private let words: NameWords
  private let source: TextTable
  /// The generated identifiers.
  ///
  /// Equal identifiers have equal handles.
  private(set) var identifiers = TextTable()
  /// The identifier for each text of the source, by letter case and by whether another segment
  /// precedes it; 0 if it hasn't been generated.
  ///
  /// A list is empty until its first identifier is generated.
  private var cache: [[UInt32]]
  /// The number of identifiers that can be reserved words.
  ///
  /// These come first, so later identifiers don't have to be looked up.
  private var reservedCount: UInt32 = 0
  private var replacements: [TextID: TextID] = [:]
  /// The replacements for words that can't be names of enumeration cases.
  private var caseReplacements: [TextID: TextID] = [:]
  /// The argument label for each identifier whose label differs.
  private var labels: [TextID: TextID] = [:]
  /// The name in each escaped name.
  private var unescaped: [TextID: TextID] = [:]
  /// Whether names that can't begin an identifier get a prefix.
  private let prefixesSome: Bool
  /// Whether names with certain characters are escaped.
  private let escapesSome: Bool
  /// The handle plus 1 of the standalone form of each identifier; 0 if it hasn't been determined.
  private var alone: [UInt32] = []
  /// The identifier being built.
  private var buffer = OutputBuffer(capacity: 256)
  /// The separator between the segments of a global name.
  private let separator: [UInt8]
  /// The prefix of the last global name, reused because siblings are consecutive.
  private var stem = OutputBuffer(capacity: 256)
  private var stemPrefix = TextID.empty
  private var stemCount = 0

  init(rules: NameRules, source: TextTable) {
    self.rules = rules
    self.source = source
    separator = Array(rules.separator.utf8)
    prefixesSome = rules.digitFirst != nil
    escapesSome = rules.plain != nil && rules.escape != nil
    words = NameWords(rules)
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

  /// Reserves space for `count` more identifiers of typical length.
  mutating func reserveCapacity(_ count: Int) {
    identifiers.reserveCapacity(identifiers.count + count, bytes: 24 * count)
    alone.reserveCapacity(identifiers.count + count)
  }

  /// Interns `text` unchanged.
  mutating func keep(_ text: String) -> TextID {
    identifiers.intern(text)
  }

  /// Interns a text of the source unchanged.
  mutating func keep(verbatim name: TextID) -> TextID {
    let source = source
    return source.withBytes(of: name) { identifiers.intern($0) }
  }

  /// Whether a text of the source is a valid name in the target's language without changes.
  ///
  /// If names are global, and therefore joined, only the characters are checked.
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

  /// Returns the identifier for a path segment, which might not be valid on its own.
  ///
  /// `isContinued` is `true` if another segment directly precedes it.
  mutating func segment(_ name: TextID, isGroup: Bool, isContinued: Bool = false) -> TextID {
    made(name, isGroup ? rules.group : rules.token, isContinued: isContinued)
  }

  /// Returns the identifier for a segment in a letter case.
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

  /// Returns `name` as an identifier that is valid on its own.
  mutating func identifier(_ name: String, _ casing: NameRules.Casing) -> TextID {
    var name = name
    return standalone(name.withUTF8 { form($0, casing, isContinued: false) })
  }

  /// Returns `name` as the identifier of an enumeration case.
  mutating func enumerationCase(_ name: String, _ casing: NameRules.Casing) -> TextID {
    enumerationCase(identifier(name, casing))
  }

  /// Returns a standalone identifier, changed if it can't be the name of an enumeration case.
  func enumerationCase(_ identifier: TextID) -> TextID {
    caseReplacements[identifier] ?? identifier
  }

  /// Returns a standalone identifier as an argument label.
  func label(_ identifier: TextID) -> TextID {
    labels[identifier] ?? identifier
  }

  /// Returns a standalone identifier as a part of a file name.
  func filePart(_ identifier: TextID) -> TextID {
    unescaped[identifier] ?? identifier
  }

  /// Returns the identifier of a type next to `member`, which is generated from the same name.
  ///
  /// `plain` is the name in the form of a type.
  ///
  /// The two would be the same if the name has no letter case, such as `100` or `日本`. The type is
  /// then renamed according to the pattern `type` of the rules.
  mutating func type(_ plain: TextID, beside member: TextID) -> TextID {
    let type = standalone(plain)
    guard type == member, let pattern = rules.type else { return type }
    return standalone(identifiers.intern(pattern.replacingPlaceholder(by: identifiers[plain])))
  }

  /// Returns the identifier of the type of a member generated from `name`.
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
    if rules.numbers == .joined, casing.append(ascii: name, isContinued: isContinued, to: &buffer) {
      return identifiers.intern(buffer.bytes)
    }
    let text = String(decoding: name, as: UTF8.self)
    if casing == .asWritten { return identifiers.intern(words.verbatim(text)) }
    return identifiers.intern(casing.joined(words.split(text), isContinued: isContinued))
  }

  // MARK: Multiple segments

  /// Returns `prefix` followed by a segment in the form of a token name, which might not be valid
  /// on its own.
  mutating func appending(_ name: TextID, to prefix: TextID) -> TextID {
    guard prefix != .empty else { return segment(name, isGroup: false) }
    return join(prefix, segment(name, isGroup: false, isContinued: separator.isEmpty))
  }

  /// Returns `prefix` followed by an already converted segment.
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

  /// Returns `prefix` followed by a segment in a letter case, which might not be valid on its own.
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

  /// Returns two identifiers joined by a separator.
  mutating func concatenated(_ first: TextID, _ separator: [UInt8], _ second: TextID) -> TextID {
    buffer.truncate(to: 0)
    identifiers.append(first, to: &buffer)
    buffer.append(separator)
    identifiers.append(second, to: &buffer)
    return identifiers.intern(buffer.bytes)
  }

  // MARK: Standalone identifiers

  /// Returns `name`, changed if it begins with a digit or is a reserved word.
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

  /// Returns `name`, escaped if it contains characters that the language allows only in escaped
  /// names.
  private mutating func escaped(_ name: TextID) -> TextID {
    guard let plain = rules.plain, let escape = rules.escape,
      identifiers.withBytes(of: name, { $0.contains { $0 >= 0x80 } })
    else { return name }
    let text = identifiers[name]
    guard !text.unicodeScalars.allSatisfy(plain.contains) else { return name }
    let made = identifiers.intern(escape.replacingPlaceholder(by: text))
    unescaped[made] = name
    return made
  }

  /// Whether an identifier can begin with the first character of `name`.
  private func beginsIdentifier(_ name: TextID) -> Bool {
    let first = identifiers.withBytes(of: name) { $0.first }
    guard let first else { return false }
    if first < 0x80 { return first.canBeginASCIIIdentifier }
    return identifiers[name].unicodeScalars.first.map(NameWords.canBeginIdentifier) ?? false
  }
}

extension TextTable {
  fileprivate func append(_ id: TextID, to buffer: inout OutputBuffer) {
    withBytes(of: id) { buffer.append($0) }
  }
}

extension String {
  /// Returns the string with the first `{}` replaced by `text`.
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
  /// The separator between the segments of a global name.
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
  /// Whether the UTF-8 text begins with a decimal digit of any script.
  fileprivate var beginsWithDigit: Bool {
    guard let first else { return false }
    if first < 0x80 { return first.isASCIIDigit }
    return String(decoding: self, as: UTF8.self).unicodeScalars.first?.isDigit ?? false
  }

  /// Whether the UTF-8 text ends with a decimal digit of any script.
  fileprivate var endsInDigit: Bool {
    guard let last else { return false }
    if last < 0x80 { return last.isASCIIDigit }
    return String(decoding: self, as: UTF8.self).unicodeScalars.last?.isDigit ?? false
  }
}
