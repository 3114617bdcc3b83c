package import Diagnostics

/// A language of style sheets, which determines the notation of variables.
package enum StyleSheetLanguage: Sendable {
  case css
  case sass
  case less

  /// Determines the language from the extension of a file.
  package init(ofFile path: String) {
    self = path.hasSuffix(".scss") ? .sass : path.hasSuffix(".less") ? .less : .css
  }

  /// Returns the custom properties of a file, in order.
  ///
  /// Variables of Sass and Less, and references to them, are converted to custom properties.
  package func properties(of bytes: [UInt8], file: SourceMap.FileID) -> [CSSDeclaration] {
    guard let sign else {
      return CSSScanner.declarations(of: bytes, file: file).filter(\.isCustomProperty)
    }
    return CSSScanner.declarations(of: Self.withoutLineComments(bytes), file: file)
      .compactMap { declaration in
        guard declaration.name.first == sign || declaration.isCustomProperty else { return nil }
        var value = declaration.value
        for mark in ["!default", "!global"] where value.hasSuffix(mark) {
          value = value.dropLast(mark.count).trimmed
        }
        let isVariable = declaration.name.first == sign
        return CSSDeclaration(
          name: isVariable ? "--" + declaration.name.dropFirst() : declaration.name,
          value: Self.withReferences(value, sign),
          isImportant: declaration.isImportant,
          span: declaration.span,
          blocks: declaration.blocks
        )
      }
  }

  /// The character before the name of a variable; `nil` in CSS.
  private var sign: Character? {
    switch self {
    case .css: nil
    case .sass: "$"
    case .less: "@"
    }
  }

  /// Returns a value with `$name` written as `var(--name)`, except in strings.
  private static func withReferences(_ value: String, _ sign: Character) -> String {
    var result = ""
    var quote: Character?
    var rest = value[...]
    while let letter = rest.popFirst() {
      if letter == quote {
        quote = nil
      } else if quote == nil, letter == "\"" || letter == "'" {
        quote = letter
      }
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      guard letter == sign, quote == nil, !name.isEmpty else {
        result.append(letter)
        continue
      }
      result += "var(--\(name))"
      rest = rest.dropFirst(name.count)
    }
    return result
  }

  /// Replaces comments that begin with `//` with spaces, so locations stay the same.
  private static func withoutLineComments(_ bytes: [UInt8]) -> [UInt8] {
    let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
    var bytes = bytes
    var (index, isComment) = (0, false)
    var block: Int?
    while index < bytes.count {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      // Addresses contain `//` after a colon.
      let isAfterSpace = index == 0 || bytes[index - 1] <= UInt8(ascii: " ")
      if bytes[index] == UInt8(ascii: "\n") {
        isComment = false
      } else if isComment {
        bytes[index] = UInt8(ascii: " ")
      } else if let start = block {
        let isEnd = bytes[index] == slash && bytes[index - 1] == star && index > start + 2
        if isEnd { block = nil }
      } else if bytes[index] == slash, next == star {
        block = index
      } else if bytes[index] == slash, next == slash,
        isAfterSpace || ";{}".utf8.contains(bytes[index - 1])
      {
        isComment = true
        bytes[index] = UInt8(ascii: " ")
      }
      index += 1
    }
    return bytes
  }
}
