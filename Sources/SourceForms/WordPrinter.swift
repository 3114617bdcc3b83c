/// Writes words in the layout of the surrounding file.
struct WordPrinter {
  /// The layout at the location of the words.
  struct Place {
    /// The line break and indentation between properties; `nil` if they're on one line.
    let lineBreak: [UInt8]?
    /// Whether the replaced value spanned several lines.
    var wasBroken = false
  }

  private let layout: FileLayout
  private let words: [JSONWord]
  private(set) var text: [UInt8] = []

  /// Whether the last word is the name of a property.
  private let endsInName: Bool

  /// Writes words, which can include unmatched opening or closing brackets.
  init(_ words: [JSONWord], at place: Place, _ layout: FileLayout, endsInName: Bool) {
    self.layout = layout
    self.endsInName = endsInName
    self.words = words
    var index = 0
    while index < words.count {
      switch words[index].kind {
      case .comma:
        text += words[index].text
        if index + 1 < words.count { text += place.lineBreak ?? layout.space }
        index += 1
      case .close:
        if index > 0 { text += layout.padding }
        text += words[index].text
        index += 1
      default: index = write(at: index, place)
      }
    }
  }

  /// Writes the word at an index, or the container that begins there.
  ///
  /// - Returns: the index after it.
  private mutating func write(at index: Int, _ place: Place) -> Int {
    let word = words[index]
    switch word.kind {
    case .open:
      guard let end = end(ofContainerAt: index) else {
        text += word.text
        if index + 1 < words.count { text += layout.padding }
        return index + 1
      }
      container(index..<end, place)
      return end
    case .colon: text += layout.colon
    case .string:
      let isName = index + 1 < words.count ? words[index + 1].kind == .colon : endsInName
      text += string(word.text, isName: isName)
    case .comma, .close, .scalar: text += word.text
    }
    return index + 1
  }

  /// Returns the index after the bracket that closes the container at an index.
  private func end(ofContainerAt start: Int) -> Int? {
    var depth = 0
    for index in start..<words.count {
      if words[index].kind == .open { depth += 1 }
      if words[index].kind == .close { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return nil
  }

  private mutating func container(_ range: Range<Int>, _ place: Place) {
    let isObject = words[range.lowerBound].text.first == UInt8(ascii: "{")
    let holdsObjects = words[range].dropFirst().contains { $0.text.first == UInt8(ascii: "{") }
    let isBroken = place.lineBreak != nil && range.count > 2 && (holdsObjects || place.wasBroken)
    let edge = isObject && range.count > 2 ? layout.padding : []
    let inner = isBroken ? place.lineBreak.map { $0 + layout.indentation } : nil
    text += words[range.lowerBound].text
    text += inner ?? edge
    var index = range.lowerBound + 1
    while index < range.upperBound - 1 {
      if words[index].kind == .comma {
        text += words[index].text
        text += inner ?? layout.space
        index += 1
      } else {
        index = write(at: index, Place(lineBreak: inner))
      }
    }
    text += (isBroken ? place.lineBreak : nil) ?? edge
    text += words[range.upperBound - 1].text
  }

  /// Returns a string or a name with the quotation marks used in the file.
  private func string(_ text: ArraySlice<UInt8>, isName: Bool) -> ArraySlice<UInt8> {
    let content = text.dropFirst().dropLast()
    if isName, layout.hasBareNames, content.isBareName { return content }
    guard layout.quote != UInt8(ascii: "\""), !content.contains(UInt8(ascii: "\\")),
      !content.contains(layout.quote)
    else { return text }
    return [layout.quote] + content + [layout.quote]
  }
}

extension ArraySlice<UInt8> {
  /// Whether a name is valid without quotation marks.
  fileprivate var isBareName: Bool {
    guard let first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
    return allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "$"):
        true
      default: false
      }
    }
  }
}
