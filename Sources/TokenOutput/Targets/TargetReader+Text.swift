import Diagnostics
import JSONSyntax
import TemplateEngine

extension TargetReader {
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
    let style = stringStyle(entry)
    target.strings.removeAll { $0.name == name }
    target.strings.append((name, style))
  }

  private mutating func setComment(_ entry: TypedReader.Member, named name: String) {
    let style = commentStyle(entry)
    target.comments.removeAll { $0.name == name }
    target.comments.append((name, style))
  }

  private mutating func stringStyle(_ entry: TypedReader.Member) -> StringStyle {
    var open = "\""
    var close = "\""
    var control = ""
    var escapes: [(character: Unicode.Scalar, by: String)] = []
    let known = ["open", "close", "escapes", "control"]
    for part in reader.members(of: entry.value, at: entry.path, known: known) {
      switch part.name {
      case "open": open = reader.string(part) ?? open
      case "close": close = reader.string(part) ?? close
      case "control": control = reader.string(part) ?? control
      default: escapes = self.escapes(part)
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
        reader.report(OutputDiagnostics.notOneCharacter(row.name, in: entry.path, row.key))
        continue
      }
      escapes.append((scalar, text))
    }
    return escapes
  }

  private mutating func commentStyle(_ entry: TypedReader.Member) -> CommentStyle {
    var texts: [String: String] = [:]
    var replacements: [(sequence: String, by: String)] = []
    var width: Int?
    let known = ["first", "line", "last", "single", "replace", "width"]
    for part in reader.members(of: entry.value, at: entry.path, known: known) {
      switch part.name {
      case "replace":
        for row in reader.members(of: part.value, at: part.path) {
          if let text = reader.string(row) { replacements.append((row.name, text)) }
        }
      case "width": width = reader.integer(part, in: 20...10_000)
      default:
        if let text = reader.stringOrNull(part) { texts[part.name] = text }
      }
    }
    return CommentStyle(
      first: texts["first"],
      line: texts["line"],
      last: texts["last"],
      single: texts["single"],
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
