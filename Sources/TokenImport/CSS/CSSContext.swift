import SourceForms

/// The context that a block of custom properties applies to.
enum CSSContext: Hashable {
  case base
  /// A context of a modifier, such as `theme` and `dark`.
  case context(modifier: String, name: String)
  /// A part of the page, or a state that isn't a theme.
  case other(String)

  /// Determines the context from the selectors and at-rules of the enclosing blocks.
  init(_ blocks: [Substring]) {
    var found: [CSSContext] = []
    for block in blocks {
      let context = Self.context(of: block.lowercased())
      if case .other = context {
        self = context
        return
      }
      if context != .base, !found.contains(context) { found.append(context) }
    }
    self = found.count > 1 ? .other(blocks.joined(separator: " ")) : found.first ?? .base
  }

  private static func context(of block: String) -> CSSContext {
    if block.hasPrefix("@") { return context(ofRule: block) }
    // `:root, [data-theme="light"]` applies without the attribute, too.
    let contexts = block.split(separator: ",").map { context(ofSelector: $0.trimmed) }
    guard let first = contexts.first, !contexts.contains(.base) else { return .base }
    return contexts.allSatisfy { $0 == first } ? first : .other(block)
  }

  private static func context(ofRule rule: String) -> CSSContext {
    let text = rule.filter { !$0.isWhitespace }
    if text.hasPrefix("@layer") || text.hasPrefix("@theme") || text.hasPrefix("@supports") {
      return .base
    }
    switch text {
    case "@media(prefers-color-scheme:dark)", "@mediascreenand(prefers-color-scheme:dark)":
      return dark
    case "@media(prefers-color-scheme:light)": return light
    case "@media(prefers-contrast:more)": return .context(modifier: "contrast", name: "high")
    default: return .other(rule)
    }
  }

  private static func context(ofSelector selector: String) -> CSSContext {
    var rest = selector[...]
    var found: [CSSContext] = []
    while !rest.isEmpty {
      if let prefix = roots.first(where: { rest.hasPrefix($0) }) {
        rest = rest.dropFirst(prefix.count)
      } else if rest.hasPrefix(":not("), let end = rest.firstIndex(of: ")") {
        // The context that `:not()` excludes has its own block elsewhere.
        rest = rest[rest.index(after: end)...]
      } else if rest.first == "[", let end = rest.firstIndex(of: "]") {
        found.append(context(ofAttribute: rest[..<end].dropFirst()))
        rest = rest[rest.index(after: end)...]
      } else if rest.first == "." {
        let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        found.append(context(ofClass: String(name), selector))
        rest = rest.dropFirst(name.count + 1)
      } else if rest.first == " " {
        rest = rest.dropFirst()
      } else {
        return .other(selector)
      }
    }
    found.removeAll { $0 == .base }
    return found.count > 1 ? .other(selector) : found.first ?? .base
  }

  private static let roots = [":root", "html", "body", ":host", "*"]

  private static func context(ofAttribute text: Substring) -> CSSContext {
    let parts = text.split(separator: "=", maxSplits: 1).map(\.trimmed)
    guard parts.count == 2 else { return .other("[\(text)]") }
    let value = parts[1].filter { $0 != "\"" && $0 != "'" }
    if value == "dark" { return dark }
    if value == "light" { return light }
    var name = parts[0].filter { $0 != "~" && $0 != "^" && $0 != "$" && $0 != "|" }
    if let prefix = ["data-bs-", "data-"].first(where: name.hasPrefix) {
      name.removeFirst(prefix.count)
    }
    guard !name.isEmpty, !value.isEmpty else { return .other("[\(text)]") }
    return value == ImportDraft.baseContext(of: name)
      ? .base : .context(modifier: name, name: value)
  }

  private static func context(ofClass name: String, _ selector: String) -> CSSContext {
    switch name {
    case "dark", "theme-dark", "dark-theme", "dark-mode", "is-dark": dark
    case "light", "theme-light", "light-theme", "light-mode", "is-light": light
    default: .other(selector)
    }
  }

  static let dark = context(modifier: "theme", name: "dark")
  static let light = context(modifier: "theme", name: "light")
}
