import Diagnostics
import Testing

@testable import TokenImport

@Suite struct `Names of imported tokens` {
  private static let span = Span(file: SourceMap.FileID(index: 0), start: 0, end: 0)

  /// The paths of successive names, and the number of diagnostics.
  private func paths(_ wanted: [[String]]) -> (paths: [String], messages: Int) {
    var names = ImportNames()
    var diagnostics: [Diagnostic] = []
    let paths = wanted.map { path in
      names.path(path, of: path.joined(separator: "."), at: Self.span, &diagnostics)
        .joined(separator: "/")
    }
    return (paths, diagnostics.count)
  }

  @Test func `a name without forbidden characters is kept without a diagnostic`() {
    let found = paths([["a", "b"], ["a"], ["a", "1/2"], ["z-1-5"], ["z-15"]])
    #expect(found.paths == ["a/b", "a", "a/1/2", "z-1-5", "z-15"])
    #expect(found.messages == 0)
  }

  @Test(arguments: [
    ("$r", "r"), ("x.y{z}", "x-y-z"), ("{", "unnamed"), ("", "unnamed"), (" a ", "a"),
    ("$$", "unnamed"),
  ])
  func `a forbidden character is replaced with a diagnostic`(_ name: String, _ new: String) {
    let found = paths([[name]])
    #expect(found.paths == [new])
    #expect(found.messages == 1)
  }

  @Test func `names that give the same identifier on some platform are numbered`() {
    let found = paths([
      ["fooBar"], ["foo-bar"], ["foo", "bar"], ["Foo_Bar"], ["w", "1/2"], ["w", "1-2"],
    ])
    #expect(found.paths == ["fooBar", "foo-bar-2", "foo/bar-3", "Foo_Bar-4", "w/1/2", "w/1-2-2"])
    #expect(found.messages == 4)
  }

  @Test func `a token and a group that differ only in case get different names`() {
    #expect(paths([["A"], ["a", "b"]]).paths == ["A", "a-2/b"])
    #expect(paths([["a"], ["a", "b"]]).paths == ["a", "a/b"])
  }
}
