import Foundation
import Testing

/// Comments in the output of the built-in templates.
@Suite struct TemplateCommentTests {
  @Test func `no template prints string literals in comments, which they could end`() throws {
    let folder = Workshop.repository.appending(path: "templates")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let templates = paths.filter { $0.hasSuffix(".tmpl") }
    #expect(!templates.isEmpty)
    for path in templates {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      #expect(Self.literalsInComments(text) == [], "\(path)")
    }
  }

  @Test(arguments: [
    ("/** {{ kind | string }} */", 1), ("/**\n * {{ kind | string }}\n */", 1),
    ("<!-- {{ name | string }} -->", 1), ("let a = 1 // {{ name | string }}", 1),
    ("/* a */ {{ name | string }}", 0), ("{{ kind | comment }} {{ kind | string }}", 0),
    ("\"https://\" + {{ name | string }}", 0),
  ])
  func `string literals in comments are found`(_ template: String, _ count: Int) {
    #expect(Self.literalsInComments(template).count == count)
  }

  /// The values printed through `string` in a comment of the template's text.
  private static func literalsInComments(_ template: String) -> [String] {
    var found: [String] = []
    var end: String?
    var rest = template[...]
    while let first = rest.first {
      if rest.hasPrefix("{{") {
        let tag = rest[..<(rest.range(of: "}}")?.upperBound ?? rest.endIndex)]
        if end != nil, tag.contains(/\|\s*string\b/) { found.append(String(tag)) }
        rest = rest[tag.endIndex...]
      } else if rest.hasPrefix("{%") || rest.hasPrefix("{#") {
        let close = first == "{" && rest.hasPrefix("{%") ? "%}" : "#}"
        rest = rest[(rest.range(of: close)?.upperBound ?? rest.endIndex)...]
      } else if let mark = end {
        if rest.hasPrefix(mark) { end = nil }
        rest = rest.dropFirst()
      } else {
        if rest.hasPrefix("/*") { end = "*/" }
        if rest.hasPrefix("<!--") { end = "-->" }
        if rest.hasPrefix("// ") || rest.hasPrefix("/// ") { end = "\n" }
        rest = rest.dropFirst()
      }
    }
    return found
  }
}
