import Foundation
import Testing

/// Limits for the length of pages that people read first.
@Suite struct PageLengthTests {
  @Test(arguments: [
    ("README.md", 1000), ("tokens/README.md", 600), ("templates/README.md", 600),
    ("CHANGELOG.md", 2200),
  ])
  func `a page doesn't exceed its word limit`(_ page: String, _ limit: Int) throws {
    let text = try String(contentsOf: Repository.url(page), encoding: .utf8)
    let count = text.split(whereSeparator: \.isWhitespace).count
    #expect(count <= limit, "\(page) has \(count) words; move details to a page of the guide")
  }
}
