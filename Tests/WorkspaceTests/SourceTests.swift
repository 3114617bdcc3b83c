import Diagnostics
import Foundation
import TestSupport
import Testing
import TokenCompiler

@testable import Workspace

@Suite struct Sources {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func project(_ json: String, at name: String = "tokens.config.json") throws -> (
    project: Project?, diagnostics: [Diagnostic]
  ) {
    try folder.write(json, to: name)
    var sources = SourceMap()
    var diagnostics: [Diagnostic] = []
    let project = try Project.open(
      folder.root.appending(name),
      at: nil,
      current: folder.root,
      sources: &sources,
      diagnostics: &diagnostics
    )
    return (project, diagnostics)
  }

  private func files(_ project: Project?) -> [String] {
    guard case .files(let files)? = project?.input.request.source else { return [] }
    return files.map(\.value)
  }

  @Test(arguments: [
    (#"["*.json"]"#, ["a.json", "b.json", "c.json"]),
    (#"["b.json", "*.json"]"#, ["b.json", "a.json", "c.json"]),
    (#"["*.json", "a.json"]"#, ["b.json", "c.json", "a.json"]),
    (#"["?.json", "**/*.json"]"#, ["a.json", "b.json", "c.json", "sub/a.json"]),
    (#"["sub/../a.json"]"#, ["a.json"]),
    (#""b.json""#, ["b.json"]),
  ])
  func `patterns are expanded in place`(_ source: String, _ expected: [String]) throws {
    for name in ["a.json", "b.json", "c.json", "sub/a.json"] { try folder.write("{}", to: name) }
    let (project, diagnostics) = try project("{\"source\": \(source), \"outputs\": []}")
    #expect(diagnostics.isEmpty)
    #expect(files(project) == expected)
  }

  @Test func `patterns exclude the outputs of the configuration`() throws {
    for name in ["a.json", "out/b.json", "out/own.json", "old/c.json"] {
      try folder.write("{}", to: name)
    }
    var manifest = Manifest(generator: "tokens test", configuration: "tokens.config.json")
    for name in ["a.json", "out/b.json", "old/c.json"] {
      manifest.files[name] = Manifest.File(target: "json", .init(hash: ""))
    }
    try folder.write(String(decoding: manifest.text, as: UTF8.self), to: ".tokens-manifest.json")
    try folder.link("link", to: "out")
    let outputs = #"[{"target": "json", "directory": "link"}]"#
    let (project, diagnostics) = try project(
      #"{"source": ["**/*.json"], "outputs": \#(outputs)}"#
    )
    // `old` no longer has an output, and `out/own.json` was never generated.
    #expect(files(project) == ["a.json", "old/c.json", "out/own.json"])
    #expect(diagnostics.map(\.code) == [.generatedSource])
    #expect(diagnostics.map(\.severity) == [.warning])
  }

  @Test func `a folder that can't be read is reported`() throws {
    try folder.write("{}", to: "a.json")
    try folder.link("loop", to: "loop")
    let (project, diagnostics) = try project(
      #"{"source": ["a.json", "loop/*.json"], "outputs": []}"#
    )
    #expect(files(project) == ["a.json"])
    #expect(diagnostics.map(\.code) == [.unreadableFolder], "it is why the pattern finds nothing")
    #expect(diagnostics.map(\.severity) == [.error])
    #expect(diagnostics.first?.message.hasSuffix("Too many levels of symbolic links") == true)
  }

  @Test func `a broken link that matches a pattern isn't skipped`() throws {
    try folder.write("{}", to: "a.json")
    try folder.link("away.json", to: "nothing")
    try folder.link("loop.json", to: "loop.json")
    try folder.makeFolder("folder.json")
    let (project, diagnostics) = try project(#"{"source": ["*.json"], "outputs": []}"#)
    #expect(diagnostics.isEmpty)
    #expect(files(project) == ["a.json", "away.json", "loop.json"])
  }

  @Test func `a file whose name looks like a pattern is that file`() throws {
    try folder.write("{}", to: "a.json")
    try folder.write("{}", to: "?.json")
    let (project, _) = try project(#"{"source": ["?.json"], "outputs": []}"#)
    #expect(files(project) == ["?.json"])
  }

  @Test func `a pattern without matches and a repeated file are errors`() throws {
    try folder.write("{}", to: "a.json")
    let (_, diagnostics) = try project(
      #"{"source": ["a.json", "./a.json", "nothing/*"], "outputs": []}"#
    )
    #expect(diagnostics.map(\.code) == [.repeatedSource, .unmatchedPattern])
  }

  @Test func `a symbolic link to itself is listed, and reading it gives the error`() throws {
    let loop = folder.root.appending("loop.json")
    try FileManager.default.createSymbolicLink(
      atPath: loop.text,
      withDestinationPath: "loop.json"
    )
    let search = ConfigurationSearch(in: folder.root)
    #expect(try search.find("loop.json", at: nil) == loop)
    #expect(throws: Disk.Failure(loop, .other("Too many levels of symbolic links"))) {
      _ = try Disk.read(loop)
    }
  }

  @Test func `a file listed several times is reported once`() throws {
    let (_, diagnostics) = try project(
      #"{"source": ["a.json", "b.json", "a.json", "./a.json", "a.json"], "outputs": []}"#
    )
    #expect(diagnostics.map(\.message) == ["`a.json` is listed 4 times in `source`"])
  }

  @Test(arguments: [#""a.json""#, #"["a.json"]"#, #"["a.*"]"#])
  func `a resolver document is recognized by its properties`(_ source: String) throws {
    try folder.write(#"{"resolutionOrder": []}"#, to: "a.json")
    let (project, _) = try project("{\"source\": \(source), \"outputs\": []}")
    guard case .resolver(let path)? = project?.input.request.source else {
      Issue.record("a resolver document was expected")
      return
    }
    #expect(path.value == "a.json")
  }

  @Test func `modifiers in addition to a resolver document are an error`() throws {
    try folder.write(#"{"resolutionOrder": []}"#, to: "a.json")
    let (_, diagnostics) = try project(
      #"{"source": "a.json", "modifiers": {}, "outputs": []}"#
    )
    #expect(diagnostics.map(\.code) == [.misplacedSetting])
  }

  @Test func `a document may reference repository files, and a command line any file`() throws {
    try folder.makeFolder("repository/.git")
    for name in ["outside.json", "repository/near.json", "repository/in/a.json"] {
      try folder.write("{}", to: name)
    }
    try folder.link("repository/in/link.json", to: "../../outside.json")
    let (project, _) = try project(
      #"{"source": ["a.json", "../../outside.json"], "outputs": []}"#,
      at: "repository/in/tokens.config.json"
    )
    let files = try #require(project).input.files
    #expect(isLoaded(files, "../near.json"))
    #expect(isLoaded(files, "../../outside.json"))
    #expect(files.load("link.json") == .failure(.outside("..")))
    #expect(files.load("../../tokens.config.json") == .failure(.outside("..")))
    #expect(files.load("missing.json") == .failure(.missing))
    #expect(files.load("../in") == .failure(.isDirectory))
    #expect(!files.metUnreadableFile)
  }

  @Test func `a resolver document outside the repository may reference files next to it`() throws {
    try folder.makeFolder("repository/.git")
    try folder.write(#"{"resolutionOrder": []}"#, to: "system/app.resolver.json")
    for name in ["system/a.json", "other.json"] { try folder.write("{}", to: name) }
    let (project, _) = try project(
      #"{"source": "../system/app.resolver.json", "outputs": []}"#,
      at: "repository/tokens.config.json"
    )
    let files = try #require(project).input.files
    #expect(isLoaded(files, "../system/a.json"))
    #expect(files.load("../other.json") == .failure(.outside("this folder")))
  }

  @Test func `outside allows more files, also through symbolic links`() throws {
    try folder.write("{}", to: "else/a.json")
    try folder.makeFolder("repository/.git")
    try folder.link("repository/link", to: "../else")
    let json = #"{"source": ["*.json"], "outputs": [], "outside": ["../else"]}"#
    try folder.write("{}", to: "repository/x.json")
    let (project, _) = try project(json, at: "repository/tokens.config.json")
    let files = try #require(project).input.files
    #expect(isLoaded(files, "../else/a.json"))
    #expect(isLoaded(files, "link/a.json"))
  }

  private func isLoaded(_ files: SourceFiles, _ path: String) -> Bool {
    if case .success = files.load(path) { true } else { false }
  }

  @Test func `files on the command line are named relative to their common folder`() throws {
    try folder.write("{}", to: "x/a.json")
    try folder.write("{}", to: "x/y/b.json")
    let paths = ["x/y/b.json", "x/a.json"].map { (folder.root.appending($0), Span?.none) }
    let input = CompilationInput(files: paths)
    guard case .files(let files) = input.request.source else {
      Issue.record("token files were expected")
      return
    }
    #expect(files.map(\.value) == ["y/b.json", "a.json"])
    #expect(input.base == folder.root.appending("x"))
  }

  @Test(arguments: [
    (#"{"resolutionOrder": []}"#, "a resolver document"),
    (#"{"a": {"$value": 1}}"#, "a token file"),
  ])
  func `the error for a file that isn't a configuration names its kind`(
    _ json: String,
    _ kind: String
  ) throws {
    do {
      _ = try project(json)
      Issue.record("the file was taken for a configuration")
    } catch let finding as Finding {
      #expect(finding.diagnostic.code == .wrongKindOfFile)
      #expect(finding.diagnostic.message.contains("is \(kind), expected a configuration"))
    }
  }

  @Test func `a configuration is found at two locations`() throws {
    let search = ConfigurationSearch(in: folder.root)
    #expect(throws: Finding.self) { try search.find(nil, at: nil) }
    try folder.write("{}", to: "tokens.config.json")
    #expect(try search.find(nil, at: nil).name == "tokens.config.json")
    try folder.write("{}", to: "tokens/tokens.config.json")
    #expect(try search.find(nil, at: nil).relative(to: folder.root) == "tokens/tokens.config.json")
    #expect(throws: Finding.self) { try search.find("other.json", at: nil) }
  }
}
