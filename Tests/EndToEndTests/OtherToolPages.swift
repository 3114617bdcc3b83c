import Foundation
import TestSupport
import Testing

/// The guide's pages for users of other tools, with their files, commands, and results.
@Suite struct OtherToolPages {
  /// The files of each example project that aren't on the page.
  private static let projects = SampleProject.repository.appending(path: "Tests/Projects")

  @Test(arguments: ["from-style-dictionary", "from-figma-export", "from-swiftgen"])
  func `the page is accurate`(_ name: String) throws {
    let page = try Walkthrough("tokens/guide/\(name).md")
    let folder = try TemporaryFolder()
    let project = Self.projects.appending(path: name)
    if FileManager.default.fileExists(atPath: project.path) {
      for entry in try FileManager.default.contentsOfDirectory(atPath: project.path) {
        try folder.copy(project.appending(path: entry), to: entry)
      }
    }
    try folder.makeFolder(".git")
    var counts = (files: 0, lines: 0, commands: 0)
    for step in page.steps {
      switch step {
      case .file: counts.files += 1
      case .lines: counts.lines += 1
      case .commands(let commands): counts.commands += commands.count
      }
    }
    #expect(counts.files >= 1 && counts.lines >= 3 && counts.commands >= 2, "\(counts)")
    try page.run(in: folder)
  }
}
