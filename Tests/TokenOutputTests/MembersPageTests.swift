import Foundation
import Testing

@testable import TokenOutput

@Suite struct MembersPageTests {
  @Test func `the page of template data is up to date`() throws {
    let page = Workshop.repository.appending(path: "templates/guide/members.md")
    let text = MembersPage().text
    let found = try? String(contentsOf: page, encoding: .utf8)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil, found != text {
      try Data(text.utf8).write(to: page)
      Issue.record("recorded; read it, and run the tests without UPDATE_GOLDENS")
    }
    #expect(found == text)
  }

  @Test(arguments: ObjectKind.allCases)
  func `every summary is one line without a period at the end`(kind: ObjectKind) {
    for summary in kind.members.map({ summaries(of: $0) }) ?? [] {
      #expect(!summary.isEmpty && !summary.contains { "\n|".contains($0) }, "\(summary)")
      #expect(!summary.hasSuffix(".") || summary.hasSuffix(".}."), "\(summary)")
    }
  }

  private func summaries(of members: (some OutputMember).Type) -> [String] {
    members.allCases.map(\.summary)
  }
}
