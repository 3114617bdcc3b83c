import SourceForms
import Testing

@testable import TokenImport

@Suite struct `References of imported tokens` {
  private func faults(_ references: KeyValuePairs<String, String>) -> [(
    path: [String], fault: DraftReferences.Fault
  )] {
    var group = DraftGroup(type: "color")
    for (name, target) in references {
      group[name] = .token(DraftToken(nil, .reference([target])))
    }
    return DraftReferences(of: group).faults
  }

  @Test func `a token has no value if one that it depends on has none`() {
    let found = faults(["a": "b", "b": "c", "c": "none", "d": "b"])
    #expect(found.map(\.path) == [["c"], ["b"], ["a"], ["d"]])
    #expect(
      found.map(\.fault) == [
        .missing(["none"]), .unresolved(["c"]), .unresolved(["b"]), .unresolved(["b"]),
      ]
    )
  }

  @Test func `tokens that refer to each other have no value`() {
    let found = faults(["a": "b", "b": "a", "c": "a"])
    #expect(found.map(\.path) == [["b"], ["a"], ["c"]])
    #expect(found.map(\.fault) == [.circular, .circular, .unresolved(["a"])])
  }
}
