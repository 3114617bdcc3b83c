import TestSupport
import Testing

/// The guide's pages with complete sources.
@Suite struct GuidePageTests {
  @Test(arguments: ["start", "themes"])
  func `the files on the page build with the results on the page`(_ name: String) throws {
    let page = try Walkthrough("tokens/guide/\(name).md")
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    var counts = (files: 0, lines: 0, commands: 0)
    for step in page.steps {
      switch step {
      case .file: counts.files += 1
      case .lines: counts.lines += 1
      case .commands(let commands): counts.commands += commands.count
      }
    }
    #expect(counts.files >= 8 && counts.lines >= 2 && counts.commands >= 2, "\(counts)")
    try page.run(in: folder)
  }

  @Test func `the formulas have the values on the page`() throws {
    let page = try Walkthrough("tokens/guide/formulas.md")
    #expect(page.steps.count == 4)
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try page.run(in: folder)
  }
}
