import TemplateEngine
import Testing

@testable import TokenOutput

@Suite struct SchemaTests {
  private let schema = OutputSchema(options: [], hasPixels: false).template

  @Test func `member numbers are unique within a type`() {
    for object in schema.objects {
      #expect(Set(object.members.map(\.id)).count == object.members.count, "\(object.name)")
    }
  }

  @Test(arguments: ObjectKind.allCases)
  func `the members of an object type belong to it`(kind: ObjectKind) {
    guard let members = kind.members else { return }
    #expect(members.object == (ObjectKind.roots.contains(kind) ? .root : kind))
  }

  @Test func `a case can be found by its number`() {
    #expect(ObjectKind.allCases.map { ObjectKind(number: $0.number) } == ObjectKind.allCases)
    #expect(OutputList.allCases.map { OutputList(number: $0.number) } == OutputList.allCases)
    #expect(OutputText.allCases.map { OutputText(number: $0.number) } == OutputText.allCases)
    for case let members? in ObjectKind.allCases.map(\.members) { expectCasesByNumber(members) }
  }

  private func expectCasesByNumber<Member: OutputMember>(_ members: Member.Type) {
    let found = members.allCases.map { Member(number: $0.number).number }
    #expect(found == (0..<UInt16(members.allCases.count)).map { $0 }, "\(members)")
  }
}
