import Diagnostics
import JSONSyntax
import TemplateEngine

extension TargetReader {
  /// Reads the words of generated code that options change.
  mutating func readWords(_ member: TypedReader.Member) {
    let known = ["replaced", "prefixed"]
    for entry in reader.members(of: member.value, at: member.path, known: known) {
      let rules = reader.members(of: entry.value, at: entry.path).map { option in
        (option: option.name, words: reader.strings(option))
      }
      if entry.name == "replaced" {
        target.replacedWords = rules
      } else {
        target.prefixedWords = rules
      }
    }
  }

  mutating func readText(_ member: TypedReader.Member) {
    let known = ["string", "strings", "comment", "comments", "number"]
    for entry in reader.members(of: member.value, at: member.path, known: known) {
      switch entry.name {
      case "string": setString(entry, named: "")
      case "strings":
        for style in reader.members(of: entry.value, at: entry.path) {
          setString(style, named: style.name)
        }
      case "comment": setComment(entry, named: "")
      case "comments":
        for style in reader.members(of: entry.value, at: entry.path) {
          setComment(style, named: style.name)
        }
      default: readNumber(entry)
      }
    }
  }

  private mutating func setString(_ entry: TypedReader.Member, named name: String) {
    let index = target.strings.firstIndex { $0.name == name }
    let mistakes = reader.diagnostics.count
    let style = stringStyle(entry, over: index.map { target.strings[$0].style })
    if let index { target.strings.remove(at: index) }
    target.strings.append((name, style))
    guard reader.diagnostics.count == mistakes, let flaw = style.flaw else { return }
    reader.report(.flawedString(flaw, style, at: entry.path, entry.key))
  }

  private mutating func setComment(_ entry: TypedReader.Member, named name: String) {
    let index = target.comments.firstIndex { $0.name == name }
    let mistakes = reader.diagnostics.count
    let style = commentStyle(entry, over: index.map { target.comments[$0].style })
    if let index { target.comments.remove(at: index) }
    target.comments.append((name, style))
    guard reader.diagnostics.count == mistakes, let flaw = style.flaw else { return }
    reader.report(.flawedComment(flaw, at: entry.path, entry.key))
  }

  /// Returns a string style.
  ///
  /// Properties missing from `entry` are taken from `base`.
  private mutating func stringStyle(
    _ entry: TypedReader.Member,
    over base: StringStyle?
  ) -> StringStyle {
    var open = base?.open ?? "\""
    var close = base?.close ?? "\""
    var control = base?.control ?? ""
    var escapes = base?.escapes ?? []
    let known = ["open", "close", "escapes", "control"]
    for part in reader.members(of: entry.value, at: entry.path, known: known) {
      switch part.name {
      case "open": open = reader.string(part) ?? open
      case "close": close = reader.string(part) ?? close
      case "control": control = reader.string(part) ?? control
      default:
        for escape in self.escapes(part) {
          escapes.removeAll { $0.character == escape.character }
          escapes.append(escape)
        }
      }
    }
    return StringStyle(open: open, close: close, escapes: escapes, control: control)
  }

  private mutating func escapes(
    _ entry: TypedReader.Member
  ) -> [(character: Unicode.Scalar, by: String)] {
    var escapes: [(character: Unicode.Scalar, by: String)] = []
    for row in reader.members(of: entry.value, at: entry.path) {
      guard let text = reader.string(row) else { continue }
      guard let scalar = row.name.unicodeScalars.first, row.name.unicodeScalars.count == 1 else {
        reader.report(.notOneCharacter(row.name, in: entry.path, row.key))
        continue
      }
      escapes.append((scalar, text))
    }
    return escapes
  }

  /// Returns a comment style.
  ///
  /// Properties missing from `entry` are taken from `base`.
  private mutating func commentStyle(
    _ entry: TypedReader.Member,
    over base: CommentStyle?
  ) -> CommentStyle {
    var first = base?.first
    var line = base?.line
    var last = base?.last
    var single = base?.single
    var replacements = base?.replacements ?? []
    var width = base?.width
    let known = ["first", "line", "last", "single", "replace", "width"]
    for part in reader.members(of: entry.value, at: entry.path, known: known) {
      switch part.name {
      case "first": first = reader.stringOrNull(part) ?? first
      case "line": line = reader.stringOrNull(part) ?? line
      case "last": last = reader.stringOrNull(part) ?? last
      case "single": single = reader.stringOrNull(part) ?? single
      case "width": width = reader.integer(part, in: 20...10_000) ?? width
      default:
        for row in reader.members(of: part.value, at: part.path) {
          guard let text = reader.string(row) else { continue }
          replacements.removeAll { $0.sequence == row.name }
          replacements.append((row.name, text))
        }
      }
    }
    return CommentStyle(
      first: first,
      line: line,
      last: last,
      single: single,
      replacements: replacements,
      width: width
    )
  }

  private mutating func readNumber(_ entry: TypedReader.Member) {
    var digits = target.number.digits
    var float = target.number.float
    for part in reader.members(of: entry.value, at: entry.path, known: ["digits", "float"]) {
      if part.name == "float" {
        float = reader.string(part) ?? float
      } else if reader.tree.kind(part.value) == .null {
        digits = nil
      } else {
        digits = reader.integer(part, in: 0...17) ?? digits
      }
    }
    target.number = NumberStyle(digits: digits, float: float)
  }
}
