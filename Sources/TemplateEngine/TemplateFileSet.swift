import Diagnostics

/// The template files of one target.
///
/// A file is parsed when it is first asked for, and only once, however many templates include it.
package struct TemplateFileSet: Sendable {
  /// The names of all files, sorted.
  package let names: [String]
  private let sources: [String: TemplateSource]
  private var parsed: [String: TemplateFile] = [:]

  /// Makes a set of files with different names.
  package init(_ sources: [TemplateSource]) {
    self.sources = Dictionary(sources.map { ($0.name, $0) }) { first, _ in first }
    names = self.sources.keys.sorted()
  }

  /// The file called `name` in its parsed form; `nil` if there is none.
  mutating func file(_ name: String) -> TemplateFile? {
    if let known = parsed[name] { return known }
    guard let source = sources[name] else { return nil }
    let file = TemplateParser.parse(source)
    parsed[name] = file
    return file
  }

  /// A template and the files that it includes, directly or through other files.
  ///
  /// - Parameters:
  ///   - name: the template.
  ///   - diagnostics: gets an error for each included file that does not exist.
  /// - Returns: the files, the template first; empty if there is no such template.
  mutating func closure(of name: String, diagnostics: inout [Diagnostic]) -> [TemplateFile] {
    guard let main = file(name) else { return [] }
    var files = [main]
    var seen: Set<String> = [name]
    var next = 0
    while next < files.count {
      for include in files[next].includes where seen.insert(include.text).inserted {
        if let file = file(include.text) {
          files.append(file)
        } else {
          diagnostics.append(TemplateDiagnostics.unknownFile(include, known: names))
        }
      }
      next += 1
    }
    return files
  }
}
