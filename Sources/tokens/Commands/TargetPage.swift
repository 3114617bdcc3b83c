internal import JSONSyntax
internal import TokenOutput

/// The output of `tokens targets NAME`.
struct TargetPage {
  private(set) var text: String

  init(_ target: TargetDescription, isOwn: Bool) {
    text = "\(target.name): \(target.summary)\n"
    let origin = isOwn ? "custom" : "built in"
    let bases = target.bases.reversed().map { ", extends \($0)" }.joined()
    text += "\(origin)\(bases)\n"
    section(
      "Options",
      target.options.map { option in
        let value = option.defaultValue.map { ", default \($0)" } ?? ""
        return (option.name, "\(option.type)\(value)" + (option.help.map { ": \($0)" } ?? ""))
      }
    )
    section(
      "Files",
      target.files.map { file in
        let appearances = file.isInAppearances ? " in each appearance" : ""
        let each = file.each.map { ", for each \($0)\(appearances)" } ?? ""
        let condition = file.condition.isEmpty ? "" : ", when \(file.condition)"
        return (file.path, (file.isCopied ? "copy of " : "from ") + file.source + each + condition)
      }
    )
    section("Names", target.names.map { ($0.what, $0.form) })
  }

  private mutating func section(_ title: String, _ rows: [(name: String, text: String)]) {
    guard !rows.isEmpty else { return }
    let width = rows.map(\.name.utf8.count).max() ?? 0
    text += "\n\(title)\n"
    for row in rows {
      let padding = String(repeating: " ", count: width - row.name.utf8.count + 2)
      text += "  \(row.name)\(padding)\(row.text)\n"
    }
  }
}

extension JSONWriter {
  /// Writes the description of a target, for programs.
  mutating func target(_ target: TargetDescription, isOwn: Bool) {
    beginObject()
    text("name", target.name)
    text("summary", target.summary)
    member("own", isOwn)
    name("extends")
    beginArray()
    for base in target.bases.reversed() { string(base) }
    endArray()
    name("options")
    beginArray()
    for option in target.options {
      beginObject()
      text("name", option.name)
      text("type", option.type)
      text("default", option.defaultValue)
      text("help", option.help)
      endObject()
    }
    endArray()
    name("files")
    beginArray()
    for file in target.files {
      beginObject()
      text("path", file.path)
      text(file.isCopied ? "copy" : "template", file.source)
      text("each", file.each)
      if file.isInAppearances { text("in", "appearance") }
      text("when", file.condition.isEmpty ? nil : file.condition)
      endObject()
    }
    endArray()
    endObject()
  }

  /// Writes a property with a string or `null`.
  private mutating func text(_ member: String, _ text: String?) {
    name(member)
    if let text { string(text) } else { null() }
  }
}
