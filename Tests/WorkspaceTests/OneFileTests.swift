import Testing

@testable import Workspace

@Suite struct OneFileTests {
  private static func joined(_ files: [String], imports: [String]) -> String {
    let bytes = files.map { Array($0.utf8) }
    return String(decoding: OneFile(bytes, imports: imports).bytes, as: UTF8.self)
  }

  @Test func `common leading lines are written once`() {
    let text = Self.joined(["// Written\n\nlet a = 1\n", "// Written\n\nlet b = 2\n"], imports: [])
    #expect(text == "// Written\n\nlet a = 1\nlet b = 2\n")
  }

  @Test func `a file without the common lines keeps all of its lines`() {
    let text = Self.joined(["// Written\n\n1\n", "\n2\n", "// Written\n\n3\n"], imports: [])
    #expect(text == "// Written\n\n1\n\n2\n3\n")
  }

  @Test func `a single file is unchanged`() {
    let text = "import A\n\nlet a = 1"
    #expect(Self.joined([text], imports: ["import"]) == text + "\n")
    #expect(Self.joined([text + "\n"], imports: ["import"]) == text + "\n")
  }

  @Test func `a module is imported with the widest access level needed by a file`() {
    let text = Self.joined(
      [
        "#if canImport(A)\n  import A\n#endif\n", "public import A\n", "import B\n", "import AB\n",
        "// import A\n",
      ],
      imports: ["public import", "import"]
    )
    #expect(
      text == """
        #if canImport(A)
          public import A
        #endif
        public import A
        import B
        import AB
        // import A

        """
    )
  }

  @Test func `without import keywords, nothing is changed`() {
    let text = Self.joined(["import A\n", "public import A\n"], imports: [])
    #expect(text == "import A\npublic import A\n")
  }
}
