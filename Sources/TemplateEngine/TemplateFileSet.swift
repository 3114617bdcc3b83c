import Diagnostics

/// The template files of a target.
///
/// Files are parsed on first access, and only once, however many templates include them.
package struct TemplateFileSet: Sendable {
  /// The names of all files, sorted.
  package let names: [String]
  private let sources: [String: TemplateSource]
  private let isDeferring: Bool
  private var parsed: [String: TemplateFile] = [:]

  /// Creates a set of files with distinct names.
  ///
  /// - Parameters:
  ///   - sources: the files.
  ///   - isDeferring: whether to parse macros only when they are checked. The files must not have
  ///     syntax errors.
  package init(_ sources: [TemplateSource], isDeferring: Bool = false) {
    self.isDeferring = isDeferring
    self.sources = Dictionary(sources.map { ($0.name, $0) }) { first, _ in first }
    names = self.sources.keys.sorted()
  }

  /// Returns the parsed file named `name`; `nil` if there is none.
  mutating func file(_ name: String) -> TemplateFile? {
    if let known = parsed[name] { return known }
    guard let source = sources[name] else { return nil }
    let file = TemplateParser.parse(source, isDeferring: isDeferring)
    parsed[name] = file
    return file
  }

  /// Returns a template and the files it includes, directly or indirectly.
  ///
  /// - Parameters:
  ///   - name: the name of the template.
  ///   - diagnostics: receives an error for each included file that doesn't exist.
  /// - Returns: the files, beginning with the template; empty if the template doesn't exist.
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
          diagnostics.append(.unknownFile(include, known: names))
        }
      }
      next += 1
    }
    return files
  }
}
