import Testing
import TokenModel

@Suite struct `Path table` {
  @Test func `the root has no name and is its own parent`() {
    let paths = PathTable()
    #expect(paths.count == 1)
    #expect(paths.parent(of: .root) == .root)
    #expect(paths.name(of: .root) == .empty)
    #expect(paths.names(of: .root).isEmpty)
    #expect(paths.description(of: .root, in: TextTable()) == "")
  }

  @Test func `a path consists of its parent and a name`() {
    var texts = TextTable()
    var paths = PathTable()
    let color = texts.intern("color")
    let text = texts.intern("text")
    let group = paths.intern(color, below: .root)
    let token = paths.intern(text, below: group)
    #expect(paths.parent(of: token) == group)
    #expect(paths.parent(of: group) == .root)
    #expect(paths.name(of: token) == text)
    #expect(paths.names(of: token) == [color, text])
    #expect(paths.description(of: token, in: texts) == "color.text")
    #expect(paths.intern(text, below: group) == token)
    #expect(paths.find(text, below: group) == token)
    #expect(paths.find(text, below: .root) == nil)
    #expect(paths.find(color, below: group) == nil)
    #expect(paths.count == 3)
  }

  @Test func `a path of any length is written without recursion`() {
    var texts = TextTable()
    var paths = PathTable()
    let name = texts.intern("é")
    var path = PathID.root
    for _ in 0..<500_000 { path = paths.intern(name, below: path) }
    #expect(paths.depth(of: path) == 500_000)
    #expect(paths.description(of: path, in: texts).utf8.count == 3 * 500_000 - 1)
  }

  @Test func `names may contain any characters`() {
    var texts = TextTable()
    var paths = PathTable()
    let names = ["größe", "", " ", "500", "$root", "✨"]
    var path = PathID.root
    for name in names { path = paths.intern(texts.intern(name), below: path) }
    #expect(paths.description(of: path, in: texts) == "größe.. .500.$root.✨")
    #expect(paths.names(of: path).map { texts[$0] } == names)
    #expect(paths.intern(.empty, below: .root) != .root)
  }

  @Test func `thousands of paths are found while the table grows`() {
    var texts = TextTable()
    var paths = PathTable()
    let names = (0..<40).map { texts.intern("\($0)") }
    var handles: Set<PathID> = [.root]
    for first in names {
      let group = paths.intern(first, below: .root)
      for second in names {
        let inner = paths.intern(second, below: group)
        for third in names.prefix(10) { handles.insert(paths.intern(third, below: inner)) }
        handles.insert(inner)
      }
      handles.insert(group)
    }
    let expected = 1 + 40 + 40 * 40 + 40 * 40 * 10
    #expect(paths.count == expected)
    #expect(handles.count == expected)
    for handle in handles where handle != .root {
      #expect(paths.find(paths.name(of: handle), below: paths.parent(of: handle)) == handle)
    }
  }

  @Test func `deep paths are supported`() {
    var texts = TextTable()
    var paths = PathTable()
    let name = texts.intern("a")
    var path = PathID.root
    for _ in 0..<2000 { path = paths.intern(name, below: path) }
    #expect(paths.names(of: path).count == 2000)
    #expect(paths.description(of: path, in: texts).utf8.count == 3999)
  }
}
