import TestSupport
import Testing

@testable import Workspace

/// The files that `tokens init` finds.
@Suite struct ProjectSetupTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.token("a"), to: "a.json")
    // The search doesn't enter this folder.
    try folder.write(Self.token("b"), to: ".hidden/b.json")
    try folder.write(Self.configuration, to: "config.json")
  }

  private static func token(_ name: String) -> String {
    ##"{ "\##(name)": { "$type": "number", "$value": 1 } }"##
  }

  private static let configuration = ##"""
    { "source": ["*.json", ".hidden/b.json"],
      "platforms": { "web": { "transformGroup": "css", "buildPath": "build/" } } }
    """##

  private func tokens() throws -> Set<String> {
    try ProjectSetup([folder.root]).tokenPaths
  }

  @Test func `files listed in a Style Dictionary configuration are found in any folder`() throws {
    #expect(try tokens() == ["a", "b"])
  }

  @Test func `the lists of several Style Dictionary configurations aren't used`() throws {
    try folder.write(Self.configuration, to: "other.json")
    #expect(try tokens() == ["a"])
  }

  @Test func `only types of DTCG become rules for files`() {
    #expect(FileTypes(of: [("a", "color"), ("b", "spacing"), ("c", nil)]).rules.isEmpty)
    let types = FileTypes(of: [("a", "color"), ("b", "spacing"), ("c", "number"), ("d", "color")])
    #expect(types.rules.map(\.type) == ["color", "number"])
    #expect(types.rules.map(\.files) == [["a", "d"], ["c"]])
  }
}
