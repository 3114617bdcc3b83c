internal import Diagnostics

extension AuditReport {
  /// The report as a page that shows the colors and text styles.
  ///
  /// The page loads nothing from elsewhere.
  package func html(isComplete: Bool) -> String {
    var page = ReportPage.head(title: "Values in the app") + "<h1>Values in the app</h1>\n"
    page += "<ul>" + facts.map { "<li>\($0.htmlEscaped)</li>" }.joined() + "</ul>\n"
    for section in sections(isComplete: isComplete) { page += Self.html(section) }
    let found = replaceable
    if !found.isEmpty {
      page += "<section>\n<h2>Values that tokens have</h2>\n<table>\n"
      for index in isComplete ? found[...] : found.prefix(200) {
        let finding = stock.findings[index]
        page +=
          "<tr><td><code>\(summary.place(of: finding).htmlEscaped)</code></td>"
          + "<td>\(Self.sample(stock.value(of: finding)))"
          + "\(message(index).replacingGraveAccents)</td></tr>\n"
      }
      page += "</table>\n</section>\n"
    }
    if !adoption.isEmpty {
      page += "<section>\n<h2>Adoption</h2>\n<table>\n"
      for own in adoption {
        page +=
          "<tr><th scope=\"row\"><code>\(own.folder.htmlEscaped)</code></th>"
          + "<td><meter min=\"0\" max=\"100\" value=\"\(own.percent)\"></meter> \(own.percent) %</td>"
          + "<td>\(own.counts)</td></tr>\n"
      }
      page += "</table>\n</section>\n"
    }
    if let unused {
      page += "<section>\n<h2>Tokens without a use</h2>\n<ul>"
      page +=
        unused.map { "<li><code>\($0.htmlEscaped)</code></li>" }.joined() + "</ul>\n</section>\n"
    }
    return page + ReportPage.end
  }

  private static func html(_ section: AuditSection) -> String {
    var text =
      "<section>\n<h2>\(section.title.htmlEscaped)</h2>\n"
      + "<p>\(section.counts.joined(separator: "<br>"))</p>\n"
      + "<table>\n<tr><th scope=\"col\">Places<th scope=\"col\">Value"
      + "<th scope=\"col\">Similar values<th scope=\"col\">First place</tr>\n"
    for row in section.rows {
      text +=
        "<tr><td class=\"count\">\(row.count.grouped)</td><th scope=\"row\">"
        + "\(sample(row.value))<code>\(row.value.text.htmlEscaped)</code> "
        + "<small>\(row.purposes.htmlEscaped)</small></th>"
        + "<td>\(row.others.joined(separator: ", ").htmlEscaped)</td>"
        + "<td><code>\(row.place.htmlEscaped)</code></td></tr>\n"
    }
    text += "</table>\n"
    if section.omitted > 0 { text += "<p>and \(section.omitted.grouped) more</p>\n" }
    return text + "</section>\n"
  }

  private static func sample(_ value: Literal.Value) -> String {
    switch value {
    case .color(let color):
      return "<span class=\"swatches\"><i style=\"--c:\(color.text)\"></i></span>"
    case .textStyle(let style):
      var css = "font-size:\(min(style.size ?? 17, 48).shortText)px"
      if let weight = style.weight { css += ";font-weight:\(weight.shortText)" }
      if style.isItalic { css += ";font-style:italic" }
      return "<span style=\"\(css)\">Ag</span> "
    case .size, .radius, .shadow: return ""
    }
  }
}

extension String {
  /// The text for HTML, with the parts between grave accents as code.
  fileprivate var replacingGraveAccents: String {
    split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      index % 2 == 1 ? "<code>\(String(part).htmlEscaped)</code>" : String(part).htmlEscaped
    }.joined()
  }
}
