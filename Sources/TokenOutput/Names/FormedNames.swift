import TemplateEngine

/// Converts texts to names in any form, according to a target's rules.
///
/// Implements the filter `name`.
final class FormedNames: NameWriter {
  private let rules: NameRules
  private let words: NameWords

  /// The letter cases, then the same for parts of names, which needn't be valid on their own.
  let forms =
    NameRules.Casing.allCases.map(\.rawValue)
    + NameRules.Casing.allCases.map { "\($0.rawValue) part" }

  init(_ rules: NameRules) {
    self.rules = rules
    words = NameWords(rules)
  }

  func append(
    _ text: UnsafeBufferPointer<UInt8>,
    form: Int,
    separator: UnsafeBufferPointer<UInt8>?,
    to output: inout OutputBuffer
  ) {
    let casings = NameRules.Casing.allCases
    let casing = casings[form % casings.count]
    let start = output.count
    let separator = separator.map { Array($0) } ?? Array(casing.separator.utf8)
    for part in text.split(separator: UInt8(ascii: ".")) {
      let isContinued = output.count > start
      if isContinued { output.append(separator) }
      append(
        UnsafeBufferPointer(rebasing: part),
        casing,
        isContinued: isContinued && separator.isEmpty,
        to: &output
      )
    }
    if form < casings.count { makeStandalone(from: start, in: &output) }
  }

  /// Appends one part.
  ///
  /// `isContinued` is `true` if another part directly precedes it.
  private func append(
    _ part: UnsafeBufferPointer<UInt8>,
    _ casing: NameRules.Casing,
    isContinued: Bool,
    to output: inout OutputBuffer
  ) {
    // `1` and `5` become `1_5` because `15` would be another number.
    if isContinued, output.last?.isASCIIDigit ?? false, part.first?.isASCIIDigit ?? false {
      output.append(UInt8(ascii: "_"))
    }
    if rules.numbers == .joined,
      casing.append(ascii: part, isContinued: isContinued, to: &output)
    {
      return
    }
    let name = String(decoding: part, as: UTF8.self)
    let made =
      casing == .asWritten
      ? words.verbatim(name) : casing.joined(words.split(name), isContinued: isContinued)
    output.append(Array(made.utf8))
  }

  /// Changes the name that begins at `start` if the target's language doesn't allow it.
  private func makeStandalone(from start: Int, in output: inout OutputBuffer) {
    guard !rules.reserved.isEmpty || rules.digitFirst != nil || rules.plain != nil else { return }
    let name = String(decoding: output.bytes[start...], as: UTF8.self)
    var made = name
    if let prefix = rules.digitFirst, let first = name.unicodeScalars.first,
      !NameWords.canBeginIdentifier(first)
    {
      made = prefix + name
    }
    let reserved = rules.reserved.last { $0.words.contains(made) }
    made = reserved.map { $0.with.replacingPlaceholder(by: made) } ?? escaped(made)
    guard made != name else { return }
    output.truncate(to: start)
    output.append(Array(made.utf8))
  }

  /// Returns `name`, escaped if it contains characters that the language allows only in escaped
  /// names.
  private func escaped(_ name: String) -> String {
    guard let plain = rules.plain, let escape = rules.escape,
      !name.unicodeScalars.allSatisfy({ $0.isASCII || plain.contains($0) })
    else { return name }
    return escape.replacingPlaceholder(by: name)
  }
}
