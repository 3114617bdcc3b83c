import Diagnostics
package import JSONSyntax

/// A token file that is written anew as the standard has it, for good.
///
/// Unlike what is only read, it stays a file of people: what has not to be changed is not touched, the
/// rest is laid out like what is around it, and comments are kept.
package struct FormMigration {
  /// The new content of the file.
  package let bytes: [UInt8]
  /// What was found in the file and is changed, with counts, in words.
  package let summary: String

  /// Writes a file anew; `nil` if it is as the standard has it.
  ///
  /// - Parameters:
  ///   - tree: the file, without mistakes; of a JSON5 file, the JSON that was made of it.
  ///   - json: that JSON; `nil` for a file that is JSON.
  ///   - original: the content of the file.
  ///   - reading: what is known of the file besides its text.
  ///   - types: the standard's types of the tokens of the source, by their paths.
  ///   - movesConstants: whether texts and booleans become constants of their groups.
  package init?(
    _ tree: JSONTree,
    json: RewrittenText?,
    original: [UInt8],
    _ reading: FormReading = FormReading(),
    types: [String: String],
    movesConstants: Bool
  ) {
    guard
      let first = Self.rewrite(tree, json, original, reading, types, movesConstants: movesConstants)
    else { return nil }
    summary = first.summary
    var bytes = first.bytes
    // What was written may say in a draft's form what it could not say before, as the parts of a
    // composition do.
    for _ in 0..<Self.furtherPasses {
      var mistakes: [Diagnostic] = []
      let json = json == nil ? nil : JSON5Text.json(bytes)
      let tree = JSONTree.parse(json?.bytes ?? bytes, file: tree.file, diagnostics: &mistakes)
      guard mistakes.isEmpty,
        let next = Self.rewrite(tree, json, bytes, reading, types, movesConstants: movesConstants)
      else { break }
      bytes = next.bytes
    }
    self.bytes = bytes
  }

  private static let furtherPasses = 3

  private static func rewrite(
    _ tree: JSONTree,
    _ json: RewrittenText?,
    _ original: [UInt8],
    _ reading: FormReading,
    _ types: [String: String],
    movesConstants: Bool
  ) -> (bytes: [UInt8], summary: String)? {
    guard let root = tree.root, tree.kind(root) == .object else { return nil }
    let isForeign = FormScan.firstForeignNode(of: tree) != nil
    let form = FormRewriter.rewrite(
      tree,
      reading,
      for: .replacing(types: types, isForeign: isForeign, movesConstants: movesConstants)
    )
    var editor = FormEditor(tree, json: json, original: original)
    editor.replace(form.text)
    return editor.hasChanges ? (editor.finish(), form.summary) : nil
  }
}

/// Puts new parts into a file in place of old ones.
private struct FormEditor {
  private let original: [UInt8]
  /// The JSON of the file, which is the file itself unless that is JSON5.
  private let text: [UInt8]
  private let root: Range<UInt32>
  private let origins: TextOrigins?
  private let layout: FileLayout
  private var result: [UInt8] = []
  /// The end of what of the original was dealt with.
  private var end = 0
  private(set) var hasChanges = false

  init(_ tree: JSONTree, json: RewrittenText?, original: [UInt8]) {
    self.original = original
    text = tree.bytes
    root = tree.root.map { tree.range($0) } ?? 0..<0
    origins = json?.origins
    let origins = json?.origins
    layout = FileLayout(tree) { offset in
      let place = origins?.origin(of: offset..<offset + 1).lowerBound ?? offset
      return Int(place) < original.count ? original[Int(place)] : nil
    }
  }

  /// Replaces the parts of the file that `new` does not have by those that it has instead.
  mutating func replace(_ new: RewrittenText) {
    for replacement in new.replacements(in: root) {
      let old = Int(replacement.old.lowerBound)..<Int(replacement.old.upperBound)
      replace(old, by: JSONWord.words(of: new.bytes[replacement.new]))
    }
  }

  mutating func finish() -> [UInt8] {
    result += original[end...]
    end = original.count
    return result
  }

  private mutating func replace(_ range: Range<Int>, by new: [JSONWord]) {
    let old = JSONWord.words(of: text[range])
    let (common, rest, words) = JSONWord.difference(old, new)
    guard !rest.isEmpty || !words.isEmpty else { return }
    // White space before and after what is replaced stays.
    let before = common > 0 ? old[common - 1].text.endIndex : range.lowerBound
    let start = words.isEmpty && common > 0 ? before : rest.first?.text.startIndex ?? before
    let part = start..<(rest.last?.text.endIndex ?? start)
    var place = place(at: rest.first?.text.startIndex ?? start)
    place.wasBroken =
      rest.first?.kind == .open && text[part].contains(UInt8(ascii: "\n"))
    let endsInName = isColon(at: part.upperBound)
    var inserted = WordPrinter(Array(words), at: place, layout, endsInName: endsInName).text
    if part.isEmpty, words.last?.kind == .comma, words.first?.kind == .string {
      // A member in front of the first one begins like that.
      inserted = Array(spaces(from: part.lowerBound)) + inserted
    }
    put(inserted, at: part, isSeparator: words.first?.kind == .comma)
  }

  // MARK: Layout

  private static let longestLine = 2000

  /// What stands around an offset of the JSON.
  private func place(at offset: Int) -> WordPrinter.Place {
    // A line that is longer has more than one member.
    let window = text[max(0, offset - Self.longestLine)..<offset]
    guard let lineEnd = window.lastIndex(of: UInt8(ascii: "\n")) else {
      return WordPrinter.Place(lineBreak: nil)
    }
    let line = text[(lineEnd + 1)..<offset]
    let indentation = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    var depth = 0
    for word in JSONWord.words(of: line) {
      switch word.kind {
      case .open: depth += 1
      case .close: depth = max(0, depth - 1)
      case .comma where depth == 0: return WordPrinter.Place(lineBreak: nil)
      default: break
      }
    }
    guard depth == 0 else { return WordPrinter.Place(lineBreak: nil) }
    return WordPrinter.Place(lineBreak: layout.lineEnd + indentation)
  }

  private func isColon(at offset: Int) -> Bool {
    text[offset...].first { !$0.isJSONSpace } == UInt8(ascii: ":")
  }

  private func spaces(from start: Int) -> ArraySlice<UInt8> {
    text[start...].prefix { $0.isJSONSpace }
  }

  // MARK: Places in the file

  /// Puts a text in the place of a part of the JSON, in the file.
  private mutating func put(_ new: [UInt8], at part: Range<Int>, isSeparator: Bool) {
    let place = place(inFileOf: part)
    guard place.lowerBound >= end else { return }
    hasChanges = true
    result += original[end..<place.lowerBound]
    end = place.upperBound
    let comments = comments(in: place)
    let space = Array(" ".utf8)
    if isSeparator, let comma = new.first {
      result.append(comma)
      for comment in comments { result += space + comment }
      result += new.dropFirst()
    } else {
      for comment in comments { result += comment + space }
      result += new
    }
  }

  private func place(inFileOf part: Range<Int>) -> Range<Int> {
    guard let origins else { return part }
    let range = UInt32(part.lowerBound)..<UInt32(part.upperBound)
    guard range.isEmpty else {
      let origin = origins.origin(of: range)
      return Int(origin.lowerBound)..<Int(origin.upperBound)
    }
    // A comma or a comment may follow in the file that the JSON does not have.
    let before = origins.origin(of: range.lowerBound - 1..<range.lowerBound)
    return Int(before.upperBound)..<Int(before.upperBound)
  }

  /// The comments in a part of the file, as such that may stand anywhere.
  private func comments(in part: Range<Int>) -> [[UInt8]] {
    guard origins != nil else { return [] }
    return JSON5Text.comments(in: original, part).map { comment in
      let content = original[comment]
      if content[content.startIndex + 1] == UInt8(ascii: "*") { return Array(content) }
      // A line's comment would hide what follows on it.
      let words = String(decoding: content.dropFirst(2), as: UTF8.self)
      return Array("/*\(words.replacing("*/", with: "* /")) */".utf8)
    }
  }
}
