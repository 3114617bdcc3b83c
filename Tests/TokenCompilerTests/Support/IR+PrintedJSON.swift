import Foundation
import Testing

@testable import TokenCompiler

extension IR {
  /// Verifies that the IR can be printed as JSON, which most tests wouldn't notice.
  func expectToPrintJSON() {
    var printed: [UInt8] = []
    appendJSON(to: &printed)
    if (try? JSONSerialization.jsonObject(with: Data(printed))) == nil {
      Issue.record("the IR isn't JSON: \(String(decoding: printed, as: UTF8.self))")
    }
  }
}
