import TemplateEngine
import Testing

@testable import TokenOutput

struct ValueMemoTests {
  @Test func `a node that wasn't stored isn't in the memo`() {
    let memo = ValueMemo(count: 2)
    memo.keep(.none, for: 0)
    #expect(memo[1] == nil)
  }

  @Test func `an absent value is stored as absent`() throws {
    let memo = ValueMemo(count: 1)
    memo.keep(.none, for: 0)
    guard case TemplateValue.none = try #require(memo[0]) else {
      Issue.record("the value is there")
      return
    }
  }

  @Test(arguments: ObjectKind.allCases)
  func `an object is returned as it was stored`(kind: ObjectKind) throws {
    let memo = ValueMemo(count: 3)
    let object = TemplateObject(kind.id, .max, context: 65_535)
    memo.keep(.object(object), for: 2)
    guard case .object(let found) = try #require(memo[2]) else {
      Issue.record("it is not an object")
      return
    }
    #expect(found == object)
  }

  @Test func `a value that doesn't fit isn't stored`() {
    let memo = ValueMemo(count: 1)
    memo.keep(.object(TemplateObject(ObjectKind.token.id, 0, context: 65_536)), for: 0)
    memo.keep(.bool(true), for: 0)
    #expect(memo[0] == nil)
  }
}
