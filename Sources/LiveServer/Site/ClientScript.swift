/// The script for a team's own pages: at most 1 KB.
enum ClientScript {
  static let text = """
    // Follows `tokens serve`.
    (() => {
      const base = new URL(".", document.currentScript.src).href
      const events = new EventSource(base + "events")
      const box = document.createElement("pre")
      box.style = "position:fixed;inset:auto 0 0;z-index:9;overflow:auto;max-height:50%;margin:0;" +
        "padding:1em;background:#300;color:#fff"
      const on = (name, act) => events.addEventListener(name, ({ data }) => {
        const detail = JSON.parse(data)
        act(detail)
        document.dispatchEvent(new CustomEvent("tokens:" + name, { detail }))
      })
      on("theme", ({ revision }) => {
        box.remove()
        for (const old of document.querySelectorAll("link[rel=stylesheet]")) {
          if (!old.href.startsWith(base)) continue
          const link = old.cloneNode()
          link.href = old.href.split("?")[0] + "?" + revision
          link.onload = () => old.remove()
          old.after(link)
        }
      })
      on("mistakes", ({ reports }) => {
        box.textContent = reports.join("\\n")
        document.body.append(box)
      })
    })()

    """
}
