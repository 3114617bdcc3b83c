import Diagnostics
package import JSONSyntax

/// A token file that is permanently rewritten in DTCG form.
///
/// Unlike a file that is only converted for reading, it's still maintained by people. Text that
/// doesn't have to change is left alone, new text adopts the surrounding layout, and comments are
/// kept.
package struct FormMigration {
  /// The new content of the file.
  package let bytes: [UInt8]
  /// The forms that were found and changed, with counts, for messages.
  package let summary: String

  /// Rewrites a file; `nil` if it's already in DTCG form.
  ///
  /// - Parameters:
  ///   - tree: the file, without syntax errors; for a JSON5 file, the JSON that it was converted
  ///     to.
  ///   - json: that JSON; `nil` if the file is JSON.
  ///   - original: the contents of the file.
  ///   - reading: information about the file from outside of it.
  ///   - types: the DTCG types of the source's tokens, by path.
  ///   - movesConstants: whether strings and booleans become constants of their groups.
  package init?(
    _ tree: JSONTree,
    json: RewrittenText?,
    original: [UInt8],
    _ reading: FormReading = FormReading(),
    types: [String: String],
    movesConstants: Bool
  ) {
    var (tree, json, bytes) = (tree, json, original)
    var summary: String?
    // Rewritten text can contain values in the form of an earlier draft that weren't recognizable
    // before, such as the properties of a composition.
    for _ in 0..<Self.passes {
      guard let root = tree.root, tree.kind(root) == .object else { break }
      // The values of a file that is always rewritten for reading are converted in the same way.
      let isForeign = !reading.sets.isEmpty || FormScan.firstForeignNode(of: tree) != nil
      let purpose = FormRewriter.Purpose(
        keepsNotes: true,
        isOfDraft: !isForeign,
        movesConstants: movesConstants,
        types: types
      )
      let form = FormRewriter.rewrite(tree, reading, for: purpose)
      var editor = FormEditor(tree, json: json, original: bytes)
      editor.replace(form.text)
      guard editor.hasChanges else { break }
      summary = summary ?? form.summary
      bytes = editor.finish()
      var mistakes: [Diagnostic] = []
      let text = SourceText(bytes, path: json == nil ? "" : ".json5", diagnostics: &mistakes)
      guard mistakes.isEmpty else { break }
      (tree, json) = (text.tree, text.json)
    }
    guard let summary else { return nil }
    (self.bytes, self.summary) = (bytes, summary)
  }

  private static let passes = 4

  /// Writes out the tokens that groups generate; `nil` if there are none.
  ///
  /// - Parameters:
  ///   - tree: the file, without syntax errors; for a JSON5 file, the JSON that it was converted
  ///     to.
  ///   - json: that JSON; `nil` if the file is JSON.
  ///   - original: the contents of the file.
  package init?(expanding tree: JSONTree, json: RewrittenText?, original: [UInt8]) {
    guard FormScan(of: tree).hasGenerators else { return nil }
    let generated = GeneratedMembers(tree)
    var editor = FormEditor(tree, json: json, original: original)
    editor.replace(generated.text)
    bytes = editor.finish()
    summary = generated.count.counted("generated token")
  }

}

/// Replaces parts of a file.
private struct FormEditor {
  private let original: [UInt8]
  /// The JSON of the file: the file itself, or the JSON that a JSON5 file was converted to.
  private let text: [UInt8]
  private let root: Range<UInt32>
  private let origins: TextOrigins?
  private let layout: FileLayout
  private var result: [UInt8] = []
  /// The end of the part of the original that has been processed.
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

  /// Replaces the parts of the file that differ from `new`.
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
    // White space before and after the replaced part is kept.
    let before = common > 0 ? old[common - 1].text.endIndex : range.lowerBound
    let start = words.isEmpty && common > 0 ? before : rest.first?.text.startIndex ?? before
    let part = start..<(rest.last?.text.endIndex ?? start)
    var place = place(at: rest.first?.text.startIndex ?? start)
    place.wasBroken =
      rest.first?.kind == .open && text[part].contains(UInt8(ascii: "\n"))
    let next = text[part.upperBound...].first { !$0.isJSONSpace }
    let endsInName = next == UInt8(ascii: ":")
    var inserted = WordPrinter(Array(words), at: place, layout, endsInName: endsInName).text
    if part.isEmpty, words.last?.kind == .comma, words.first?.kind == .string {
      // A new first property is preceded by the same white space as the current one.
      inserted = text[part.lowerBound...].prefix { $0.isJSONSpace } + inserted
    }
    put(inserted, at: part, isSeparator: words.first?.kind == .comma)
  }

  // MARK: Layout

  private static let longestLine = 2000

  /// Returns the layout at an offset in the JSON.
  private func place(at offset: Int) -> WordPrinter.Place {
    // A longer line is assumed to contain several properties.
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

  // MARK: Ranges in the file

  /// Replaces the part of the file that corresponds to a range of the JSON.
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
    // A comma or comment that isn't in the JSON can follow in the file.
    let before = origins.origin(of: range.lowerBound - 1..<range.lowerBound)
    return Int(before.upperBound)..<Int(before.upperBound)
  }

  /// Returns the comments in a range of the file, as block comments, which are valid anywhere.
  private func comments(in part: Range<Int>) -> [[UInt8]] {
    guard origins != nil else { return [] }
    return JSON5Text.comments(in: original, part).map { comment in
      let content = original[comment]
      if content[content.startIndex + 1] == UInt8(ascii: "*") { return Array(content) }
      // A line comment would comment out the text after it.
      let words = String(decoding: content.dropFirst(2), as: UTF8.self)
      return Array("/*\(words.replacing("*/", with: "* /")) */".utf8)
    }
  }
}
