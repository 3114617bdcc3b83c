internal import JSONSyntax

/// Replacements of texts in a file.
package struct TextEdits {
  package private(set) var edits: [(range: Range<Int>, text: String)] = []

  /// Replaces the text of a node.
  mutating func replace(_ node: JSONNode, of tree: JSONTree, with text: String) {
    add(tree.rangeInFile(node), text)
  }

  package init() {}

  package mutating func add(_ range: Range<Int>, _ text: String) { edits.append((range, text)) }

  /// Returns the file with all replacements, which mustn't overlap.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= end, edit.range.upperBound <= bytes.count else { continue }
      result += bytes[end..<edit.range.lowerBound] + Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    return result + bytes[end...]
  }
}
