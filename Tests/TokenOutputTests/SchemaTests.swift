import Foundation
import TemplateEngine
import Testing

@testable import TokenOutput

/// The page on what a template sees, held against the schema.
@Suite struct SchemaTests {
  private let page: TemplatePage
  private let schema = OutputSchema(options: [], hasPixels: false).template

  init() throws {
    page = try TemplatePage()
  }

  @Test func `every object of the page has the members of the schema`() {
    for object in schema.objects where object.name != "Options" {
      // The roots of files for each of something have one member more, which has a table of its own.
      if object.name.hasSuffix("Root"), object.name != "Root" { continue }
      let name = ["Root": "The root", "Setting": "Settings"][object.name] ?? object.name
      let expected = object.members.map { "\($0.name): \(describe($0.type))" }
      #expect(page.members[name] == expected, "\(object.name)")
    }
  }

  @Test func `the page has no table of an object that does not exist`() {
    let known = Set(schema.objects.map(\.name)).union(["The root", "Settings"])
    #expect(Set(page.members.keys).subtracting(known) == [])
  }

  @Test func `the root of a file for each of something has the member that the page says`() {
    for each in FileRule.Each.allCases where each != .once {
      let member = schema[OutputSchema.root(of: each)].members.last
      let found = member.map { "\($0.name): \(describe($0.type))" }
      #expect(page.subjects[each.rawValue] == found, "\(each)")
    }
  }

  @Test func `the cases of unions are those of the page`() {
    for union in schema.unions {
      let expected = union.cases.map { "\($0.name): \(schema[$0.type].name)" }
      #expect(page.cases[union.name == "Value" ? "Value" : "Constant"] == expected)
    }
  }

  @Test func `the words are those of the page`() {
    #expect(page.words.count == schema.words.count)
    for type in schema.words { #expect(page.words[type.name] == type.words, "\(type.name)") }
  }

  @Test func `member numbers are unique in their type`() {
    for object in schema.objects {
      #expect(Set(object.members.map(\.id)).count == object.members.count, "\(object.name)")
    }
  }

  @Test(arguments: ObjectKind.allCases)
  func `the members of an object type say whose they are`(kind: ObjectKind) {
    guard let members = kind.members else { return }
    #expect(members.object == (ObjectKind.roots.contains(kind) ? .root : kind))
  }

  @Test func `a number gives back the case that has it`() {
    #expect(ObjectKind.allCases.map { ObjectKind(number: $0.number) } == ObjectKind.allCases)
    #expect(OutputList.allCases.map { OutputList(number: $0.number) } == OutputList.allCases)
    #expect(OutputText.allCases.map { OutputText(number: $0.number) } == OutputText.allCases)
    for case let members? in ObjectKind.allCases.map(\.members) { expectCasesByNumber(members) }
  }

  private func expectCasesByNumber<Member: OutputMember>(_ members: Member.Type) {
    let found = members.allCases.map { Member(number: $0.number).number }
    #expect(found == (0..<UInt16(members.allCases.count)).map { $0 }, "\(members)")
  }

  private func describe(_ type: TemplateType) -> String {
    switch type {
    case .bool: "bool"
    case .integer: "integer"
    case .number: "number"
    case .code: "code"
    case .text: "text"
    case .word(let id): schema[id].name
    case .optional(let type): describe(type) + "?"
    case .list(let type): "[" + describe(type) + "]"
    case .object(let id): schema[id].name
    case .union(let id): schema[id].name
    }
  }
}

/// The tables of `templates/README.md`.
struct TemplatePage {
  /// `name: type` of each object, by the heading.
  var members: [String: [String]] = [:]
  /// The same of the member for what a file is made for.
  var subjects: [String: String] = [:]
  var cases: [String: [String]] = [:]
  var words: [String: [String]] = [:]
  /// The blocks of code after a heading.
  var blocks: [String: [String]] = [:]

  init() throws {
    let url = Workshop.repository.appending(path: "templates/README.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    var heading = ""
    var columns: [String] = []
    var block: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") {
        if let finished = block { blocks[heading, default: []].append(finished) }
        block = block == nil ? "" : nil
      } else if block != nil {
        block? += line + "\n"
      } else if line.hasPrefix("#") {
        heading = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces)
        columns = []
      } else if line.hasPrefix("|") {
        let cells = line.dropFirst().dropLast().split(
          separator: "|",
          omittingEmptySubsequences: false
        )
        .map { $0.trimmingCharacters(in: .whitespaces) }
        if columns.isEmpty { columns = cells } else { take(cells, columns, heading) }
      } else {
        columns = []
      }
    }
  }

  private mutating func take(_ cells: [String], _ columns: [String], _ heading: String) {
    let names = codes(cells[0])
    guard !names.isEmpty else { return }
    switch columns {
    case ["member", "type", "is"]:
      let type = codes(cells[1]).first ?? ""
      members[heading, default: []] += names.map { "\($0): \(type)" }
    case ["`each`", "member", "type"]:
      subjects[names[0]] = "\(codes(cells[1]).first ?? ""): \(codes(cells[2]).first ?? "")"
    case ["case", "type"]:
      cases[heading, default: []].append("\(names[0]): \(codes(cells[1]).first ?? "")")
    case ["type", "words"] where heading == "Words":
      words[names[0]] = codes(cells[1])
    default: break
    }
  }

  private func codes(_ cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
