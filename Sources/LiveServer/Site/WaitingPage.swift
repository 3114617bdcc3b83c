internal import Diagnostics

/// The page that is served while the gallery can't be.
enum WaitingPage {
  /// Creates the page for a theme with `revision`, which is empty if there is none, with the reasons.
  ///
  /// It reloads itself when the theme changes.
  static func text(revision: String, _ reasons: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>tokens serve</title>
    <link rel="icon" href="data:,">
    <style>
    :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
    body { max-width: 60rem; margin: 0 auto; padding: 3rem 1.25rem; }
    h1 { font-size: 1.5rem; }
    pre { overflow: auto; font: 0.8125rem/1.5 ui-monospace, monospace; }
    </style>
    <h1>The tokens can’t be shown yet</h1>
    <p>This page continues as soon as the mistakes are fixed.</p>
    <pre id="reasons" data-revision="\(revision.htmlEscaped)">\(reasons.htmlEscaped)</pre>
    <script src="/client.js"></script>
    <script>
    const reasons = document.getElementById("reasons")
    document.addEventListener("tokens:theme", ({ detail }) => {
      if (detail.revision !== reasons.dataset.revision) location.reload()
    })
    document.addEventListener("tokens:mistakes", () => reasons.remove())
    </script>

    """
  }
}
