/// The former and the new path of a token or group that is renamed.
package struct TokenPaths: Hashable, Sendable {
  package let old: [String]
  package let new: [String]

  /// Creates the paths from their text; `nil` if one isn't a path, or if one contains the other.
  package init?(_ old: String, _ new: String) {
    self.old = old.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    self.new = new.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let isValid = (self.old + self.new).allSatisfy { name in
      !name.isEmpty && !name.hasPrefix("$") && !name.contains { "{}".contains($0) }
    }
    guard isValid, !self.old.starts(with: self.new), !self.new.starts(with: self.old) else {
      return nil
    }
  }

  /// The text of the former path.
  var oldText: String { old.joined(separator: ".") }
  /// The text of the new path.
  var newText: String { new.joined(separator: ".") }

  /// Returns the new path of the token, group, or part at `path`; `nil` if it doesn't change.
  package func renamed(_ path: String) -> String? {
    guard path.hasPrefix(oldText) else { return nil }
    let rest = path.dropFirst(oldText.count)
    return rest.isEmpty || rest.first == "." ? newText + rest : nil
  }

  /// Returns a text with the paths in braces replaced; `nil` if there are none.
  func renamedReferences(in text: String) -> String? {
    guard text.contains("{") else { return nil }
    var result = ""
    var rest = text[...]
    var isChanged = false
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      let path = String(rest[rest.index(after: start)..<end])
      let new = renamed(path)
      isChanged = isChanged || new != nil
      result += rest[...start] + (new ?? path) + "}"
      rest = rest[rest.index(after: end)...]
    }
    return isChanged ? result + rest : nil
  }

  /// Returns a JSON Pointer, or a URI with one as its fragment, to a renamed token; `nil` if the
  /// pointer doesn't lead to one.
  func renamedPointer(_ text: String) -> String? {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].hasPrefix("/") else { return nil }
    let names = parts[1].dropFirst().split(separator: "/", omittingEmptySubsequences: false)
      .map { String($0).replacing("~1", with: "/").replacing("~0", with: "~") }
    guard names.starts(with: old) else { return nil }
    let escaped = (new + names.dropFirst(old.count)).map {
      $0.replacing("~", with: "~0").replacing("/", with: "~1")
    }
    return "\(parts[0])#/\(escaped.joined(separator: "/"))"
  }

  /// Returns a sentence with the former path replaced, as in `Use color.text.`; `nil` if it doesn't
  /// occur, or if it's a single word, which could mean something else.
  func renamedMentions(in text: String) -> String? {
    guard old.count > 1 else { return nil }
    var result = ""
    var rest = text[...]
    var isChanged = false
    while let range = rest.firstRange(of: oldText) {
      let isStart = result.isEmpty && range.lowerBound == rest.startIndex
      let before = isStart ? nil : (rest[..<range.lowerBound].last ?? result.last)
      let after = rest[range.upperBound...].first
      let isWhole = [before, after].allSatisfy { character in
        character.map { !$0.isLetter && !$0.isNumber && !"_-".contains($0) } ?? true
      }
      result += rest[..<range.lowerBound] + (isWhole && before != "." ? newText : oldText)
      isChanged = isChanged || (isWhole && before != ".")
      rest = rest[range.upperBound...]
    }
    return isChanged ? result + rest : nil
  }
}
