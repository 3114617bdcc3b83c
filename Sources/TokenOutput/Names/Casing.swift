/// Converts words to the letter case of a target's identifiers and joins them.
extension NameRules.Casing {
  /// The index of the case in the order of declaration.
  var index: Int {
    switch self {
    case .lowerCamel: 0
    case .upperCamel: 1
    case .kebab: 2
    case .snake: 3
    case .upperSnake: 4
    case .asWritten: 5
    }
  }

  /// Joins `words` into one identifier.
  ///
  /// If `isContinued` is `true`, another identifier directly precedes the result, so the first word
  /// of `lowerCamel` is capitalized too.
  func joined(_ words: [String], isContinued: Bool = false) -> String {
    var result = ""
    for (index, word) in words.enumerated() {
      switch self {
      case .lowerCamel where index == 0 && !isContinued: result += word.lowercased()
      case .lowerCamel, .upperCamel:
        NameRules.Casing.appendCapitalized(word, to: &result)
      case .kebab: result += (index == 0 ? "" : "-") + word.lowercased()
      case .snake: result += (index == 0 ? "" : "_") + word.lowercased()
      case .upperSnake: result += (index == 0 ? "" : "_") + word.uppercased()
      case .asWritten: result += word
      }
    }
    return result
  }

  /// Appends `word` with an initial capital.
  ///
  /// Inserts `_` between adjacent digits because they would form another number: `1` and `5` become
  /// `1_5`, not `15`.
  private static func appendCapitalized(_ word: String, to result: inout String) {
    if let last = result.unicodeScalars.last, let first = word.unicodeScalars.first,
      last.isDigit, first.isDigit
    {
      result += "_"
    }
    var scalars = word.unicodeScalars[...]
    guard let first = scalars.popFirst() else { return }
    result += first.properties.titlecaseMapping
    result += String(scalars).lowercased()
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a decimal digit of any script.
  var isDigit: Bool {
    isASCII ? ("0"..."9").contains(self) : properties.generalCategory == .decimalNumber
  }
}
