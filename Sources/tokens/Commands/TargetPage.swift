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
  /// Writes the properties of a target's description, for programs.
  mutating func target(_ target: TargetDescription, isOwn: Bool) {
    text("name", target.name)
    text("summary", target.summary)
    member("own", isOwn)
    list("extends", target.bases.reversed()) { $0.string($1) }
    objects("options", target.options) { writer, option in
      writer.text("name", option.name)
      writer.text("type", option.type)
      writer.text("default", option.defaultValue)
      writer.text("help", option.help)
    }
    objects("files", target.files) { writer, file in
      writer.text("path", file.path)
      writer.text(file.isCopied ? "copy" : "template", file.source)
      writer.text("each", file.each)
      if file.isInAppearances { writer.text("in", "appearance") }
      writer.text("when", file.condition.isEmpty ? nil : file.condition)
    }
  }

  /// Writes a property with a string or `null`.
  private mutating func text(_ member: String, _ text: String?) {
    name(member)
    if let text { string(text) } else { null() }
  }
}
