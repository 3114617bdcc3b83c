internal import Diagnostics

extension TokenDifference {
  /// The report as a page that shows colors, text styles, and components before and after.
  ///
  /// The page loads nothing from elsewhere.
  package var html: String {
    var page = ReportPage.head(title: "Changes of design tokens")
    page += "<h1>Design tokens</h1>\n"
    if changes.isEmpty {
      page += "<p>There are no changes.</p>\n"
    } else {
      page += "<p><strong class=\"\(level.word)\">\(level.word)</strong> "
      page += "\(counts.htmlEscaped)</p>\n"
      if !verdicts.isEmpty { page += "<p>By output: \(verdicts.htmlEscaped)</p>\n" }
    }
    page += componentsHTML
    for section in sections {
      page +=
        "<section>\n<h2>\(section.kind.heading) <small>\(section.count)</small></h2>\n"
      page += "<table>\n"
      for change in section.rows { page += Self.row(change) }
      page += "</table>\n</section>\n"
    }
    return page + ReportPage.end
  }

  private static func row(_ change: TokenChange) -> String {
    let name = "<th scope=\"row\"><code>\(change.path.htmlEscaped)</code></th>"
    guard change.kind == .value else {
      let details = change.details { "<code>\($0.htmlEscaped)</code>" }.filter { !$0.isEmpty }
      let text = change.kind == .description || change.kind == .deprecation
      let cells = text ? details.map(\.htmlEscaped) : details
      return "<tr>\(name)<td>\(cells.joined(separator: "<br>"))</td></tr>\n"
    }
    let note = change.follows.map { "<small>follows <code>\($0.htmlEscaped)</code></small>" } ?? ""
    let values = change.values.map { value in
      let contexts = value.contextText { "<code>\($0.htmlEscaped)</code>" }
      let text = value.change { "<code>\($0.htmlEscaped)</code>" }
      return "<div>\(contexts.isEmpty ? "" : "<small>\(contexts)</small>")\(samples(of: value))"
        + "<span>\(text)</span>\(value.remark.map { "<small>\($0.htmlEscaped)</small>" } ?? "")</div>"
    }
    return "<tr>\(name)<td>\(note)\(values.joined())</td></tr>\n"
  }

  private static func samples(of value: ValueChange) -> String {
    guard let (before, after) = value.values else { return "" }
    if let old = before.color, let new = after.color {
      return "<span class=\"swatches\"><i style=\"--c:\(old.hexadecimal)\"></i>"
        + "<i style=\"--c:\(new.hexadecimal)\"></i></span>"
    }
    guard let old = before.textStyleCSS, let new = after.textStyleCSS else { return "" }
    return "<span class=\"texts\"><span style=\"\(old)\">Sphinx of quartz</span>"
      + "<span style=\"\(new)\">Sphinx of quartz</span></span>"
  }
}
