import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import TokenCompiler
@testable import Workspace

/// The state of the files after `tokens migrate` fails to replace one of them.
@Suite struct SourceWriterTests {
  private let folder: TemporaryFolder
  private static let names = ["a.json", "b.json", "c.json"]

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    for name in Self.names {
      try folder.write(
        ##"{ "\##(name.prefix(1))": { "value": "#fff", "type": "color" } }"##,
        to: name
      )
    }
  }

  private func migration() throws -> Migration {
    let input = CompilationInput(files: Self.names.map { (folder.root.appending($0), Span?.none) })
    let compilation = input.compile(SourceMap())
    return Migration(input, compilation, try #require(compilation.ir), .all)
  }

  @Test func `if a file can't be replaced, the previous ones are restored`() throws {
    for (index, name) in Self.names.enumerated() {
      let before = folder.contents
      let edited = Data("edited \(index)".utf8)
      #expect {
        try SourceWriter.write(migration().files) { path in
          // A last-moment hand edit is kept.
          if path.name == name { try? edited.write(to: folder.url(name)) }
        }
      } throws: { error in
        let failure = error as? SourceWriter.Failure
        return failure?.cause.path.name == name && failure?.rewritten == []
      }
      #expect(folder.contents == before.merging([name: edited]) { $1 })
      try before[name]?.write(to: folder.url(name))
    }
  }

  @Test func `a file that can't be restored is reported, and the next run continues`() throws {
    let old = folder.contents
    #expect {
      try SourceWriter.write(migration().files) { path in
        switch path.name {
        // It's edited after it was replaced, and hand edits are never lost.
        case "b.json":
          try? folder.write(#"{ "a": { "$type": "number", "$value": 1 } }"#, to: "a.json")
        case "c.json": try? FileManager.default.removeItem(at: folder.url("c.json"))
        default: break
        }
      }
    } throws: { error in
      (error as? SourceWriter.Failure)?.rewritten.map(\.name) == ["a.json"]
    }
    #expect(folder.text("a.json")?.contains("number") == true)
    #expect(folder.contents["b.json"] == old["b.json"])
    try old["c.json"]?.write(to: folder.url("c.json"))
    try SourceWriter.write(migration().files)
    #expect(folder.files == Self.names)
    #expect(folder.text("c.json")?.contains("$value") == true)
  }
}
