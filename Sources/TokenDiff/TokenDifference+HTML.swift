extension TokenDifference {
  /// The report as a page that shows colors, text styles, and components before and after.
  ///
  /// The page loads nothing from elsewhere.
  package var html: String {
    var page = Self.head
    page += "<h1>Design tokens</h1>\n"
    if changes.isEmpty {
      page += "<p>There are no changes.</p>\n"
    } else {
      page += "<p><strong class=\"\(level.word)\">\(level.word)</strong> \(counts.escaped)</p>\n"
      if !verdicts.isEmpty { page += "<p>By output: \(verdicts.escaped)</p>\n" }
    }
    page += componentsHTML
    for section in sections {
      page +=
        "<section>\n<h2>\(section.kind.heading) <small>\(section.count)</small></h2>\n"
      page += "<table>\n"
      for change in section.rows { page += Self.row(change) }
      page += "</table>\n</section>\n"
    }
    return page + "</main>\n</html>\n"
  }

  private static func row(_ change: TokenChange) -> String {
    let name = "<th scope=\"row\"><code>\(change.path.escaped)</code></th>"
    guard change.kind == .value else {
      let details = change.details { "<code>\($0.escaped)</code>" }.filter { !$0.isEmpty }
      let text = change.kind == .description || change.kind == .deprecation
      let cells = text ? details.map(\.escaped) : details
      return "<tr>\(name)<td>\(cells.joined(separator: "<br>"))</td></tr>\n"
    }
    let note = change.follows.map { "<small>follows <code>\($0.escaped)</code></small>" } ?? ""
    let values = change.values.map { value in
      let contexts = value.contextText { "<code>\($0.escaped)</code>" }
      let text = value.change { "<code>\($0.escaped)</code>" }
      return "<div>\(contexts.isEmpty ? "" : "<small>\(contexts)</small>")\(samples(of: value))"
        + "<span>\(text)</span>\(value.remark.map { "<small>\($0.escaped)</small>" } ?? "")</div>"
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

  private static let head = """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta http-equiv="Content-Security-Policy" \
    content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
    <title>Changes of design tokens</title>
    <style>
    :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
    body { margin: 0; background: Canvas; color: CanvasText; }
    main { max-width: 72rem; margin: 0 auto; padding: 1.5rem 1rem; }
    h1 { font-size: 1.5rem; margin: 0; }
    h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
    small { color: color-mix(in srgb, CanvasText 65%, Canvas); margin-inline: .5rem; }
    small:first-child { margin-inline-start: 0; }
    table { width: 100%; border-collapse: collapse; }
    th, td { padding: .4rem .5rem; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
    th { width: 34%; font-weight: 500; }
    tr { border-top: 1px solid color-mix(in srgb, CanvasText 18%, Canvas); }
    code { font: .9em ui-monospace, monospace; }
    strong { padding: .1rem .5rem; border: 2px solid; border-radius: .4rem; }
    .swatches { display: inline-flex; margin-inline-end: .5rem; vertical-align: middle; }
    .swatches i { width: 2.2rem; height: 1.6rem; border: 1px solid color-mix(in srgb, CanvasText 30%, \
    Canvas); background: linear-gradient(var(--c), var(--c)), repeating-conic-gradient(#ccc 0 25%, \
    #fff 0 50%) 0 0 / 12px 12px; forced-color-adjust: none; }
    .texts { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: baseline; }
    figure { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; margin: 0 0 1rem; }
    figure > div { flex: 0 1 20rem; min-width: 0; box-sizing: border-box; }
    figcaption { flex: 0 0 100%; color: color-mix(in srgb, CanvasText 65%, Canvas); }
    @media (max-width: 40rem) { tr, th, td { display: block; width: auto; } }
    </style>
    <main>

    """
}

extension String {
  /// The text for HTML.
  var escaped: String {
    var text = ""
    for character in self {
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      default: text.append(character)
      }
    }
    return text
  }
}
