import Foundation
import TestSupport
import Testing

/// The pages for people who come from another tool: what they have, what they type, what they get.
@Suite struct OtherToolPages {
  /// What a project of the tool has beside the files on the page.
  private static let projects = SampleProject.repository.appending(path: "Tests/Projects")

  @Test(arguments: ["from-style-dictionary", "from-figma-export", "from-swiftgen"])
  func `everything on the page is as it says`(_ name: String) throws {
    let page = try Walkthrough("tokens/\(name).md")
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
