/// The languages in which an audit finds values.
package enum AuditLanguage: String, CaseIterable, Sendable {
  case swift = "Swift"
  case objectiveC = "Objective-C"
  case kotlin = "Kotlin"
  case java = "Java"
  case script = "JavaScript"
  case interfaceBuilder = "storyboards"
  case androidXML = "Android XML"
  case colorSet = "asset catalogs"
  case styleSheet = "style sheets"
  case markup = "HTML"

  /// Returns the language of a file; `nil` if an audit doesn't read it.
  ///
  /// - Parameter path: the path, with `/` between the names.
  package init?(path: String) {
    let names = path.split(separator: "/")
    guard let name = names.last, let dot = name.lastIndex(of: ".") else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "swift": self = .swift
    case "m", "mm", "h": self = .objectiveC
    case "kt", "kts": self = .kotlin
    case "java": self = .java
    case "js", "jsx", "mjs", "cjs", "ts", "tsx", "mts", "cts": self = .script
    case "storyboard", "xib": self = .interfaceBuilder
    case "xml":
      // Other XML files are manifests and build files.
      let folder = names.dropLast().last?.prefix { $0 != "-" }
      let folders = ["values", "layout", "drawable", "color", "menu", "navigation"]
      guard let folder, folders.contains(String(folder)) else { return nil }
      self = .androidXML
    case "json":
      guard name == "Contents.json", names.dropLast().last?.hasSuffix(".colorset") == true else {
        return nil
      }
      self = .colorSet
    case "css", "scss", "sass", "less": self = .styleSheet
    case "html", "htm", "vue", "svelte", "astro": self = .markup
    default: return nil
    }
  }
}
