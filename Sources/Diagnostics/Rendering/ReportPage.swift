/// The frame of a report for browsers.
///
/// The page loads nothing from elsewhere.
package enum ReportPage {
  /// Returns the beginning of a page, whose content is in `main`.
  package static func head(title: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta http-equiv="Content-Security-Policy" \
    content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
    <title>\(title.htmlEscaped)</title>
    <style>
    :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
    body { margin: 0; background: Canvas; color: CanvasText; }
    main { max-width: 76rem; margin: 0 auto; padding: 1.5rem 1rem; }
    h1 { font-size: 1.5rem; margin: 0; }
    h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
    p { margin: 0 0 .5rem; }
    small { color: color-mix(in srgb, CanvasText 65%, Canvas); margin-inline: .5rem; }
    small:first-child { margin-inline-start: 0; }
    table { width: 100%; border-collapse: collapse; }
    th, td { padding: .4rem .5rem; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
    th { font-weight: 500; }
    tr { border-top: 1px solid color-mix(in srgb, CanvasText 18%, Canvas); }
    code { font: .9em ui-monospace, monospace; }
    strong { padding: .1rem .5rem; border: 2px solid; border-radius: .4rem; }
    .count { text-align: end; font-variant-numeric: tabular-nums; }
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

  /// The end of a page.
  package static let end = "</main>\n</html>\n"
}

extension String {
  /// The text for HTML, in elements and in quoted attributes.
  package var htmlEscaped: String {
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
