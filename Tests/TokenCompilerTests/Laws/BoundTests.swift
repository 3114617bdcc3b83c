import Diagnostics
import JSONSyntax
import Testing
import TokenModel

@testable import TokenCompiler

/// Small sources that need much work or a deep stack.
@Suite struct `Bounds` {
  private func chain(of groups: Int, isBackwards: Bool) -> Project {
    var members = (0..<groups).map { "\"g\($0)\": { \"$extends\": \"{g\($0 + 1)}\" }" }
    members.append("\"g\(groups)\": { \"$type\": \"number\", \"n\": { \"$value\": 1 } }")
    if isBackwards { members.reverse() }
    return Project("{ \(members.joined(separator: ",\n")) }")
  }

  @Test(arguments: [false, true])
  func `a chain of 99 groups that extend each other is allowed`(isBackwards: Bool) {
    let compilation = chain(of: 99, isBackwards: isBackwards).compile()
    #expect(compilation.ir?.value("g0.n") == "1.0", "\(compilation.messages.prefix(3))")
  }

  @Test(arguments: [false, true])
  func `a very long chain of extended groups is reported once`(isBackwards: Bool) {
    let compilation = chain(of: 5000, isBackwards: isBackwards).compile()
    let codes = Set(compilation.diagnostics.map(\.code.name))
    #expect(codes == ["reference-too-deep"], "\(compilation.messages.prefix(3))")
  }

  @Test func `many paths to one group cost no more than the groups`() {
    // Every group inherits `s` along two paths that meet again at the next group: 2^60 paths in
    // all.
    var members: [String] = []
    for index in 0..<60 {
      for (name, other) in [("a", "b"), ("b", "a")] {
        members.append(
          "\"\(name)\(index)\": { \"$extends\": \"{\(name)\(index + 1)}\","
            + " \"s\": { \"$extends\": \"{\(other)\(index + 1).s}\" } }"
        )
      }
    }
    members.append("\"a60\": { \"s\": { \"$type\": \"number\", \"n\": { \"$value\": 1 } } }")
    members.append("\"b60\": { \"s\": { \"$type\": \"number\", \"m\": { \"$value\": 2 } } }")
    let compilation = Project("{ \(members.joined(separator: ",\n")) }").compile()
    #expect(compilation.ir?.value("a0.s.n") == "1.0", "\(compilation.messages.prefix(3))")
    #expect(compilation.ir?.value("a0.s.m") == "2.0")
  }

  @Test(arguments: [false, true])
  func `deeply nested groups that extend each other don't overflow the stack`(isBackwards: Bool) {
    func nested(_ inner: String) -> String {
      String(repeating: "{\"g\":", count: 400) + inner + String(repeating: "}", count: 400)
    }
    var members = (0..<90).map { "\"e\($0)\": " + nested("{\"$extends\":\"{e\($0 + 1)}\"}") }
    members.append("\"e90\": " + nested("{\"$type\":\"number\",\"$value\":1}"))
    if isBackwards { members.reverse() }
    let compilation = Project("{ \(members.joined(separator: ",\n")) }").compile()
    #expect(compilation.diagnostics.map(\.code) == [.nestingTooDeep])
  }

  @Test func `the last occurrence of a tree merged several times wins`() throws {
    let first = #"{"a": {"$type": "number", "$value": 1}, "b": {"$type": "number", "$value": 1}}"#
    let second = #"{"c": {"$type": "number", "$value": 2}, "b": {"$type": "number", "$value": 2}}"#
    let files = ["1": first, "2": second, "3": first, "4": second, "5": first, "6": second]
    let order = ["1", "2", "3", "4", "5", "6"]
    let repeated = ["1", "2", "1", "2", "1", "2"]
    let texts = [order, repeated].map { order in
      compile(CompileRequest(source: .files(order.map { Located("\($0).json") }))) { path in
        .success(Array((files[String(path.prefix(1))] ?? "").utf8))
      }
    }
    for name in ["a", "b", "c"] {
      #expect(texts[0].ir?.value(name) == texts[1].ir?.value(name))
    }
    let paths = texts.map { compilation in
      compilation.ir.map { ir in ir.tokens.map { ir.paths.description(of: $0.path, in: ir.texts) } }
    }
    #expect(paths[0] != nil && paths[0] == paths[1])
  }

  @Test func `a tree merged very often is read twice`() {
    var plan = SourcePlan()
    let layers = (0..<3).map { index in
      Layer(
        root: SyntaxNode(document: DocumentID(index: UInt32(index)), node: JSONNode(index: 0)),
        condition: .always
      )
    }
    for _ in 0..<1000 { plan.layers += layers }
    plan.dropRepeatedLayers()
    #expect(plan.layers == layers + layers)
  }

  @Test func `long chains of aliases are allowed, in any order`() {
    for isBackwards in [false, true] {
      var members = (0..<450).map { "\"t\($0)\": { \"$value\": \"{t\($0 + 1)}\" }" }
      members.append("\"t450\": { \"$type\": \"number\", \"$value\": 1 }")
      if isBackwards { members.reverse() }
      let compilation = Project("{ \(members.joined(separator: ",\n")) }").compile()
      #expect(compilation.ir?.value("t0") == "1.0", "\(compilation.messages.prefix(3))")
    }
  }

  @Test func `an overlong chain of aliases is an error that isn't reported for each alias`() {
    for isBackwards in [false, true] {
      var members = (0..<20_000).map { "\"t\($0)\": { \"$value\": \"{t\($0 + 1)}\" }" }
      members.append("\"t20000\": { \"$type\": \"number\", \"$value\": 1 }")
      if isBackwards { members.reverse() }
      let compilation = Project("{ \(members.joined(separator: ",\n")) }").compile()
      #expect(compilation.ir == nil)
      #expect(Set(compilation.diagnostics.map(\.code.name)) == ["reference-too-deep"])
    }
  }

  @Test func `a circular reference through very many aliases is reported once`() {
    let members = (0..<5000).map { "\"t\($0)\": { \"$value\": \"{t\(($0 + 1) % 5000)}\" }" }
    let compilation = Project("{ \(members.joined(separator: ",\n")) }").compile()
    #expect(compilation.messages.count == 1, "\(compilation.messages.prefix(3))")
    #expect(compilation.diagnostics.first?.code == .circularReference)
  }

  @Test func `deeply nested groups are allowed`() {
    let depth = 500
    let source =
      String(repeating: "{\"g\":", count: depth) + "{\"$type\":\"number\",\"$value\":1}"
      + String(repeating: "}", count: depth)
    let path = Array(repeating: "g", count: depth).joined(separator: ".")
    #expect(Project(source).compile().ir?.value(path) == "1.0")
  }

  @Test func `a long expression is allowed, and deep nesting doesn't overflow the stack`() {
    let sum = Array(repeating: "{n}", count: 2000).joined(separator: " + ")
    let deep = String(repeating: "(", count: 20_000) + "{n}" + String(repeating: ")", count: 20_000)
    for formula in [sum, deep] {
      let compilation = Project(
        "{ \"n\": { \"$type\": \"number\", \"$value\": 1 },"
          + " \"x\": { \"$type\": \"number\", \"$value\": \"~\(formula)\" } }"
      ).compile()
      #expect(compilation.ir != nil || compilation.diagnostics.containsError)
    }
  }
}
