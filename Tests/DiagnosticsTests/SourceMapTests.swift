import Diagnostics
import Testing

struct SourceMapTests {
  @Test func `files of a separate source map are found by their own numbers`() throws {
    var sources = SourceMap()
    let first = sources.add(path: "tokens.json", bytes: Array("{}".utf8))
    var apart = SourceMap.apart
    let template = apart.add(path: "templates/a.tmpl", bytes: Array("a".utf8))
    let second = sources.add(path: "dark.json", bytes: Array("{ }".utf8))
    #expect(!sources.contains(template))
    sources.join(apart)
    let paths = [first, second, template].map { sources[$0].path }
    #expect(paths == ["tokens.json", "dark.json", "templates/a.tmpl"])
    #expect(sources.contains(first) && sources.contains(template))
    #expect(!sources.contains(SourceMap.FileID(index: 2)))
    #expect(!sources.contains(SourceMap.FileID(index: template.index + 1)))
    #expect(second.index < template.index)
    let third = sources.add(path: "late.json", bytes: [])
    #expect(sources[third].path == "late.json" && sources[template].path == "templates/a.tmpl")
  }

  @Test func `paths can be displayed differently, wherever the files were read`() {
    var sources = SourceMap()
    let file = sources.add(path: "tokens.json", bytes: [])
    var apart = SourceMap.apart
    let template = apart.add(path: "a.tmpl", bytes: [], isFile: false)
    sources.join(apart)
    let shown = sources.mapPaths { $0.isFile ? "app/\($0.path)" : $0.path }
    #expect(shown[file].path == "app/tokens.json")
    #expect(shown[template].path == "a.tmpl")
  }
}
